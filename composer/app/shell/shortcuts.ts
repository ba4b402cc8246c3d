import { isElement } from './is-element.ts';

/** Shortcut with its action. `keys` is written as `Mod+Shift+Z`; Mod is Ctrl, or Command on a Mac. */
export interface Shortcut {
  readonly keys: string;
  readonly name: string;
  readonly group: string;
  readonly run: () => void;
  /** Whether the shortcut also works during typing in a field. */
  readonly whileTyping?: boolean;
}

const isMac = typeof navigator !== 'undefined' && /Mac|iPhone|iPad/u.test(navigator.platform);

/** Name of a key press: `Mod+Shift+Z`, `Alt+ArrowUp`, `?`. */
export function keysOf(event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>): string {
  const key = event.key.length === 1 ? event.key.toUpperCase() : event.key;
  const isLetter = /^[A-ZÄÖÜ]$/u.test(key) || event.key.length > 1;
  const parts = [
    (isMac ? event.metaKey : event.ctrlKey) && 'Mod',
    event.altKey && 'Alt',
    // With Shift, a key that is not a letter already yields another character, such as `?`.
    event.shiftKey && isLetter && 'Shift',
    key,
  ];
  return parts.filter(Boolean).join('+');
}

const NAMES: Readonly<Record<string, string>> = {
  Mod: isMac ? '⌘' : 'Strg',
  Alt: isMac ? '⌥' : 'Alt',
  Shift: 'Umschalt',
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  Delete: 'Entf',
  Insert: 'Einfg',
  Enter: 'Eingabe',
  Escape: 'Esc',
};

/** Labels of the keys on a German keyboard. */
export function shownKeys(keys: string): readonly string[] {
  return keys.split('+').map((key) => NAMES[key] ?? key);
}

/** Returns true if the focused element accepts typed text. */
export function isTyping(target: EventTarget | null): boolean {
  if (!isElement(target)) return false;
  return target.closest('input:not([type=checkbox],[type=radio]), textarea, select, [contenteditable=true], [role=textbox]') !== null;
}
