/** Options of a game as they are shown. */
import type { OptionCard } from '#lib/wire/out.gen.ts';
import type { Speaker } from '#lib/words/speaker.ts';
import { t } from '#lib/words/speech.svelte.ts';

export type OptionValue = OptionCard['default'];

/** A value of an option in words. */
export function optionValue(speaker: Speaker, option: OptionCard, value: OptionValue): string {
  if (typeof value === 'boolean') return value ? t('yes') : t('no');
  return typeof value === 'number' ? String(value) : speaker.say(`option-${option.name}-${value}`);
}
