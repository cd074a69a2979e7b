/** What the drawing needs from a view: the current offers, the last drop, and the drop of a log sentence. */
import { MAX_DEPTH, type DropFacts } from './drop.ts';
import { EMBLEMS, TOWERS } from './geometry.ts';
import type { Event, Move, Preview, View } from './types.gen.ts';
import type { Message } from '#lib/wire/out.gen.ts';
import type { OfferOf } from '#lib/wire/typed.ts';

export type LocksOffer = OfferOf<Move, Preview>;

export const towerId = (tower: number): string => `tower-${String(tower + 1)}`;
/** Return the message key of a tower's name. */
export const towerWord = (tower: number): string => `emblem-${EMBLEMS[tower] ?? ''}`;
export const keyId = (key: number): string => `key-${String(key)}`;

/** Return the number in an outline id such as `key-8`. */
const numberIn = (id: string): number => Number(id.slice(id.lastIndexOf('-') + 1));

const PHASES: Readonly<Partial<Record<Move['type'], readonly View['phase'][]>>> = {
  place: ['place'],
  drop: ['drop'],
  walk: ['walk'],
  'take-key': ['key'],
  bet: ['bet'],
};

/** Return the offers that match the drawn view; none while other players' events are still in playback. */
export const currentOffers = (view: View, offers: readonly LocksOffer[]): readonly LocksOffer[] =>
  offers.filter(({ move }) => PHASES[move.type]?.includes(view.phase) && seatToAct(view) === view.seat);

/** Return the seat to act in a view. */
const seatToAct = (view: View): number => (view.phase === 'bet' ? (view.asked[0] ?? view.active) : view.active);

/** Return the offers by their last pick. */
export const byPick = (offers: readonly LocksOffer[]): ReadonlyMap<string, LocksOffer> =>
  new Map(offers.map((offer) => [offer.picks.at(-1) ?? '', offer]));

/** Return the public facts of a pearl that falls. */
export const factsOf = (
  { tower, echo }: { readonly tower: number; readonly echo: number },
  before: View,
): DropFacts => ({
  tower,
  echo,
  inside: before.heard?.[tower]?.length ?? null,
});

/** Return the last drop of this turn, or null. */
export function lastDrop(view: View): DropFacts | null {
  const sound = view.sounds.at(-1);
  if (!sound || view.shown[sound.tower] !== null) return null;
  const pearls = view.heard?.[sound.tower]?.length;
  return { ...sound, inside: pearls === undefined ? null : pearls - 1 };
}

/** Return an echo as it is written beside the gauge: a number, or that it lies beyond all depths. */
export const echoTag = (echo: number): string =>
  echo < 1 ? '<1' : echo > MAX_DEPTH ? `>${String(MAX_DEPTH)}` : String(echo);

/** What a coat of arms beside the keymaster would bring: the number of equal shares, and the pearls of one if known. */
export type ShareFacts = { readonly shares: number; readonly share: number | null };

/** Return the share that the viewer is asked about, or null if the question is another one. */
export function shareAskedAbout(view: View, offers: readonly LocksOffer[]): ShareFacts | null {
  const offer = offers.find(({ move }) => move.type === 'join' || move.type === 'keep');
  if (offer?.preview?.type !== 'coat' || view.asked[0] !== view.seat || view.phase !== phaseOf(offer)) return null;
  return { shares: view.joined.length + (offer.move.type === 'join' ? 2 : 1), share: offer.preview.share };
}

const phaseOf = ({ move }: LocksOffer): View['phase'] => (move.type === 'join' ? 'join' : 'withdraw');

/** Return the pearls on the die: those dropped in this turn plus those still due; 0 before the first turn. */
export const rolledPearls = (view: View): number => (view.turn > 0 ? view.due + view.sounds.length : 0);

/** Return the drop of a log sentence with its public facts, or null. */
export function dropOfSentence(view: View, said: readonly Message[], place: number): DropFacts | null {
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

/** Build the illegal move that a pick means, so that the server cites the clause; null if there is none. */
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

/** Message keys of how a key fits a lock. */
export const FIT_KEYS = { fits: 'board-fits', 'too-long': 'board-too-long', 'too-short': 'board-too-short' } as const;

/** Return the tower of the last event that has one, for its mark. */
export function markedTower(events: readonly Event[]): number | null {
  const told = events.findLast((event) => 'tower' in event);
  return told && 'tower' in told ? told.tower : null;
}
