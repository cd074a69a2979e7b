/** The id of the requested table. */
export const load = ({ params }: { params: { id: string } }): { id: string } => ({ id: params.id });
