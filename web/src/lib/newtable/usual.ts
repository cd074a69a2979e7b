/** The default settings of a person for a game, saved on this device and used as far as they are still valid. */
import type { ChairWish, Kind, Where } from './chairs.ts';
import type { OptionValue } from './options.ts';
import { seriesOf, type SeriesWish } from './series.ts';
import type { Card, Shelf } from '#lib/wire/out.gen.ts';

export const TIMES = ['none', 'five', 'ten', 'day'] as const;
export type Time = (typeof TIMES)[number];

/** Everything that can be chosen for a table of a game. */
export type Usual = {
  readonly where: Where;
  readonly time: Time;
  readonly visibility: 'private' | 'public';
  readonly recall: 'pure' | 'notebook';
  readonly chosen: Readonly<Record<string, OptionValue>>;
  readonly series: SeriesWish;
  readonly chairs: readonly ChairWish[];
};

const KINDS: readonly Kind[] = ['me', 'here', 'bot', 'open'];
const WHERES: readonly Where[] = ['own', 'screen', 'here'];

/**
 * Parse saved defaults, as far as the game and the server still support them; null if the number of chairs is invalid.
 */
export function usualOf(text: string | null, card: Card, house: Pick<Shelf, 'levels' | 'usual'>): Usual | null {
  const kept = read(text);
  const chairs = Array.isArray(kept['chairs']) ? kept['chairs'].map(asRecord) : [];
  if (!card.seats.includes(chairs.length)) return null;
  const found = asRecord(kept['chosen']);
  const options = card.options.flatMap(({ name, values }) => {
    const value = values.find((one) => one === found[name]);
    return value === undefined ? [] : [[name, value] as const];
  });
  return {
    where: oneOf(WHERES, kept['where'], 'own'),
    time: oneOf(TIMES, kept['time'], 'none'),
    visibility: oneOf(['private', 'public'], kept['visibility'], 'private'),
    recall: oneOf(['pure', 'notebook'], kept['recall'], 'pure'),
    chosen: Object.fromEntries(options),
    series: seriesOf(asRecord(kept['series'])),
    chairs: chairs.map((chair) => ({
      kind: oneOf(KINDS, chair['kind'], 'open'),
      bot: oneOf(house.levels, chair['bot'], house.usual),
      name: typeof chair['name'] === 'string' ? chair['name'] : '',
    })),
  };
}

const oneOf = <One>(all: readonly One[], found: unknown, usually: One): One =>
  all.find((one) => one === found) ?? usually;

const asRecord = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

function read(text: string | null): Record<string, unknown> {
  try {
    return asRecord(JSON.parse(text ?? ''));
  } catch {
    return {};
  }
}
