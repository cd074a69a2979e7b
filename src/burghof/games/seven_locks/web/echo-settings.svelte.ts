/** Perceiving pearls by ear, by eye, by touch, as chosen on this device; one pearl at a time. */
import { dropOf, vibrationOf, type DropFacts } from './drop.ts';
import { dropSound } from './render.ts';
import { player } from '#lib/board/sound/player.svelte.ts';
import type { Sound } from '#lib/board/sound/sounds.ts';
import { save, load } from '#lib/storage.ts';

export const CHANNELS = ['sound', 'picture', 'touch'] as const;
export type Channel = (typeof CHANNELS)[number];

/** A drop that is being perceived. Each is a new object, even with the same facts as the one before. */
export type PerceivedDrop = { readonly facts: DropFacts };

const loadChannel = (channel: Channel): boolean => (load(`burghof-locks-${channel}`) ?? defaultOf(channel)) === 'yes';
const defaultOf = (channel: Channel): string => (channel === 'touch' ? 'no' : 'yes');

class EchoSettings {
  /** The drop that is shown now. */
  current = $state.raw<PerceivedDrop | null>(null);
  #channels = $state<Record<Channel, boolean>>({
    sound: loadChannel('sound'),
    picture: loadChannel('picture'),
    touch: loadChannel('touch'),
  });
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Return whether this channel is on. */
  isChannelOn(channel: Channel): boolean {
    return this.#channels[channel];
  }

  setChannel(channel: Channel, isChosen: boolean): void {
    this.#channels[channel] = isChosen;
    save(`burghof-locks-${channel}`, isChosen ? 'yes' : 'no');
  }

  /** Start a drop: its picture and vibration begin now. Returns its sound, or null if the sound is off. */
  startDrop(facts: DropFacts): Sound | null {
    const drop = dropOf(facts);
    this.current = { facts };
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.current = null;
    }, drop.length);
    if (this.isChannelOn('touch') && canVibrate()) navigator.vibrate([...vibrationOf(drop)]);
    return this.isChannelOn('sound') ? dropSound(facts) : null;
  }

  /** Perceive a drop once more. */
  async replay(facts: DropFacts): Promise<void> {
    await this.replayAll([facts], 0);
  }

  /** Perceive drops in order, with `silence` milliseconds between them; stops if another drop begins. */
  async replayAll(drops: readonly DropFacts[], silence: number): Promise<void> {
    await player.whenReady();
    for (const facts of drops) {
      const sound = this.startDrop(facts);
      const heard = this.current;
      if (sound) player.play(sound);
      await new Promise((over) => setTimeout(over, dropOf(facts).length + silence));
      if (this.current !== null && this.current !== heard) return;
    }
  }
}

/** Return whether this device can vibrate. */
export const canVibrate = (): boolean => typeof navigator !== 'undefined' && 'vibrate' in navigator;

export const hearing = new EchoSettings();
