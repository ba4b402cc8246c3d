import { morphElement } from '../../kit/morph.ts';
import { startFinder } from './instant.ts';

/** A link or button that is faster leads to the same answer as a page. */
export const when = 'near [data-finder] *';

/**
 * Lets finders answer at once.
 * @param missed what he did there meanwhile; a step in the history began at the window
 */
export function start(missed: readonly Event[]): void {
  for (const finder of document.querySelectorAll<HTMLElement>('[data-finder]')) startFinder(finder, morphElement);
  // A ticked box dispatches `change` right after `input`, so both are replayed.
  for (const { type, target } of missed)
    for (const one of type === 'input' ? [type, 'change'] : [type]) target?.dispatchEvent(new Event(one, { bubbles: true }));
}
