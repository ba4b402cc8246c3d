import { startBook } from '#blocks/book/order-book/live.ts';

/** The loader fetches this module on pages with blocks of the family `book`. */
export function start(): void {
  for (const panel of document.querySelectorAll<HTMLElement>('[data-book]')) startBook(panel);
}
