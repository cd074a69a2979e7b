/** The data of games, which `vite.config.ts` turns into modules; the importer declares its type. */
declare module '*.toml' {
  const data: unknown;
  export default data;
}
