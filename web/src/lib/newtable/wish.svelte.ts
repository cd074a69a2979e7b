/** The table somebody wishes for: everything is preset, so that the main button works at once. */
import { setTable, type Sitter } from '#lib/api/setting.ts';
import { games, usualSeats } from '#lib/api/shelf.svelte.ts';
import type { CreateTable } from '#lib/wire/in.gen.ts';
import type { Card, OptionCard } from '#lib/wire/out.gen.ts';
import type { OptionValue } from './options.ts';

export type Where = 'own' | 'here';
export type Time = 'none' | 'five' | 'ten' | 'day';
/** Who is to sit on a chair: oneself or somebody at this device, a bot, whoever comes. */
export type ChairWish = { readonly kind: 'here' | 'bot' | 'open'; readonly bot: string; readonly name: string };

const CLOCKS: Readonly<Record<Time, NonNullable<CreateTable['clock']>>> = {
  none: { clock: 'none' },
  five: { clock: 'live', seconds: 300, increment: 5 },
  ten: { clock: 'live', seconds: 600, increment: 5 },
  day: { clock: 'days', days: 1 },
};

export class TableWish {
  game = $state('');
  seats = $state(2);
  where = $state<Where>('own');
  time = $state<Time>('none');
  visibility = $state<'private' | 'public'>('private');
  recall = $state<'pure' | 'notebook'>('pure');
  chairs = $state<ChairWish[]>([]);
  chosen = $state<Record<string, OptionValue>>({});

  readonly card = $derived<Card | undefined>(games.card(this.game));
  readonly empty = $derived(this.chairs.filter((chair) => chair.kind === 'open').length);
  readonly bots = $derived(games.shelf.bots);

  constructor(game: string, where: Where) {
    this.where = where;
    this.choose(game);
  }

  /** Play this game: its usual number of seats, its usual options. */
  choose(game: string): void {
    this.game = game;
    const card = games.card(game);
    this.chosen = {};
    if (card) this.sit(usualSeats(card));
  }

  /** Have so many chairs: oneself, and the others as the place suggests. */
  sit(seats: number): void {
    this.seats = seats;
    const bot = games.shelf.bots.at(-1) ?? 'random';
    this.chairs = Array.from({ length: seats }, (_, seat) => {
      const before = this.chairs[seat];
      if (before) return before;
      return { kind: seat === 0 || this.where === 'here' ? 'here' : 'open', bot, name: '' };
    });
  }

  /** Play somewhere else: empty chairs become people at this device, or the other way round. */
  place(where: Where): void {
    this.where = where;
    this.chairs = this.chairs.map((chair, seat) => {
      if (seat === 0 || chair.kind === 'bot') return chair;
      return { ...chair, kind: where === 'here' ? 'here' : 'open' };
    });
  }

  /** Change one chair. */
  change(seat: number, wish: Partial<ChairWish>): void {
    this.chairs = this.chairs.map((chair, place) => (place === seat ? { ...chair, ...wish } : chair));
  }

  /** Whether an option matters for so many seats. */
  matters(option: OptionCard): boolean {
    return option.seats.length === 0 || option.seats.includes(this.seats);
  }

  /** Set it; the id of the table. */
  async fulfil(me: string, another: (number: number) => string): Promise<string> {
    const wanted: CreateTable = {
      game: this.game,
      seats: this.seats,
      options: { ...this.chosen },
      recall: this.recall,
      visibility: this.visibility,
      clock: CLOCKS[this.time],
    };
    const sitters = this.chairs.map((chair, seat): Sitter => {
      if (chair.kind === 'here')
        return { kind: 'me', name: chair.name.trim() || (seat === 0 ? me : another(seat + 1)) };
      return chair.kind === 'bot' ? { kind: 'bot', bot: chair.bot } : { kind: 'open' };
    });
    return await setTable(wanted, sitters);
  }
}
