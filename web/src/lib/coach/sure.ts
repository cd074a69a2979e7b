/** How sure it is that an idea is the best. */

/** With at least this share of the worlds an idea is likely, and with at least that it is even. */
const [LIKELY, EVEN] = [0.7, 0.4];

type Compared = { readonly best_in: number; readonly is_tempting?: boolean };

export type Sure = 'certain' | 'likely' | 'even' | 'guess' | 'not';

/** Return how sure an idea is; the first one is advised even where it is the best in none of the few worlds. */
export function howSure({ best_in, is_tempting }: Compared, worlds: number, isFirst: boolean): Sure {
  const share = best_in / worlds;
  if (is_tempting || (share === 0 && !isFirst)) return 'not';
  if (share === 1) return 'certain';
  if (share >= LIKELY) return 'likely';
  return share >= EVEN ? 'even' : 'guess';
}
