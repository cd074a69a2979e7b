"""Background tasks of a process, and how they are stopped."""

import asyncio

import pytest

from burghof.hosting import background_tasks
from tests.server.processes import run


def test_a_task_that_did_not_hear_that_it_is_to_stop_is_told_again(monkeypatch: pytest.MonkeyPatch) -> None:
    heard = 0

    async def hard_of_hearing() -> None:
        nonlocal heard
        while heard < 2:
            try:
                await asyncio.sleep(60)
            except asyncio.CancelledError:
                heard += 1

    async def work() -> None:
        monkeypatch.setattr(background_tasks, "CANCEL_AGAIN_AFTER_S", 0.01)
        task = asyncio.create_task(hard_of_hearing())
        await asyncio.sleep(0)
        await background_tasks.cancel_all([task])

        assert task.done()
        assert heard == 2

    run(work)


def test_where_there_is_nothing_to_stop_nothing_is_waited_for() -> None:
    run(lambda: background_tasks.cancel_all([]))
