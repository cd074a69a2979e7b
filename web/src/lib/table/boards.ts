/** Boards, found in the folders of the games; a game without one is played through its outline. */
import type { Component } from 'svelte';
import type { OfferOf } from '#lib/wire/typed.ts';
import type { Speaker } from '#lib/words/speaker.ts';
import { folderOf } from '#lib/words/catalogues.ts';

/** What a board is handed: it draws a view, offers the moves, and knows no rules. */
export type BoardProps<View, Move, Preview> = {
  readonly view: View;
  readonly offers: readonly OfferOf<Move, Preview>[];
  readonly names: readonly string[];
  readonly speaker: Speaker;
  readonly onmove: (move: Move) => void;
};

export type AnyBoard = Component<BoardProps<unknown, unknown, unknown>>;

const BOARDS = import.meta.glob<{ default: AnyBoard }>('../../../../src/burghof/games/*/web/Board.svelte');

/** The board of a game, or null. */
export async function boardOf(game: string): Promise<AnyBoard | null> {
  const found = Object.entries(BOARDS).find(([path]) => path.includes(`/${folderOf(game)}/web/`));
  return found ? (await found[1]()).default : null;
}
