/** Isolation of names inside sentences: a name in a script from right to left does not reorder the words around it. */

const BIDI_CONTROLS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
const FROM_RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefe\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const OPEN = '\u2068';
const CLOSE = '\u2069';

/**
 * Return the text without control characters for direction, isolated if it contains letters from right to left. A text
 * that is isolated already stays as it is.
 */
export function isolate(text: string): string {
  if (text.includes(OPEN) && text.includes(CLOSE)) return text;
  const plain = text.replaceAll(BIDI_CONTROLS, '');
  return FROM_RIGHT_TO_LEFT.test(plain) ? `${OPEN}${plain}${CLOSE}` : plain;
}
