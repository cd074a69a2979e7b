"""Party value: what a party has, what it may still gain and at what cost, in points."""

from functools import lru_cache

from msgspec import Struct

from burghof.games.the_castle.bots.fights import (
    Fighter,
    fight_cost,
    fighters,
    harm_cost,
    life_value,
    mean_cost,
    mean_harm,
)
from burghof.games.the_castle.bots.path_lengths import steps_from, steps_home
from burghof.games.the_castle.bots.treasure_value import (
    ITEM_VALUES,
    PAIR_HALF_LYING_FACTOR,
    PAIR_LYING_FACTOR,
    find_worth,
    keys,
    keys_factor,
    known_keys,
    known_treasures,
    mean_find,
    mean_sight,
)
from burghof.games.the_castle.data import TABLES
from burghof.games.the_castle.model.bit_sets import has_bit, indices_with_bit
from burghof.games.the_castle.model.castle import COUNTER_OF, OUTSIDE, ROOMS, Area
from burghof.games.the_castle.model.counters import FIRST_MONSTER, Discipline, Monster, Party, Treasure
from burghof.games.the_castle.model.positions import (
    IN_ROOM,
    charmed_by,
    has_piles,
    holder_of,
    in_pile,
    princess_area_of,
    princess_with,
    wild_counters,
)
from burghof.games.the_castle.model.state import State, carried_counters, living_members
from burghof.games.the_castle.rules.ending import rounds_left
from burghof.games.the_castle.rules.moving import MOVES_PER_TURN
from burghof.games.the_castle.rules.possessions import can_unlock
from burghof.kernel import Seat

SOLITAIRE_PRINCESS_BONUS = 2000
"""Value of the Princess beyond her points in solitaire: nothing else wins (9.6)."""
CARRIED_FACTOR = 0.9
"""Value of points that are carried, as a fraction of points that are out."""
FETCHABLE_FACTOR = 0.85
"""Value of the Princess while she can be fetched, as a fraction of her value when she is out."""
FETCHABLE_FACTOR_ALONE = 0.9
"""The same in solitaire, where nobody else can fetch her: higher than `PAIR`, so that the second key is picked up."""
STEP_COST = 4
"""Cost of a step on any way."""
DROPPED_COUNTER_VALUE = 120
"""Value of a counter that a dead party left."""
CURSE_COST = 40
"""Cost of a witch's curse."""
SWORD_VALUE = 70
"""Value of a magic sword carried by a fighter."""
COMPANION_VALUE = 50
"""Value of a charmed monster."""
WIZARD_FIGHT_DISCOUNT = 0.75
"""Cost of a fight to a party with a wizard, as a fraction of its cost without spells."""
STAKE_UNIT = 100
"""Stakes are rounded to multiples of this, so that cached odds are reused."""
SPARE_STEPS = 4
"""Number of steps beyond the way home that must be left for any other plan."""
STEPS_HOME_FROM_OUTSIDE = 2
"""Steps home from outside: the party must go in before it can leave."""
MIN_STEPS_TO_WAIT = 44
"""Number of steps that must be left in solitaire to wait outside until a wizard has seen where the keys are."""
MIN_SEER_HITS = 3
"""Number of hits that a wizard must be able to take to look around by spells."""
SCRYING_VALUE = 60
"""Value of waiting until a wizard has seen where the keys are."""


class PartyValue(Struct, frozen=True, gc=False):
    """A party as one of its seats sees it."""

    state: State
    seat: Seat
    party: Party
    here: Area
    """The area of the party."""
    points: int
    """What the party would score now; in solitaire only the Princess counts (9.6)."""
    lives: float
    """Value of the characters, and of what they have that does not score."""
    princess: int
    """Value of the Princess."""
    can_fetch: bool
    """Whether the Princess waits where the party can get her."""
    hoped: float
    """Value of the hope for the Princess, to a party that does not have her."""
    stake: int
    """What is lost if all die."""
    sight: float
    """Value of looking at a treasure that the seat has not seen."""
    unseen_find: float
    """Average value of an unseen treasure, minus the harm that it may do."""
    unseen_cost: float
    """Average cost of a monster that the seat has not seen."""
    held: tuple[Treasure, ...]
    lying: tuple[Treasure, ...]
    """The keys that the party has (`held`), and those that the seat knows to lie in rooms (`lying`)."""
    band: tuple[Fighter, ...]
    has_wizard: bool
    known: int
    """The treasures that the seat knows, as bits."""
    are_piles: bool
    """Whether dead parties left counters in any area."""

    @property
    def is_alone(self) -> bool:
        """Whether the game is solitaire."""
        return self.state.seats == 1

    @property
    def base(self) -> float:
        """The value of what a party has and hopes for, without what it may find."""
        return CARRIED_FACTOR * self.points + self.hoped

    @property
    def fight_cost_factor(self) -> float:
        """The cost of a fight before it has begun, as a fraction of its cost without spells."""
        return WIZARD_FIGHT_DISCOUNT if self.has_wizard else 1

    def find_value(self, area: Area) -> float:
        """Return the value of what lies in an area."""
        state = self.state
        dropped = DROPPED_COUNTER_VALUE * state.treasure_at.count(in_pile(area)) if self.are_piles else 0
        counter = COUNTER_OF.get(area)
        if counter is None or state.treasure_at[counter] != IN_ROOM:
            return dropped
        if not self.known >> counter & 1:
            return dropped + self.unseen_find
        kind = state.treasures[counter]
        price = 0 if self.can_fetch or princess_area_of(state.princess) is None else self.princess
        worth_it = find_worth(kind, self.held, self.lying, price, self.is_alone) - harm_cost(
            kind, self.band, self.stake
        )
        return dropped + max(0, worth_it)

    def costs(self) -> dict[Area, float]:
        """Return the cost of the wild monsters in each area that has any."""
        state, bit = self.state, 1 << self.seat
        helped = self.fight_cost_factor
        found: dict[Area, float] = {}
        for counter, area in wild_counters(state.monster_at):
            cost = self.unseen_cost
            if state.face_up >> counter & 1 or state.knows_monsters[counter] & bit:
                hits = state.hits[FIRST_MONSTER + counter]
                cost = fight_cost(self.band, state.monsters[counter], hits, self.stake)
            found[area] = found.get(area, 0) + cost * helped
        return found

    def plan(self, *, here_too: bool = False) -> float:
        """Return the value of the best plan: home, the Princess, a room worth its cost, or, in solitaire, waiting."""
        state = self.state
        home = steps_home(state)
        back = STEPS_HOME_FROM_OUTSIDE if self.here == OUTSIDE else home[self.here]
        budget = MOVES_PER_TURN * rounds_left(state)
        budget += state.moves_left if state.active == self.party else 0
        if budget < back:
            return 0
        plans: list[float] = [self.points - STEP_COST * back]
        if budget >= back + SPARE_STEPS:
            plans += (
                self._solitaire_plans(home, budget) if self.is_alone else self._plans(home, budget, here_too=here_too)
            )
        return max(plans)

    def _plans(self, home: tuple[int, ...], budget: int, *, here_too: bool) -> list[float]:
        """Return the values of all plans except going home."""
        steps = steps_from(self.state, self.party, is_open=self.can_fetch)
        costs = self.costs()
        plans = self._fetch_plans(home, steps, budget, costs)
        for area in ROOMS:
            if area == self.here or budget < steps[area] + home[area] + SPARE_STEPS:
                continue
            gain = self.find_value(area) - costs.get(area, 0) - STEP_COST * steps[area]
            if gain > 0:
                plans.append(self.base + gain)
        if here_too and (gain := self.find_value(self.here)) > 0:
            plans.append(max(plans, default=self.base) + gain)
        return plans

    def _solitaire_plans(self, home: tuple[int, ...], budget: int) -> list[float]:
        """Return the values of the solitaire plans: the Princess, or what helps to free her, at any cost."""
        steps = steps_from(self.state, self.party, is_open=self.can_fetch)
        costs = self.costs()
        if self.can_fetch:
            return self._fetch_plans(home, steps, budget, costs)
        is_patient = self._should_wait(budget)
        plans = [self.base + SCRYING_VALUE] if is_patient else []
        for counter, area in enumerate(ROOMS):
            is_here = area == self.here
            if not is_here and budget < steps[area] + home[area] + SPARE_STEPS:
                continue
            if not is_here and is_patient and not self.known >> counter & 1:
                continue
            found = self.find_value(area)
            if found > 0:
                price = 0 if is_here else costs.get(area, 0) + STEP_COST * steps[area]
                plans.append(self.base + found - price)
        return plans

    def _fetch_plans(
        self, home: tuple[int, ...], steps: tuple[int, ...], budget: int, costs: dict[Area, float]
    ) -> list[float]:
        """Return the value of fetching the Princess; an empty list if that is impossible."""
        area = princess_area_of(self.state.princess)
        if area is None or not self.can_fetch:
            return []
        way = steps[area] + home[area]
        return [self.base - STEP_COST * way - costs.get(area, 0)] if budget >= way else []

    def _should_wait(self, budget: int) -> bool:
        """Return whether a solitaire player waits until a wizard has seen where the keys are."""
        if budget < MIN_STEPS_TO_WAIT or not self.sight:
            return False
        if (
            keys_factor((), self.lying) == PAIR_LYING_FACTOR
            or keys_factor(self.held, self.lying) == PAIR_HALF_LYING_FACTOR
        ):
            return False
        return any(fighter.discipline is Discipline.WIZARD and fighter.left >= MIN_SEER_HITS for fighter in self.band)


def party_value(state: State, seat: Seat, party: Party) -> PartyValue:
    """Compute the prospect of a party with a living character, as one of its seats sees it."""
    own = [member for member in living_members(state, party) if state.owners[member] == seat]
    band = fighters(state, party, own if len(own) == 1 else ())
    kinds = [state.treasures[counter] for counter in carried_counters(state, party)]
    known = known_treasures(state, seat)
    held, lying = keys(kinds), known_keys(state, known)
    is_alone = state.seats == 1
    princess = TABLES.scores["princess"] + (SOLITAIRE_PRINCESS_BONUS if is_alone else 0)
    points = 0 if is_alone else sum(TABLES.scores.get(kind, 0) for kind in kinds)
    points += princess if state.princess == princess_with(party) else 0
    is_waiting = princess_area_of(state.princess) is not None
    can_fetch = is_waiting and can_unlock(state, party)
    freed = FETCHABLE_FACTOR_ALONE if is_alone else FETCHABLE_FACTOR
    hoped = princess * (freed if can_fetch else keys_factor(held, lying)) if is_waiting else 0
    stake = STAKE_UNIT * round((CARRIED_FACTOR * points + hoped) / STAKE_UNIT)
    price = princess if is_waiting and not can_fetch else 0
    finds = unseen_finds(state.treasures, known)
    monsters = unseen_monsters(state.monsters, known_monsters(state, seat))
    return PartyValue(
        state=state,
        seat=seat,
        party=party,
        here=state.companies[party].area,
        points=points,
        lives=_lives(state, party, band) + sum(ITEM_VALUES.get(kind, 0) for kind in kinds),
        princess=princess,
        can_fetch=can_fetch,
        hoped=hoped,
        stake=stake,
        sight=mean_sight(finds, held, lying, price) if finds else 0,
        unseen_find=mean_find(finds, held, lying, price, is_alone) - mean_harm(finds, band, stake) if finds else 0,
        unseen_cost=mean_cost(band, monsters, stake) if monsters else 0,
        held=held,
        lying=lying,
        band=band,
        has_wizard=any(fighter.discipline is Discipline.WIZARD for fighter in band),
        known=known,
        are_piles=has_piles(state.treasure_at),
    )


@lru_cache(maxsize=1 << 10)
def unseen_finds(treasures: tuple[Treasure, ...], known: int) -> tuple[Treasure, ...]:
    """Return all treasures that are not known, in any place, sorted."""
    return tuple(sorted(kind for counter, kind in enumerate(treasures) if not has_bit(known, counter)))


@lru_cache(maxsize=1 << 10)
def unseen_monsters(monsters: tuple[Monster, ...], known: int) -> tuple[Monster, ...]:
    """Return the monsters that are not known, sorted."""
    return tuple(sorted(kind for counter, kind in enumerate(monsters) if not has_bit(known, counter)))


def known_monsters(state: State, seat: Seat) -> int:
    """Return the monsters that a seat knows, as bits."""
    return state.face_up | indices_with_bit(state.knows_monsters, seat)


def _lives(state: State, party: Party, band: tuple[Fighter, ...]) -> float:
    """Return the value of the characters, charmed monsters and magic swords of fighters, minus the witch's curses."""
    armed = {
        holder
        for kind, at in zip(state.treasures, state.treasure_at, strict=True)
        if kind is Treasure.SWORD
        and (holder := holder_of(at)) is not None
        and state.disciplines[holder] is Discipline.FIGHTER
    }
    swords = len(armed.intersection(living_members(state, party)))
    hexed = sum(fighter.is_hexed for fighter in band)
    charmed = state.monster_at.count(charmed_by(party))
    return (
        sum(life_value(fighter.left) for fighter in band)
        + COMPANION_VALUE * charmed
        + SWORD_VALUE * swords
        - CURSE_COST * hexed
    )
