/**
 * Heraldry: seven tinctures, each with its Petra Sancta hatching and its own charge, so that three signs identify a
 * seat.
 */

export const TINCTURES = ['gules', 'azure', 'or', 'vert', 'purpure', 'sable', 'argent'] as const;
export type Tincture = (typeof TINCTURES)[number];

/** Return the tincture of a seat, in the fixed order of the site. */
export const tinctureOf = (seat: number): Tincture => TINCTURES[seat % 6] ?? 'gules';

/** Charges in a box of 20, around its centre. */
export const CHARGES = {
  tower: 'M-7 8V-2H-8V-8H-4.5V-5.5H-1.8V-8H1.8V-5.5H4.5V-8H8V-2H7V8H2.4V4A2.4 2.4 0 0 0-2.4 4V8Z',
  fish: 'M-9 0C-5-6 3-6 6-1L10-5V5L6 1C3 6-5 6-9 0Z',
  sun: 'M0-9L2-4.6 6.4-6.4 4.6-2 9 0 4.6 2 6.4 6.4 2 4.6 0 9-2 4.6-6.4 6.4-4.6 2-9 0-4.6-2-6.4-6.4-2-4.6Z',
  oak: 'M0-9C3-9 4-6 3-5 7-6 8-2 5-1 9 1 6 5 3 4H1V9H-1V4H-3C-6 5-9 1-5-1-8-2-7-6-3-5-4-6-3-9 0-9Z',
  crown: 'M-8 6L-9-5-4 0 0-8 4 0 9-5 8 6Z',
  star: 'M0-9L2.4-2.8 9-2.8 3.7 1.2 5.6 7.6 0 3.8-5.6 7.6-3.7 1.2-9-2.8-2.4-2.8Z',
  key: 'M-1.4 9V0A5 5 0 1 1 1.4 0V3H5V5.5H1.4V9ZM0-6.6A1.9 1.9 0 1 0 0-2.8 1.9 1.9 0 1 0 0-6.6Z',
  heart: 'M0 8C-12-1-8-9-3.5-8-1-7.5 0-5 0-5 0-5 1-7.5 3.5-8 8-9 12-1 0 8Z',
  cup: 'M-7-8H7C7-1 4 1 1.5 2V5.5L5 8H-5L-1.5 5.5V2C-4 1-7-1-7-8Z',
  bell: 'M-7 5C-5 2-6-7 0-8.5 6-7 5 2 7 5ZM-2.5 6.5H2.5A2.5 2.5 0 0 1-2.5 6.5Z',
  wheel:
    'M0-9A9 9 0 1 0 0 9 9 9 0 1 0 0-9ZM0-6.5A6.5 6.5 0 0 1 4.6-4.6L1-1 6.5 0A6.5 6.5 0 0 1 4.6 4.6L1 1 0 6.5A6.5 6.5 0 0 1-4.6 4.6L-1 1-6.5 0A6.5 6.5 0 0 1-4.6-4.6L-1-1Z',
  moon: 'M3-8A8.4 8.4 0 1 0 7 5 7 7 0 0 1 3-8Z',
} as const;
export type Charge = keyof typeof CHARGES;

export const CHARGE_OF: Readonly<Record<Tincture, Charge>> = {
  gules: 'tower',
  azure: 'fish',
  or: 'sun',
  vert: 'oak',
  purpure: 'crown',
  sable: 'star',
  argent: 'moon',
};

/** Return the colour of a charge on its tincture: dark on the light ones. */
export const chargeColour = (tincture: Tincture): string =>
  tincture === 'or' || tincture === 'argent' ? '#251E33' : '#FFFBEF';

/** A heater shield, 30 x 38, around its centre. */
export const SHIELD = 'M-15-18H15V-1C15 10 7 16 0 20-7 16-15 10-15-1Z';

/** The hatching of a tincture inside a tile of 6 x 6; the tincture `or` has dots instead. */
export const HATCHING: Readonly<Record<Tincture, string>> = {
  gules: 'M1.5 0V6M4.5 0V6',
  azure: 'M0 1.5H6M0 4.5H6',
  or: 'M.55 1.5a.95.95 0 1 0 1.9 0a.95.95 0 1 0-1.9 0M3.55 4.5a.95.95 0 1 0 1.9 0a.95.95 0 1 0-1.9 0',
  vert: 'M-1 -1L7 7M-1 5L1 7M5 -1L7 1',
  purpure: 'M7 -1L-1 7M1 -1L-1 1M7 5L5 7',
  sable: 'M1.5 0V6M4.5 0V6M0 1.5H6M0 4.5H6',
  argent: '',
};
