/** Setting a table: everything that stands between a wish and a game. */
import { keep, kept } from '#lib/keep.ts';
import type { CreateTable } from '#lib/wire/in.gen.ts';
import { api } from './api.ts';
import { person } from './person.svelte.ts';
import { games } from './shelf.svelte.ts';

/** Who is to sit on a chair: oneself (by this name, also several times), a bot of this level, or whoever comes. */
export type Sitter =
  | { readonly kind: 'me'; readonly name: string }
  | { readonly kind: 'bot'; readonly bot: string }
  | { readonly kind: 'open' };

/** Set a table and put everybody on their chairs; a full one begins at once. Gives its id. */
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

/** A game that hides nothing is remembered whole: one may look back on it while it runs. */
const remembering = (wanted: CreateTable): CreateTable =>
  games.card(wanted.game)?.hides === false ? { ...wanted, recall: 'notebook' } : wanted;

/** Play this game at once, with so many others, all of them steady bots. Gives the table's id. */
export async function playNow(game: string, others: number): Promise<string> {
  const name = await person.arrive();
  const bot = games.shelf.usual;
  const bots = Array.from({ length: others }, (): Sitter => ({ kind: 'bot', bot }));
  return await setTable({ game, seats: others + 1 }, [{ kind: 'me', name }, ...bots]);
}

/** The secret of a table's link is told once: this device keeps it. */
export const keepInvitation = (table: string, secret: string): void => {
  keep(`burghof-invitation/${table}`, secret);
};

/** The secret of a table's link, if this device has it. */
export const invitationOf = (table: string): string | null => kept(`burghof-invitation/${table}`);

/** The link that lets others come to a table, if this device has it. */
export function invitationLink(table: string, origin: string): string | null {
  const secret = invitationOf(table);
  return secret === null ? null : `${origin}/#join=${secret}`;
}
