/** The chance move of Kilt Castle, for the verification of records: the cards are laid out (1.6, 1.7). */
import material from '../data/cards.toml';
import type { Deal } from './types.gen.ts';
import type { ChanceFunction, ChanceByVersion } from '#lib/verify/chance.ts';

type Material = {
  readonly cards: readonly (readonly string[])[];
  readonly tables: Readonly<Record<number, { readonly cards: number; readonly rows: readonly number[] }>>;
};
const { cards, tables } = material as Material;
const MAX_OF_A_COLOUR = 2;

/** Draw the double cards in random order, each randomly turned; repeated until no row has a colour too often. */
const deal: ChanceFunction = ({ dice, seats }): Deal => {
  const table = tables[seats];
  if (!table) throw new Error('no such table');
  const doubles = [...cards.keys()].filter((card) => card < table.cards && cards[card]?.length === 2);
  for (;;) {
    const order = dice.shuffle(doubles);
    const turned = doubles.map(() => dice.below(2) === 1);
    if (isMixed(order, table.rows.slice(1))) return { type: 'deal', cards: order, turned };
  }
};

/** Return whether no row has a colour more than twice. */
function isMixed(order: readonly number[], rows: readonly number[]): boolean {
  let at = 0;
  return rows.every((size) => {
    const colours = order.slice(at, (at += size)).flatMap((card) => cards[card] ?? []);
    return colours.every((colour) => colours.filter((other) => other === colour).length <= MAX_OF_A_COLOUR);
  });
}

export default { 1: deal, 2: deal } satisfies ChanceByVersion;
