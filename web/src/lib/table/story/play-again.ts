/** Showing past steps of a table again. */
import type { FramePlayback } from '#lib/board/playback.svelte.ts';
import type { TableState } from '#lib/table/table-state.ts';
import type { ReplayStep } from '#lib/wire/out.gen.ts';

/** Steps to show again, and the view before them. */
export type PastSteps = { readonly steps: readonly ReplayStep[]; readonly before: object };

/** Show past steps of the table that stands `now`. In between it is as it was then, without anything to pick. */
export function playAgain(
  playback: FramePlayback,
  now: TableState,
  { steps, before }: PastSteps,
  { show, onEnd }: { readonly show: (state: TableState) => void; readonly onEnd: () => void },
): void {
  const said = steps.reduce((sum, step) => sum + step.said.length, 0);
  const past = { ...now, view: before, decisions: [], offers: [], may_take_back: false, may_ask_back: false };
  let log = now.said.slice(0, now.said.length - said);
  show({ ...past, said: log, newCount: 0 });
  playback.set(before);
  for (const [place, { frames, said }] of steps.entries()) {
    const earlier = log;
    log = [...log, ...said];
    playback.add({
      frames,
      said,
      onEvent: (count, view) => {
        show({ ...past, view, said: [...earlier, ...said.slice(0, count)], newCount: count });
      },
      onEnd: () => {
        if (place < steps.length - 1) return;
        show(now);
        onEnd();
      },
    });
  }
}
