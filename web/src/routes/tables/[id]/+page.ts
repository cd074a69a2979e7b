/** The id of the table one came for. */
export const load = ({ params }: { params: { id: string } }): { id: string } => ({ id: params.id });
