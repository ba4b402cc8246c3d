import { isRecord } from '#documents/reader/path.ts';
import type { Operation } from '../../documents/operation.ts';
import { isSame } from '../../documents/values.ts';
import { hiddenBy, hidingSteps, shownRule } from './hiding.ts';

/** Rule that several entries have in common (undefined if none has a rule), and whether their rules differ. */
export function commonRule(entries: readonly unknown[]): { readonly rule: unknown; readonly differs: boolean } {
  const [first, ...others] = entries.map((entry) => shownRule(entry));
  const differs = others.some((each) => !isSame(each, first));
  return { rule: differs ? undefined : first, differs };
}

/**
 * Patch that sets the rule of an entry, or removes it (undefined). A hidden entry stays hidden.
 * @param adds whether the rule is combined with the entry's own one instead of replacing it
 */
export function ruleSteps(at: string, entry: unknown, rule: unknown, adds: boolean): Operation[] {
  const own = shownRule(entry);
  const wanted = adds && own !== undefined && rule !== undefined ? bothRules(own, rule) : rule;
  if (isSame(own, wanted)) return [];
  const before = isRecord(entry) ? entry['isEnabled'] : undefined;
  const path = `${at}/isEnabled`;
  if (hiddenBy(before)) {
    const [step] = hidingSteps(at, wanted === undefined ? {} : { isEnabled: wanted });
    return step !== undefined && 'value' in step ? [{ op: 'replace', path, value: step.value }] : [];
  }
  if (wanted === undefined) return [{ op: 'remove', path }];
  return [{ op: before === undefined ? 'add' : 'replace', path, value: wanted }];
}

/** Combines two rules that must both hold: merged if they have no condition in common, else with `all`. */
function bothRules(own: unknown, rule: unknown): unknown {
  const isApart = isRecord(own) && isRecord(rule) && Object.keys(rule).every((key) => !Object.hasOwn(own, key));
  return isApart ? { ...own, ...rule } : { all: [own, rule] };
}
