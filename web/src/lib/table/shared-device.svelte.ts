/** The people at a device that several players share: who has it next. */

export class SharedDevice {
  /**
   * Own seats that have made their sealed choice. They are still awaited, because no other player can know of the
   * choice.
   */
  answeredSeats = $state.raw<readonly number[]>([]);
  /** Own seats whose players were not here when they had to choose, in that order. */
  #absentSeats = $state.raw<readonly number[]>([]);

  /** Return those of these seats that have not chosen, in the order in which they have the device. */
  order(seats: readonly number[]): readonly number[] {
    return seats
      .filter((seat) => !this.answeredSeats.includes(seat))
      .toSorted((one, other) => this.#absentSeats.indexOf(one) - this.#absentSeats.indexOf(other));
  }

  /** Let the others choose before this seat. */
  noteAbsent(seat: number): void {
    this.notePresent(seat);
    this.#absentSeats = [...this.#absentSeats, seat];
  }

  notePresent(seat: number | null): void {
    this.#absentSeats = this.#absentSeats.filter((one) => one !== seat);
  }
}
