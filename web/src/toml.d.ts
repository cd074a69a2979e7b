/** The data of games, as `vite.config.ts` makes modules of them: whoever reads one says what is in it. */
declare module '*.toml' {
  const data: unknown;
  export default data;
}
