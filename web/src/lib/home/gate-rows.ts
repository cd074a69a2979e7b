/** How the gates of the courtyard share rows. */

/** Maximum number of gates side by side. */
const MAX_GATES_PER_ROW = 6;

/** Return how many gates stand side by side, so that all rows have about the same number. */
export function gatesPerRow(gates: number): number {
  const rows = Math.max(1, Math.ceil(gates / MAX_GATES_PER_ROW));
  return Math.max(1, Math.ceil(gates / rows));
}
