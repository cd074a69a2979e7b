/** Web Audio voices that all sounds are made of: tones and noises with a start, a length and a level. */

export type Tone = {
  readonly at: number;
  readonly ms: number;
  readonly hz: number;
  readonly to?: number;
  readonly gain?: number;
  readonly wave?: OscillatorType;
  readonly lowpass?: number;
  readonly vibrato?: number;
};

export type Noise = {
  readonly at: number;
  readonly ms: number;
  readonly gain?: number;
  readonly filter: BiquadFilterType;
  readonly hz: number;
  readonly to?: number;
  readonly q?: number;
  /** Whether it swells instead of fading. */
  readonly rises?: boolean;
};

/** Tones and noises that play through one gain node. */
export class Voices {
  readonly #context: AudioContext;
  readonly #out: AudioNode;
  readonly #noise: AudioBuffer;

  constructor(context: AudioContext, out: AudioNode) {
    this.#context = context;
    this.#out = out;
    this.#noise = context.createBuffer(1, context.sampleRate, context.sampleRate);
    const samples = this.#noise.getChannelData(0);
    for (let place = 0; place < samples.length; place++) samples[place] = Math.random() * 2 - 1;
  }

  tone({ at, ms, hz, to, gain = 0.3, wave = 'sine', lowpass, vibrato }: Tone): void {
    const [begin, end] = this.#span(at, ms);
    const source = this.#context.createOscillator();
    source.type = wave;
    source.frequency.setValueAtTime(hz, begin);
    if (to !== undefined) source.frequency.exponentialRampToValueAtTime(to, end);
    if (vibrato !== undefined) this.#vibrate(source, vibrato, begin, end);
    this.#connect(source, lowpass === undefined ? null : this.#filter('lowpass', lowpass, 1), gain, begin, end, false);
    source.start(begin);
    source.stop(end + 0.02);
  }

  noise({ at, ms, gain = 0.3, filter, hz, to, q = 1, rises = false }: Noise): void {
    const [begin, end] = this.#span(at, ms);
    const source = this.#context.createBufferSource();
    source.buffer = this.#noise;
    source.loop = true;
    const node = this.#filter(filter, hz, q);
    if (to !== undefined) node.frequency.exponentialRampToValueAtTime(to, end);
    this.#connect(source, node, gain, begin, end, rises);
    source.start(begin, Math.random());
    source.stop(end + 0.02);
  }

  #span(at: number, ms: number): readonly [number, number] {
    const begin = this.#context.currentTime + 0.01 + at / 1000;
    return [begin, begin + ms / 1000];
  }

  #filter(type: BiquadFilterType, hz: number, q: number): BiquadFilterNode {
    const node = this.#context.createBiquadFilter();
    node.type = type;
    node.frequency.value = hz;
    node.Q.value = q;
    return node;
  }

  #vibrate(source: OscillatorNode, hz: number, begin: number, end: number): void {
    const wobble = this.#context.createOscillator();
    const depth = this.#context.createGain();
    wobble.frequency.value = hz;
    depth.gain.value = source.frequency.value * 0.04;
    wobble.connect(depth).connect(source.frequency);
    wobble.start(begin);
    wobble.stop(end);
  }

  #connect(
    source: AudioNode,
    filter: AudioNode | null,
    level: number,
    begin: number,
    end: number,
    rises: boolean,
  ): void {
    const gain = this.#context.createGain();
    const attack = Math.min(0.015, (end - begin) / 4);
    gain.gain.setValueAtTime(0.0001, begin);
    gain.gain.linearRampToValueAtTime(level, rises ? end - attack : begin + attack);
    gain.gain.exponentialRampToValueAtTime(0.0001, end + 0.015);
    (filter ? source.connect(filter) : source).connect(gain).connect(this.#out);
  }
}
