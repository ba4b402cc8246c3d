import type { BlockRule, EnabledRule } from '#config/generated/types.ts';
import { visibilityOf } from '#config/rules/evaluate.ts';
import { visitorOf, type Possessor } from '#domain/user/known-user.ts';
import { ANYONE, visitFacts } from '#domain/user/visitor.ts';
import { adminViewText } from '#domain/texts/messages.ts';

/**
 * Shows on a page that was drawn for everyone what holds for its user, or hides it again from nobody: entries and blocks by their
 * rules, which the same function decides as on the server, the menu by what was bought, the banner of support.
 */
export function showUser(possessor: Possessor | undefined, now = Date.now(), page: ParentNode = document): void {
  const visitor = possessor === undefined ? { ...ANYONE, isAnyone: false } : visitorOf(possessor);
  const facts = { ...visitFacts(visitor), place: { path: location.pathname, host: visitor.host }, now };
  for (const element of all(page, '[data-rule]')) {
    const { enabled, devices } = visibilityOf(JSON.parse(element.dataset['rule'] ?? '{}') as EnabledRule | BlockRule, facts);
    element.hidden = !enabled;
    if (devices === undefined) delete element.dataset['device'];
    else element.dataset['device'] = devices.join(' ');
  }
  for (const link of all(page, '[data-product]')) link.hidden = !visitor.products.includes(link.dataset['product'] ?? '');
  for (const ranked of all(page, '[data-highest]'))
    for (const link of all(ranked, '[data-product]:not([hidden]) ~ [data-product]')) link.hidden = true;
  for (const place of all(page, '[data-user-email]')) place.textContent = visitor.who?.email ?? '';
  for (const banner of all(page, '[data-admin-view]')) {
    banner.hidden = visitor.who?.adminEmail === undefined;
    const [text] = all(banner, '[data-admin-text]');
    if (text !== undefined) text.textContent = banner.hidden ? '' : adminViewText(visitor.who?.email ?? '');
  }
}

function all(page: ParentNode, selector: string): HTMLElement[] {
  return [...page.querySelectorAll<HTMLElement>(selector)];
}
