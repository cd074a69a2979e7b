/** The draft of a new table. Everything has a default, so that the main button works at once. */
import { chairsFor, mySeat, placed, swapped, type ChairWish, type Where } from './chairs.ts';
import type { OptionValue } from './options.ts';
import { SINGLE, termsOf, type SeriesWish } from './series.ts';
import { usualOf, type Time, type Usual } from './usual.ts';
import { setTable, type Sitter } from '#lib/api/setting.ts';
import { games, usualSeats } from '#lib/api/shelf.svelte.ts';
import { keep, kept } from '#lib/keep.ts';
import type { CreateTable } from '#lib/wire/in.gen.ts';
import type { Card, OptionCard } from '#lib/wire/out.gen.ts';

const CLOCKS: Readonly<Record<Time, NonNullable<CreateTable['clock']>>> = {
  none: { clock: 'none' },
  five: { clock: 'live', seconds: 300, increment: 5 },
  ten: { clock: 'live', seconds: 600, increment: 5 },
  day: { clock: 'days', days: 1 },
};
const keptAs = (game: string): string => `burghof-usual/${game}`;

export class TableWish {
  game = $state('');
  where = $state<Where>('own');
  time = $state<Time>('none');
  visibility = $state<'private' | 'public'>('private');
  recall = $state<'pure' | 'notebook'>('pure');
  series = $state.raw<SeriesWish>(SINGLE);
  chairs = $state.raw<readonly ChairWish[]>([]);
  chosen = $state<Record<string, OptionValue>>({});

  readonly card = $derived<Card | undefined>(games.card(this.game));
  readonly bots = $derived(games.shelf.levels);
  readonly seats = $derived(this.chairs.length);
  readonly mine = $derived(mySeat(this.chairs));
  readonly empty = $derived(this.chairs.filter((chair) => chair.kind === 'open').length);

  /** Start with the person's defaults for this game; with this place of play unless it is null. */
  constructor(game: string, where: Where | null) {
    this.choose(game);
    if (where !== null) this.place(where);
  }

  /** Switch to a game, with the saved defaults, or with the game's default number of seats and options. */
  choose(game: string): void {
    this.game = game;
    const card = games.card(game);
    if (!card) return;
    const usual = usualOf(kept(keptAs(game)), card, games.shelf);
    if (usual) {
      Object.assign(this, usual, { chosen: { ...usual.chosen } });
    } else {
      this.chosen = {};
      this.series = SINGLE;
      this.sit(usualSeats(card));
    }
  }

  /** Set the number of chairs. */
  sit(seats: number): void {
    this.chairs = chairsFor(seats, this.chairs, this.where, games.shelf.usual);
  }

  /** Set the place of play. */
  place(where: Where): void {
    this.where = where;
    this.chairs = placed(this.chairs, where);
  }

  /** Move this person to another chair; its occupant gets their chair. */
  move(seat: number): void {
    this.chairs = swapped(this.chairs, this.mine, seat);
  }

  /** Change one chair. */
  change(seat: number, wish: Partial<ChairWish>): void {
    this.chairs = this.chairs.map((chair, place) => (place === seat ? { ...chair, ...wish } : chair));
  }

  /** Return whether an option applies to the current number of seats. */
  matters(option: OptionCard): boolean {
    return option.seats.length === 0 || option.seats.includes(this.seats);
  }

  /** Save this draft as the default for the game on this device. */
  keepAsUsual(): void {
    const { where, time, visibility, recall, chosen, series, chairs } = this;
    const usual: Usual = { where, time, visibility, recall, chosen: { ...chosen }, series, chairs };
    keep(keptAs(this.game), JSON.stringify(usual));
  }

  /** Create the table. Returns its id. */
  async fulfil(me: string, another: (number: number) => string): Promise<string> {
    const wanted: CreateTable = {
      game: this.game,
      seats: this.seats,
      options: { ...this.chosen },
      recall: this.recall,
      visibility: this.visibility,
      clock: CLOCKS[this.time],
      series: termsOf(this.series),
    };
    const sitters = this.chairs.map((chair, seat): Sitter => {
      if (chair.kind === 'me') return { kind: 'me', name: me };
      if (chair.kind === 'here') return { kind: 'me', name: chair.name.trim() || another(seat + 1) };
      return chair.kind === 'bot' ? { kind: 'bot', bot: chair.bot } : { kind: 'open' };
    });
    return await setTable(wanted, sitters);
  }
}
