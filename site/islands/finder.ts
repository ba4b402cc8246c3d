import { startFinder } from '#blocks/finder/finder/instant.ts';
import { becomeLike } from './again.ts';

/**
 * The loader fetches this module when somebody comes near a finder.
 * @param missed what he did there meanwhile; a step in the history began at the window
 */
export function start(missed: readonly Event[]): void {
  for (const finder of document.querySelectorAll<HTMLElement>('[data-finder]')) startFinder(finder, becomeLike);
  // What is ticked tells a change right after its input.
  for (const { type, target } of missed)
    for (const one of type === 'input' ? [type, 'change'] : [type]) target?.dispatchEvent(new Event(one, { bubbles: true }));
}
