import { describe, expect, it } from 'vitest';
import { holeOf } from './geometry.ts';
import { kindOf } from './kinds.ts';
import { MATERIAL } from './material.gen.ts';
import type { View } from './types.gen.ts';

type Tile = NonNullable<View['tiles'][number]>;

/** Return a view for the first seat in which one field shows its tile. */
function viewOf(field: number, tile: Tile): View {
  const holes = MATERIAL.holes.filter((hole) => hole !== null);
  return { seat: 0, mice: [[48], [2]], tiles: holes.map((hole) => (hole === holeOf(field) ? tile : null)) } as never;
}

describe('What a field is', () => {
  it('follows from the tile in its hole', () => {
    expect(kindOf('field-7', viewOf(7, 'edam'))).toBe('cheese-tile');
    expect(kindOf('field-41', viewOf(41, 'trap'))).toBe('trap');
    expect(kindOf('field-47', viewOf(47, 'plain'))).toBe('plain-tile');
    expect(kindOf('field-45', viewOf(47, 'plain'))).toBe('unknown-tile');
  });

  it('is a raised field where there is no hole, and the mouse that stands on it', () => {
    expect(kindOf('field-14', viewOf(7, 'edam'))).toBe('raised-field');
    expect(kindOf('field-2', viewOf(2, 'edam'))).toBe('rival-mouse');
    expect(kindOf('field-48', viewOf(2, 'edam'))).toBe('mouse');
    expect(kindOf('field-0', viewOf(2, 'edam'))).toBe('tower');
  });
});

describe('What a roof is', () => {
  it('is the notes on it, where there are any', () => {
    const layout = '#AABCC#/DEEBFFG/DEEBFFG/DHIIIJG/KHLLLJM/KNNOPPM/#QQORR#';
    const view = { ...viewOf(8, 'edam'), layout };
    expect(kindOf('room-4', view)).toBe('note');
    expect(kindOf('room-5', view)).toBe('roof');
  });
});
