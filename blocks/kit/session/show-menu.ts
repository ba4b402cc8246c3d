import type { UserAnswer } from '#domain/user/known-user.ts';

/**
 * Fills in the menu and the support banner of a page rendered for everyone, and shows entries that need a product or a feature. Without a
 * user it clears them again.
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
