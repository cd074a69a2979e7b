/** Creating tables: all requests between a choice of game and the start of play. */
import type { CreateTable } from '#lib/wire/in.gen.ts';
import { api } from './api.ts';
import { person } from './person.svelte.ts';
import { games } from './games.svelte.ts';
import { invitations } from './invitations.svelte.ts';
import { recallOf } from './recall.ts';

/**
 * Who sits on a chair: this person (under this name, possibly on several chairs), a bot of this level, or nobody yet.
 */
export type SeatAssignment =
  | { readonly kind: 'me'; readonly name: string }
  | { readonly kind: 'bot'; readonly bot: string }
  | { readonly kind: 'open' };

/** Create a table and assign all seats. Starts the game at once if no seat stays open. Returns the table's id. */
export async function createTable(wanted: CreateTable, sitters: readonly SeatAssignment[]): Promise<string> {
  const hides = games.card(wanted.game)?.hides ?? true;
  const names = sitters.flatMap((sitter) => (sitter.kind === 'me' ? [sitter.name] : []));
  if (names.length > 1) await api.checkNames(names);
  const { table, invitation } = await api.create({ ...wanted, recall: recallOf(wanted.recall, hides) });
  invitations.save(table.id, invitation);
  for (const [seat, sitter] of sitters.entries()) {
    if (sitter.kind === 'me') await api.takeSeat(table.id, seat, { name: sitter.name });
    if (sitter.kind === 'bot') await api.putBot(table.id, seat, { bot: sitter.bot });
  }
  if (sitters.every((sitter) => sitter.kind !== 'open')) await api.start(table.id);
  return table.id;
}

/** Start a game at once against this number of bots. Returns the table's id. */
export async function startQuickGame(game: string, others: number, bot: string): Promise<string> {
  const name = await person.ensureSession();
  const bots = Array.from({ length: others }, (): SeatAssignment => ({ kind: 'bot', bot }));
  return await createTable({ game, seats: others + 1 }, [{ kind: 'me', name }, ...bots]);
}

/** Return the link that invites others to a table if this device has its secret. */
export function invitationLink(table: string, origin: string): string | null {
  const secret = invitations.of(table);
  return secret === null ? null : secretLink(secret, origin);
}

/** Return the link with this secret. */
export const secretLink = (secret: string, origin: string): string => `${origin}/#join=${secret}`;
