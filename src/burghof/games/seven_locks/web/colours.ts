/** The colours of the keys, shortest first; keys also differ by length and number. */
export const KEY_COLOURS = [
  '#C9CEDB',
  '#E8A65C',
  '#B5D0A0',
  '#F5C65A',
  '#9CC2E6',
  '#E58E7E',
  '#CBA6DA',
  '#F3E3B4',
] as const;
