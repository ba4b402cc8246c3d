import type { ActiveRule, EnabledRule, Names } from '#config/generated/types.ts';
import { matchRoute, parsePattern } from '#config/routes/pattern.ts';

/**
 * Whether an entry stands on a public page. Such pages are the same for everyone: nobody is logged in, has bought or
 * connected anything, and no device is known, so a rule about the device alone hides nothing.
 */
export function isEnabledForVisitors(rule: EnabledRule | undefined): boolean {
  if (rule === undefined) return true;
  return (
    rule.loggedIn !== true &&
    rule.product === undefined &&
    rule.feature === undefined &&
    rule.wealthToken !== true &&
    rule.app !== true &&
    rule.platform === undefined &&
    (rule.all ?? []).every(isEnabledForVisitors) &&
    (rule.any === undefined || rule.any.some(isEnabledForVisitors)) &&
    (rule.not === undefined || !isEnabledForVisitors(rule.not))
  );
}

/** Whether an entry is active on a path of the portal's own host (`www`). */
export function isActiveOn(path: string, rule: ActiveRule): boolean {
  return (
    (rule.path === undefined || namesOf(rule.path).includes(path)) &&
    (rule.under === undefined || namesOf(rule.under).some((parent) => isUnder(path, parent))) &&
    (rule.host === undefined || namesOf(rule.host).includes('www')) &&
    (rule.route === undefined || matchRoute(namesOf(rule.route).map(parsePattern), path) !== undefined) &&
    (rule.all ?? []).every((part) => isActiveOn(path, part)) &&
    (rule.any === undefined || rule.any.some((part) => isActiveOn(path, part))) &&
    (rule.not === undefined || !isActiveOn(path, rule.not))
  );
}

/** Whether `path` is `parent` or lies below it; only the home page lies under `/`. */
export function isUnder(path: string, parent: string): boolean {
  return path === parent || (parent !== '/' && path.startsWith(`${parent}/`));
}

function namesOf(names: Names): readonly string[] {
  return typeof names === 'string' ? [names] : names;
}
