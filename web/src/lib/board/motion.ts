/** Motion: how pieces move on a board, with the durations of the design. With reduced motion they jump. */

export const EASE = {
  out: 'cubic-bezier(.2,.8,.3,1)',
  land: 'cubic-bezier(.3,1.35,.5,1)',
  fall: 'cubic-bezier(.5,0,.9,.5)',
} as const;

/** Durations in milliseconds. */
export const DURATIONS_MS = {
  pick: 160,
  step: 220,
  slide: 320,
  place: 260,
  flip: 280,
  lift: 300,
  fall: 420,
  die: 700,
  coins: 420,
} as const;

/** The tempo of motion: a factor of all durations. A brisk pace shortens them; with 0 pieces jump. */
export const tempo = { factor: 1 };

/** Return whether this person prefers reduced motion. */
export const prefersReducedMotion = (): boolean =>
  typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Return whether pieces jump instead of moving now. */
export const isStill = (): boolean => tempo.factor === 0 || prefersReducedMotion();

type Timing = { readonly ms: number; readonly delay?: number; readonly easing?: string };

/** Animate an element. Does nothing where pieces jump: the element is then in its final state at once. */
export function animate(
  element: Element | null,
  frames: Keyframe[],
  { ms, delay = 0, easing = EASE.out }: Timing,
): void {
  if (!element || isStill()) return;
  element.animate(frames, { duration: ms * tempo.factor, delay: delay * tempo.factor, easing, fill: 'backwards' });
}

/** Slide an element from an offset to its place. */
export function slide(element: Element | null, dx: number, dy: number, ms: number = DURATIONS_MS.slide): void {
  animate(element, [{ transform: `translate(${String(dx)}px, ${String(dy)}px)` }, { transform: 'none' }], { ms });
}

/** Let an element fall into its place and settle. */
export function dropIn(element: Element | null, delay = 0): void {
  const frames = [{ transform: 'translateY(-24px)', opacity: 0 }, { opacity: 1, offset: 0.4 }, { transform: 'none' }];
  animate(element, frames, { ms: DURATIONS_MS.place, delay, easing: EASE.land });
}

/** Move an element along points, `ms` milliseconds per segment; it bobs on the way. */
export function walkAlong(
  element: Element | null,
  way: readonly (readonly [number, number])[],
  ms: number = DURATIONS_MS.step,
): void {
  const frames = way.flatMap(([x, y], place) => {
    const here = { transform: `translate(${String(x)}px, ${String(y)}px)` };
    const next = way[place + 1];
    if (!next) return [here];
    const [mx, my] = [(x + next[0]) / 2, (y + next[1]) / 2 - 2];
    return [here, { transform: `translate(${String(mx)}px, ${String(my)}px)` }];
  });
  animate(element, frames, { ms: ms * Math.max(1, way.length - 1), easing: 'linear' });
}
