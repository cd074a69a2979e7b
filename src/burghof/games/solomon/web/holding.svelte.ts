/** How the card is held: to dig or to shift, turned how far, over which field; and whether one looks behind one's screen. */
import type { Picks } from '#lib/board/picks.ts';

class Holding {
  mode = $state<'dig' | 'shift'>('dig');
  turn = $state(0);
  /** Where the shape was put. */
  field = $state<number | null>(null);
  /** Whether one's own screen is open, where it covers the pit. */
  looks = $state(false);

  /** Hold a new card upright, to dig with it; a player who has already picked a tile goes on shifting. */
  begin(picked: Picks): void {
    this.mode = picked[0] === 'shift' ? 'shift' : 'dig';
    this.turn = 0;
    this.field = null;
  }
}

export const holding = new Holding();
