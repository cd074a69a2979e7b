/** Creating tables: all requests between a choice of game and the start of play. */
import { keep, kept } from '#lib/keep.ts';
import type { CreateTable } from '#lib/wire/in.gen.ts';
import { api } from './api.ts';
import { person } from './person.svelte.ts';
import { games } from './shelf.svelte.ts';

/**
 * Who sits on a chair: this person (under this name, possibly on several chairs), a bot of this level, or nobody yet.
 */
export type Sitter =
  | { readonly kind: 'me'; readonly name: string }
  | { readonly kind: 'bot'; readonly bot: string }
  | { readonly kind: 'open' };

/** Create a table and assign all seats. Starts the game at once if no seat stays open. Returns the table's id. */
export async function setTable(wanted: CreateTable, sitters: readonly Sitter[]): Promise<string> {
  const { table, invitation } = await api.create(remembering(wanted));
  keepInvitation(table.id, invitation);
  for (const [seat, sitter] of sitters.entries()) {
    if (sitter.kind === 'me') await api.sit(table.id, seat, { name: sitter.name });
    if (sitter.kind === 'bot') await api.putBot(table.id, seat, { bot: sitter.bot });
  }
  if (sitters.every((sitter) => sitter.kind !== 'open')) await api.start(table.id);
  return table.id;
}

/** Allow the full history (recall `notebook`) during games without hidden information. */
const remembering = (wanted: CreateTable): CreateTable =>
  games.card(wanted.game)?.hides === false ? { ...wanted, recall: 'notebook' } : wanted;

/** Start a game at once against this number of bots of the default level. Returns the table's id. */
export async function playNow(game: string, others: number): Promise<string> {
  const name = await person.arrive();
  const bot = games.shelf.usual;
  const bots = Array.from({ length: others }, (): Sitter => ({ kind: 'bot', bot }));
  return await setTable({ game, seats: others + 1 }, [{ kind: 'me', name }, ...bots]);
}

/** Save the secret of a table's link on this device. The server sends it only once. */
export const keepInvitation = (table: string, secret: string): void => {
  keep(`burghof-invitation/${table}`, secret);
};

/** Return the secret of a table's link if this device has it. */
export const invitationOf = (table: string): string | null => kept(`burghof-invitation/${table}`);

/** Return the link that invites others to a table if this device has its secret. */
export function invitationLink(table: string, origin: string): string | null {
  const secret = invitationOf(table);
  return secret === null ? null : `${origin}/#join=${secret}`;
}
