/** The quest of the viewer's party: two keys that fit, the Princess, and out with gold. It uses what this seat knows. */
import counters from '../data/counters.toml';
import { MATERIAL } from './material.gen.ts';
import { holderOf, princessAreaOf, princessPartyOf } from './positions.ts';
import { partyOfSeat, type Treasure } from './scene.ts';
import type { View } from './types.gen.ts';
import { who, word } from '#lib/words/translator.ts';
import type { Message } from '#lib/wire/out.gen.ts';

export type Key = 'key-a' | 'key-b' | 'skeleton-key';
/** A step of the quest; `picture` is what is drawn beside its words. */
export type QuestStep = {
  readonly picture: Key | 'princess' | 'out' | 'gold';
  readonly title: Message;
  readonly more: Message;
  readonly isDone: boolean;
};

const COUNTS = (counters as { readonly treasures: Readonly<Record<string, number>> }).treasures;
const KEYS: readonly Key[] = ['key-a', 'key-b', 'skeleton-key'];
/** The keys that open the Cell together with a key (5.6). */
const FITTING: Readonly<Record<Key, readonly Key[]>> = {
  'key-a': ['key-b', 'skeleton-key'],
  'key-b': ['key-a', 'skeleton-key'],
  'skeleton-key': KEYS,
};

const say = (key: string, data: Message['data'] = {}): Message => ({ key, data });

/** Return the kinds of the counters that a party carries, as far as they are known. */
const carriedKinds = (view: View, members: readonly number[]): readonly Treasure[] =>
  view.treasures.flatMap((kind, counter) => {
    const holder = holderOf(view.treasure_at[counter] ?? -1);
    return kind !== null && holder !== null && members.includes(holder) ? [kind] : [];
  });

/** Return two keys of these that open the Cell, or the first key, or none. */
function bestKeys(kinds: readonly Treasure[]): readonly Key[] {
  const own = kinds.filter((kind): kind is Key => KEYS.some((key) => key === kind));
  for (const [place, first] of own.entries()) {
    const second = own.find((key, other) => other > place && FITTING[first].includes(key));
    if (second) return [first, second];
  }
  return own.slice(0, 1);
}

/** Return how many keys of these kinds this seat does not know the place of. */
const hiddenKeys = (view: View, kinds: readonly Key[]): number =>
  kinds.reduce((sum, kind) => sum + (COUNTS[kind] ?? 0) - view.treasures.filter((one) => one === kind).length, 0);

const keyName = (key: Key): Message => say(`treasure-${key}`);

/** Return what the gold among these treasures counts. */
const goldOf = (kinds: readonly Treasure[]): number =>
  kinds
    .filter((kind) => kind.startsWith('gold-'))
    .reduce((sum, kind) => sum + (MATERIAL.scores[kind as keyof typeof MATERIAL.scores] ?? 0), 0);

/** Return how far the players came in a game that nobody won: the keys that were seen, the Princess, and the gold. */
export function reachedOf(view: View): readonly QuestStep[] {
  const kinds = view.treasures.flatMap((kind) => kind ?? []);
  const isFree = view.is_open || princessPartyOf(view.princess) !== null;
  const keys = KEYS.slice(0, 2).map((key) => {
    const isDone = kinds.includes(key);
    return {
      picture: key,
      title: keyName(key),
      more: say(isDone ? 'board-reached-found' : 'board-reached-hidden'),
      isDone,
    };
  });
  return [
    ...keys,
    {
      picture: 'princess',
      title: say('score-princess'),
      more: say(isFree ? 'board-reached-free' : 'board-reached-waits'),
      isDone: isFree,
    },
    {
      picture: 'gold',
      title: say('board-reached-gold', { gold: goldOf(kinds) }),
      more: say('board-reached-stays'),
      isDone: false,
    },
  ];
}

/** Return the steps of the quest, in order, also before this seat has a party; none for spectators. */
export function questOf(view: View): readonly QuestStep[] {
  if (view.seat === null) return [];
  const party = partyOfSeat(view, view.seat);
  const partyState = party === null ? undefined : view.companies[party];
  const kinds = carriedKinds(view, partyState?.members ?? []);
  const [first, second] = bestKeys(kinds);
  const princess = princessPartyOf(view.princess);
  const isOpen = view.is_open;
  const gold = goldOf(kinds);
  const owned = say(isOpen ? 'board-quest-cell-open' : 'board-quest-in-bag');
  const wanted = first ? FITTING[first] : KEYS;
  return [
    {
      picture: first ?? 'key-a',
      title: first ? keyName(first) : say('board-quest-first-key'),
      more: first || isOpen ? owned : say('board-quest-hidden', { number: hiddenKeys(view, KEYS) }),
      isDone: isOpen || first !== undefined,
    },
    {
      picture: second ?? (first === 'key-b' ? 'key-a' : first ? 'key-b' : 'skeleton-key'),
      title: second ? keyName(second) : say('board-quest-second-key', { first: first ?? 'none' }),
      more: second || isOpen ? owned : say('board-quest-hidden', { number: hiddenKeys(view, wanted) }),
      isDone: isOpen || second !== undefined,
    },
    {
      picture: 'princess',
      title: say('score-princess'),
      more: princessText(view, party),
      isDone: party !== null && princess === party,
    },
    {
      picture: 'out',
      title: say('board-quest-out'),
      more: partyState?.is_out ? say('board-out') : say('board-quest-gold', { gold }),
      isDone: partyState?.is_out ?? false,
    },
  ];
}

/** Return where the Princess is; while she is behind bars, what she counts. */
function princessText(view: View, party: number | null): Message {
  const [area, holder] = [princessAreaOf(view.princess), princessPartyOf(view.princess)];
  if (holder !== null && holder === party) return say('board-quest-princess-here');
  if (holder !== null) {
    const seats = [...new Set(view.companies[holder]?.members.map((member) => view.owners[member] ?? 0))];
    return say('board-quest-princess-with', { seats: seats.map((seat) => who(seat)) });
  }
  if (area === null || (area === MATERIAL.cell && !view.is_open))
    return say('board-quest-princess-counts', { number: MATERIAL.scores.princess });
  return say('board-quest-princess-in', {
    area: word(`place-${MATERIAL.names[area] ?? ''}`),
    kind: MATERIAL.kinds[area] ?? 'room',
  });
}
