/** The id of the table whose game is replayed. */
export const load = ({ params }: { params: { id: string } }): { id: string } => ({ id: params.id });
