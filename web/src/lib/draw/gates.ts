/** The picture in the gate of each game, from the folder of the game. */
import { folderOf } from '#lib/words/catalogues.ts';

const PICTURES = import.meta.glob<string>('../../../../src/burghof/games/*/web/gate.svg', {
  query: '?raw',
  import: 'default',
});

/** Load the picture of a game as SVG markup, 204 x 272; empty if the game has none. */
export async function loadGatePicture(game: string): Promise<string> {
  const found = Object.entries(PICTURES).find(([path]) => path.includes(`/${folderOf(game)}/web/`));
  return found ? await found[1]() : '';
}

export const ARCH = 'M0 272V104Q4 34 102 0Q200 34 204 104V272Z';

const JOINTS: readonly (readonly [number, number])[] = [
  [-1, 250],
  [-1, 210],
  [-1, 170],
  [-1, 130],
  [1, 94],
  [12, 62],
  [36, 34],
  [66, 13],
];

/** Return the joints between the stones of the arch, both sides, as one path. */
export function archJoints(): string {
  return JOINTS.map(([x, y]) => {
    const far = Math.hypot(x - 102, y - 150);
    const [ux, uy] = y >= 104 ? [-1, 0] : [(x - 102) / far, (y - 150) / far];
    const [bx, by] = [(x + ux * 15).toFixed(1), (y + uy * 15).toFixed(1)];
    return `M${String(x)} ${String(y)}L${bx} ${by}M${String(204 - x)} ${String(y)}L${(204 - Number(bx)).toFixed(1)} ${by}`;
  }).join('');
}
