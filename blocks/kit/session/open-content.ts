import { ownViewAddress } from '#domain/web/own-view.ts';
import { USER_CHANGED } from './user-changed.ts';
import { morphElement } from '../morph.ts';

/** Names of the loader's attributes with the modules of blocks, which a page without such a block does not name. */
const PARTS = ['search', 'external'] as const;

/**
 * Puts what a page that is the same for everyone keeps from its user in its place: asks for the page as he may see it, and takes from
 * there the columns of blocks. Blocks that keep something have a mark (`data-opens`), which their rule (`data-rule`) shows to whom they
 * open. Where nobody answers, or the server says that he may not see more, the page stays as it is. Resolves to whether something opened.
 */
export async function openContent(): Promise<boolean> {
  if (!document.querySelector('[data-opens]:not([hidden])')) return false;
  const answer = await fetch(ownViewAddress(location.pathname + location.search), { redirect: 'error' }).catch(() => undefined);
  if (!answer?.ok) return false;
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  await Promise.all(missingSheets(page).map(addSheet));
  for (const name of ['top', 'main', 'aside']) openColumn(document.querySelector(`.slot--${name}`), page.querySelector(`.slot--${name}`));
  // From now on the page holds what only its user may see.
  document.addEventListener(USER_CHANGED, () => location.reload(), { once: true });
  startParts(page);
  return true;
}

/** Style sheets that what opens needs and the page has not loaded. */
function missingSheets(page: Document): HTMLLinkElement[] {
  const sheets = page.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]');
  return [...sheets].filter((sheet) => !document.querySelector(`link[href="${sheet.getAttribute('href')}"]`));
}

function addSheet(sheet: HTMLLinkElement): Promise<unknown> {
  return new Promise((resolve) => {
    sheet.addEventListener('load', resolve);
    sheet.addEventListener('error', resolve);
    document.head.append(sheet);
  });
}

/** Makes a column what it is for this user. What already lives, an island or a price, is left alone where both have the same block. */
function openColumn(column: Element | null, opened: Element | null): void {
  if (!column || !opened) return;
  const blocks = [...column.children];
  for (const [index, block] of [...opened.children].entries()) {
    const now = blocks[index];
    if (!now) column.append(block);
    else if (!isSame(now, block)) now.replaceWith(block);
    else if (!now.querySelector('parkett-island,[data-notation]')) morphElement(now, block);
  }
  for (const block of blocks.slice(opened.children.length)) block.remove();
}

function isSame(one: Element, other: Element): boolean {
  return one.getAttribute('data-block') === other.getAttribute('data-block') && !one.querySelector('[data-opens]');
}

/** Starts the modules of blocks that have come, where the page had no such block. */
function startParts(page: Document): void {
  const [had, has] = [document, page].map((one) => one.querySelector<HTMLElement>('script[data-islands]')?.dataset);
  for (const name of PARTS) {
    const address = has?.[name];
    if (address && !had?.[name]) void import(/* @vite-ignore */ address).then((part: { readonly start: () => void }) => part.start());
  }
}
