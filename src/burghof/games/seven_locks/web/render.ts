/**
 * The sound of a drop from a few nodes. It works in live and offline audio contexts, and depends only on public facts.
 */
import { dropOf, seededRandom, type Drop, type DropFacts } from './drop.ts';
import { MATERIAL } from './material.gen.ts';
import type { CustomSound } from '#lib/board/sound/sounds.ts';

type AudioSetup = { readonly context: BaseAudioContext; readonly noise: AudioBuffer };
type Strike = { readonly at: number; readonly hz: number; readonly gain: number };

/** Milliseconds of noise that sounds are cut from. */
const NOISE_MS = 250;
/** Maximum stereo panning of a tower. */
const MAX_PAN = 0.6;

/** Return the sound of a drop. */
export const dropSound = (facts: DropFacts): CustomSound => ({
  make: (context, out, at) => {
    const drop = dropOf(facts);
    const hall: AudioSetup = { context, noise: noiseOf(context, drop.seed) };
    const pan = new StereoPannerNode(context, {
      pan: MAX_PAN * Math.sin((2 * Math.PI * facts.tower) / MATERIAL.towers),
    });
    const landings = [
      { at: at + drop.landing / 1000, hz: drop.hz, gain: 1 },
      ...drop.bounces.map((bounce) => ({ at: at + bounce.at / 1000, hz: drop.hz * 1.04, gain: bounce.strength })),
    ];
    const release = tone(hall, { at: at + drop.release / 1000, hz: 1900, gain: 0.08 }, 0.012);
    const below = withShaftEchoes(
      hall,
      mix(
        hall,
        landings.flatMap((strike) => land(hall, strike)),
      ),
      facts.echo,
    );
    mix(hall, [release, ...below, ...rattle(hall, drop, at)])
      .connect(pan)
      .connect(out);
  },
});

/** A pearl strikes the bottom: a short knock of noise around a pitch, and lower tones that fade more slowly. */
const land = (hall: AudioSetup, { at, hz, gain }: Strike): readonly AudioNode[] => [
  knock(hall, { at, hz, gain: 1.1 * gain }, 9, 0.06),
  tone(hall, { at, hz, gain: 0.2 * gain }, 0.08),
  tone(hall, { at, hz: hz / 2, gain: 0.35 * gain }, 0.11),
];

/** Add the echoes of the shaft: three, each later and softer; a deeper shaft answers later. */
function withShaftEchoes({ context }: AudioSetup, sound: AudioNode, echo: number): readonly AudioNode[] {
  const dull = sound.connect(new BiquadFilterNode(context, { type: 'lowpass', frequency: 1800 }));
  const seconds = Math.max(0.002, 0.006 + 0.003 * echo);
  const answers = [1, 2, 3].map((answer) =>
    dull
      .connect(new DelayNode(context, { maxDelayTime: 1, delayTime: seconds * answer }))
      .connect(new GainNode(context, { gain: 0.25 * 0.35 ** (answer - 1) })),
  );
  return [sound, ...answers];
}

/** Return the clicks of the pearls already inside. */
function rattle(hall: AudioSetup, drop: Drop, at: number): readonly AudioNode[] {
  const gain = 0.09 * Math.sqrt(drop.rattle.length);
  return drop.rattle.map((click) => knock(hall, { at: at + click / 1000, hz: 3200, gain }, 3, 0.008));
}

function tone({ context }: AudioSetup, { at, hz, gain }: Strike, seconds: number): AudioNode {
  const source = new OscillatorNode(context, { frequency: hz });
  source.start(at);
  source.stop(at + 5 * seconds);
  return source.connect(fadeOut(context, at, gain, seconds));
}

function knock({ context, noise }: AudioSetup, { at, hz, gain }: Strike, q: number, seconds: number): AudioNode {
  const source = new AudioBufferSourceNode(context, { buffer: noise });
  source.start(at);
  source.stop(at + Math.min(5 * seconds, NOISE_MS / 1000));
  return source
    .connect(new BiquadFilterNode(context, { type: 'bandpass', frequency: hz, Q: q }))
    .connect(fadeOut(context, at, gain, seconds));
}

/** Return a gain node with a soft attack that fades. */
function fadeOut(context: BaseAudioContext, at: number, level: number, seconds: number): GainNode {
  const node = new GainNode(context, { gain: 0 });
  node.gain.setValueAtTime(0, at);
  node.gain.linearRampToValueAtTime(level, at + 0.002);
  node.gain.setTargetAtTime(0, at + 0.002, seconds / 2);
  return node;
}

/** Mix sounds pair by pair. A browser adds more than two in any order, and then the last bits of the samples differ. */
const mix = ({ context }: AudioSetup, sounds: readonly AudioNode[]): AudioNode =>
  sounds.reduce((before, next) => {
    const both = new GainNode(context);
    before.connect(both);
    next.connect(both);
    return both;
  });

/** Return noise that is the same for the same seed. */
function noiseOf(context: BaseAudioContext, seed: number): AudioBuffer {
  const { sampleRate } = context;
  const buffer = new AudioBuffer({ length: Math.ceil((NOISE_MS / 1000) * sampleRate), sampleRate });
  const chance = seededRandom(seed);
  buffer.getChannelData(0).forEach((_, place, samples) => {
    samples[place] = 2 * chance() - 1;
  });
  return buffer;
}

/** Return the sound of a key in a lock: three ticks, then how it fits. */
export const trialSound = (fit: 'fits' | 'too-long' | 'too-short', delay: number): CustomSound => ({
  make: (context, out, now) => {
    const hall: AudioSetup = { context, noise: noiseOf(context, 7) };
    const ticks = [0, 1, 2].map((tick) =>
      knock(hall, { at: now + 0.07 * tick + delay * 0.2, hz: 4200, gain: 0.5 }, 2, 0.01),
    );
    const at = now + delay;
    const sits =
      fit === 'fits'
        ? [196, 294, 392].map((hz) => tone(hall, { at, hz, gain: 0.2 }, 0.3))
        : fit === 'too-long'
          ? [tone(hall, { at, hz: 150, gain: 0.5 }, 0.07)]
          : [knock(hall, { at, hz: 260, gain: 1 }, 1, 0.16)];
    mix(hall, [...ticks, ...sits]).connect(out);
  },
});
