/** The reload of a page whose server speaks a newer protocol. What was picked of a move outlasts it. */
import { loadForSession, saveForSession } from '#lib/storage.ts';

const RELOADED_KEY = 'burghof-reloaded-for';
const PICKS_KEY = 'burghof-picks';

/** What was picked of a move, for one decision of one seat. */
export type SavedPicks = {
  readonly table: string;
  readonly seat: number | null;
  readonly token: number;
  readonly picked: readonly string[];
};

/** Reload the page once for each protocol: if that does not help, the page works as well as it can. */
export function reloadForProtocol(protocol: number, beforeReload: () => void): void {
  if (loadForSession(RELOADED_KEY) === String(protocol)) return;
  saveForSession(RELOADED_KEY, String(protocol));
  if (loadForSession(RELOADED_KEY) !== String(protocol)) return; // Without storage it would reload for ever.
  beforeReload();
  location.reload();
}

export const savePicks = (picks: SavedPicks): void => {
  saveForSession(PICKS_KEY, JSON.stringify(picks));
};

/** Return what was picked for this decision before the reload, once; empty if nothing was. */
export function takeSavedPicks({ table, seat, token }: Omit<SavedPicks, 'picked'>): readonly string[] {
  const saved = JSON.parse(loadForSession(PICKS_KEY) ?? 'null') as SavedPicks | null;
  if (saved?.table !== table || saved.seat !== seat || saved.token !== token) return [];
  saveForSession(PICKS_KEY, 'null');
  return saved.picked;
}
