/** The game whose rules are requested, or empty. */
export const load = ({ params }: { params: { game?: string } }): { game: string } => ({ game: params.game ?? '' });
