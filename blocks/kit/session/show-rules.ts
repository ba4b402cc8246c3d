import { devicesFor, WIDTHS, type UserRule } from '#documents/rules/user-rule.ts';
import { possessorOf, type UserAnswer } from '#domain/user/known-user.ts';
import { ANYONE, visitFacts } from '#domain/user/visitor.ts';

/**
 * Shows on a page that was drawn for everyone what the rules of its entries and blocks allow its user, as the same function decides
 * on the server, and hides it again from nobody. What of a rule is not about the user the server has decided. What the page keeps from
 * everybody else opens for him.
 */
export function showRules(user: UserAnswer | undefined, page: ParentNode = document): void {
  const facts = visitFacts({ ...ANYONE, ...(user && possessorOf(user)), isAnyone: false });
  for (const element of page.querySelectorAll<HTMLElement>('[data-rule]')) {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Rules are written into the page by the server
    const devices = devicesFor(JSON.parse(element.dataset['rule'] ?? '{}') as UserRule, facts);
    element.hidden = devices.length === 0;
    if (devices.length === WIDTHS.length) delete element.dataset['device'];
    else element.dataset['device'] = devices.join(' ');
  }
  if (page.querySelector('[data-opens]:not([hidden])')) void import('./open-content.ts').then((part) => part.openContent());
}
