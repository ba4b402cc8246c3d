import type { UserAnswer } from '#domain/user/known-user.ts';

/**
 * Fills in the menu of a page that was drawn for everyone, and the banner of support, and shows what needs a product or a feature;
 * with nobody it empties them again.
 */
export function showMenu(user: UserAnswer | undefined, page: ParentNode = document): void {
  const owned = new Set(
    user?.purchasedProducts.map(({ productId }) => productId).concat(user.features ?? [], user.hasConnectedBank ? 'bank' : []),
  );
  const hasOneOf = (codes: string): boolean => codes.split(' ').some((code) => owned.has(code));
  for (const one of all(page, '[data-needs],[data-lacks]')) {
    const { needs, lacks = '' } = one.dataset;
    one.hidden = needs ? !hasOneOf(needs) : hasOneOf(lacks);
  }
  for (const place of all(page, '[data-user-email]')) place.textContent = (place.dataset['adminText'] ?? '') + (user?.email ?? '');
  for (const banner of all(page, '[data-admin-view]')) banner.hidden = !user?.impersonation;
}

function all(page: ParentNode, selector: string): NodeListOf<HTMLElement> {
  return page.querySelectorAll<HTMLElement>(selector);
}
