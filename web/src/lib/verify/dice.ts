/** Chance, recomputed: seed and commitment, the key of a game, and the dice of each chance move (docs/reference/chance.md). */
import { bytesOf, hashOf, sha256 } from './sha256.ts';

const WORD = 2 ** 32;

/** What is published before the first move: it binds the house to its seed without telling it. */
export const commitment = (seed: string): string => hashOf(`burghof/commitment/1\n${seed}`);

/** The key of all streams of a game: made of the house's seed and of what each seat threw in. */
export function chanceKey(seed: string, seats: readonly string[]): Uint8Array {
  const parts = [seed, ...seats].map((part) => `${String(bytesOf(part).length)}:${part}`);
  return sha256(bytesOf(['burghof/key/1', ...parts].join('\n')));
}

/** The dice of one chance move: its numbers follow from key, game, stream and n alone. */
export class Dice {
  readonly #start: Uint8Array;
  #block = 0;
  #words: number[] = [];
  /** How many words were taken. */
  used = 0;

  /** The dice of the n-th chance move (from 0) of this stream. */
  constructor(key: Uint8Array, game: string, stream: string, n: number) {
    const name = bytesOf(`\n${game}\n${stream}\n${String(n)}\n`);
    this.#start = Uint8Array.from([...bytesOf('burghof/chance/1\n'), ...key, ...name]);
  }

  /** The next word: a whole number below 2³². */
  word(): number {
    if (this.#words.length === 0) {
      const hash = sha256(Uint8Array.from([...this.#start, ...bytesOf(String(this.#block))]));
      const view = new DataView(hash.buffer);
      this.#words = Array.from({ length: 8 }, (_, place) => view.getUint32(place * 4));
      this.#block += 1;
    }
    this.used += 1;
    return this.#words.shift() ?? 0;
  }

  /** A whole number from 0 to n - 1, each equally likely. */
  below(n: number): number {
    const fair = WORD - (WORD % n);
    let word = this.word();
    while (word >= fair) word = this.word();
    return word % n;
  }

  /** The items in random order: from the last place down, each is swapped with one at or before it. */
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

  /** An index, each as likely as its weight. */
  weighted(weights: readonly number[]): number {
    const drawn = this.below(weights.reduce((sum, weight) => sum + weight, 0));
    let sum = 0;
    return weights.findIndex((weight) => (sum += weight) > drawn);
  }
}
