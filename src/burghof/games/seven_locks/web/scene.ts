/** What a view means for the drawing: what may be picked now, what was heard last, what a sentence of the log told of. */
import type { Facts } from './drop.ts';
import { EMBLEMS, TOWERS } from './geometry.ts';
import type { Event, Move, Preview, View } from './types.gen.ts';
import type { Message } from '#lib/wire/out.gen.ts';
import type { OfferOf } from '#lib/wire/typed.ts';

export type LocksOffer = OfferOf<Move, Preview>;

export const towerId = (tower: number): string => `tower-${String(tower + 1)}`;
/** What a tower is called, as a word of the game. */
export const towerWord = (tower: number): string => `emblem-${EMBLEMS[tower] ?? ''}`;
export const keyId = (key: number): string => `key-${String(key)}`;

/** The number in an id of the outline, as in `key-8`. */
const numberIn = (id: string): number => Number(id.slice(id.lastIndexOf('-') + 1));

const PHASES: Readonly<Partial<Record<Move['type'], readonly View['phase'][]>>> = {
  place: ['place'],
  drop: ['drop'],
  walk: ['walk'],
  'take-key': ['key'],
  bet: ['bet'],
};

/** The offers that belong to the table as it is drawn: while pearls of others still fall, nothing glows. */
export const offeredNow = (view: View, offers: readonly LocksOffer[]): readonly LocksOffer[] =>
  offers.filter(({ move }) => PHASES[move.type]?.includes(view.phase) && acts(view) === view.seat);

/** Who is to act in a view. */
const acts = (view: View): number => (view.phase === 'bet' ? (view.asked[0] ?? view.active) : view.active);

/** What the offers of a kind pick, with the offer. */
export const byPick = (offers: readonly LocksOffer[]): ReadonlyMap<string, LocksOffer> =>
  new Map(offers.map((offer) => [offer.picks.at(-1) ?? '', offer]));

/** What is public about a pearl that falls. */
export const factsOf = ({ tower, echo }: { readonly tower: number; readonly echo: number }, before: View): Facts => ({
  tower,
  echo,
  inside: before.heard?.[tower]?.length ?? null,
});

/** What was heard last in this turn. */
export function lastHeard(view: View): Facts | null {
  const sound = view.sounds.at(-1);
  if (!sound || view.shown[sound.tower] !== null) return null;
  const pearls = view.heard?.[sound.tower]?.length;
  return { ...sound, inside: pearls === undefined ? null : pearls - 1 };
}

/** The pearls of the die: those dropped in this turn and those that are still due; none before the first turn. */
export const rolled = (view: View): number => (view.turn > 0 ? view.due + view.sounds.length : 0);

/** The drop that a sentence of the log told of, with all that is public about it. */
export function toldOf(view: View, said: readonly Message[], place: number): Facts | null {
  const drop = dropIn(said[place]);
  if (!drop) return null;
  const before = said.slice(0, place).filter((message) => dropIn(message)?.tower === drop.tower);
  return { ...drop, inside: view.heard ? before.length : null };
}

function dropIn(message: Message | undefined): { readonly tower: number; readonly echo: number } | null {
  if (message?.key !== 'event-dropped') return null;
  const { tower, echo } = message.data;
  if (typeof tower !== 'object' || !('key' in tower) || typeof echo !== 'number') return null;
  return { tower: TOWERS.findIndex((one) => towerWord(one) === tower.key), echo };
}

/** The move that a pick against the rules would be: the server says which clause forbids it. */
export function attempt(view: View, picked: readonly string[], id: string): Move | null {
  void picked;
  const number = numberIn(id);
  if (id.startsWith('key-'))
    return view.phase === 'bet' ? { type: 'bet', key: number } : { type: 'take-key', key: number };
  if (!id.startsWith('tower-')) return null;
  const tower = number - 1;
  if (view.phase === 'place') return { type: 'place', tower };
  return view.phase === 'walk' ? { type: 'walk', tower } : { type: 'drop', tower };
}

/** What a key in a lock is said to be. */
export const FITS = { fits: 'board-fits', 'too-long': 'board-too-long', 'too-short': 'board-too-short' } as const;

/** The tower that the last events were about, for its marks. */
export function markedOf(events: readonly Event[]): number | null {
  const told = events.findLast((event) => 'tower' in event);
  return told && 'tower' in told ? told.tower : null;
}
