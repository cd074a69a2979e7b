"""The puzzles that a person tried: the union over all devices counts, whatever their order."""

from itertools import permutations

from burghof.hosting.people.session import Person
from burghof.server.process.container import Container
from burghof.wire.puzzles import PuzzleProgress
from tests.server.processes import ServerProcesses, run
from tests.server.seated_table import new_person

KILT = "kilt-castle"


def first_puzzle(process: Container) -> tuple[str, int, list[int]]:
    """Return the id of a puzzle, the place of its answer, and those of the other choices."""
    puzzle = process.puzzles.puzzles(KILT)[0].id
    answers = process.puzzles.answers(KILT, puzzle)
    return puzzle, answers.index(True), [place for place, is_answer in enumerate(answers) if not is_answer]


async def merge(process: Container, person: Person, *tries: PuzzleProgress) -> tuple[PuzzleProgress, ...]:
    """Merge what was tried on a device."""
    return await process.puzzle_progress.merge(person, tries)


def test_the_union_of_all_devices_counts_in_any_order(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            puzzle, answer, wrong = first_puzzle(process)
            devices = [
                PuzzleProgress(KILT, puzzle, (wrong[0],), is_solved=False),
                PuzzleProgress(KILT, puzzle, (wrong[1],), is_solved=False),
                PuzzleProgress(KILT, puzzle, (answer,), is_solved=True),
            ]
            for order in permutations(devices):
                person = new_person()
                for device in order:
                    await merge(process, person, device)

                assert await merge(process, person) == (PuzzleProgress(KILT, puzzle, (*wrong, answer), is_solved=True),)

    run(work)


def test_everybody_has_tries_of_their_own(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            puzzle, answer, wrong = first_puzzle(process)
            anna, ben = new_person("Anna"), new_person("Ben")
            solved = PuzzleProgress(KILT, puzzle, (answer,), is_solved=True)
            tried = PuzzleProgress(KILT, puzzle, (wrong[0],), is_solved=False)

            assert await merge(process, anna, solved) == (solved,)
            assert await merge(process, ben, tried) == (tried,)

    run(work)


def test_nobody_claims_to_have_solved_what_was_not_solved(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            puzzle, _, wrong = first_puzzle(process)

            found = await merge(process, new_person(), PuzzleProgress(KILT, puzzle, (wrong[0],), is_solved=True))

            assert found == (PuzzleProgress(KILT, puzzle, (wrong[0],), is_solved=False),)

    run(work)


def test_what_no_puzzle_has_is_left_out(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            puzzle, _, _ = first_puzzle(process)

            found = await merge(
                process,
                new_person(),
                PuzzleProgress("chess", puzzle, (0,), is_solved=False),
                PuzzleProgress(KILT, "no-such-puzzle", (0,), is_solved=False),
                PuzzleProgress(KILT, puzzle, (900,), is_solved=False),
                PuzzleProgress(KILT, puzzle, (-1,), is_solved=False),
                PuzzleProgress(KILT, puzzle, (), is_solved=False),
            )

            assert found == ()

    run(work)
