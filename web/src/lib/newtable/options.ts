/** The display of game options. */
import type { OptionCard } from '#lib/wire/out.gen.ts';
import type { Translator } from '#lib/words/translator.ts';
import { t } from '#lib/words/language.svelte.ts';

export type OptionValue = OptionCard['default'];

/** Return the text of an option's value. A number is its own text, except 0, which means none. */
export function optionText(translator: Translator, option: OptionCard, value: OptionValue): string {
  if (typeof value === 'boolean') return value ? t('yes') : t('no');
  return typeof value === 'number' && value !== 0 ? String(value) : translator.say(`option-${option.name}-${value}`);
}
