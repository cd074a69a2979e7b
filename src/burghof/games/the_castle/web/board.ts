/** The board of The Castle with all its parts. */
import { attempt } from './attempt.ts';
import Board from './Board.svelte';
import './colours.css';
import { eventMs } from './animation.ts';
import Notebook from './Notebook.svelte';
import Seat from './Seat.svelte';
import Tray from './Tray.svelte';
import type { Event, Move, Preview, View } from './types.gen.ts';
import type { GameBoard } from '#lib/board/contract.ts';
import type { Sound } from '#lib/board/sound/sounds.ts';
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
  fight: 'board-roll',
  check: 'board-open-it',
  cast: 'board-cast',
  leave: 'board-leave-now',
  propose: 'board-ask',
  give: 'board-give',
  gift: 'board-give',
};

const LOOKS = { monster: 'board-see-monster', treasure: 'board-see-treasure', both: 'board-see-both' } as const;

function confirmKey({ move, preview }: OfferOf<Move, Preview>): string | null {
  if (preview?.type === 'way' && preview.monsters > 0) return 'board-go-in';
  if (move.type === 'look') return LOOKS[move.what];
  if (move.type === 'propose' && move.seats.length === 0) return null;
  return WORDS[move.type] ?? null;
}

export default {
  Board,
  Tray,
  Seat,
  Notebook,
  durationMs: eventMs,
  sound: (event) => SOUNDS[event.type] ?? null,
  // A step into an area without monsters is one click; anything dangerous is aimed at first.
  isInstant: ({ move, preview }) => move.type === 'go' && preview?.type === 'way' && preview.monsters === 0,
  confirmKey,
  attempt,
} satisfies GameBoard<View, Move, Event, Preview>;
