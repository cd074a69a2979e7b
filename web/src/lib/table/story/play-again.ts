/** Showing past steps of a table again. */
import type { FramePlayback } from '#lib/board/playback.svelte.ts';
import type { TableState } from '#lib/table/table-state.ts';
import type { ReplayStep } from '#lib/wire/out.gen.ts';

/** Steps to show again, and the view before them. */
export type PastSteps = { readonly steps: readonly ReplayStep[]; readonly before: object };

/** What is shown of a table. */
type ShownTable = { tableState: TableState | null };

/** Show past steps of a table again. Until their end it is as it was then, without anything to pick; then as now. */
export function playAgain(
  table: ShownTable,
  playback: FramePlayback,
  { steps, before }: PastSteps,
  onEnd: () => void,
): void {
  const now = table.tableState;
  if (!now) return;
  const said = steps.reduce((sum, step) => sum + step.said.length, 0);
  const past = { ...now, view: before, decisions: [], offers: [], may_take_back: false, may_ask_back: false };
  let log = now.said.slice(0, now.said.length - said);
  table.tableState = { ...past, said: log, newCount: 0 };
  playback.set(before);
  for (const [place, { frames, said }] of steps.entries()) {
    const earlier = log;
    log = [...log, ...said];
    playback.add({
      frames,
      said,
      onEvent: (count, view) => {
        table.tableState = { ...past, view, said: [...earlier, ...said.slice(0, count)], newCount: count };
      },
      onEnd: () => {
        if (place < steps.length - 1) return;
        table.tableState = now;
        onEnd();
      },
    });
  }
}
