/** The lesson of this page, and the step in its address. */
type Event = { readonly params: { readonly game: string; readonly lesson: string }; readonly url: URL };
type Shown = { readonly game: string; readonly lesson: string; readonly step: number };

export const load = ({ params, url }: Event): Shown => ({
  game: params.game,
  lesson: params.lesson,
  step: Number(url.searchParams.get('step')) || 0,
});
