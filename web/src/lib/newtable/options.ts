/** Options of a game as they are shown. */
import type { OptionCard } from '#lib/wire/out.gen.ts';
import type { Speaker } from '#lib/words/speaker.ts';
import { t } from '#lib/words/speech.svelte.ts';

export type OptionValue = OptionCard['default'];

/** A value of an option in words; a number says itself, but for 0, which means that there is none. */
export function optionValue(speaker: Speaker, option: OptionCard, value: OptionValue): string {
  if (typeof value === 'boolean') return value ? t('yes') : t('no');
  return typeof value === 'number' && value !== 0 ? String(value) : speaker.say(`option-${option.name}-${value}`);
}
