/** The sound of a drop, made of a few nodes: it fits an audio context and an offline one, and knows public facts alone. */
import { dropOf, grain, type Drop, type Facts } from './drop.ts';
import { MATERIAL } from './material.gen.ts';
import type { Made } from '#lib/board/sound/sounds.ts';

type Out = { readonly context: BaseAudioContext; readonly node: AudioNode; readonly noise: AudioBuffer };
type Strike = { readonly at: number; readonly hz: number; readonly gain: number };

/** Milliseconds of noise that sounds are cut from. */
const NOISE = 250;
/** How far to the side a tower is heard. */
const SIDE = 0.6;

/** What a drop sounds like. */
export const render = (facts: Facts): Made => ({
  make: (context, out, at) => {
    const drop = dropOf(facts);
    const pan = new StereoPannerNode(context, { pan: SIDE * Math.sin((2 * Math.PI * facts.tower) / MATERIAL.towers) });
    pan.connect(out);
    const direct: Out = { context, node: pan, noise: noiseOf(context, drop.seed) };
    tone(direct, { at: at + drop.release / 1000, hz: 1900, gain: 0.08 }, 0.012);
    const wet: Out = { ...direct, node: shaft(direct, facts.echo) };
    land(wet, { at: at + drop.landing / 1000, hz: drop.hz, gain: 1 });
    for (const bounce of drop.bounces)
      land(wet, { at: at + bounce.at / 1000, hz: drop.hz * 1.04, gain: bounce.strength });
    rattle(direct, drop, at);
  },
});

/** A pearl strikes the bottom: a short knock of noise around a pitch, and a tone below that fades more slowly. */
function land(out: Out, { at, hz, gain }: Strike): void {
  knock(out, { at, hz, gain: 1.1 * gain }, 9, 0.06);
  tone(out, { at, hz, gain: 0.2 * gain }, 0.08);
  tone(out, { at, hz: hz / 2, gain: 0.35 * gain }, 0.11);
}

/** The shaft answers: three echoes, each later and softer; a deep one answers later. */
function shaft({ context, node }: Out, echo: number): AudioNode {
  const into = new GainNode(context);
  const dull = new BiquadFilterNode(context, { type: 'lowpass', frequency: 1800 });
  const seconds = Math.max(0.002, 0.006 + 0.003 * echo);
  into.connect(node);
  into.connect(dull);
  for (let answer = 1; answer <= 3; answer++) {
    const later = new DelayNode(context, { maxDelayTime: 1, delayTime: seconds * answer });
    dull
      .connect(later)
      .connect(new GainNode(context, { gain: 0.25 * 0.35 ** (answer - 1) }))
      .connect(node);
  }
  return into;
}

/** The pearls already inside are stirred. */
function rattle(out: Out, drop: Drop, at: number): void {
  const gain = 0.09 * Math.sqrt(drop.rattle.length);
  for (const click of drop.rattle) knock(out, { at: at + click / 1000, hz: 3200, gain }, 3, 0.008);
}

function tone({ context, node }: Out, { at, hz, gain }: Strike, seconds: number): void {
  const source = new OscillatorNode(context, { frequency: hz });
  source.connect(fading(context, at, gain, seconds)).connect(node);
  source.start(at);
  source.stop(at + 5 * seconds);
}

function knock({ context, node, noise }: Out, { at, hz, gain }: Strike, q: number, seconds: number): void {
  const source = new AudioBufferSourceNode(context, { buffer: noise });
  source
    .connect(new BiquadFilterNode(context, { type: 'bandpass', frequency: hz, Q: q }))
    .connect(fading(context, at, gain, seconds))
    .connect(node);
  source.start(at);
  source.stop(at + Math.min(5 * seconds, NOISE / 1000));
}

/** It sets in softly and fades. */
function fading(context: BaseAudioContext, at: number, level: number, seconds: number): GainNode {
  const node = new GainNode(context, { gain: 0 });
  node.gain.setValueAtTime(0, at);
  node.gain.linearRampToValueAtTime(level, at + 0.002);
  node.gain.setTargetAtTime(0, at + 0.002, seconds / 2);
  return node;
}

/** Noise that is the same for the same seed. */
function noiseOf(context: BaseAudioContext, seed: number): AudioBuffer {
  const { sampleRate } = context;
  const buffer = new AudioBuffer({ length: Math.ceil((NOISE / 1000) * sampleRate), sampleRate });
  const chance = grain(seed);
  buffer.getChannelData(0).forEach((_, place, samples) => {
    samples[place] = 2 * chance() - 1;
  });
  return buffer;
}

/** Two or three sounds of a key in a lock: three ticks, then how it sits. */
export const trial = (fit: 'fits' | 'too-long' | 'too-short', delay: number): Made => ({
  make: (context, out, now) => {
    const here: Out = { context, node: out, noise: noiseOf(context, 7) };
    for (const tick of [0, 1, 2]) knock(here, { at: now + 0.07 * tick + delay * 0.2, hz: 4200, gain: 0.5 }, 2, 0.01);
    const at = now + delay;
    if (fit === 'fits') for (const hz of [196, 294, 392]) tone(here, { at, hz, gain: 0.2 }, 0.3);
    else if (fit === 'too-long') tone(here, { at, hz: 150, gain: 0.5 }, 0.07);
    else knock(here, { at, hz: 260, gain: 1 }, 1, 0.16);
  },
});
