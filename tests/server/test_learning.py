"""The progress of a person in the lessons: whatever the order of devices, the furthest of all of them counts."""

from itertools import permutations

from burghof.hosting.people.session import Person
from burghof.server.process.container import Container
from burghof.wire.lessons import LessonProgress
from tests.server.processes import ServerProcesses, run
from tests.server.seated_table import new_person

KILT, FIRST, SECOND = "kilt-castle", "first-stones", "payday"


def kilt(choices: int, *, is_done: bool = False, lesson: str = FIRST) -> LessonProgress:
    """Return the progress in a lesson of Kilt Castle after this many steps."""
    return LessonProgress(KILT, lesson, (0,) * choices, is_done)


async def merge(process: Container, person: Person, *progress: LessonProgress) -> tuple[LessonProgress, ...]:
    return await process.progress.merge(person, progress)


def test_the_furthest_of_all_devices_counts_in_any_order(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            for steps in permutations((0, 1, 3)):
                person = new_person()
                for number in steps:
                    await merge(process, person, kilt(number))

                assert await merge(process, person) == (kilt(3),)

    run(work)


def test_a_lesson_that_was_done_stays_done(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            person = new_person()
            await merge(process, person, kilt(2), kilt(1, is_done=True, lesson=SECOND))
            await merge(process, person, kilt(3, is_done=True), kilt(2, lesson=SECOND))

            assert await merge(process, person) == (kilt(0, is_done=True), kilt(0, is_done=True, lesson=SECOND))

    run(work)


def test_everybody_has_a_progress_of_their_own(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            anna, ben = new_person("Anna"), new_person("Ben")
            await merge(process, anna, kilt(2))

            assert await merge(process, ben, kilt(1)) == (kilt(1),)
            assert await merge(process, anna) == (kilt(2),)

    run(work)


def test_what_no_lesson_has_is_left_out(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            person = new_person()

            found = await merge(
                process,
                person,
                LessonProgress("chess", FIRST, (), is_done=True),
                LessonProgress(KILT, "no-such-lesson", (), is_done=True),
                LessonProgress(KILT, FIRST, (900,), is_done=False),
                kilt(99),
            )

            assert found == ()

    run(work)


def test_a_device_that_names_a_lesson_twice_counts_with_the_furthest(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process:
            assert await merge(process, new_person(), kilt(1), kilt(3), kilt(2)) == (kilt(3),)

    run(work)
