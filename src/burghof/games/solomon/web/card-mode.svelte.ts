/**
 * How the card is held: to dig or to shift, its rotation, over which field; and whether the player looks behind their
 * screen.
 */
import type { Picks } from '#lib/board/picks.ts';

class CardMode {
  mode = $state<'dig' | 'shift'>('dig');
  turn = $state(0);
  /** The field where the shape was put. */
  field = $state<number | null>(null);
  /** Whether the player's own screen is open, where it covers the pit. */
  isScreenOpen = $state(false);

  /** Hold a new card upright, in dig mode; a player who has already picked a tile stays in shift mode. */
  reset(picked: Picks): void {
    this.mode = picked[0] === 'shift' ? 'shift' : 'dig';
    this.turn = 0;
    this.field = null;
  }
}

export const cardMode = new CardMode();
