import { isRecord } from '#documents/reader/path.ts';
import type { Operation } from '../../documents/operation.ts';

/** Rule that hides an entry: its end is far in the past. Documents have no other way to hide an entry. */
const OVER = { until: '2000-01-01' };

export function hiddenBy(rule: unknown): boolean {
  if (!isRecord(rule)) return false;
  return rule['until'] === OVER.until || ownRule(rule) !== undefined;
}

/** Rule of an entry without the part that hides it; undefined if none is left. */
export function shownRule(entry: unknown): unknown {
  const rule = isRecord(entry) ? entry['isEnabled'] : undefined;
  if (!isRecord(rule) || !hiddenBy(rule)) return rule;
  const { until, ...others } = rule;
  if (until !== OVER.until) return ownRule(rule);
  return Object.keys(others).length === 0 ? undefined : others;
}

/** Patch that hides an entry, or shows it again. The entry's own rule is preserved. */
export function hidingSteps(at: string, entry: unknown): Operation[] {
  const rule = isRecord(entry) ? entry['isEnabled'] : undefined;
  const path = `${at}/isEnabled`;
  if (rule === undefined) return [{ op: 'add', path, value: OVER }];
  if (!hiddenBy(rule)) return [{ op: 'replace', path, value: { all: [rule, OVER] } }];
  const own = shownRule(entry);
  return [own === undefined ? { op: 'remove', path } : { op: 'replace', path, value: own }];
}

/** Own rule of a hidden entry, which is combined with the hiding rule by `all`. */
function ownRule(rule: unknown): unknown {
  const parts: readonly unknown[] = isRecord(rule) && Array.isArray(rule['all']) ? rule['all'] : [];
  const [own, over] = parts;
  return parts.length === 2 && isRecord(over) && over['until'] === OVER.until && Object.keys(over).length === 1 ? own : undefined;
}
