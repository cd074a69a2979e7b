/**
 * SHA-256 of FIPS 180-4. Browsers have their own only in secure contexts, and a home server is reached by plain http.
 */

/** Return the first primes. The constants of SHA-256 are the first 32 bits of the fractional parts of their roots. */
const primes = (count: number): readonly number[] => {
  const found: number[] = [];
  for (let n = 2; found.length < count; n += 1) if (found.every((prime) => n % prime !== 0)) found.push(n);
  return found;
};
const fraction = (root: number): number => Math.floor((root - Math.floor(root)) * 2 ** 32);
const START = primes(8).map((prime) => fraction(Math.sqrt(prime)));
const ROUNDS = primes(64).map((prime) => fraction(Math.cbrt(prime)));

const rotateRight = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** Return the hash of these bytes: 32 bytes. */
export function sha256(bytes: Uint8Array): Uint8Array {
  const data = pad(bytes);
  const state = Int32Array.from(START);
  const words = new Int32Array(64);
  for (let at = 0; at < data.byteLength; at += 64) mix(state, words, data, at);
  const hash = new DataView(new ArrayBuffer(32));
  state.forEach((word, place) => {
    hash.setInt32(place * 4, word);
  });
  return new Uint8Array(hash.buffer);
}

/** Return the bytes, a one bit, zeros, and their number of bits in the last eight bytes of a block of 64. */
function pad(bytes: Uint8Array): DataView {
  const data = new DataView(new ArrayBuffer((Math.floor((bytes.length + 8) / 64) + 1) * 64));
  new Uint8Array(data.buffer).set(bytes);
  data.setUint8(bytes.length, 0x80);
  data.setBigUint64(data.byteLength - 8, BigInt(bytes.length) * 8n);
  return data;
}

/** Mix one block into the state. */
function mix(state: Int32Array, words: Int32Array, data: DataView, at: number): void {
  for (let n = 0; n < 16; n += 1) words[n] = data.getInt32(at + n * 4);
  for (let n = 16; n < 64; n += 1) {
    const [far, near] = [words[n - 15] ?? 0, words[n - 2] ?? 0];
    const first = rotateRight(far, 7) ^ rotateRight(far, 18) ^ (far >>> 3);
    const second = rotateRight(near, 17) ^ rotateRight(near, 19) ^ (near >>> 10);
    words[n] = (words[n - 16] ?? 0) + first + (words[n - 7] ?? 0) + second;
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let n = 0; n < 64; n += 1) {
    const right = rotateRight(e, 6) ^ rotateRight(e, 11) ^ rotateRight(e, 25);
    const one = (h + right + ((e & f) ^ (~e & g)) + (ROUNDS[n] ?? 0) + (words[n] ?? 0)) | 0;
    const left = rotateRight(a, 2) ^ rotateRight(a, 13) ^ rotateRight(a, 22);
    const two = (left + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [a, b, c, d, e, f, g, h] = [(one + two) | 0, a, b, c, (d + one) | 0, e, f, g];
  }
  [a, b, c, d, e, f, g, h].forEach((word, place) => {
    state[place] = (state[place] ?? 0) + word;
  });
}

const utf8 = new TextEncoder();

/** Encode a text in UTF-8. */
export const encodeUtf8 = (text: string): Uint8Array => utf8.encode(text);

/** Format bytes as lower-case hexadecimal digits. */
export const hex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Return the hash of a text, in hexadecimal digits. */
export const hashOf = (text: string): string => hex(sha256(encodeUtf8(text)));
