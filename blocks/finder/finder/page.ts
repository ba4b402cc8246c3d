import { becomeLike } from '../../kit/become-like.ts';
import { startFinder } from './instant.ts';

/** A link or button that is faster leads to the same answer as a page. */
export const when = 'near [data-finder] *';

/**
 * Lets finders answer at once.
 * @param missed what he did there meanwhile; a step in the history began at the window
 */
export function start(missed: readonly Event[]): void {
  for (const finder of document.querySelectorAll<HTMLElement>('[data-finder]')) startFinder(finder, becomeLike);
  // What is ticked tells a change right after its input.
  for (const { type, target } of missed)
    for (const one of type === 'input' ? [type, 'change'] : [type]) target?.dispatchEvent(new Event(one, { bubbles: true }));
}
