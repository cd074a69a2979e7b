/** Texts of the items in the tray. */
import { MATERIAL } from './material.gen.ts';
import { nameOf } from './names.ts';
import { figureOf, hasBit, type Discipline } from './scene.ts';
import { spellText, treasureText, type Spell } from './things.ts';
import type { Preview, View } from './types.gen.ts';
import type { Translator } from '#lib/words/translator.ts';

export type ItemText = {
  readonly title: string;
  readonly more: string;
  /** Modifier of a melee roll, as text. */
  readonly mark: string;
};

type ItemContext = {
  readonly view: View;
  readonly preview: Preview | null;
  readonly names: readonly string[];
  readonly translator: Translator;
  readonly small: boolean;
};

/** Split an outline id into its kind and the rest, which says which item of that kind. */
export function splitId(id: string): { readonly kind: string; readonly rest: string } {
  const at = id.indexOf('-');
  return { kind: id.slice(0, at), rest: id.slice(at + 1) };
}

/** Return the living members of a party. */
export const membersOf = (view: View, party: number): readonly number[] =>
  view.companies[party]?.members.filter((member) => !hasBit(view.dead, member)) ?? [];

export function itemText(id: string, { view, preview, names, translator, small }: ItemContext): ItemText {
  const { kind, rest } = splitId(id);
  const words = (title: string, more = '', mark = ''): ItemText => ({ title, more, mark });
  switch (kind) {
    case 'discipline': {
      const number = MATERIAL.constitution[rest as Discipline];
      return words(
        translator.say(`discipline-${rest}`),
        translator.say(small ? 'board-hits-short' : 'board-hits', { number }),
      );
    }
    case 'seat':
      return words(names[Number(rest)] ?? '');
    case 'spell': {
      const works = preview?.type === 'spell' ? translator.say('board-works-short', { number: preview.works }) : '';
      return words(translator.say(`spell-${rest}`), small ? works : spellText(rest as Spell, translator));
    }
    case 'treasure': {
      const treasure = view.treasures[Number(rest)] ?? null;
      if (treasure === null) return words('');
      return words(translator.say(`treasure-${treasure}`), small ? '' : treasureText(treasure, translator));
    }
    case 'figure': {
      const { left, most } = figureOf(view, Number(rest));
      const modifier = preview?.type === 'fight' ? preview.modifier : 0;
      const mark = modifier === 0 ? '' : modifier > 0 ? '+1' : '−1';
      return words(nameOf(view, Number(rest), translator, names), translator.say('board-left', { left, most }), mark);
    }
    case 'party': {
      const seats = new Set(membersOf(view, Number(rest)).map((member) => view.owners[member] ?? 0));
      return words([...seats].map((seat) => names[seat] ?? '').join(', '));
    }
    case 'entrance':
      return words(rest.toUpperCase());
    case 'area':
      return words('', translator.say(`place-${rest}`));
    default:
      return words('', translator.say('board-leave'));
  }
}
