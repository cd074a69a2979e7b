"""The layout checks themselves: each planted fault is found, and a page without faults has none."""

import pytest
from playwright.sync_api import Browser

from tests.site.layout_checks import layout_faults, violations

FAULTLESS = """
<main>
  <h1>Burghof</h1>
  <p style="width: 200px">A text with all the room it needs, and <a href="/">a link</a> in the middle of it.</p>
  <div style="height: 60px; width: 200px; overflow-y: auto" tabindex="0">
    <p>What is longer than its box</p><p>can be read</p><p>by scrolling.</p>
  </div>
  <label style="display: inline-block; padding: 14px">Yes <input type="checkbox"></label>
  <button style="width: 48px; height: 48px">Go</button>
  <button style="position: relative; width: 30px; height: 30px" id="reaching">+</button>
</main>
<style>#reaching::after { content: ''; position: absolute; inset: -11px; }</style>
"""

FAULTS = {
    "too small: button “+”: 20 x 20": '<button style="width: 20px; height: 20px; padding: 0">+</button>',
    "too small: a “Home”": '<p><a href="/">Home</a></p>',
    "too small: input": '<input type="checkbox" aria-label="Yes">',
    "cut off: p “A long": '<p style="width: 60px; overflow: hidden; white-space: nowrap">A long sentence</p>',
    "too wide: p “Donaudampfschiff”": '<p style="width: 40px">Donaudampfschiff</p>',
    "below or above div": '<div style="height: 20px; overflow: hidden"><p>One</p><p>Two</p></div>',
    "the page scrolls sideways": '<div style="width: 2000px; height: 9px"></div>',
    "scrolls sideways: div": '<div style="width: 9em; overflow-x: auto"><hr style="width: 300px"></div>',
    "beside the screen: div": '<div style="position: fixed; left: -30px; top: 0; width: 60px; height: 60px"></div>',
    "beside the screen": '<p style="position: absolute; left: 360px; white-space: nowrap">Far over to the right</p>',
}


def find_faults(chromium: Browser, body: str) -> list[str]:
    """Return the faults found on a phone page with this body."""
    page = chromium.new_page(viewport={"width": 390, "height": 844})
    page.set_content(f"<!doctype html><html lang='en'><title>A page</title><body style='margin: 8px'>{body}")
    found = layout_faults(page, is_touch=True)
    page.close()
    return found


def test_a_page_without_faults_has_none(chromium: Browser) -> None:
    assert find_faults(chromium, FAULTLESS) == []


@pytest.mark.parametrize(("fault", "body"), FAULTS.items(), ids=FAULTS)
def test_each_fault_is_found(chromium: Browser, fault: str, body: str) -> None:
    assert any(fault in one for one in find_faults(chromium, body)), find_faults(chromium, body)


def test_axe_finds_what_has_no_name_and_what_cannot_be_read(chromium: Browser) -> None:
    page = chromium.new_page()
    page.set_content("<html lang='en'><title>A page</title><main><h1 style='color: #eee'>Pale</h1><button></button>")

    found = violations(page)
    page.close()

    assert [any(one.startswith(rule) for one in found) for rule in ("color-contrast", "button-name")] == [True, True]
