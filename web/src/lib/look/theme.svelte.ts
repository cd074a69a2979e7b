/** Day or night in the courtyard: as the device prefers, or as it was chosen here. */
import { keep } from '#lib/keep.ts';

export type Theme = 'light' | 'dark';

class ThemeChoice {
  current = $state<Theme>(document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light');

  /** Light a lantern, or let the sun rise. */
  turn(): void {
    this.current = this.current === 'light' ? 'dark' : 'light';
    document.documentElement.dataset['theme'] = this.current;
    keep('burghof-theme', this.current);
  }
}

export const theme = new ThemeChoice();
