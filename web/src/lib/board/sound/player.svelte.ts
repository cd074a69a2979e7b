/**
 * The sound player: two volume levels (game and signals) and one mute switch, saved on this device. Silent until a
 * gesture.
 */
import { isSignal, playBuiltIn, type CustomSound, type Sound } from './sounds.ts';
import { Voices } from './voice.ts';
import { save, load } from '#lib/storage.ts';

/** Milliseconds from the first touch until sound can start. */
const WAKE_DELAY_MS = 150;

const loadLevel = (name: string): number => {
  const stored = Number(load(`burghof-${name}`) ?? '1');
  return stored >= 0 && stored <= 1 ? stored : 1;
};

class Player {
  game = $state(loadLevel('sound-game'));
  signals = $state(loadLevel('sound-signals'));
  muted = $state(load('burghof-muted') === 'yes');
  #voices: { readonly game: Voices; readonly signals: Voices } | null = null;
  #gains: { readonly game: GainNode; readonly signals: GainNode } | null = null;
  /** The current sound made by a game; the next such sound silences it. */
  #customGain: GainNode | null = null;

  #isEnabled = false;

  /** Enable sound after the first touch of the page. The delay lets the touched element react first. */
  readonly enable = (): void => {
    if (this.#isEnabled || typeof AudioContext === 'undefined') return;
    this.#isEnabled = true;
    setTimeout(this.#open, WAKE_DELAY_MS);
  };

  /** Wait until sound can be played, if the page was touched. */
  async whenReady(): Promise<void> {
    if (this.#isEnabled && !this.#voices) await new Promise((heard) => setTimeout(heard, WAKE_DELAY_MS + 20));
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
      this.#playCustom(what);
      return;
    }
    const { name, count } = typeof what === 'string' ? { name: what, count: 1 } : what;
    const kind = isSignal(name) ? 'signals' : 'game';
    if (this.muted || !this.#voices || !this.#gains || document.hidden) return;
    this.#gains[kind].gain.value = this[kind];
    playBuiltIn(this.#voices[kind], name, count);
  }

  /** Play a sound made by a game; only one such sound at a time. */
  #playCustom({ make }: CustomSound): void {
    const out = this.#gains?.game;
    if (this.muted || !out || document.hidden) return;
    const { context } = out;
    out.gain.value = this.game;
    this.#customGain?.gain.setTargetAtTime(0, context.currentTime, 0.01);
    this.#customGain = new GainNode(context);
    this.#customGain.connect(out);
    make(context, this.#customGain, context.currentTime + 0.01);
  }

  /** Save the levels on this device. */
  save(): void {
    save('burghof-sound-game', String(this.game));
    save('burghof-sound-signals', String(this.signals));
    save('burghof-muted', this.muted ? 'yes' : 'no');
  }
}

export const player = new Player();
