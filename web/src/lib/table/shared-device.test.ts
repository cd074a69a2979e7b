import { describe, expect, it } from 'vitest';
import { SharedDevice } from './shared-device.svelte.ts';

describe('a device that several players share', () => {
  it('goes round in the order of the seats, without those who have chosen', () => {
    const device = new SharedDevice();
    device.answeredSeats = [1];

    expect(device.order([0, 1, 2])).toEqual([0, 2]);
  });

  it('comes to who is not here after all others, and at once again when they are back', () => {
    const device = new SharedDevice();
    device.noteAbsent(0);
    device.noteAbsent(1);
    expect(device.order([0, 1, 2])).toEqual([2, 0, 1]);

    device.noteAbsent(0);
    expect(device.order([0, 1])).toEqual([1, 0]);

    device.notePresent(0);
    expect(device.order([0, 1, 2])).toEqual([0, 2, 1]);
  });
});
