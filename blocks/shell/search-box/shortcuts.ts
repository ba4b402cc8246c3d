import { attempt } from '../../kit/attempt.ts';

/** Storage key, which the page's loader also reads; it listens for `/` and Ctrl K. */
const KEY = 'search-keys';
const OFF = 'off';

/** Returns true if keys focus the search; visitors may switch them off (WCAG 2.1.4). */
export function areShortcutsOn(): boolean {
  return attempt(() => localStorage.getItem(KEY)) !== OFF;
}

/** Switches the keys on or off; without storage they stay as they are. */
export function setShortcuts(on: boolean): void {
  attempt(() => (on ? localStorage.removeItem(KEY) : localStorage.setItem(KEY, OFF)));
}
