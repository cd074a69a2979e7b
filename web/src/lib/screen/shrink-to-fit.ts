/** Shrinking content until it fits on a table screen, where nobody scrolls. */

/** Smallest scale: content that still does not fit is cut off, and a test reports it. */
const MIN_SCALE = 0.5;
const STEP = 0.02;

/** Shrink the only child of this element until it fits, also whenever its content changes. */
export function shrinkToFit(frame: HTMLElement): () => void {
  const inside = frame.firstElementChild;
  if (!(inside instanceof HTMLElement)) return () => undefined;
  const hasRoom = (): boolean =>
    inside.getBoundingClientRect().height <= frame.getBoundingClientRect().height &&
    inside.scrollWidth <= inside.clientWidth + 1;
  const fit = (): void => {
    for (let zoom = 1; zoom >= MIN_SCALE; zoom -= STEP) {
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
