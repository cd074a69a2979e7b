/** The kinds of things on the board, for the question what something is. */
import type { View } from './types.gen.ts';

const NAMED: Readonly<Record<string, string>> = { keymaster: 'keymaster', die: 'die', bin: 'bin', keys: 'row-of-keys' };

export function kindOf(id: string, view: View): string | null {
  const [start = '', number = ''] = id.split('-');
  // Towers count from 1.
  if (start === 'tower') return (view.shown[Number(number) - 1] ?? null) === null ? 'tower' : 'gap';
  if (start === 'key') return view.keys.includes(Number(number)) ? 'key' : 'key-gone';
  return NAMED[id] ?? (start === 'seat' ? 'coat-of-arms' : null);
}
