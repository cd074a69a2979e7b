"""A QR scanner: what a phone's camera reads from a picture of a page."""

from base64 import b64encode
from typing import Final

from playwright.sync_api import Browser, Locator

from tests.site.layout_checks import HERE

JSQR: Final = HERE.parents[1] / "node_modules" / "jsqr" / "dist" / "jsQR.js"

READ: Final = """async (png) => {
  const bytes = Uint8Array.from(atob(png), (one) => one.charCodeAt(0));
  const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  const pen = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
  pen.drawImage(picture, 0, 0);
  const { data, width, height } = pen.getImageData(0, 0, picture.width, picture.height);
  return jsQR(data, width, height)?.data ?? '';
}"""


def scan(chromium: Browser, code: Locator) -> str:
    """Return the text of the code that is drawn there; empty if none can be read."""
    picture = b64encode(code.screenshot()).decode()
    page = chromium.new_page()
    page.evaluate(f"{JSQR.read_text(encoding='utf-8')};null")
    text: str = page.evaluate(READ, picture)
    page.close()
    return text
