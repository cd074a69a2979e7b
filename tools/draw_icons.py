"""`python -m tools.draw_icons`: draws the icons of the installed site from our mark.

Run it by hand when the mark has changed, and commit the pictures. It needs Debian's `chromium`.
"""

import re
import shutil
import subprocess
import tempfile
from pathlib import Path

from msgspec import Struct

STATIC = Path("web/static")
MARK = STATIC / "icon.svg"

NIGHT = "#2b3768"
HALO = "#3f4d86"
GROUND = "#1e2646"


class Icon(Struct, frozen=True):
    """Icon to draw: its side in pixels; the size of the mark and the corner radius as shares of the side."""

    name: str
    side: int
    mark: float
    corner: float = 0


ICONS = (
    Icon("icon-192.png", 192, 0.64, corner=0.22),
    Icon("icon-512.png", 512, 0.64, corner=0.22),
    # Devices crop these to their own shape: the mark stays inside the circle that every device leaves visible.
    Icon("icon-maskable-512.png", 512, 0.5),
    Icon("apple-touch-icon.png", 180, 0.6),
)


def icon_svg(mark: str, icon: Icon) -> str:
    """Return the SVG of an icon: the mark in front of the moon, at night."""
    side, size = icon.side, icon.side * icon.mark
    x, y = (side - size) / 2, (side - size) / 2 - size * 0.02
    inner = re.sub(r"^.*?<svg[^>]*>|</svg>\s*$", "", mark, flags=re.DOTALL)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{side}" height="{side}">'
        f'<clipPath id="tile"><rect width="{side}" height="{side}" rx="{side * icon.corner}"/></clipPath>'
        f'<g clip-path="url(#tile)"><rect width="{side}" height="{side}" fill="{NIGHT}"/>'
        f'<circle cx="{side / 2}" cy="{side / 2}" r="{size * 0.68}" fill="{HALO}"/>'
        f'<rect y="{y + size * 0.9}" width="{side}" height="{side}" fill="{GROUND}"/>'
        f'<svg x="{x}" y="{y}" width="{size}" height="{size}" viewBox="0 0 32 32">{inner}</svg></g></svg>'
    )


def draw(icon: Icon, mark: str, browser: str) -> None:
    """Draw one icon."""
    with tempfile.TemporaryDirectory() as folder:
        drawing = Path(folder, "icon.svg")
        drawing.write_text(icon_svg(mark, icon), encoding="utf-8")
        subprocess.run(  # noqa: S603 - our own browser, our own drawing
            [
                browser,
                "--headless",
                "--no-sandbox",
                "--disable-gpu",
                "--hide-scrollbars",
                "--default-background-color=00000000",
                f"--window-size={icon.side},{icon.side}",
                f"--screenshot={(STATIC / icon.name).resolve()}",
                drawing.as_uri(),
            ],
            check=True,
            capture_output=True,
        )


def main() -> None:
    """Draw all icons."""
    browser = shutil.which("chromium")
    assert browser is not None, "install `chromium`"
    mark = MARK.read_text(encoding="utf-8")
    for icon in ICONS:
        draw(icon, mark, browser)


if __name__ == "__main__":
    main()
