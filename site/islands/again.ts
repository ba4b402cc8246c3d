import { BLOCK_HEADER } from '#domain/web/block-header.ts';
import { becomeLike } from '#blocks/kit/become-like.ts';

/** The loader fetches this module on pages with blocks that are to be asked for again. */
export function start(): void {
  for (const part of document.querySelectorAll<HTMLElement>('section[data-again]')) void keepFresh(part);
}

/**
 * Has the server draw the block of a part of a private page anew, every so many milliseconds as it says in `data-again`, and puts what
 * has changed in its place. It stands still while nobody looks, says so (`data-stale`) when there is no answer, and ends when it is
 * told to no more.
 */
async function keepFresh(part: HTMLElement): Promise<void> {
  while (part.dataset['again']) {
    await new Promise((resolve) => setTimeout(resolve, Number(part.dataset['again'])));
    try {
      if (!document.hidden) becomeLike(part, await drawn(part.parentElement?.dataset['block']));
    } catch {
      part.dataset['stale'] = '';
    }
  }
}

/** The part as the server draws it now. @throws Error where it is not there any more */
async function drawn(block = ''): Promise<Element> {
  const answer = await fetch(location.href, { headers: { [BLOCK_HEADER]: block } });
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const part = page.querySelector(`[data-block=${block}]>*`);
  if (!part) throw new Error(block);
  return part;
}
