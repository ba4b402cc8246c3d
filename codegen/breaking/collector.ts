import { pointerOf } from './cursor.ts';
import type { Finding } from './finding.ts';
import type { Change, Rule } from './rules/rule.ts';
import type { Version } from './version.ts';

/** Position of the comparison in both documents. */
export interface Spot {
  readonly operation: string;
  readonly position: 'request' | 'response';
  /** Path in the old and in the new document; undefined if the place is missing there. */
  readonly old: readonly string[] | undefined;
  readonly new: readonly string[] | undefined;
  /** German name of the place, for messages. */
  readonly what: string;
  /** Fields that lead a caller to this place. */
  readonly fields: readonly string[];
}

/** Collects findings. A difference that is reached through several operations or fields is one finding. */
export class Collector {
  readonly #found = new Map<string, Finding>();
  readonly #before: Version;
  readonly #after: Version;

  constructor(before: Version, after: Version) {
    this.#before = before;
    this.#after = after;
  }

  /** Applies all rules to a place. `spotOf` may map the place to the exact position of a change. */
  check<Subject>(rules: readonly Rule<Subject>[], before: Subject, after: Subject, spotOf: (change: Change) => Spot): void {
    for (const rule of rules) {
      for (const change of rule.check(before, after)) this.#add(rule, change, spotOf(change));
    }
  }

  get findings(): readonly Finding[] {
    const order = ['breaking', 'risky', 'info'];
    return [...this.#found.values()].toSorted(
      (a, b) =>
        order.indexOf(a.severity) - order.indexOf(b.severity) ||
        a.location.file.localeCompare(b.location.file) ||
        a.location.line - b.location.line ||
        a.rule.localeCompare(b.rule),
    );
  }

  #add<Subject>(rule: Rule<Subject>, change: Change, spot: Spot): void {
    const isNew = spot.new !== undefined;
    const at = [...((isNew ? spot.new : spot.old) ?? []), ...(change.at ?? [])];
    const pointer = pointerOf(at);
    const key = [rule.id, pointer, change.name].join(' ');
    const known = this.#found.get(key);
    const fields = rule.concerns === 'all' ? [] : spot.fields;
    this.#found.set(key, {
      rule: rule.id,
      severity: rule.severity,
      location: { version: isNew ? 'new' : 'old', ...(isNew ? this.#after : this.#before).locate(at) },
      operations: joined(known?.operations, [spot.operation]),
      position: spot.position,
      pointer,
      fields: joined(known?.fields, fields),
      message: known?.message ?? rule.message(spot.what, change),
      old: change.old,
      new: change.new,
    });
  }
}

function joined(known: readonly string[] = [], more: readonly string[]): readonly string[] {
  return [...new Set([...known, ...more])].toSorted();
}
