import type { UserAnswer } from '#domain/user/known-user.ts';

/** Fills in the menu of a page that was drawn for everyone, and the banner of support; with nobody it empties them again. */
export function showMenu(user: UserAnswer | undefined, page: ParentNode = document): void {
  const owned = new Set(user?.purchasedProducts.map(({ productId }) => productId));
  for (const link of all(page, '[data-product]')) link.hidden = !owned.has(link.dataset['product'] ?? '');
  for (const lower of all(page, '[data-highest] [data-product]:not([hidden]) ~ [data-product]')) lower.hidden = true;
  for (const place of all(page, '[data-user-email]')) place.textContent = user?.email ?? '';
  for (const banner of all(page, '[data-admin-view]')) {
    banner.hidden = user?.impersonation === undefined;
    for (const text of all(banner, '[data-admin-text]'))
      text.textContent = banner.hidden ? '' : (text.dataset['adminText'] ?? '') + (user?.email ?? '');
  }
}

function all(page: ParentNode, selector: string): NodeListOf<HTMLElement> {
  return page.querySelectorAll<HTMLElement>(selector);
}
