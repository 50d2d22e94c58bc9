/** SHA-256, for pages that come without TLS: on a home network browsers offer none of their own. */

const ROUNDS = 64;
const BLOCK = 64;
const [STARTS, CONSTANTS] = fractions();

/** The hash of a text as 64 hexadecimal signs. */
export function sha256(text: string): string {
  const state = Int32Array.from(STARTS.slice(0, 8));
  const bytes = padded(new TextEncoder().encode(text));
  for (let start = 0; start < bytes.byteLength; start += BLOCK) mix(state, schedule(new DataView(bytes.buffer, start, BLOCK)));
  return [...state].map((word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}

/** A one, zeros, and the length in bits at the end of the last block. */
function padded(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(Math.ceil((bytes.length + 9) / BLOCK) * BLOCK);
  whole.set(bytes);
  whole[bytes.length] = 0x80;
  new DataView(whole.buffer).setUint32(whole.length - 4, bytes.length * 8);
  return whole;
}

function schedule(block: DataView): Int32Array {
  const words = new Int32Array(ROUNDS);
  for (let round = 0; round < ROUNDS; round += 1) {
    if (round < 16) {
      words[round] = block.getInt32(round * 4);
      continue;
    }
    const early = words[round - 15]!;
    const late = words[round - 2]!;
    const first = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
    const second = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
    words[round] = words[round - 16]! + first + words[round - 7]! + second;
  }
  return words;
}

function mix(state: Int32Array, words: Int32Array): void {
  let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number];
  words.forEach((word, round) => {
    const chosen = (e & f) ^ (~e & g);
    const first = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + chosen + CONSTANTS[round]! + word) | 0;
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const second = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + majority) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  });
  [a, b, c, d, e, f, g, h].forEach((word, place) => (state[place] = state[place]! + word));
}

function turn(word: number, bits: number): number {
  return (word >>> bits) | (word << (32 - bits));
}

/** The standard's constants: the first bits behind the point of the square and cube roots of the first primes. */
function fractions(): [number[], number[]] {
  const primes: number[] = [];
  for (let number = 2; primes.length < ROUNDS; number += 1) if (primes.every((prime) => number % prime)) primes.push(number);
  const bits = (root: number): number => ((root % 1) * 2 ** 32) | 0;
  return [primes.map((prime) => bits(Math.sqrt(prime))), primes.map((prime) => bits(Math.cbrt(prime)))];
}
