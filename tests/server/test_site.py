"""The site: pages with their own policy, files that are cached forever or revalidated, and nothing else."""

import re
import struct
from base64 import b64encode
from hashlib import sha256
from pathlib import Path

import msgspec
import pytest

from burghof.server.site import endpoints
from burghof.server.site.site_files import Site, load_site, page_policy
from tests.server.processes import HttpGuest, ServerProcesses, run

HERE = "http://testserver"
PAGE = "<html><script>begin()</script><script src='/x.js'></script></html>"
SCRIPT = "export const answer = 42;" * 40
ASSET = "_app/immutable/entry/start.A1.js"
WORKER = "self.addEventListener('fetch', answer);"
FILES = {
    "200.html": PAGE,
    ASSET: SCRIPT,
    f"{ASSET}.br": "packed",
    "icon.svg": "<svg/>",
    "service-worker.js": WORKER,
    "manifest.webmanifest": "{}",
}


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Site:
    """A small site in place of the real one."""
    (tmp_path / ASSET).parent.mkdir(parents=True)
    for name, text in FILES.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    made = load_site(tmp_path)
    assert made is not None
    monkeypatch.setattr(endpoints, "load_site", lambda: made)
    return made


def icon_width(site: Site, name: str) -> int:
    """Return the width of a square picture, from the picture's own header."""
    picture = site.files[name].by_encoding[""]
    assert picture.startswith(b"\x89PNG\r\n\x1a\n")
    width, height = struct.unpack(">II", picture[16:24])
    assert width == height
    return int(width)


async def request_status(guest: HttpGuest, path: str, **headers: str) -> int:
    """Return the status code of a request for this path."""
    return (await guest.client.get(f"{HERE}{path}", headers=headers)).status_code


TABLE = "/tables/00000000-0000-0000-0000-000000000000"


@pytest.mark.parametrize(
    "path", ["/", "/new", "/verify", "/rules", "/rules/solomon", "/practice/seven-locks", TABLE, f"{TABLE}/replay"]
)
@pytest.mark.usefixtures("site")
def test_every_page_is_the_shell_and_is_asked_for_anew(servers: ServerProcesses, path: str) -> None:
    async def work() -> None:
        async with servers.process() as process, servers.guest(process) as anna:
            answer = await anna.request("GET", f"{HERE}{path}")

            assert answer.text == PAGE
            assert answer.headers["cache-control"] == "no-cache"
            assert answer.headers["content-type"] == "text/html; charset=utf-8"

    run(work)


@pytest.mark.usefixtures("site")
def test_a_page_may_run_its_own_scripts_and_no_others(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process, servers.guest(process) as anna:
            policy = (await anna.request("GET", f"{HERE}/")).headers["content-security-policy"]

            digest = b64encode(sha256(b"begin()").digest()).decode()
            assert f"script-src 'self' 'sha256-{digest}'" in policy
            assert {"default-src 'self'", "worker-src 'self'", "manifest-src 'self'"} <= set(policy.split("; "))
            assert "unsafe" not in policy

    run(work)


@pytest.mark.usefixtures("site")
def test_what_has_its_hash_in_its_name_is_kept_for_ever_and_sent_packed(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process, servers.guest(process) as anna:
            plain = await anna.request("GET", f"{HERE}/{ASSET}", headers={"accept-encoding": "identity"})
            packed = await anna.client.send(
                anna.client.build_request("GET", f"{HERE}/{ASSET}", headers={"accept-encoding": "gzip, br"}),
                stream=True,
            )

            assert (plain.text, plain.headers["cache-control"]) == (SCRIPT, "public, max-age=31536000, immutable")
            assert plain.headers["content-type"].startswith("text/javascript")
            assert packed.headers["content-encoding"] == "br"
            assert b"".join([part async for part in packed.aiter_raw()]) == b"packed"

    run(work)


@pytest.mark.usefixtures("site")
def test_a_page_that_is_still_the_same_is_not_sent_again(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process, servers.guest(process) as anna:
            tag = (await anna.request("GET", f"{HERE}/icon.svg")).headers["etag"]

            assert await request_status(anna, "/icon.svg", **{"if-none-match": tag}) == 304
            assert await request_status(anna, "/icon.svg", **{"if-none-match": '"another"'}) == 200

    run(work)


@pytest.mark.parametrize(
    ("path", "media_type"),
    [("/service-worker.js", "text/javascript"), ("/manifest.webmanifest", "application/manifest+json")],
)
@pytest.mark.usefixtures("site")
def test_the_worker_and_the_manifest_are_asked_for_anew_so_that_a_new_release_is_seen(
    servers: ServerProcesses, path: str, media_type: str
) -> None:
    async def work() -> None:
        async with servers.process() as process, servers.guest(process) as anna:
            answer = await anna.request("GET", f"{HERE}{path}")

            assert answer.headers["cache-control"] == "no-cache"
            assert answer.headers["content-type"].split(";")[0] == media_type
            assert answer.headers["x-content-type-options"] == "nosniff"

    run(work)


@pytest.mark.usefixtures("site")
def test_what_is_not_there_is_a_page_for_people_and_a_problem_for_programs(servers: ServerProcesses) -> None:
    async def work() -> None:
        async with servers.process() as process, servers.guest(process) as anna:
            page = await anna.client.get(f"{HERE}/cellar", headers={"accept": "text/html,*/*"})
            problem = await anna.client.get(f"{HERE}/cellar", headers={"accept": "*/*"})

            for mistyped in (
                "/tables/cellar",
                f"{TABLE}/cellar",
                "/rules/solomon/cellar",
                "/practice",
                "/api/cellar",
                "/api",
            ):
                typed = await anna.client.get(f"{HERE}{mistyped}", headers={"accept": "text/html,*/*"})
                asked = await anna.client.get(f"{HERE}{mistyped}", headers={"accept": "application/json"})
                assert (mistyped, typed.status_code, typed.text) == (mistyped, 404, PAGE)
                assert (mistyped, asked.status_code, asked.json()["type"]) == (mistyped, 404, "not-found")
            assert (page.status_code, page.text) == (404, PAGE)
            assert (problem.status_code, problem.json()["type"]) == (404, "not-found")
            assert await request_status(anna, "/200.html", accept="*/*") == 404
            assert await request_status(anna, "/_app/../../built.py", accept="*/*") == 404

    run(work)


def test_without_a_site_the_plain_page_is_the_first(servers: ServerProcesses, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(endpoints, "load_site", lambda: None)

    async def work() -> None:
        async with servers.process() as process, servers.guest(process) as anna:
            first = await anna.request("GET", f"{HERE}/")

            assert first.text == (await anna.request("GET", f"{HERE}/plain")).text
            assert await request_status(anna, "/new") == 404
            assert await request_status(anna, "/icon.svg") == 404

    run(work)


def test_a_folder_without_a_shell_holds_no_site(tmp_path: Path) -> None:
    assert load_site(tmp_path) is None


def test_the_real_site_has_two_scripts_in_its_page_and_no_style_that_the_policy_forbids() -> None:
    site = load_site()
    assert site is not None, "run `make web`"
    page = site.files["200.html"].by_encoding[""]

    assert len(re.findall(r"'sha256-", page_policy(page))) == 2
    assert b"style=" not in page


def test_the_real_site_can_be_installed_with_icons_of_the_sizes_it_names() -> None:
    site = load_site()
    assert site is not None, "run `make web`"
    manifest = msgspec.json.decode(site.files["manifest.webmanifest"].by_encoding[""])
    icons = {icon["src"].lstrip("/"): icon for icon in manifest["icons"]}

    assert (manifest["id"], manifest["start_url"], manifest["scope"]) == ("/", "/", "/")
    assert manifest["display"] == "standalone"
    assert {name: icon["sizes"] for name, icon in icons.items() if name.endswith(".png")} == {
        name: f"{icon_width(site, name)}x{icon_width(site, name)}" for name in icons if name.endswith(".png")
    }
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in icons.values()}
    assert "maskable" in {icon.get("purpose") for icon in icons.values()}
    assert icon_width(site, "apple-touch-icon.png") == 180


def test_the_real_worker_is_one_script_for_every_browser_that_has_workers() -> None:
    site = load_site()
    assert site is not None, "run `make web`"
    worker = site.files["service-worker.js"]
    text = worker.by_encoding[""].decode()

    assert worker.media_type == "text/javascript"
    assert not re.search(r"\b(?:import|export)\b", text), "some browsers have no modules in workers"
