import { morphElement } from '../../kit/morph.ts';
import { startFinder } from './instant.ts';

/** Loads at the first pointer, focus or input in a finder. A link or button that is used before that leads to the same result as a page. */
export const when = 'near [data-finder] *';

/**
 * Starts the finders of the page.
 * @param missed events in the finders before this script was loaded; `popstate` is handled at the window
 */
export function start(missed: readonly Event[]): void {
  for (const finder of document.querySelectorAll<HTMLElement>('[data-finder]')) startFinder(finder, morphElement);
  // A ticked box dispatches `change` right after `input`, so both are replayed.
  for (const { type, target } of missed)
    for (const one of type === 'input' ? [type, 'change'] : [type]) target?.dispatchEvent(new Event(one, { bubbles: true }));
}
