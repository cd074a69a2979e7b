import { describe, expect, it } from 'vitest';
import { ribbonPath } from './ribbon.ts';

const box = (x: number, y: number, size = 40): { x: number; y: number; width: number; height: number } => ({
  x,
  y,
  width: size,
  height: size,
});

describe('the way of a ribbon', () => {
  it('leads from edge to edge and bends upwards', () => {
    expect(ribbonPath(box(0, 100), box(200, 100))).toBe('M40.0 120.0Q120.0 50.0 200.0 120.0');
  });

  it('bends no more than so far, however long it is', () => {
    expect(ribbonPath(box(0, 500), box(1000, 500))).toContain('Q520.0 410.0');
  });

  it('is not drawn between things that touch', () => {
    expect(ribbonPath(box(0, 0), box(30, 0))).toBe('');
  });
});
