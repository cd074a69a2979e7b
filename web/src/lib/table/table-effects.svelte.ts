/** What a table page does by itself: sounds, answers without a choice, and passing a shared device on. */
import { untrack } from 'svelte';
import { ENDING_SOUNDS, endingKind } from './ending/result.ts';
import { paceState } from './story/pace.svelte.ts';
import { changedLevel } from './seat-activity.ts';
import type { TableController } from './table-controller.svelte.ts';
import { player } from '#lib/board/sound/player.svelte.ts';
import { botName } from '#lib/newtable/levels.ts';
import { t } from '#lib/words/language.svelte.ts';

/** Milliseconds for which the board rests before the next person at a shared device plays. */
const PASS_ON_MS = 700;

/** What the page shows of its table. */
export type ShownTable = {
  readonly isMyTurn: () => boolean;
  readonly isDrawn: () => boolean;
  /** Whether players hide something from each other. */
  readonly isSecret: () => boolean;
};

/** Follow a table: call this while its page is created. */
export function followTable(controller: TableController, page: ShownTable): void {
  const { feed, picking } = controller;
  const token = $derived(feed.tableState?.decisions[0]?.token ?? null);
  let wasMine = false;
  $effect(() => {
    void token;
    untrack(() => {
      picking.dropOutdatedPicks();
      if (picking.picked.length === 0) controller.restorePicks();
      controller.questioned = null;
    });
    if (page.isMyTurn() && !wasMine) player.play('your-turn');
    wasMine = page.isMyTurn();
  });
  /** The decision that was answered without a question; once, as the answer may be taken back. */
  let answered = '';
  $effect(() => {
    const offer = page.isDrawn() && page.isMyTurn() ? (controller.board?.automatic?.(picking.offers) ?? null) : null;
    const decision = `${String(feed.seat)} ${String(token)}`;
    if (!offer || controller.isBusy || controller.playback.isBusy || decision === answered) return;
    answered = decision;
    untrack(() => {
      picking.playOffer(offer);
    });
  });
  $effect(() => {
    if (token === null || controller.playback.isBusy || feed.isHidden) return;
    untrack(() => {
      controller.playEmptyChoice();
    });
  });
  $effect(() => {
    if (!controller.dueRecap || controller.playback.isBusy) return;
    controller.recap = controller.dueRecap;
    controller.dueRecap = null;
  });
  $effect(() => {
    const { coach } = controller;
    if (coach && coach.stage !== 'closed' && !coach.isOpen) coach.stage = 'closed';
  });
  $effect(() => {
    if (picking.picked.length === 0) return;
    controller.notice = null;
    controller.questioned = null;
  });
  let players = feed.tableState?.players ?? [];
  $effect(() => {
    const now = feed.tableState?.players ?? [];
    const changed = changedLevel(players, now);
    players = now;
    if (changed === null) return;
    untrack(() => {
      const who = controller.names[changed.seat] ?? '';
      const words = t('bot-plays-lower', { who, level: botName(changed.level) });
      controller.notice = { words, clause: '', at: null };
    });
  });
  /** Whether the game is over. The state of the table still changes then, when the marks of its last step go. */
  const isOver = $derived(Boolean(feed.tableState?.outcome));
  $effect(() => {
    if (!isOver) return;
    untrack(() => {
      player.play(ENDING_SOUNDS[endingKind(feed.tableState?.outcome ?? { ranks: [] }, controller.ownSeat)]);
      paceState.noteFinished(feed.table?.game ?? '', feed.id);
      void feed.reloadCard();
    });
  });

  /** After a move to another chair, from this device or another, switch to the view of that chair. */
  $effect(() => {
    const { seat, mine } = feed;
    const first = mine.seats[0];
    if (seat !== null && first !== undefined && !mine.seats.includes(seat))
      untrack(() => {
        feed.subscribeAs(first);
      });
  });

  /** Where nothing is hidden, the next person at this device plays on after a beat; the herald changes the tabard. */
  $effect(() => {
    const next = feed.nextOwnSeat;
    if (next === null || page.isSecret()) return;
    const timer = setTimeout(
      () => {
        feed.subscribeAs(next, { keepsShown: true });
      },
      controller.pace === 'at-once' ? 0 : PASS_ON_MS,
    );
    return () => {
      clearTimeout(timer);
    };
  });
}
