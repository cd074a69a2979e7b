/** The plan of a layout: the positions of its rooms, parsed from the letters of the view. */
import { columnOf, FIELDS, rowOf } from './geometry.ts';
import { MATERIAL } from './material.gen.ts';

export type RoofKind = 'tiled' | 'thatched' | 'copper';

export type Room = {
  readonly room: number;
  readonly fields: readonly number[];
  readonly column: number;
  readonly row: number;
  readonly columns: number;
  readonly rows: number;
  readonly roof: RoofKind;
};

export type Plan = {
  readonly rooms: readonly Room[];
  /** The room of each field; null for towers. */
  readonly roomAt: readonly (number | null)[];
};

const ROOFS: Readonly<Record<number, RoofKind>> = MATERIAL.roofs;

/** Return the plan of a layout; an empty one before the rooms are drawn. */
export function planOf(layout: string): Plan {
  const letters = layout.replaceAll('/', '');
  const roomAt = FIELDS.map((field) => {
    const room = MATERIAL.letters.indexOf(letters[field] ?? '#');
    return room < 0 ? null : room;
  });
  const rooms = [...MATERIAL.letters]
    .map((_, room) => FIELDS.filter((field) => roomAt[field] === room))
    .flatMap((fields, room) => (fields.length > 0 ? [roomOf(room, fields)] : []));
  return { rooms, roomAt };
}

function roomOf(room: number, fields: readonly number[]): Room {
  const columns = fields.map(columnOf);
  const rows = fields.map(rowOf);
  const [column, row] = [Math.min(...columns), Math.min(...rows)];
  return {
    room,
    fields,
    column,
    row,
    columns: Math.max(...columns) - column + 1,
    rows: Math.max(...rows) - row + 1,
    roof: ROOFS[fields.length] ?? 'tiled',
  };
}
