/** The display of game options. */
import type { OptionCard } from '#lib/wire/out.gen.ts';
import type { Speaker } from '#lib/words/speaker.ts';
import { t } from '#lib/words/speech.svelte.ts';

export type OptionValue = OptionCard['default'];

/** Return the text of an option's value. A number is its own text, except 0, which means none. */
export function optionValue(speaker: Speaker, option: OptionCard, value: OptionValue): string {
  if (typeof value === 'boolean') return value ? t('yes') : t('no');
  return typeof value === 'number' && value !== 0 ? String(value) : speaker.say(`option-${option.name}-${value}`);
}
