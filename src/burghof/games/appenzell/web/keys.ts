/** Keys of this board: `m` the next mouse, `s` the slots, `u` the next roof that can be lifted. */
import type { View } from './types.gen.ts';
import type { Pickable } from '#lib/board/picking.svelte.ts';

export function onKey(
  press: KeyboardEvent,
  drawing: Element,
  picking: Pickable & { undoLastPick: () => void },
  view: View,
): void {
  if (press.target instanceof HTMLInputElement || press.ctrlKey || press.metaKey || press.altKey) return;
  const go = (id: string | undefined): void => {
    const element = id === undefined ? null : drawing.querySelector(`[data-pick="${id}"]`);
    if (element instanceof SVGElement) element.focus();
  };
  const here = document.activeElement?.getAttribute('data-pick') ?? '';
  switch (press.key) {
    case 'm': {
      const mice = [...(view.mice[view.seat ?? -1] ?? [])].sort((one, other) => one - other);
      const ids = mice.map((field) => `field-${String(field)}`).filter((id) => picking.canPick(id));
      const next = nextId(ids, here);
      if (next !== undefined && !picking.isPicked(next)) picking.pick(next);
      go(next);
      break;
    }
    case 's':
      if (!picking.isPicked('spare')) picking.pick('spare');
      if (picking.isPicked('spare')) go('slot-0');
      break;
    case 'u': {
      const rooms = [...drawing.querySelectorAll('[data-pick^="room-"]')].map(
        (one) => one.getAttribute('data-pick') ?? '',
      );
      go(
        nextId(
          rooms.filter((id) => picking.canPick(id)),
          here,
        ),
      );
      break;
    }
    default:
  }
}

/** Return the id after this one, cyclically; the first if this one is not in the list. */
const nextId = (ids: readonly string[], here: string): string | undefined => ids[(ids.indexOf(here) + 1) % ids.length];
