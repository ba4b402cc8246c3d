import { startFinder } from '#blocks/finder/finder/instant.ts';
import { becomeLike } from './again.ts';

/** The loader fetches this module on pages with a finder. */
export function start(): void {
  for (const finder of document.querySelectorAll<HTMLElement>('[data-finder]')) startFinder(finder, becomeLike);
}
