/** The draft of a new table. Everything has a default, so that the main button works at once. */
import { chairsFor, mySeat, withPlace, swapChairs, type ChairDraft, type PlayPlace } from './chairs.ts';
import type { OptionValue } from './options.ts';
import { SINGLE_GAME, toTerms, type SeriesDraft } from './series.ts';
import { parseDefaults, type TimeControl, type TableDefaults } from './defaults.ts';
import { DEFAULT_RECALL, type Recall } from '#lib/api/recall.ts';
import { createTable, type SeatAssignment } from '#lib/api/tables.ts';
import { games, defaultSeats } from '#lib/api/games.svelte.ts';
import { save, load } from '#lib/storage.ts';
import type { CreateTable } from '#lib/wire/in.gen.ts';
import type { PublicCard, OptionCard } from '#lib/wire/out.gen.ts';

const CLOCKS: Readonly<Record<TimeControl, NonNullable<CreateTable['clock']>>> = {
  none: { clock: 'none' },
  five: { clock: 'live', seconds: 300, increment: 5 },
  ten: { clock: 'live', seconds: 600, increment: 5 },
  day: { clock: 'days', days: 1 },
};
const storageKey = (game: string): string => `burghof-usual/${game}`;

export class TableDraft {
  game = $state('');
  where = $state<PlayPlace>('own');
  time = $state<TimeControl>('none');
  visibility = $state<'private' | 'public'>('private');
  recall = $state<Recall>(DEFAULT_RECALL);
  hasHints = $state(false);
  series = $state.raw<SeriesDraft>(SINGLE_GAME);
  chairs = $state.raw<readonly ChairDraft[]>([]);
  chosen = $state<Record<string, OptionValue>>({});

  readonly card = $derived<PublicCard | undefined>(games.card(this.game));
  readonly bots = $derived(games.list.levels);
  readonly seats = $derived(this.chairs.length);
  readonly mine = $derived(mySeat(this.chairs));
  /** Whether more than one person is to play. */
  readonly isForSeveral = $derived(this.chairs.filter((chair) => chair.kind !== 'bot').length > 1);
  readonly openChairs = $derived(this.chairs.filter((chair) => chair.kind === 'open').length);

  /** Start with the person's defaults for this game; with this place of play unless it is null. */
  constructor(game: string, where: PlayPlace | null) {
    this.setGame(game);
    if (where !== null) this.setPlace(where);
  }

  /** Switch to a game, with the saved defaults, or with the game's default number of seats and options. */
  setGame(game: string): void {
    this.game = game;
    const card = games.card(game);
    if (!card) return;
    const defaults = parseDefaults(load(storageKey(game)), card, games.list);
    if (defaults) {
      Object.assign(this, defaults, { chosen: { ...defaults.chosen } });
    } else {
      this.chosen = {};
      this.series = SINGLE_GAME;
      this.setSeats(defaultSeats(card));
    }
  }

  /** Set the number of chairs. */
  setSeats(seats: number): void {
    this.chairs = chairsFor(seats, this.chairs, this.where, games.list.usual);
  }

  /** Set the place of play. */
  setPlace(where: PlayPlace): void {
    this.where = where;
    this.chairs = withPlace(this.chairs, where);
  }

  /** Move this person to another chair; its occupant gets their chair. */
  moveMe(seat: number): void {
    this.chairs = swapChairs(this.chairs, this.mine, seat);
  }

  /** Change one chair. */
  changeChair(seat: number, draft: Partial<ChairDraft>): void {
    this.chairs = this.chairs.map((chair, place) => (place === seat ? { ...chair, ...draft } : chair));
  }

  /** Return whether an option applies to the current number of seats. */
  isApplicable(option: OptionCard): boolean {
    return option.seats.length === 0 || option.seats.includes(this.seats);
  }

  /** Save this draft as the default for the game on this device. */
  saveAsDefault(): void {
    const { where, time, visibility, recall, hasHints, chosen, series, chairs } = this;
    const own = { chosen: { ...chosen }, series, chairs };
    const defaults: TableDefaults = { where, time, visibility, recall, hasHints, ...own };
    save(storageKey(this.game), JSON.stringify(defaults));
  }

  /** Create the table; `guestName` names a chair's player who has no name. Returns its id. */
  async create(me: string, guestName: (seat: number) => string): Promise<string> {
    const wanted: CreateTable = {
      game: this.game,
      seats: this.seats,
      options: { ...this.chosen },
      recall: this.recall,
      visibility: this.visibility,
      clock: CLOCKS[this.time],
      series: toTerms(this.series),
      has_hints: this.hasHints && this.isForSeveral,
    };
    const sitters = this.chairs.map((chair, seat): SeatAssignment => {
      if (chair.kind === 'me') return { kind: 'me', name: me };
      if (chair.kind === 'here') return { kind: 'me', name: chair.name.trim() || guestName(seat) };
      return chair.kind === 'bot' ? { kind: 'bot', bot: chair.bot } : { kind: 'open' };
    });
    return await createTable(wanted, sitters);
  }
}
