/** The treasures, each a few shapes inside a counter: path, colour, and outline. */
import type { Treasure } from '../scene.ts';

type Shape = readonly [d: string, colour: string, how?: 'flat' | 'line'];
type TreasureDrawing = { readonly shapes: readonly Shape[]; readonly word?: string };

const INK = '#251E33';
const GOLD = '#F0C35C';
const coins = (word: string): TreasureDrawing => ({
  shapes: [
    ['M-12 7a12 5 0 1 0 24 0a12 5 0 1 0-24 0Z', '#D89F2E'],
    ['M-12 2a12 5 0 1 0 24 0a12 5 0 1 0-24 0Z', '#E7B23A'],
    ['M-12-3a12 5 0 1 0 24 0a12 5 0 1 0-24 0Z', GOLD],
  ],
  word,
});
const key = (colour: string, word: string): TreasureDrawing => ({
  shapes: [
    [
      'M-11-3a6 6 0 1 1 10.500 4L10 11L7 14L4 11L6 9L3 6.500L-2 4A6 6 0 0 1-11-3ZM-7.500-3a2.500 2.500 0 1 0 5 0a2.500 2.500 0 1 0-5 0Z',
      colour,
    ],
  ],
  word,
});
const flask = (liquid: string, mark: string): TreasureDrawing => ({
  shapes: [
    ['M-3-13H3V-6Q10-2 10 6Q10 13 0 13Q-10 13-10 6Q-10-2-3-6Z', '#EAF3F1'],
    ['M-9 3Q0 0 9 3Q10 12 0 12Q-10 12-9 3Z', liquid, 'flat'],
    ['M-4-13H4V-10H-4Z', '#B98A5A'],
    [mark, '#FFFBEF', 'line'],
  ],
});

export const TREASURES: Readonly<Record<Treasure, TreasureDrawing>> = {
  'gold-100': coins('100'),
  'gold-200': coins('200'),
  'gold-300': coins('300'),
  'gold-400': coins('400'),
  'gold-500': coins('500'),
  'key-a': key('#E7B23A', 'A'),
  'key-b': key('#C9CEDB', 'B'),
  'skeleton-key': key('#EFE7D3', ''),
  acid: flask('#8CC152', 'M-4 6v3M0 5v4M4 6v3'),
  boots: {
    shapes: [
      ['M-9-12H-1V2Q8 3 9 8V12H-9Z', '#8A5A3A'],
      ['M-9-9H-1', GOLD, 'line'],
      ['M3-6L12-11M4-1L13-4', '#27518F', 'line'],
    ],
  },
  coffin: {
    shapes: [
      ['M-5-14H5L9-6L5 14H-5L-9-6Z', '#7A5240'],
      ['M0-9V5M-4-5H4', '#E9DFC8', 'line'],
    ],
  },
  medallion: {
    shapes: [
      ['M-8-14L0-3L8-14', '#B98218', 'line'],
      ['M-9 4a9 9 0 1 0 18 0a9 9 0 1 0-18 0Z', GOLD],
      ['M-5.500 4Q0-1.500 5.500 4Q0 9.500-5.500 4Z', '#FFFBEF'],
      ['M-1.800 4a1.800 1.800 0 1 0 3.600 0a1.800 1.800 0 1 0-3.600 0Z', INK, 'flat'],
    ],
  },
  pistol: {
    shapes: [
      ['M-13-8H9V-2H1Q0 2-4 2L-8 12L-13 10L-9-1L-13-3Z', '#8A5A3A'],
      ['M-4-8H13V-4H-4Z', '#C9CEDB'],
      ['M-4 2Q0 3 1-2', INK, 'line'],
    ],
  },
  healing: flask('#C8433A', 'M-3.500 6H3.500M0 2.500V9.500'),
  teleport: flask('#7F4391', 'M-4 8L0 3L4 8'),
  sword: {
    shapes: [
      ['M-2-14L0-16L2-14V4H-2Z', '#DDE3EC'],
      ['M-8 4H8V7H-8Z', GOLD],
      ['M-2 7H2V14H-2Z', '#7A5240'],
    ],
  },
  dwarf: { shapes: [] },
  elf: { shapes: [] },
  spores: {
    shapes: [
      ['M-3 13V2H3V13Z', '#EFE2C2'],
      ['M-11 3Q-11-11 0-11Q11-11 11 3Q0 6-11 3Z', '#9A5A8C'],
      ['M-6-3h1M0-7h1M5-2h1M-9-13h1M8-13h1M0-15h1', '#F6E3F2', 'line'],
    ],
  },
  vapor: {
    shapes: [['M-9 13Q-14 6-8 1Q-3-4-8-10M0 13Q-5 6 1 1Q6-4 1-12M9 13Q4 6 10 1Q13-4 9-10', '#5E9A4B', 'line']],
  },
  trap: {
    shapes: [
      ['M-14 4L-10-8L-6 2L-3-9L0 2L3-9L6 2L10-8L14 4Q0 10-14 4Z', '#9AA2B4'],
      ['M-14 4Q0 12 14 4L12 10Q0 16-12 10Z', '#59638A'],
    ],
  },
  curse: { shapes: [['M0-14L4-4L14-4L6 3L9 13L0 7L-9 13L-6 3L-14-4L-4-4Z', '#7F4391']], word: '−1' },
  'heavy-curse': { shapes: [['M-12-6Q-12-14 0-14Q12-14 12-6V4Q12 13 0 14Q-12 13-12 4Z', '#59638A']], word: '−300' },
};
