/** The sound and the picture of pearls, for tests in a browser: rendered offline, and measured as an ear or an eye would. */
import { dropOf, type DropFacts } from '../../src/burghof/games/seven_locks/web/drop.ts';
import { gaugeY } from '../../src/burghof/games/seven_locks/web/geometry.ts';
import { dropSound } from '../../src/burghof/games/seven_locks/web/render.ts';
import { factsOf } from '../../src/burghof/games/seven_locks/web/scene.ts';
import { streakOf } from '../../src/burghof/games/seven_locks/web/streak.ts';
import type { Dropped, View } from '../../src/burghof/games/seven_locks/web/types.gen.ts';

const RATE = 16_000;
const SECONDS = 1.25;
/** Samples of a window in which loudness is measured: two milliseconds. */
const WINDOW = 32;
/** Samples in which the pitch of a landing is measured. */
const LANDING = 512;

type Measures = { readonly seconds: number; readonly measure: number };

async function samplesOf(facts: DropFacts, channels = 1): Promise<readonly Float32Array[]> {
  const context = new OfflineAudioContext(channels, RATE * SECONDS, RATE);
  dropSound(facts).make(context, context.destination, 0);
  const buffer = await context.startRendering();
  return Array.from({ length: channels }, (_, channel) => buffer.getChannelData(channel));
}

/** When the pearl is heard to be let go and to land, and the centre of the spectrum of its landing, in octaves. */
async function heard(facts: DropFacts): Promise<Measures> {
  const [samples = new Float32Array()] = await samplesOf(facts);
  const loud = Array.from({ length: Math.floor(samples.length / WINDOW) }, (_, at) =>
    samples.subarray(at * WINDOW, (at + 1) * WINDOW).reduce((most, sample) => Math.max(most, Math.abs(sample)), 0),
  );
  const release = loud.findIndex((level) => level > 0.004);
  const landing = loud.findIndex((level, at) => at > release + 30 && level > 0.05);
  return { seconds: ((landing - release) * WINDOW) / RATE, measure: Math.log2(centre(samples, landing * WINDOW)) };
}

/** The centre of a spectrum, by energy, in hertz. */
function centre(samples: Float32Array, from: number): number {
  let [sum, weighted] = [0, 0];
  for (let bin = 4; bin < LANDING / 2; bin++) {
    let [re, im] = [0, 0];
    for (let at = 0; at < LANDING; at++) {
      const sample = samples[from + at] ?? 0;
      re += sample * Math.cos((2 * Math.PI * bin * at) / LANDING);
      im += sample * Math.sin((2 * Math.PI * bin * at) / LANDING);
    }
    const energy = re * re + im * im;
    sum += energy;
    weighted += energy * ((bin * RATE) / LANDING);
  }
  return weighted / sum;
}

/** What is seen: how long the streak falls, and where it ends in the gauge. */
function seen(facts: DropFacts): Measures {
  const { ms } = streakOf(dropOf(facts), 0, false);
  return { seconds: ms / 1000, measure: gaugeY(facts.echo) };
}

async function each<Result>(drops: readonly DropFacts[], take: (facts: DropFacts) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  for (const facts of drops) results.push(await take(facts));
  return results;
}

Object.assign(globalThis, {
  pearls: {
    /** All samples of what is heard when this happens at a table that looked like this. */
    samples: async (event: Dropped, before: View) =>
      (await samplesOf(factsOf(event, before), 2)).map((channel) => [...channel]),
    heard: (drops: readonly DropFacts[]) => each(drops, heard),
    seen: (drops: readonly DropFacts[]) => drops.map(seen),
  },
});
