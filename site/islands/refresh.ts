import { BLOCK_HEADER } from '#domain/web/block-header.ts';
import { morphElement } from '#blocks/kit/morph.ts';

/** Starts refreshing parts of the page. The loader fetches this module on pages with such parts. */
export function start(): void {
  for (const part of document.querySelectorAll<HTMLElement>('section[data-again]')) void keepFresh(part);
}

/**
 * Refreshes a part of a private page at the interval in `data-again` (ms): fetches its block from the server and updates the changed
 * elements. Pauses while the page is hidden, sets `data-stale` if the server does not answer, and ends when the attribute is gone.
 */
async function keepFresh(part: HTMLElement): Promise<void> {
  while (part.dataset['again']) {
    await new Promise((resolve) => setTimeout(resolve, Number(part.dataset['again'])));
    try {
      if (!document.hidden) morphElement(part, await fetchPart(part.parentElement?.dataset['block']));
    } catch {
      part.dataset['stale'] = '';
    }
  }
}

/**
 * Fetches the current part from the server.
 * @throws Error if the page no longer has it
 */
async function fetchPart(block = ''): Promise<Element> {
  const answer = await fetch(location.href, { headers: { [BLOCK_HEADER]: block } });
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const part = page.querySelector(`[data-block=${block}]>*`);
  if (!part) throw new Error(block);
  return part;
}
