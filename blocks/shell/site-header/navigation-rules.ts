import type { ActiveRule, EnabledRule } from '#config/generated/types.ts';
import { ANYONE, isActive, isEnabled } from '#config/rules/evaluate.ts';

/** Whether an entry stands on a public page, which is the same for everyone. */
export function isEnabledForVisitors(rule: EnabledRule | undefined): boolean {
  return isEnabled(rule, ANYONE);
}

/** Whether an entry is active on a path of the portal's own host (`www`). */
export function isActiveOn(path: string, rule: ActiveRule): boolean {
  return isActive(rule, { path, host: 'www' });
}
