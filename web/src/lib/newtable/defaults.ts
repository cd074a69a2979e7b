/** The default settings of a person for a game, saved on this device and used as far as they are still valid. */
import type { ChairDraft, ChairKind, PlayPlace } from './chairs.ts';
import type { OptionValue } from './options.ts';
import { parseSeriesDraft, type SeriesDraft } from './series.ts';
import { DEFAULT_RECALL, type Recall } from '#lib/api/recall.ts';
import type { PublicCard, GameList } from '#lib/wire/out.gen.ts';

export const TIMES = ['none', 'five', 'ten', 'day'] as const;
export type TimeControl = (typeof TIMES)[number];

/** Everything that can be chosen for a table of a game. */
export type TableDefaults = {
  readonly where: PlayPlace;
  readonly time: TimeControl;
  readonly visibility: 'private' | 'public';
  readonly recall: Recall;
  readonly hasHints: boolean;
  readonly chosen: Readonly<Record<string, OptionValue>>;
  readonly series: SeriesDraft;
  readonly chairs: readonly ChairDraft[];
};

const KINDS: readonly ChairKind[] = ['me', 'here', 'bot', 'open'];
const WHERES: readonly PlayPlace[] = ['own', 'screen', 'here'];

/**
 * Parse saved defaults, as far as the game and the server still support them; null if the number of chairs is invalid.
 */
export function parseDefaults(
  text: string | null,
  card: PublicCard,
  shelf: Pick<GameList, 'levels' | 'usual'>,
): TableDefaults | null {
  const kept = parseJson(text);
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
    recall: oneOf(['pure', 'notebook'], kept['recall'], DEFAULT_RECALL),
    hasHints: kept['hasHints'] === true,
    chosen: Object.fromEntries(options),
    series: parseSeriesDraft(asRecord(kept['series'])),
    chairs: chairs.map((chair) => ({
      kind: oneOf(KINDS, chair['kind'], 'open'),
      bot: oneOf(shelf.levels, chair['bot'], shelf.usual),
      name: typeof chair['name'] === 'string' ? chair['name'] : '',
    })),
  };
}

const oneOf = <One>(all: readonly One[], found: unknown, fallback: One): One =>
  all.find((one) => one === found) ?? fallback;

const asRecord = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

function parseJson(text: string | null): Record<string, unknown> {
  try {
    return asRecord(JSON.parse(text ?? ''));
  } catch {
    return {};
  }
}
