/** Positions in words, each asked for once. */
import type { Outline } from '#lib/wire/out.gen.ts';

export class Outlines {
  readonly #ask: (at: number) => Promise<Outline>;
  readonly #known = new Map<number, Promise<Outline>>();

  /** Outlines that are asked for like this. */
  constructor(ask: (at: number) => Promise<Outline>) {
    this.#ask = ask;
  }

  has(at: number): boolean {
    return this.#known.has(at);
  }

  /** The outline of a position; one that did not come is asked for again next time. */
  get(at: number): Promise<Outline> {
    const known = this.#known.get(at);
    if (known) return known;
    const asked = this.#ask(at);
    this.#known.set(at, asked);
    asked.catch(() => this.#known.delete(at));
    return asked;
  }
}
