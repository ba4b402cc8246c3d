import { devicesFor, WIDTHS, type UserRule } from '#documents/rules/user-rule.ts';
import { possessorOf, type UserAnswer } from '#domain/user/known-user.ts';
import { ANYONE, visitFacts } from '#domain/user/visitor.ts';

/**
 * Applies the rules of entries and blocks to the user on a page rendered for everyone, with the same function as the server; without a user
 * it hides them again. The server has decided the parts of a rule that are not about the user. Also adds content that is hidden from
 * everybody else.
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
