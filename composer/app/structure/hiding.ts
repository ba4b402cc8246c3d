import { isRecord } from '#documents/reader/path.ts';
import type { Operation } from '../../documents/operation.ts';

/** An entry is hidden by a rule that has run out long ago: the documents know no other word for it. */
const OVER = { until: '2000-01-01' };

export function hiddenBy(rule: unknown): boolean {
  if (!isRecord(rule)) return false;
  return rule['until'] === OVER.until || ownRule(rule) !== undefined;
}

/** The rule of an entry without what hides it; undefined for none. */
export function shownRule(entry: unknown): unknown {
  const rule = isRecord(entry) ? entry['isEnabled'] : undefined;
  if (!isRecord(rule) || !hiddenBy(rule)) return rule;
  const { until, ...others } = rule;
  if (until !== OVER.until) return ownRule(rule);
  return Object.keys(others).length === 0 ? undefined : others;
}

/** The steps that hide an entry, or show it again; a rule of its own stays. */
export function hidingSteps(at: string, entry: unknown): Operation[] {
  const rule = isRecord(entry) ? entry['isEnabled'] : undefined;
  const path = `${at}/isEnabled`;
  if (rule === undefined) return [{ op: 'add', path, value: OVER }];
  if (!hiddenBy(rule)) return [{ op: 'replace', path, value: { all: [rule, OVER] } }];
  const own = shownRule(entry);
  return [own === undefined ? { op: 'remove', path } : { op: 'replace', path, value: own }];
}

/** The rule of a hidden entry beside the one that hides it. */
function ownRule(rule: unknown): unknown {
  const parts: readonly unknown[] = isRecord(rule) && Array.isArray(rule['all']) ? rule['all'] : [];
  const [own, over] = parts;
  return parts.length === 2 && isRecord(over) && over['until'] === OVER.until && Object.keys(over).length === 1 ? own : undefined;
}
