/** The theme, day or night: the device's preference, or the choice made here. */
import { save } from '#lib/storage.ts';

export type Theme = 'light' | 'dark';

/** The colour that a device paints around the page: `--paper` of each theme. */
const BROWSER_COLOURS: Readonly<Record<Theme, string>> = { light: '#f6ecd8', dark: '#141a30' };

class ThemeChoice {
  current = $state<Theme>(document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light');

  /** Switch between day and night, and save the choice on this device. */
  toggle(): void {
    this.current = this.current === 'light' ? 'dark' : 'light';
    document.documentElement.dataset['theme'] = this.current;
    document.querySelector('meta[name=theme-color]')?.setAttribute('content', BROWSER_COLOURS[this.current]);
    save('burghof-theme', this.current);
  }
}

export const theme = new ThemeChoice();
