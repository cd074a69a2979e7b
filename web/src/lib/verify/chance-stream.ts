/**
 * Recomputing chance: seed and commitment, the key of a game, and the random stream of each chance move
 * (docs/reference/chance.md).
 */
import { encodeUtf8, hashOf, sha256 } from './sha256.ts';

const WORD = 2 ** 32;

/**
 * Return the commitment that is published before the first move: it binds the server to its seed without revealing it.
 */
export const commitment = (seed: string): string => hashOf(`burghof/commitment/1\n${seed}`);

/** Return the key of all streams of a game, derived from the server's seed and the contribution of each seat. */
export function chanceKey(seed: string, seats: readonly string[]): Uint8Array {
  const parts = [seed, ...seats].map((part) => `${String(encodeUtf8(part).length)}:${part}`);
  return sha256(encodeUtf8(['burghof/key/1', ...parts].join('\n')));
}

/** The random stream of one chance move: its numbers depend only on key, game, stream and n. */
export class ChanceStream {
  readonly #start: Uint8Array;
  #block = 0;
  #words: number[] = [];
  /** How many words were taken. */
  used = 0;

  /** Create the random stream of the n-th chance move (from 0) of this stream name. */
  constructor(key: Uint8Array, game: string, stream: string, n: number) {
    const name = encodeUtf8(`\n${game}\n${stream}\n${String(n)}\n`);
    this.#start = Uint8Array.from([...encodeUtf8('burghof/chance/1\n'), ...key, ...name]);
  }

  /** Return the next word: an integer below 2³². */
  word(): number {
    if (this.#words.length === 0) {
      const hash = sha256(Uint8Array.from([...this.#start, ...encodeUtf8(String(this.#block))]));
      const view = new DataView(hash.buffer);
      this.#words = Array.from({ length: 8 }, (_, place) => view.getUint32(place * 4));
      this.#block += 1;
    }
    this.used += 1;
    return this.#words.shift() ?? 0;
  }

  /** Return an integer from 0 to n - 1, each equally likely. */
  below(n: number): number {
    const fair = WORD - (WORD % n);
    let word = this.word();
    while (word >= fair) word = this.word();
    return word % n;
  }

  /** Return the items in random order: from the last place down, each is swapped with one at or before it. */
  shuffle<Item>(items: readonly Item[]): readonly Item[] {
    const order = [...items];
    for (let last = order.length - 1; last > 0; last -= 1) {
      const other = this.below(last + 1);
      const [one, two] = [order[last], order[other]] as [Item, Item];
      order[last] = two;
      order[other] = one;
    }
    return order;
  }

  /** Return an index, each with a probability proportional to its weight. */
  weighted(weights: readonly number[]): number {
    const drawn = this.below(weights.reduce((sum, weight) => sum + weight, 0));
    let sum = 0;
    return weights.findIndex((weight) => (sum += weight) > drawn);
  }
}
