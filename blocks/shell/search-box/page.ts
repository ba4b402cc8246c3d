import { elementOf } from '../../kit/event-element.ts';

/** Part of the loader, since a key pressed before a script is loaded would be lost. */
export const when = 'frame';

/** Lets `/` and Ctrl K focus the search, unless the visitor has switched them off there (`shortcuts.ts`). */
export function start(page: Document): void {
  page.addEventListener('keydown', (event) => {
    const { key } = event;
    const isTyping = elementOf(event)?.closest('input, textarea, select, [contenteditable]');
    const isShortcut = event.metaKey || event.ctrlKey ? key === 'k' && !event.altKey : key === '/' && !isTyping;
    const [field, sign] = page.querySelectorAll<HTMLElement>('.search-box__wide input, .search-box__open');
    if (!isShortcut || !field || !sign || page.querySelector('dialog[open]') || areOff()) return;
    event.preventDefault();
    if (field.offsetParent) field.focus();
    else sign.click();
  });
}

/** Returns true if the shortcuts are off. Some browsers throw if a site may not use storage. */
function areOff(): boolean {
  try {
    return localStorage.getItem('search-keys') === 'off';
  } catch {
    return false;
  }
}
