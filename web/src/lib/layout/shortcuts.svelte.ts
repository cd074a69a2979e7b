/** Shortcuts with a single character, such as `i` or `1`: on each device they can be switched off. */
import { load, save } from '#lib/storage.ts';

const KEY = 'burghof-shortcuts';
const OFF = 'off';

class ShortcutState {
  isOn = $state(load(KEY) !== OFF);

  choose(isOn: boolean): void {
    this.isOn = isOn;
    save(KEY, isOn ? 'on' : OFF);
  }

  /** Let no page see a character key while the shortcuts are off; text fields get theirs as input. */
  readonly suppress = (event: KeyboardEvent): void => {
    const isCharacter =
      event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey && !event.altKey;
    if (!this.isOn && isCharacter) event.stopImmediatePropagation();
  };
}

export const shortcuts = new ShortcutState();

/** Listen before every page does: this module is loaded first. */
addEventListener('keydown', shortcuts.suppress, { capture: true });
