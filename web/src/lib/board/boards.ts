/** Boards, found in the folders of the games. A game without a board is played through its outline. */
import type { AnyBoard } from './contract.ts';
import { folderOf } from '#lib/words/catalogues.ts';

const BOARDS = import.meta.glob<{ default: AnyBoard }>('../../../../src/burghof/games/*/web/board.ts');

/** Load the board of a game, or return null. */
export async function loadBoard(game: string): Promise<AnyBoard | null> {
  const found = Object.entries(BOARDS).find(([path]) => path.includes(`/${folderOf(game)}/web/`));
  return found ? (await found[1]()).default : null;
}
