/** What a view shows, prepared for drawing: who stands where, what lies where, who fights whom. Knows no rules. */
import { MATERIAL } from './material.gen.ts';
import { waitingPosition, centre } from './geometry.ts';
import { IN_ROOM, charmerOf, holderOf, inPile, princessAreaOf, princessPartyOf, wildIn } from './positions.ts';
import type { View } from './types.gen.ts';
import type { Point } from '#lib/board/draw/projection.ts';
import { tinctureOf, type Tincture } from '#lib/draw/heraldry.ts';

export type Monster = NonNullable<View['monsters'][number]>;
export type Treasure = NonNullable<View['treasures'][number]>;
export type Discipline = View['disciplines'][number];
export type Captive = 'dwarf' | 'elf';
/** What a counter can show. */
export type CounterFace = Monster | Treasure | Captive;

const FIRST_MONSTER = MATERIAL.first_monster;
const CAPTIVES: readonly Captive[] = ['dwarf', 'elf'];
const CONSTITUTION: Readonly<Record<string, number>> = MATERIAL.constitution;

export const hasBit = (bits: number, place: number): boolean => Math.floor(bits / 2 ** place) % 2 === 1;

/** A character, captive or monster that can fight. */
export type Figure = {
  readonly figure: number;
  readonly kind: Discipline | Captive | Monster | null;
  /** The seat and the tincture of a character; null for all others. */
  readonly seat: number | null;
  readonly tincture: Tincture | null;
  readonly most: number;
  readonly left: number;
  readonly isDead: boolean;
  readonly isHeroic: boolean;
  readonly isCursed: boolean;
};

/** Return the tincture of a character: that of its seat; in a solo game each character has its own. */
export const tinctureFor = (view: View, character: number): Tincture =>
  tinctureOf(view.seats === 1 ? character : (view.owners[character] ?? 0));

/** Return the counter of a figure that is a monster. */
export const counterOf = (figure: number): number => figure - FIRST_MONSTER;
export const isCharacter = (figure: number): boolean => figure >= 0 && figure < FIRST_MONSTER - CAPTIVES.length;

export function figureOf(view: View, figure: number): Figure {
  const discipline = isCharacter(figure) ? view.disciplines[figure] : undefined;
  const kind = discipline ?? (figure < FIRST_MONSTER ? CAPTIVES[figure - 6] : view.monsters[counterOf(figure)]) ?? null;
  const most = kind === null ? 0 : (CONSTITUTION[kind] ?? 0);
  return {
    figure,
    kind,
    seat: discipline === undefined ? null : (view.owners[figure] ?? null),
    tincture: discipline === undefined ? null : tinctureFor(view, figure),
    most,
    left: Math.max(0, most - (view.hits[figure] ?? 0)),
    isDead: discipline !== undefined && hasBit(view.dead, figure),
    isHeroic: discipline !== undefined && hasBit(view.heroic, figure),
    isCursed: discipline !== undefined && hasBit(view.hexed, figure),
  };
}

export type Party = {
  readonly party: number;
  /** Its living characters. */
  readonly members: readonly number[];
  readonly captives: readonly Captive[];
  /** Its charmed monsters, as figures. */
  readonly charmed: readonly number[];
  readonly hasPrincess: boolean;
  readonly area: number;
  /** The centre of the group. */
  readonly at: Point;
  readonly isOutside: boolean;
};

/** Return the counters that a character carries. */
export const carriedCounters = (view: View, character: number): readonly number[] =>
  view.treasure_at.flatMap((at, counter) => (holderOf(at) === character ? [counter] : []));

/** Return the parties that are in play and have a position. */
export function partiesOf(view: View): readonly Party[] {
  return view.companies.flatMap((company, party) => {
    const members = company.members.filter((member) => !hasBit(view.dead, member));
    const isOutside = company.area < 0;
    if (company.is_out || members.length === 0 || (isOutside && company.entrance === null)) return [];
    const at = isOutside && company.entrance !== null ? waitingPosition(company.entrance) : centre(company.area);
    const carried = company.members
      .flatMap((member) => carriedCounters(view, member))
      .map((one) => view.treasures[one]);
    return [
      {
        party,
        members,
        captives: CAPTIVES.filter((captive) => carried.includes(captive)),
        charmed: charmedMonsters(view, party),
        hasPrincess: princessPartyOf(view.princess) === party,
        area: company.area,
        at,
        isOutside,
      },
    ];
  });
}

const charmedMonsters = (view: View, party: number): readonly number[] =>
  view.monster_at.flatMap((at, counter) => (charmerOf(at) === party ? [FIRST_MONSTER + counter] : []));

/** Return the party of a seat, or null. */
export function partyOfSeat(view: View, seat: number | null): number | null {
  const found = view.companies.findIndex(({ members }) => members.some((member) => view.owners[member] === seat));
  return seat === null || found < 0 ? null : found;
}

/** Return the seats of each party that has several, in order. */
export const joinedSeats = (view: View): readonly (readonly number[])[] =>
  view.companies
    .map(({ members }) => [...new Set(members.map((member) => view.owners[member] ?? 0))].toSorted((a, b) => a - b))
    .filter((seats) => seats.length > 1);

/** Return whether all characters of these seats are dead or out of the castle. */
export const hasLeft = (view: View, seats: readonly number[]): boolean => {
  const own = view.owners.flatMap((owner, character) => (seats.includes(owner) ? [character] : []));
  return (
    view.companies.length > 0 &&
    own.length > 0 &&
    own.every(
      (character) =>
        hasBit(view.dead, character) ||
        view.companies.some(({ members, is_out: isOut }) => isOut && members.includes(character)),
    )
  );
};

/** Return the position of the viewer's party, or of the active one. */
export function homeOf(view: View): Point | null {
  const parties = partiesOf(view);
  const own = partyOfSeat(view, view.seat);
  return (parties.find(({ party }) => party === own) ?? parties.find(({ party }) => party === view.active))?.at ?? null;
}

/** What lies in an area. */
export type AreaContents = {
  readonly area: number;
  /** Wild monsters: the counter, its kind if known, whether it is face up. */
  readonly monsters: readonly { readonly counter: number; readonly kind: Monster | null; readonly isOpen: boolean }[];
  /** The room's treasure, if it is still there. */
  readonly treasure: { readonly counter: number; readonly kind: Treasure | null } | null;
  /** The number of counters that a dead party left. */
  readonly pile: number;
  readonly hasPrincess: boolean;
};

export function areaContents(view: View, area: number): AreaContents {
  const room = (MATERIAL.rooms as readonly number[]).indexOf(area);
  return {
    area,
    monsters: view.monster_at.flatMap((at, counter) =>
      at === wildIn(area)
        ? [{ counter, kind: view.monsters[counter] ?? null, isOpen: hasBit(view.face_up, counter) }]
        : [],
    ),
    treasure:
      room >= 0 && view.treasure_at[room] === IN_ROOM ? { counter: room, kind: view.treasures[room] ?? null } : null,
    pile: view.treasure_at.filter((at) => at === inPile(area)).length,
    hasPrincess: princessAreaOf(view.princess) === area,
  };
}

/** Return the counters that lie face down and that this seat knows. */
export function knownCounters(view: View): readonly { readonly area: number; readonly kind: CounterFace }[] {
  if (view.monster_at.length === 0) return [];
  return MATERIAL.rooms.flatMap((area) => {
    const { monsters, treasure } = areaContents(view, area);
    const hidden = monsters.filter(({ isOpen }) => !isOpen).map(({ kind }) => kind);
    return [...hidden, treasure?.kind ?? null].flatMap((kind) => (kind === null ? [] : [{ area, kind }]));
  });
}

/** Return whether a party has been in a room: its monster is face up, or gone. */
export function wasEntered(view: View, area: number): boolean {
  const room = (MATERIAL.rooms as readonly number[]).indexOf(area);
  if (room < 0 || view.monster_at.length === 0) return false;
  return hasBit(view.face_up, room) || view.monster_at[room] !== wildIn(area);
}

const FIGHT_STEPS: readonly View['step'][] = ['spells', 'items', 'against', 'fighter', 'melee', 'cast', 'use', 'round'];

export type Fight = {
  readonly area: number;
  readonly ours: readonly number[];
  readonly theirs: readonly number[];
  /** The figures that face each other in this round, or -1. */
  readonly fighter: number;
  readonly opponent: number;
  /** Whether the opponents are another party. */
  readonly isOfParties: boolean;
};

/** Return the current fight, or null. */
export function fightOf(view: View): Fight | null {
  if (!FIGHT_STEPS.includes(view.step)) return null;
  const area = view.companies[view.active]?.area ?? -1;
  const ours = followers(view, view.active);
  const theirs = view.enemy === null ? wildMonsters(view, area) : followers(view, view.enemy);
  const only = (all: readonly number[]): number => (all.length === 1 ? (all[0] ?? -1) : -1);
  return {
    area,
    ours,
    theirs,
    fighter: view.ours >= 0 ? view.ours : only(ours),
    opponent: view.theirs >= 0 ? view.theirs : theirs.includes(view.against) ? view.against : only(theirs),
    isOfParties: view.enemy !== null,
  };
}

const wildMonsters = (view: View, area: number): readonly number[] =>
  view.monster_at.flatMap((at, counter) => (at === wildIn(area) ? [FIRST_MONSTER + counter] : []));

/** Return everyone of a party who can fight: characters, captives, charmed monsters. */
function followers(view: View, party: number): readonly number[] {
  const found = partiesOf(view).find((one) => one.party === party);
  if (!found) return [];
  return [...found.members, ...found.captives.map((captive) => 6 + CAPTIVES.indexOf(captive)), ...found.charmed];
}

/** Number of areas that a party may walk in a turn. */
const MOVES_PER_TURN = 2;
const STEPS_BEFORE_ROUNDS: readonly View['step'][] = ['order', 'pick', 'ally', 'answer', 'entrance'];
const FIRST_STEPS: readonly View['step'][] = ['prepare', 'vote'];

/** Return whether a seat has moved in the running turn of its party, or before the first round. */
export function hasMoved(view: View, seat: number): boolean {
  if (STEPS_BEFORE_ROUNDS.includes(view.step)) return view.owners.includes(seat);
  if (partyOfSeat(view, seat) !== view.active) return false;
  const isFresh = view.moves_left === MOVES_PER_TURN && !view.is_second_leg && view.spent === 0 && view.given === 0;
  return !isFresh || !FIRST_STEPS.includes(view.step);
}
