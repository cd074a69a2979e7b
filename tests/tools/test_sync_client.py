"""The synchronous client is derived from the asynchronous one, and a stale copy is found."""

from pathlib import Path

import pytest

from tools.gen import REFERENCE, check_generated, main
from tools.sync_client import ASYNC_CLIENT, HEADER, SYNC_CLIENT, derive_sync_client

SOURCE = '''"""The client for programs with an event loop."""

import asyncio
from collections.abc import AsyncIterator

from websockets.asyncio.client import connect


class AsyncClient:
    async def __aenter__(self) -> Self:
        self._http = httpx.AsyncClient()
        return self

    async def __aexit__(self) -> None:
        await self._http.aclose()

    async def turns(self) -> AsyncIterator[Turn]:
        async with connect(url) as socket:
            yield read(await receive_async(socket))
            await asyncio.sleep(1)
'''

DERIVED = """
import time
from collections.abc import Iterator

from websockets.sync.client import connect


class Client:
    def __enter__(self) -> Self:
        self._http = httpx.Client()
        return self

    def __exit__(self) -> None:
        self._http.close()

    def turns(self) -> Iterator[Turn]:
        with connect(url) as socket:
            yield read(receive(socket))
            time.sleep(1)
"""


def test_the_synchronous_client_is_the_asynchronous_one_without_its_words() -> None:
    assert derive_sync_client(SOURCE) == HEADER + DERIVED


def test_asynchronous_code_without_a_replacement_is_an_error() -> None:
    with pytest.raises(ValueError, match=r"no replacement for asyncio in async_client\.py"):
        derive_sync_client(SOURCE + "\nasyncio.timeout(1)\n")


def test_a_change_of_one_client_alone_is_found(tmp_path: Path) -> None:
    (tmp_path / REFERENCE).mkdir(parents=True)
    main(tmp_path)
    written = tmp_path / SYNC_CLIENT
    assert written.read_text(encoding="utf-8") == SYNC_CLIENT.read_text(encoding="utf-8")

    written.write_text(ASYNC_CLIENT.read_text(encoding="utf-8"), encoding="utf-8")

    assert [problem.path for problem in check_generated(tmp_path)] == [SYNC_CLIENT]
