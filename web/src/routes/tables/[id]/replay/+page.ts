/** The id of the table whose game one looks back on. */
export const load = ({ params }: { params: { id: string } }): { id: string } => ({ id: params.id });
