import { ownViewAddress } from '#domain/web/own-view.ts';
import { USER_CHANGED } from './user-changed.ts';
import { morphElement } from '../morph.ts';

/** Attributes of the loader with the address of a block's module; a page without such blocks lacks them. */
const PARTS = ['search', 'external'] as const;

/**
 * Adds content that a page rendered for everyone hides from its user: fetches the page as this user may see it and takes over its columns.
 * Blocks with hidden content have a mark (`data-opens`), which their rule (`data-rule`) shows if the user has access. The page stays as it
 * is if the request fails or the server denies access.
 * @returns whether content was added
 */
export async function openContent(): Promise<boolean> {
  if (!document.querySelector('[data-opens]:not([hidden])')) return false;
  const answer = await fetch(ownViewAddress(location.pathname + location.search), { redirect: 'error' }).catch(() => undefined);
  if (!answer?.ok) return false;
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  await Promise.all(missingSheets(page).map(addSheet));
  for (const name of ['top', 'main', 'aside']) openColumn(document.querySelector(`.slot--${name}`), page.querySelector(`.slot--${name}`));
  // Reloads when the user changes, since the page now contains data of its user only.
  document.addEventListener(USER_CHANGED, () => location.reload(), { once: true });
  startParts(page);
  return true;
}

/** Style sheets that the added content needs and the page has not loaded. */
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

/** Changes a column to the version for this user. Blocks with islands or live prices are left unchanged if both versions contain them. */
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

/** Starts the modules of added blocks of a kind that the page did not have before. */
function startParts(page: Document): void {
  const [had, has] = [document, page].map((one) => one.querySelector<HTMLElement>('script[data-islands]')?.dataset);
  for (const name of PARTS) {
    const address = has?.[name];
    if (address && !had?.[name]) void import(/* @vite-ignore */ address).then((part: { readonly start: () => void }) => part.start());
  }
}
