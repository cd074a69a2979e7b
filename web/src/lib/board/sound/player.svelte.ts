/**
 * The sound player: two volume levels (game and signals) and one mute switch, saved on this device. Silent until a
 * gesture.
 */
import { isSignal, sound, type Made, type Sound } from './sounds.ts';
import { Voices } from './voice.ts';
import { keep, kept } from '#lib/keep.ts';

/** Milliseconds from the first touch until sound can start. */
const WAKING = 150;

const level = (name: string): number => {
  const stored = Number(kept(`burghof-${name}`) ?? '1');
  return stored >= 0 && stored <= 1 ? stored : 1;
};

class Player {
  game = $state(level('sound-game'));
  signals = $state(level('sound-signals'));
  muted = $state(kept('burghof-muted') === 'yes');
  #voices: { readonly game: Voices; readonly signals: Voices } | null = null;
  #gains: { readonly game: GainNode; readonly signals: GainNode } | null = null;
  /** The current sound made by a game; the next such sound silences it. */
  #made: GainNode | null = null;

  #isWaking = false;

  /** Enable sound after the first touch of the page. The delay lets the touched element react first. */
  readonly wake = (): void => {
    if (this.#isWaking || typeof AudioContext === 'undefined') return;
    this.#isWaking = true;
    setTimeout(this.#open, WAKING);
  };

  /** Wait until sound can be played, if the page was touched. */
  async awake(): Promise<void> {
    if (this.#isWaking && !this.#voices) await new Promise((heard) => setTimeout(heard, WAKING + 20));
  }

  readonly #open = (): void => {
    const context = new AudioContext();
    const compressor = new DynamicsCompressorNode(context, { threshold: -18, ratio: 4 });
    const master = new GainNode(context, { gain: 0.6 });
    compressor.connect(master).connect(context.destination);
    const [game, signals] = [new GainNode(context), new GainNode(context)];
    game.connect(compressor);
    signals.connect(compressor);
    this.#gains = { game, signals };
    this.#voices = { game: new Voices(context, game), signals: new Voices(context, signals) };
  };

  play(what: Sound): void {
    if (typeof what === 'object' && 'make' in what) {
      this.#make(what);
      return;
    }
    const { name, count } = typeof what === 'string' ? { name: what, count: 1 } : what;
    const kind = isSignal(name) ? 'signals' : 'game';
    if (this.muted || !this.#voices || !this.#gains || document.hidden) return;
    this.#gains[kind].gain.value = this[kind];
    sound(this.#voices[kind], name, count);
  }

  /** Play a sound made by a game; only one such sound at a time. */
  #make({ make }: Made): void {
    const out = this.#gains?.game;
    if (this.muted || !out || document.hidden) return;
    const { context } = out;
    out.gain.value = this.game;
    this.#made?.gain.setTargetAtTime(0, context.currentTime, 0.01);
    this.#made = new GainNode(context);
    this.#made.connect(out);
    make(context, this.#made, context.currentTime + 0.01);
  }

  /** Save the levels on this device. */
  save(): void {
    keep('burghof-sound-game', String(this.game));
    keep('burghof-sound-signals', String(this.signals));
    keep('burghof-muted', this.muted ? 'yes' : 'no');
  }
}

export const player = new Player();
