/** Perceiving pearls by ear, by eye, by touch, as chosen on this device; one pearl at a time. */
import { dropOf, vibrationOf, type Facts } from './drop.ts';
import { render } from './render.ts';
import { player } from '#lib/board/sound/player.svelte.ts';
import type { Sound } from '#lib/board/sound/sounds.ts';
import { keep, kept } from '#lib/keep.ts';

export const CHANNELS = ['sound', 'picture', 'touch'] as const;
export type Channel = (typeof CHANNELS)[number];

/** A drop that is being perceived. Each is a new object, even with the same facts as the one before. */
export type Heard = { readonly facts: Facts };

const isOn = (channel: Channel): boolean => (kept(`burghof-locks-${channel}`) ?? usual(channel)) === 'yes';
const usual = (channel: Channel): string => (channel === 'touch' ? 'no' : 'yes');

class Hearing {
  /** The drop that is shown now. */
  now = $state.raw<Heard | null>(null);
  #channels = $state<Record<Channel, boolean>>({
    sound: isOn('sound'),
    picture: isOn('picture'),
    touch: isOn('touch'),
  });
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Return whether this channel is on. */
  has(channel: Channel): boolean {
    return this.#channels[channel];
  }

  choose(channel: Channel, isChosen: boolean): void {
    this.#channels[channel] = isChosen;
    keep(`burghof-locks-${channel}`, isChosen ? 'yes' : 'no');
  }

  /** Start a drop: its picture and vibration begin now. Returns its sound, or null if the sound is off. */
  begin(facts: Facts): Sound | null {
    const drop = dropOf(facts);
    this.now = { facts };
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.now = null;
    }, drop.length);
    if (this.has('touch') && canVibrate()) navigator.vibrate([...vibrationOf(drop)]);
    return this.has('sound') ? render(facts) : null;
  }

  /** Perceive a drop once more. */
  async again(facts: Facts): Promise<void> {
    await this.each([facts], 0);
  }

  /** Perceive drops in order, with `silence` milliseconds between them; stops if another drop begins. */
  async each(drops: readonly Facts[], silence: number): Promise<void> {
    await player.awake();
    for (const facts of drops) {
      const sound = this.begin(facts);
      const heard = this.now;
      if (sound) player.play(sound);
      await new Promise((over) => setTimeout(over, dropOf(facts).length + silence));
      if (this.now !== null && this.now !== heard) return;
    }
  }
}

/** Return whether this device can vibrate. */
export const canVibrate = (): boolean => typeof navigator !== 'undefined' && 'vibrate' in navigator;

export const hearing = new Hearing();
