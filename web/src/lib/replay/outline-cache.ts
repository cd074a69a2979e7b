/** A cache of outlines, one per position. */
import type { Outline } from '#lib/wire/out.gen.ts';

export class OutlineCache {
  readonly #request: (at: number) => Promise<Outline>;
  readonly #cache = new Map<number, Promise<Outline>>();

  /** Create a cache that requests outlines by `ask`. */
  constructor(ask: (at: number) => Promise<Outline>) {
    this.#request = ask;
  }

  has(at: number): boolean {
    return this.#cache.has(at);
  }

  /** Return the outline of a position. A failed request is repeated at the next call. */
  get(at: number): Promise<Outline> {
    const known = this.#cache.get(at);
    if (known) return known;
    const request = this.#request(at);
    this.#cache.set(at, request);
    request.catch(() => this.#cache.delete(at));
    return request;
  }
}
