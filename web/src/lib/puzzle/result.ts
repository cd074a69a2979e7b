/** The result of a puzzle as a text to pass on. */
import { TRIES, triesLeft, type PuzzleProgress } from './tries.ts';

const LIT = '🔥';
const OUT = '💨';

/** Return the title, the torches that still burn, and the address; nothing says what was chosen. */
export function resultText(title: string, progress: PuzzleProgress, address: string): string {
  const left = triesLeft(progress);
  const torches = LIT.repeat(left) + OUT.repeat(TRIES - left);
  return [title, `${torches} ${String(left)}/${String(TRIES)}`, address].filter(Boolean).join('\n');
}
