"""Prospects: what a party has, what it may still gain and at what price, in points."""

from functools import lru_cache

from msgspec import Struct

from burghof.games.the_castle.bots.fights import (
    Fighter,
    fight_cost,
    fighters,
    harm,
    life,
    mean_cost,
    mean_harm,
)
from burghof.games.the_castle.bots.finds import (
    ITEM_WORTH,
    PAIR_HALF_LYING,
    PAIR_LYING,
    find_worth,
    hope,
    keys,
    known_keys,
    known_treasures,
    mean_find,
    mean_sight,
)
from burghof.games.the_castle.bots.ways import steps_from, steps_home
from burghof.games.the_castle.data import TABLES
from burghof.games.the_castle.model.castle import COUNTER_OF, OUTSIDE, ROOMS, Area
from burghof.games.the_castle.model.counters import FIRST_MONSTER, Discipline, Monster, Party, Treasure
from burghof.games.the_castle.model.state import CHARMED, DEAD, IN_ROOM, ON_FLOOR, PILE, State, carried, living
from burghof.games.the_castle.rules.ending import rounds_left
from burghof.games.the_castle.rules.moving import MOVES_A_TURN
from burghof.games.the_castle.rules.possessions import can_unlock
from burghof.kernel import Seat

ALONE = 2000
"""What the Princess is worth beyond her points for who plays alone: nothing else wins (9.6)."""
KEPT = 0.9
"""What is carried counts so much of what is out."""
FREED = 0.85
"""What the Princess counts while she can be fetched, of what she counts when she is out..."""
FREED_ALONE = 0.9
"""...and where nobody else can fetch her: more than two keys do, so that the second is taken up."""
STEP = 4
"""What a step costs on any way."""
DROPPED = 120
"""What a counter is worth that a dead party left."""
HEXED = 40
"""What a witch's curse costs."""
ARMED = 70
"""What a magic sword is worth in the hand of a fighter."""
COMPANION = 50
"""What a charmed monster is worth."""
HELPED = 0.75
"""What a fight costs a party with a wizard, whose spells help."""
STAKE = 100
"""Stakes are rounded to this, so that the same odds are not worked out again and again."""
SLACK = 4
"""How many steps more than those of the way home there must be, to do anything else."""
FROM_OUTSIDE = 2
"""Who stands outside goes in before he can leave."""
PATIENCE = 44
"""How many steps must be left for who plays alone to wait outside until a wizard has seen where the keys are."""
SEER = 3
"""How many hits a wizard must be able to take to look about by spells."""
SCRYING = 60
"""What it is worth to wait for that."""


class Prospect(Struct, frozen=True, gc=False):
    """A party, as one of its seats sees it."""

    state: State
    seat: Seat
    party: Party
    here: Area
    """Where the party is."""
    points: int
    """What it would score now; alone nothing counts but the Princess (9.6)."""
    lives: float
    """What the characters are worth, and what they have that does not score."""
    princess: int
    """What she is worth."""
    can_fetch: bool
    """She waits somewhere where the party can get her."""
    hoped: float
    """What she promises a party that does not have her."""
    stake: int
    """What is lost if all die."""
    sight: float
    """What it is worth to look at a treasure that the seat has not seen."""
    unseen_find: float
    """What such a treasure is worth on average, less what it may do."""
    unseen_cost: float
    """What a monster costs on average that the seat has not seen."""
    held: tuple[Treasure, ...]
    lying: tuple[Treasure, ...]
    """The keys that the party has, and those that the seat knows to lie in rooms."""
    band: tuple[Fighter, ...]
    has_wizard: bool
    known: int
    """The treasures that the seat knows, as bits."""
    are_piles: bool
    """Dead parties left something somewhere."""

    @property
    def is_alone(self) -> bool:
        """There are no other seats."""
        return self.state.seats == 1

    @property
    def base(self) -> float:
        """What a party has and hopes for that goes on, whatever it finds."""
        return KEPT * self.points + self.hoped

    @property
    def helped(self) -> float:
        """What a fight costs before it has begun, as a part of what it costs without spells."""
        return HELPED if self.has_wizard else 1

    def find(self, area: Area) -> float:
        """What lies in an area for whoever comes there."""
        state = self.state
        dropped = DROPPED * state.treasure_at.count(PILE + area) if self.are_piles else 0
        counter = COUNTER_OF.get(area)
        if counter is None or state.treasure_at[counter] != IN_ROOM:
            return dropped
        if not self.known >> counter & 1:
            return dropped + self.unseen_find
        kind = state.treasures[counter]
        price = 0 if state.princess < ON_FLOOR or self.can_fetch else self.princess
        worth_it = find_worth(kind, self.held, self.lying, price, self.is_alone) - harm(kind, self.band, self.stake)
        return dropped + max(0, worth_it)

    def costs(self) -> dict[int, float]:
        """For each area with wild monsters what they cost."""
        state, bit = self.state, 1 << self.seat
        helped = self.helped
        found: dict[int, float] = {}
        for counter, place in enumerate(state.monster_at):
            if not DEAD < place < CHARMED:
                continue
            cost = self.unseen_cost
            if state.face_up >> counter & 1 or state.knows_monsters[counter] & bit:
                hits = state.hits[FIRST_MONSTER + counter]
                cost = fight_cost(self.band, state.monsters[counter], hits, self.stake)
            found[place] = found.get(place, 0) + cost * helped
        return found

    def plan(self, *, here_too: bool = False) -> float:
        """What the best plan brings from here: home, the Princess, a room worth its price, or, alone, waiting."""
        state = self.state
        home = steps_home(state)
        back = FROM_OUTSIDE if self.here == OUTSIDE else home[self.here]
        budget = MOVES_A_TURN * rounds_left(state)
        budget += state.moves_left if state.active == self.party else 0
        if budget < back:
            return 0
        plans: list[float] = [self.points - STEP * back]
        if budget >= back + SLACK:
            plans += self._alone(home, budget) if self.is_alone else self._plans(home, budget, here_too=here_too)
        return max(plans)

    def _plans(self, home: tuple[int, ...], budget: int, *, here_too: bool) -> list[float]:
        """What there is to do but going home."""
        steps = steps_from(self.state, self.party, is_open=self.can_fetch)
        costs = self.costs()
        plans = self._fetching(home, steps, budget, costs)
        for area in ROOMS:
            if area == self.here or budget < steps[area] + home[area] + SLACK:
                continue
            gain = self.find(area) - costs.get(area, 0) - STEP * steps[area]
            if gain > 0:
                plans.append(self.base + gain)
        if here_too and (gain := self.find(self.here)) > 0:
            plans.append(max(plans, default=self.base) + gain)
        return plans

    def _alone(self, home: tuple[int, ...], budget: int) -> list[float]:
        """What there is to do for who plays alone: the Princess or what helps to free her, at any price."""
        steps = steps_from(self.state, self.party, is_open=self.can_fetch)
        costs = self.costs()
        if self.can_fetch:
            return self._fetching(home, steps, budget, costs)
        is_patient = self._is_patient(budget)
        plans = [self.base + SCRYING] if is_patient else []
        for counter, area in enumerate(ROOMS):
            is_here = area == self.here
            if not is_here and budget < steps[area] + home[area] + SLACK:
                continue
            if not is_here and is_patient and not self.known >> counter & 1:
                continue
            found = self.find(area)
            if found > 0:
                price = 0 if is_here else costs.get(area, 0) + STEP * steps[area]
                plans.append(self.base + found - price)
        return plans

    def _fetching(
        self, home: tuple[int, ...], steps: tuple[int, ...], budget: int, costs: dict[int, float]
    ) -> list[float]:
        """To fetch the Princess, if that can be done."""
        if not self.can_fetch:
            return []
        area = Area(self.state.princess - ON_FLOOR)
        way = steps[area] + home[area]
        return [self.base - STEP * way - costs.get(area, 0)] if budget >= way else []

    def _is_patient(self, budget: int) -> bool:
        """Whether who plays alone waits until a wizard has seen where the keys are."""
        if budget < PATIENCE or not self.sight:
            return False
        if hope((), self.lying) == PAIR_LYING or hope(self.held, self.lying) == PAIR_HALF_LYING:
            return False
        return any(fighter.discipline is Discipline.WIZARD and fighter.left >= SEER for fighter in self.band)


def prospect(state: State, seat: Seat, party: Party) -> Prospect:
    """The prospects of a party with a living character, as a seat of it sees them."""
    own = [member for member in living(state, party) if state.owners[member] == seat]
    band = fighters(state, party, own if len(own) == 1 else ())
    kinds = [state.treasures[counter] for counter in carried(state, party)]
    known = known_treasures(state, seat)
    held, lying = keys(kinds), known_keys(state, known)
    is_alone = state.seats == 1
    princess = TABLES.scores["princess"] + (ALONE if is_alone else 0)
    points = 0 if is_alone else sum(TABLES.scores.get(kind, 0) for kind in kinds)
    points += princess if state.princess == party else 0
    is_waiting = state.princess >= ON_FLOOR
    can_fetch = is_waiting and can_unlock(state, party)
    freed = FREED_ALONE if is_alone else FREED
    hoped = princess * (freed if can_fetch else hope(held, lying)) if is_waiting else 0
    stake = STAKE * round((KEPT * points + hoped) / STAKE)
    price = princess if is_waiting and not can_fetch else 0
    finds = unseen_finds(state.treasures, known)
    monsters = unseen_monsters(state.monsters, known_monsters(state, seat))
    return Prospect(
        state=state,
        seat=seat,
        party=party,
        here=state.companies[party].area,
        points=points,
        lives=_lives(state, party, band) + sum(ITEM_WORTH.get(kind, 0) for kind in kinds),
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
        are_piles=max(state.treasure_at) >= PILE,
    )


@lru_cache(maxsize=1 << 10)
def unseen_finds(treasures: tuple[Treasure, ...], known: int) -> tuple[Treasure, ...]:
    """The treasures that are not known, wherever they are."""
    return tuple(sorted(kind for counter, kind in enumerate(treasures) if not known >> counter & 1))


@lru_cache(maxsize=1 << 10)
def unseen_monsters(monsters: tuple[Monster, ...], known: int) -> tuple[Monster, ...]:
    """The monsters that are not known."""
    return tuple(sorted(kind for counter, kind in enumerate(monsters) if not known >> counter & 1))


def known_monsters(state: State, seat: Seat) -> int:
    """The monsters that a seat knows, as bits."""
    known, bit = state.face_up, 1 << seat
    for counter, seats in enumerate(state.knows_monsters):
        if seats & bit:
            known |= 1 << counter
    return known


def _lives(state: State, party: Party, band: tuple[Fighter, ...]) -> float:
    """What characters are worth, with charmed monsters, magic swords in the right hands and curses."""
    armed = {
        place
        for kind, place in zip(state.treasures, state.treasure_at, strict=True)
        if kind is Treasure.SWORD and 0 <= place < PILE and state.disciplines[place] is Discipline.FIGHTER
    }
    swords = len(armed.intersection(living(state, party)))
    hexed = sum(fighter.is_hexed for fighter in band)
    charmed = state.monster_at.count(CHARMED + party)
    return sum(life(fighter.left) for fighter in band) + COMPANION * charmed + ARMED * swords - HEXED * hexed
