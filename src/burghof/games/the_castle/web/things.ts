/** What a thing in the bag or a spell does, and when, in words. */
import { MATERIAL } from './material.gen.ts';
import type { Treasure } from './scene.ts';
import type { Move, Preview, View } from './types.gen.ts';
import type { HeraldText, PickState } from '#lib/board/contract.ts';
import type { Message } from '#lib/wire/out.gen.ts';
import { word, type Translator } from '#lib/words/translator.ts';

export type Spell = Extract<Move, { type: 'cast' }>['spell'];
type When = 'before' | 'fight' | 'always' | 'none';

const WHEN: Partial<Record<Treasure, When>> = {
  acid: 'fight',
  boots: 'always',
  coffin: 'always',
  medallion: 'before',
  pistol: 'fight',
  healing: 'before',
  teleport: 'before',
  sword: 'always',
};
const EFFECTS: Partial<Record<Treasure, string>> = {
  'gold-100': 'board-effect-gold',
  'gold-200': 'board-effect-gold',
  'gold-300': 'board-effect-gold',
  'gold-400': 'board-effect-gold',
  'gold-500': 'board-effect-gold',
  'key-a': 'board-effect-key-a',
  'key-b': 'board-effect-key-b',
  'skeleton-key': 'board-effect-skeleton-key',
  acid: 'board-effect-acid',
  boots: 'board-effect-boots',
  coffin: 'board-effect-coffin',
  medallion: 'board-effect-medallion',
  pistol: 'board-effect-pistol',
  healing: 'board-effect-healing',
  teleport: 'board-effect-teleport',
  sword: 'board-effect-sword',
  dwarf: 'board-effect-captive',
  elf: 'board-effect-captive',
  curse: 'board-effect-curse',
  'heavy-curse': 'board-effect-heavy-curse',
};
const SPELL_EFFECTS: Readonly<Record<Spell, string>> = {
  charm: 'board-effect-spell-charm',
  esp: 'board-effect-spell-esp',
  fireball: 'board-effect-spell-fireball',
  heroism: 'board-effect-spell-heroism',
  speed: 'board-effect-spell-speed',
  teleport: 'board-effect-spell-teleport',
};
const SCORES: Partial<Record<string, number>> = MATERIAL.scores;

/** Return the text of what a treasure does; empty for those that nobody carries. */
function effectOf(kind: Treasure, translator: Translator): string {
  const number = Math.abs(SCORES[kind] ?? 0);
  const key = EFFECTS[kind];
  return key === undefined ? '' : translator.say(key, { number });
}

/** Return a text that stands alone with a capital letter at its beginning. */
const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Return what a treasure does, and when. */
export const treasureText = (kind: Treasure, translator: Translator): string =>
  capitalized(translator.say('board-thing-when', { when: WHEN[kind] ?? 'none', effect: effectOf(kind, translator) }));

/** Return what a spell does. */
export const spellText = (spell: Spell, translator: Translator): string =>
  capitalized(translator.say(SPELL_EFFECTS[spell]));

/** The question that is left once a thing or a spell is picked, by the moves that it can still become. */
const QUESTIONS: Partial<Record<Move['type'], string>> = {
  acid: 'board-which-enemy',
  shoot: 'board-which-enemy',
  heal: 'board-which-ally',
  give: 'board-who-gets-it',
  gift: 'board-who-gets-it',
  consult: 'board-which-room',
};

const questionOf = (move: Move): string =>
  move.type === 'cast'
    ? move.spell === 'heroism'
      ? 'board-which-ally'
      : 'board-which-enemy'
    : (QUESTIONS[move.type] ?? 'board-use-or-give');

/** Return what the herald says once a thing or a spell is picked: what it does, and what is still to choose. */
export function thingText({ view, picked, openOffers, aimed }: PickState<View, Move, Preview>): HeraldText | null {
  const [id] = picked;
  if (id === undefined || picked.length > 1 || aimed) return null;
  const names = namesOf(view, id);
  if (names === null) return null;
  const questions = new Set(openOffers.map(({ move }) => questionOf(move)));
  const [question = ''] = questions;
  const data = { name: word(names.name), effect: word(names.effect) };
  return {
    sentence: { key: 'board-thing-about', data },
    more: say(questions.size === 1 ? question : 'board-use-or-give'),
  };
}

const say = (key: string): Message => ({ key, data: {} });

/** Return the words for the name and the effect of a spell or a treasure by its outline id. */
function namesOf(view: View, id: string): { readonly name: string; readonly effect: string } | null {
  const spell = id.startsWith('spell-') ? (id.slice('spell-'.length) as Spell) : null;
  if (spell) return { name: id, effect: SPELL_EFFECTS[spell] };
  const kind = id.startsWith('treasure-') ? (view.treasures[Number(id.slice('treasure-'.length))] ?? null) : null;
  const effect = kind === null ? undefined : EFFECTS[kind];
  return kind === null || effect === undefined ? null : { name: `treasure-${kind}`, effect };
}
