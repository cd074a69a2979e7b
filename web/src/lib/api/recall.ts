/** What the site writes down for the players of a table. */
import type { CreateTable } from '#lib/wire/in.gen.ts';

export type Recall = NonNullable<CreateTable['recall']>;

/** What the site chooses for a table; the server's own default stays `pure`, because older clients rely on it. */
export const DEFAULT_RECALL: Recall = 'notebook';

/**
 * Return the recall of a new table: the default, unless players want to remember by themselves. A game that hides
 * nothing has nothing to remember.
 */
export const recallOf = (wanted: Recall | undefined, hides: boolean): Recall =>
  hides ? (wanted ?? DEFAULT_RECALL) : DEFAULT_RECALL;
