/** The board of The Castle with all its parts. */
import { attempt } from './attempt.ts';
import Board from './Board.svelte';
import './colours.css';
import { defeat, fate } from './defeat.ts';
import { eventMs } from './animation.ts';
import { camera } from './camera.svelte.ts';
import { areaIn, centre, type Letter } from './geometry.ts';
import { heraldText } from './herald-text.ts';
import { MATERIAL } from './material.gen.ts';
import Notebook from './Notebook.svelte';
import Reached from './Reached.svelte';
import Seat from './Seat.svelte';
import { figureOf, hasLeft, hasMoved, joinedSeats, partiesOf } from './scene.ts';
import { throwText } from './throws.ts';
import Tray from './Tray.svelte';
import type { Event, Move, Preview, View } from './types.gen.ts';
import type { GameBoard } from '#lib/board/contract.ts';
import type { Sound } from '#lib/board/sound/sounds.ts';
import type { Message } from '#lib/wire/out.gen.ts';
import type { OfferOf } from '#lib/wire/typed.ts';

const SOUNDS: Partial<Record<Event['type'], Sound>> = {
  'party-moved': 'step',
  'monsters-revealed': 'monster',
  'melee-rolled': 'die',
  'spell-rolled': 'die',
  'strength-rolled': 'die',
  'order-rolled': 'die',
  'acid-thrown': 'die',
  'trap-sprung': 'trap',
  'vapor-rose': 'trap',
  'witch-cast': 'monster',
  'keys-shown': 'stone',
  teleported: 'roof',
  hurt: 'hit',
  'shot-fired': 'hit',
  found: { name: 'coin', count: 3 },
  'pile-seen': { name: 'coin', count: 4 },
  'princess-joined': 'ducat-day',
  'ballot-opened': 'card',
  peeked: 'card',
  looted: 'card',
  'gift-offered': 'card',
  'item-given': 'card',
};

const WORDS: Partial<Record<Move['type'], string>> = {
  pick: 'board-pick',
  propose: 'board-ask',
  enter: 'board-begin-here',
  go: 'board-go-in',
  'go-to': 'board-appear',
  leave: 'board-leave-now',
  attack: 'board-attack',
  against: 'board-fight-this',
  fight: 'board-roll',
  cast: 'board-cast',
  acid: 'board-throw',
  shoot: 'board-shoot',
  consult: 'board-see-monster',
  heal: 'board-heal',
  'drink-teleport': 'board-drink',
  study: 'board-study',
  wear: 'board-wear',
  give: 'board-give',
  gift: 'board-give',
  check: 'board-open-it',
  'take-pile': 'board-take-pile',
};

const LOOKS = { monster: 'board-see-monster', treasure: 'board-see-treasure', both: 'board-see-both' } as const;

/** With so few more hits that a hero can take, a beginner is asked before a fight. */
const FEW_HITS = 4;

/** Moves that pass a chance by. */
const PASSIVE: ReadonlySet<Move['type']> = new Set(['decline', 'done', 'hold', 'refuse', 'spare', 'stop'] as const);

/** Events of little weight: votes, and the steps before the result of a fight or a search. */
const MINOR: ReadonlySet<Event['type']> = new Set([
  'alliance-proposed',
  'alliance-refused',
  'turn-began',
  'ballot-opened',
  'party-stayed',
  'loot-declined',
  'looted',
  'spared',
  'no-sword',
  'melee-rolled',
  'hurt',
] as const);

const isPassive = ({ move }: OfferOf<Move, Preview>): boolean =>
  PASSIVE.has(move.type) || (move.type === 'propose' && move.seats.length === 0);

function confirmKey({ move }: OfferOf<Move, Preview>): string | null {
  if (move.type === 'look') return LOOKS[move.what];
  if (move.type === 'propose' && move.seats.length === 0) return null;
  return WORDS[move.type] ?? null;
}

/** Return the question before a party goes where a monster waits with a hero who can take few more hits. */
function riskQuestion({ move, preview }: OfferOf<Move, Preview>, view: View): Message | null {
  if (move.type !== 'go' || preview?.type !== 'way' || preview.monsters === 0) return null;
  const members = partiesOf(view).find(({ party }) => party === view.active)?.members ?? [];
  const left = Math.min(...members.map((member) => figureOf(view, member).left));
  return left <= FEW_HITS ? { key: 'board-risk-hits', data: { left } } : null;
}

/** Move the floor plan of a phone to an area or an entrance. */
function reveal(id: string): void {
  const area = areaIn(id) ?? (id.startsWith('entrance-') ? MATERIAL.entrances[id.slice(-1) as Letter] : null);
  if (area !== null) camera.ensureVisible(centre(area));
}

export default {
  Board,
  Tray,
  Seat,
  Notebook,
  durationMs: eventMs,
  isMinor: ({ type }) => MINOR.has(type),
  sound: (event) => SOUNDS[event.type] ?? null,
  // A step into an area without monsters is one click; anything dangerous is aimed at first.
  isInstant: ({ move, preview }) => move.type === 'go' && preview?.type === 'way' && preview.monsters === 0,
  isPassive,
  // Asked because others cannot know that this character has nothing to use.
  isEmptyChoice: ({ move }) => move.type === 'done' || move.type === 'hold',
  riskQuestion,
  joinedSeats,
  throwText,
  isOut: hasLeft,
  confirmKey,
  heraldText,
  reveal,
  attempt,
  Reached,
  defeat,
  // The dead have no share, so that their score has no parts.
  lostBecause: ({ scores }, seat) => (scores[seat]?.parts.length === 0 ? { key: 'board-alive-first', data: {} } : null),
  fate,
  partColours: {
    'score-gold': { ground: 'var(--gold)', ink: '#251e33' },
    'score-princess': { ground: '#efb3c8', ink: '#251e33' },
    'score-captives': { ground: '#b9d39a', ink: '#251e33' },
  },
  hasMoved,
} satisfies GameBoard<View, Move, Event, Preview>;
