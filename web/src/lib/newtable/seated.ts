/** Who sits on the chairs of a table. */
import type { Table } from '#lib/wire/out.gen.ts';

export type Seated = {
  readonly seat: number;
  readonly kind: 'person' | 'bot' | 'empty';
  readonly bot: string | null;
  readonly name: string | null;
};

/** Return who sits on each chair of a table. */
export const seatedAt = ({ chairs }: Pick<Table, 'chairs'>): readonly Seated[] =>
  chairs.map(({ seat, bot, name }) => ({
    seat,
    kind: bot !== null ? 'bot' : name !== null ? 'person' : 'empty',
    bot,
    name,
  }));
