/** One shell for every address: the content of a page comes from the server's API. */
export const ssr = false;
