/** A cache of outlines, one per position. */
import type { Outline } from '#lib/wire/out.gen.ts';

export class Outlines {
  readonly #ask: (at: number) => Promise<Outline>;
  readonly #known = new Map<number, Promise<Outline>>();

  /** Create a cache that requests outlines by `ask`. */
  constructor(ask: (at: number) => Promise<Outline>) {
    this.#ask = ask;
  }

  has(at: number): boolean {
    return this.#known.has(at);
  }

  /** Return the outline of a position. A failed request is repeated at the next call. */
  get(at: number): Promise<Outline> {
    const known = this.#known.get(at);
    if (known) return known;
    const asked = this.#ask(at);
    this.#known.set(at, asked);
    asked.catch(() => this.#known.delete(at));
    return asked;
  }
}
