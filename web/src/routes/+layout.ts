/** One shell for every address: what a page shows comes from the server's API. */
export const ssr = false;
