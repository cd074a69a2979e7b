/** The built-in sounds, each made of a few voices; no file is loaded. Everything that sounds is also visible. */
import type { Voices } from './voice.ts';

type Play = (voices: Voices, count: number) => void;

const stone = (voices: Voices, at: number, level: number): void => {
  voices.noise({ at, ms: 90, filter: 'bandpass', hz: 380, q: 2, gain: 0.5 * level });
  voices.tone({ at, ms: 120, hz: 90, gain: 0.4 * level });
};

const coins = (voices: Voices, count: number): void => {
  for (let coin = 0; coin < Math.min(count, 8); coin++) {
    const detuned = 2 ** ((coin % 2 ? 8 : -8) / 1200);
    voices.tone({ at: coin * 50, ms: 180, hz: 2093 * detuned, gain: 0.1 });
    voices.tone({ at: coin * 50, ms: 180, hz: 3136 * detuned, gain: 0.07 });
  }
};

const notes = (voices: Voices, hz: readonly number[], ms: number, last = ms): void => {
  hz.forEach((one, place) => {
    const length = place === hz.length - 1 ? last : ms;
    voices.tone({ at: place * ms, ms: length, hz: one, wave: 'sawtooth', lowpass: 1800, gain: 0.14 });
  });
};

/** Sounds of events on boards. */
const GAME = {
  step: (voices) => {
    voices.noise({ at: 0, ms: 45, filter: 'lowpass', hz: 700 * (0.94 + Math.random() * 0.12), gain: 0.25 });
  },
  mouse: (voices) => {
    voices.tone({ at: 0, ms: 60, hz: 2400, to: 3100, gain: 0.08 });
    voices.tone({ at: 110, ms: 60, hz: 2400, to: 3100, gain: 0.08 });
  },
  stone: (voices) => {
    stone(voices, 0, 1);
  },
  card: (voices) => {
    voices.noise({ at: 0, ms: 30, filter: 'highpass', hz: 3000, gain: 0.2 });
  },
  tile: (voices) => {
    voices.noise({ at: 0, ms: 320, filter: 'bandpass', hz: 900, to: 500, gain: 0.3 });
    stone(voices, 320, 0.6);
  },
  roof: (voices) => {
    voices.noise({ at: 0, ms: 180, filter: 'bandpass', hz: 600, gain: 0.35, rises: true });
  },
  coin: coins,
  'ducat-day': (voices) => {
    coins(voices, 4);
    for (const hz of [262, 330, 392]) voices.tone({ at: 260, ms: 500, hz, wave: 'triangle', gain: 0.12 });
  },
  die: (voices) => {
    [0, 110, 210, 290, 350, 390].forEach((at) => {
      stone(voices, at, 0.4);
    });
  },
  hit: (voices) => {
    voices.noise({ at: 0, ms: 80, filter: 'lowpass', hz: 900, gain: 0.45 });
    voices.tone({ at: 0, ms: 90, hz: 120, to: 60, gain: 0.4 });
  },
  monster: (voices) => {
    voices.tone({ at: 0, ms: 600, hz: 82, wave: 'sawtooth', lowpass: 400, vibrato: 5, gain: 0.3 });
  },
  trap: (voices) => {
    voices.tone({ at: 0, ms: 400, hz: 900, to: 90, gain: 0.2 });
  },
} satisfies Record<string, Play>;

/** Sounds of the herald. */
const SIGNALS = {
  'your-turn': (voices) => {
    notes(voices, [392, 523], 140);
  },
  refusal: (voices) => {
    voices.tone({ at: 0, ms: 90, hz: 220, wave: 'triangle', gain: 0.2 });
    voices.tone({ at: 100, ms: 90, hz: 196, wave: 'triangle', gain: 0.2 });
  },
  clock: (voices) => {
    voices.tone({ at: 0, ms: 25, hz: 880, gain: 0.06 });
  },
  victory: (voices) => {
    notes(voices, [392, 523, 659, 784], 160, 600);
  },
  'game-over': (voices) => {
    for (const hz of [262, 330]) voices.tone({ at: 0, ms: 700, hz, wave: 'triangle', gain: 0.1 });
  },
  defeat: (voices) => {
    voices.tone({ at: 0, ms: 1400, hz: 65, wave: 'triangle', lowpass: 300, gain: 0.3 });
  },
} satisfies Record<string, Play>;

export type SoundName = keyof typeof GAME | keyof typeof SIGNALS;
/** A built-in sound with an optional count (coins). */
type BuiltInSound = SoundName | { readonly name: SoundName; readonly count: number };
/** A sound that a game makes itself, from nodes that start at time `at` of the context and end in `out`. */
export type CustomSound = { readonly make: (context: BaseAudioContext, out: AudioNode, at: number) => void };
export type Sound = BuiltInSound | CustomSound;

const PLAYERS: Readonly<Record<SoundName, Play>> = { ...GAME, ...SIGNALS };

export const isSignal = (name: SoundName): boolean => name in SIGNALS;

export function playBuiltIn(voices: Voices, name: SoundName, count: number): void {
  PLAYERS[name](voices, count);
}
