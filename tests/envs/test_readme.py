"""The README's example plays a random episode of every game."""

from burghof.envs import games
from tests.docs.pages import ROOT, executed_blocks


def test_the_readmes_lines_play_an_episode_of_every_game_to_its_end() -> None:
    (block,) = (one for one in executed_blocks(ROOT / "README.md", "python") if "import burghof.envs" in one.text)
    played: dict[str, list[str]] = {}
    names: dict[str, object] = {"ended": lambda game, env: played.update({game: env.agents})}

    exec(f"{block.text}\n    ended(game, env)\n", names)  # noqa: S102 - running the README is the test

    assert played == {game: [] for game in games()}
    assert len(block.text.split("\n\n", 1)[1].splitlines()) <= 6
