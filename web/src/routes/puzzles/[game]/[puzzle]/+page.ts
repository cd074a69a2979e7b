/** The puzzle of this page. */
type Event = { readonly params: { readonly game: string; readonly puzzle: string } };
type Shown = { readonly game: string; readonly puzzle: string };

export const load = ({ params }: Event): Shown => ({ game: params.game, puzzle: params.puzzle });
