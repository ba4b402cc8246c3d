import type { BlockRule, EnabledRule } from '#config/generated/types.ts';
import { visibilityOf } from '#config/rules/evaluate.ts';
import { possessorOf, type UserAnswer } from '#domain/user/known-user.ts';
import { ANYONE, visitFacts } from '#domain/user/visitor.ts';

/**
 * Shows on a page that was drawn for everyone what the rules of its entries and blocks allow its user, as the same function decides
 * on the server, and hides it again from nobody.
 */
export function showRules(user: UserAnswer | undefined, now = Date.now(), page: ParentNode = document): void {
  const visitor = { ...ANYONE, ...(user && possessorOf(user)), isAnyone: false };
  const facts = { ...visitFacts(visitor), place: { path: location.pathname, host: visitor.host }, now };
  for (const element of page.querySelectorAll<HTMLElement>('[data-rule]')) {
    const { enabled, devices } = visibilityOf(JSON.parse(element.dataset['rule'] ?? '{}') as EnabledRule | BlockRule, facts);
    element.hidden = !enabled;
    if (devices === undefined) delete element.dataset['device'];
    else element.dataset['device'] = devices.join(' ');
  }
}
