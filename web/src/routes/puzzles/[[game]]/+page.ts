/** The game whose puzzles are listed; empty for the puzzles of the last days. */
type Event = { readonly params: { readonly game?: string } };
type Shown = { readonly game: string };

export const load = ({ params }: Event): Shown => ({ game: params.game ?? '' });
