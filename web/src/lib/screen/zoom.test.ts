import { describe, expect, it } from 'vitest';
import { zoomFor } from './zoom.ts';

describe('a table screen', () => {
  it('is drawn as on a desk where it is no larger than one', () => {
    expect(zoomFor(1024, 768)).toBe(1);
    expect(zoomFor(390, 844)).toBe(1);
  });
  it('enlarges everything by what both its sides allow', () => {
    expect(zoomFor(1920, 1080)).toBe(1.5);
    expect(zoomFor(2560, 1440)).toBe(2);
    expect(zoomFor(3840, 1080)).toBe(1.5);
  });
});
