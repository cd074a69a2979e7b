/** Day or night in the courtyard: as the device prefers, or as it was chosen here. */
import { keep } from '#lib/keep.ts';

export type Theme = 'light' | 'dark';

/** What a device paints around the page: `--paper` of each theme. */
const AROUND: Readonly<Record<Theme, string>> = { light: '#f6ecd8', dark: '#141a30' };

class ThemeChoice {
  current = $state<Theme>(document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light');

  /** Light a lantern, or let the sun rise. */
  turn(): void {
    this.current = this.current === 'light' ? 'dark' : 'light';
    document.documentElement.dataset['theme'] = this.current;
    document.querySelector('meta[name=theme-color]')?.setAttribute('content', AROUND[this.current]);
    keep('burghof-theme', this.current);
  }
}

export const theme = new ThemeChoice();
