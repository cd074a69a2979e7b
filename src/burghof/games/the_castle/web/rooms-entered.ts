/** The rooms that a lone hero entered in each of the last games on this device, to compare a game with the one before. */
import { load, save } from '#lib/storage.ts';

const NAME = 'burghof-the-castle-rooms';
const MAX_GAMES = 20;

type Game = readonly [table: string, rooms: number];

const isGame = (one: unknown): one is Game =>
  Array.isArray(one) && typeof one[0] === 'string' && typeof one[1] === 'number';

function savedGames(): readonly Game[] {
  try {
    const games: unknown = JSON.parse(load(NAME) ?? '[]');
    return Array.isArray(games) ? games.filter(isGame) : [];
  } catch {
    return [];
  }
}

/** Save the number of rooms entered at a table; returns that of the game before it, or null for the first game. */
export function compareRooms(table: string, rooms: number): number | null {
  const games = savedGames();
  const place = games.findIndex(([id]) => id === table);
  if (place < 0) save(NAME, JSON.stringify([...games, [table, rooms]].slice(-MAX_GAMES)));
  const before = place < 0 ? games.at(-1) : games[place - 1];
  return before?.[1] ?? null;
}
