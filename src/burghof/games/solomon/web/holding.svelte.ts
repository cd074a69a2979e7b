/** How the card is held: to dig or to shift, turned how far, over which field; and whether one looks behind one's screen. */

class Holding {
  mode = $state<'dig' | 'shift'>('dig');
  turn = $state(0);
  /** Where the shape was put. */
  field = $state<number | null>(null);
  /** Whether one's own screen is open, where it covers the pit. */
  looks = $state(false);

  /** A new card: upright, to be dug with. */
  begin(): void {
    this.mode = 'dig';
    this.turn = 0;
    this.field = null;
  }
}

export const holding = new Holding();
