import { OBJECT_KEYS, unjudgedKeys, type ObjectKind, type Said } from '../keywords.ts';
import { notJudged, type Rule } from './rule.ts';

/** OpenAPI object that is not a schema, with its keys. */
export interface ObjectFacts extends Said {
  readonly kind: ObjectKind;
}

export const objectRules: readonly Rule<ObjectFacts>[] = [
  {
    id: 'object-not-judged',
    severity: 'risky',
    concerns: 'all',
    check: (before, after) =>
      unjudgedKeys(OBJECT_KEYS[after.kind], before, after).map((key) => ({
        name: key,
        old: before.keys[key],
        new: after.keys[key],
        at: after.keys[key] === undefined ? [] : [key],
      })),
    message: notJudged,
  },
];
