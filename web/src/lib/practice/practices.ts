/** Practices: exercises to try before a game, from `web/Practice.svelte` of the game's folder. Few games have one. */
import type { Component } from 'svelte';
import { folderOf } from '#lib/words/catalogues.ts';
import type { Translator } from '#lib/words/translator.ts';

export type PracticeProps = { readonly translator: Translator };

const PRACTICES = import.meta.glob<{ default: Component<PracticeProps> }>(
  '../../../../src/burghof/games/*/web/Practice.svelte',
);

const loaderOf = (game: string): (() => Promise<{ default: Component<PracticeProps> }>) | undefined =>
  Object.entries(PRACTICES).find(([path]) => path.includes(`/${folderOf(game)}/web/`))?.[1];

/** Return whether a game has a practice. */
export const hasPractice = (game: string): boolean => loaderOf(game) !== undefined;

/** Load the practice of a game, or return null. */
export async function loadPractice(game: string): Promise<Component<PracticeProps> | null> {
  return (await loaderOf(game)?.())?.default ?? null;
}
