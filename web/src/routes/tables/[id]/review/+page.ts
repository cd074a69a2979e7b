/** The id of the table whose game is reviewed. */
export const load = ({ params }: { params: { id: string } }): { id: string } => ({ id: params.id });
