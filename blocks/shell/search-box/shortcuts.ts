/** Read by the page's loader, which listens for `/` and Ctrl K. */
const KEY = 'search-keys';
const OFF = 'off';

/** Whether keys lead to the search; a visitor may switch them off (WCAG 2.1.4). */
export function areShortcutsOn(): boolean {
  try {
    return localStorage.getItem(KEY) !== OFF;
  } catch {
    return true;
  }
}

export function setShortcuts(on: boolean): void {
  try {
    if (on) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, OFF);
  } catch {
    // Without a storage they stay as they are.
  }
}
