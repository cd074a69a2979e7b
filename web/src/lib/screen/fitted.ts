/** What has no room on a table screen is made smaller until it has: nobody scrolls there. */

/** Never smaller than this: what has still no room is cut off, and a test says so. */
const LEAST = 0.5;
const STEP = 0.02;

/** Fit the only child of this element into it, whatever the child grows to. */
export function fitted(frame: HTMLElement): () => void {
  const inside = frame.firstElementChild;
  if (!(inside instanceof HTMLElement)) return () => undefined;
  const hasRoom = (): boolean =>
    inside.getBoundingClientRect().height <= frame.getBoundingClientRect().height &&
    inside.scrollWidth <= inside.clientWidth + 1;
  const fit = (): void => {
    for (let zoom = 1; zoom >= LEAST; zoom -= STEP) {
      inside.style.zoom = String(zoom);
      if (hasRoom()) return;
    }
  };
  const sizes = new ResizeObserver(fit);
  const parts = new MutationObserver(fit);
  sizes.observe(frame);
  parts.observe(inside, { subtree: true, childList: true, characterData: true });
  return () => {
    sizes.disconnect();
    parts.disconnect();
  };
}
