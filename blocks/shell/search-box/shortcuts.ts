import { attempt } from '../../kit/attempt.ts';

/** Read by the page's loader, which listens for `/` and Ctrl K. */
const KEY = 'search-keys';
const OFF = 'off';

/** Whether keys lead to the search; a visitor may switch them off (WCAG 2.1.4). */
export function areShortcutsOn(): boolean {
  return attempt(() => localStorage.getItem(KEY)) !== OFF;
}

/** Without a storage they stay as they are. */
export function setShortcuts(on: boolean): void {
  attempt(() => (on ? localStorage.removeItem(KEY) : localStorage.setItem(KEY, OFF)));
}
