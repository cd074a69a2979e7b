"""Small sample projects for the checks: one game without problems, until a test changes a file."""

from collections.abc import Mapping
from pathlib import Path

MOAT = "src/burghof/games/moat"
LANGUAGES = ("en", "de", "fr", "it")

_RULES = """# Moat

Swim around the castle. Whoever is back first wins!

## 1 Setting up
- **1.1** The moat is round.
- **1.2** It holds water,
  at least in spring.

## 2 Swimming
- **2.1** Nobody swims upstream.
"""

_WORDS = """# Moat

-moat = moat
depth = { $metres } metres
refusal-upstream = Nobody swims upstream in the { -moat }, { depth } deep.
event-swum = { $seat } swam.
event-dived = { $seat } dived.
fish-blue-carp = blue carp
game-in-a-sentence = A moat with fish.
game-invitation = { $host } keeps a chair for you.
option-season = Season
option-season-about = When the game is played.
option-season-spring = Spring
option-frozen = Frozen
option-frozen-about = Whether the moat is frozen.
aid-deepest-places = The deepest places
figure-water-lilies = Water lilies
figure-fish = Fish
offer-swim = Swim { $strokes } strokes
"""

GOOD_FILES = {
    "src/burghof/kernel/table_events.py": """
class Event: ...
class PrivateEvent(Event): ...
class TakenBack(Event, frozen=True, tag="taken-back"): ...
def forbids(clause, key): return say(f"refusal-{key}")
""",
    "src/burghof/cli/app.py": 'words.say("greeting", name="Ada")',
    "src/burghof/testkit/suite.py": 'say("never-looked-at")',
    **{
        f"src/burghof/words/{language}.ftl": "event-taken-back = Back!\ngreeting = Hello { $name }\nyes = Yes\n"
        for language in LANGUAGES
    },
    f"{MOAT}/game.toml": """
[[options]]
name = "season"
values = ["spring"]
[[options]]
name = "frozen"
values = [true, false]
""",
    f"{MOAT}/RULES.md": _RULES,
    **{f"{MOAT}/RULES.{language}.md": _RULES for language in LANGUAGES[1:]},
    **{f"{MOAT}/words/{language}.ftl": _WORDS for language in LANGUAGES},
    f"{MOAT}/model/events.py": """
class Wet(Event): ...
class Swum(Wet, tag="swum"): ...
class Dived(kernel.PrivateEvent[State], tag="dived"): ...
class Fish(TranslatedEnum):
    BLUE_CARP = "blue-carp"
    _hidden = 1
    def eats(self): ...
class Deep(Struct, frozen=True): ...
""",
    f"{MOAT}/rules/swim.py": """
def why_not(move): return RULES.forbids("2.1", "upstream", metres=2)
def offers(state): return say("offer-swim", strokes=3), say("yes"), door()(state)
""",
    f"{MOAT}/plugin.py": """
def statistics(state):
    if state.is_dry: return {"fish": 0}
    return {"fish": state.fish, "water_lilies": len(state.lilies)}
GAME = Plugin(card=CARD, statistics=statistics, player_aids={"deepest-places": deepest})
""",
    f"{MOAT}/tests/test_swim.py": """
@pytest.mark.rule("1.2", "2.1")
def test_nobody_swims_upstream(): assert forbids("2.1", "test-keys-do-not-count")
""",
    f"{MOAT}/tests/exempt_clauses.toml": '["1.1"]\nreason = "The shape is a picture."\n',
    "src/burghof/games/ruin/RULES.md": "No game.toml: no game.",
}


def write_project(root: Path, changes: Mapping[str, str | None] | None = None) -> Path:
    """Write the good project with these files changed; None leaves a file out."""
    for path, content in {**GOOD_FILES, **(changes or {})}.items():
        if content is not None:
            file = root / path
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(content, encoding="utf-8")
    return root
