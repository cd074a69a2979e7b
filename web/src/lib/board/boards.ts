/** Boards, found in the folders of the games; a game without one is played through its outline. */
import type { AnyBoard } from './contract.ts';
import { folderOf } from '#lib/words/catalogues.ts';

const BOARDS = import.meta.glob<{ default: AnyBoard }>('../../../../src/burghof/games/*/web/board.ts');

/** The board of a game, or null. */
export async function boardOf(game: string): Promise<AnyBoard | null> {
  const found = Object.entries(BOARDS).find(([path]) => path.includes(`/${folderOf(game)}/web/`));
  return found ? (await found[1]()).default : null;
}
