/** The veil over the board while a line is aimed at: what it covers, and what stays lit. */
import { cardBox, fieldBox, lengthOf, lineOf, toDrawing, type Box, type Plan } from './geometry.ts';

type Rows = readonly (readonly number[])[];

/** A card on its space, counted from the site outwards. */
export type CardPlace = { readonly space: number; readonly depth: number };

/** Return where a box inside the rotation of a space is drawn. */
function drawnBox(plan: Plan, space: number, { x, y, w, h }: Box): Box {
  const [ax, ay] = toDrawing(plan, space, [x, y]);
  const [bx, by] = toDrawing(plan, space, [x + w, y + h]);
  return { x: Math.min(ax, bx), y: Math.min(ay, by), w: Math.abs(ax - bx), h: Math.abs(ay - by) };
}

/** Return the part of a row of cards and their frames that lies outside the wall-walk; null if there is none. */
function outerRow(plan: Plan, space: number, cards: number): Box | null {
  if (cards < 2) return null;
  const { x, y, w } = cardBox(plan, space, cards - 1);
  const edge = plan.inset / 2;
  return drawnBox(plan, space, { x: x - edge, y: y - edge, w: w + 2 * edge, h: edge - plan.ring - y });
}

/**
 * Return what is veiled: the site, the wall-walk, all cards and the other places that the card could go to, except those
 * at the aimed line.
 */
export function veilCover(plan: Plan, rows: Rows, targets: ReadonlySet<number>, aimed: number | null): readonly Box[] {
  const { ring } = plan;
  const side = lengthOf(plan) + 2 * ring;
  const outer = rows.map((row, space) =>
    space === aimed ? null : outerRow(plan, space, row.length + (targets.has(space) ? 1 : 0)),
  );
  return [{ x: -ring, y: -ring, w: side, h: side }, ...outer.filter((box) => box !== null)];
}

/** Return what stays lit: the fields of the line, the card at its end, and where a card came from. */
export function veilHoles(plan: Plan, space: number, source: CardPlace | null): readonly Box[] {
  const card = ({ space: at, depth }: CardPlace): Box => drawnBox(plan, at, cardBox(plan, at, depth));
  return [
    ...lineOf(space).map((field) => fieldBox(plan, field)),
    card({ space, depth: 0 }),
    ...(source && source.space !== space ? [card(source)] : []),
  ];
}
