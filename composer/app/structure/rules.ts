import { isRecord } from '#documents/reader/path.ts';
import type { Operation } from '../../documents/operation.ts';
import { isSame } from '../../documents/values.ts';
import { hiddenBy, hidingSteps, shownRule } from './hiding.ts';

/** Common rule of several entries (undefined: none), or whether their rules differ. */
export function commonRule(entries: readonly unknown[]): { readonly rule: unknown; readonly differs: boolean } {
  const [first, ...others] = entries.map((entry) => shownRule(entry));
  const differs = others.some((each) => !isSame(each, first));
  return { rule: differs ? undefined : first, differs };
}

/**
 * The steps that give an entry a rule, or take it away (undefined). What is hidden stays hidden.
 * @param adds the rule comes on top of the entry's own one
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

/** Both have to hold: side by side where they ask for different things. */
function bothRules(own: unknown, rule: unknown): unknown {
  const isApart = isRecord(own) && isRecord(rule) && Object.keys(rule).every((key) => !Object.hasOwn(own, key));
  return isApart ? { ...own, ...rule } : { all: [own, rule] };
}
