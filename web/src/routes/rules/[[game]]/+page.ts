/** The game whose rules one came for, if any. */
export const load = ({ params }: { params: { game?: string } }): { game: string } => ({ game: params.game ?? '' });
