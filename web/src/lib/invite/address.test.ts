import { expect, it } from 'vitest';
import { isLoopback } from './address.ts';

it.each(['localhost', '127.0.0.1', '[::1]', 'burghof.localhost'])('%s leads nowhere from another device', (name) => {
  expect(isLoopback(name)).toBe(true);
});

it.each(['192.0.2.7', 'burghof.example', 'tower.local', '[2001:db8::7]'])(
  '%s leads here from another device',
  (name) => {
    expect(isLoopback(name)).toBe(false);
  },
);
