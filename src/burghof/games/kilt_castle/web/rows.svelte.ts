/** The row of cards that a phone shows large in the tray. */

export class OpenRow {
  space = $state<number | null>(null);
}

export const openRow = new OpenRow();
