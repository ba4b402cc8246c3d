import type { SchemaView } from '../schema-view.ts';
import { shown, when, type Change, type Rule } from './rule.ts';

type SchemaRule = Rule<SchemaView>;

/** Rules for values that callers send: every value that was valid must remain valid. */
export const sentValueRules: readonly SchemaRule[] = [
  {
    id: 'request-type-changed',
    severity: 'breaking',
    check: (before, after) => when(!covers(after, before), typesChange(before, after)),
    message: (what, { old, new: now }) => `${what} muss jetzt ${shown(now)} sein, bisher ${shown(old)}.`,
  },
  {
    id: 'request-null-forbidden',
    severity: 'breaking',
    check: (before, after) => when(before.isNullable && !after.isNullable, { old: true, new: false }),
    message: (what) => `${what} darf nicht mehr null sein.`,
  },
  {
    id: 'request-enum-narrowed',
    severity: 'breaking',
    check: (before, after) => lostValues(before.values, after.values, 'enum'),
    message: (what, { name, old }) =>
      name === undefined ? `${what} erlaubt nur noch eine Liste von Werten.` : `${what} erlaubt ${shown(old)} nicht mehr.`,
  },
  {
    id: 'request-format-changed',
    severity: 'breaking',
    check: (before, after) => changed(before, after, 'format').filter((change) => change.new !== undefined),
    message: (what, { old, new: now }) => `${what} verlangt das Format ${shown(now)}, bisher ${shown(old)}.`,
  },
  {
    id: 'request-pattern-changed',
    severity: 'breaking',
    check: (before, after) => changed(before, after, 'pattern').filter((change) => change.new !== undefined),
    message: (what, { old, new: now }) => `${what} verlangt das Muster ${shown(now)}, bisher ${shown(old)}.`,
  },
  {
    id: 'request-range-narrowed',
    severity: 'breaking',
    check: (before, after) => [
      ...raised(before, after, 'minimum'),
      ...raised(before, after, 'exclusiveMinimum'),
      ...lowered(before, after, 'maximum'),
      ...lowered(before, after, 'exclusiveMaximum'),
      ...when(!isMultiple(before, after), {
        name: 'multipleOf',
        old: before.raw['multipleOf'],
        new: after.raw['multipleOf'],
        at: ['multipleOf'],
      }),
    ],
    message: limitText('enger'),
  },
  {
    id: 'request-length-narrowed',
    severity: 'breaking',
    check: (before, after) => [...raised(before, after, 'minLength'), ...lowered(before, after, 'maxLength')],
    message: limitText('enger'),
  },
  {
    id: 'request-count-narrowed',
    severity: 'breaking',
    check: (before, after) => [
      ...raised(before, after, 'minItems'),
      ...lowered(before, after, 'maxItems'),
      ...changed(before, after, 'uniqueItems').filter((change) => change.new === true),
    ],
    message: limitText('enger'),
  },
  {
    id: 'request-default-changed',
    severity: 'risky',
    check: (before, after) => changed(before, after, 'default').filter(({ old }) => old !== undefined),
    message: (what, { old, new: now }) => `${what} ist ohne Angabe jetzt ${shown(now)}, bisher ${shown(old)}.`,
  },
];

/** Rules for values that callers get: no value may appear that was impossible before. */
export const gotValueRules: readonly SchemaRule[] = [
  {
    id: 'response-type-changed',
    severity: 'breaking',
    check: (before, after) => when(!covers(before, after), typesChange(before, after)),
    message: (what, { old, new: now }) => `${what} ist jetzt ${shown(now)}, bisher ${shown(old)}.`,
  },
  {
    id: 'response-null-added',
    severity: 'breaking',
    check: (before, after) => when(!before.isNullable && after.isNullable, { old: false, new: true }),
    message: (what) => `${what} kann jetzt null sein.`,
  },
  {
    id: 'response-enum-widened',
    severity: 'breaking',
    check: (before, after) => lostValues(after.values, before.values, 'enum').map(({ old, ...change }) => ({ ...change, new: old })),
    message: (what, { name, new: now }) =>
      name === undefined ? `${what} hat keine Liste von Werten mehr.` : `${what} kann jetzt auch ${shown(now)} sein.`,
  },
  {
    id: 'response-format-changed',
    severity: 'breaking',
    check: (before, after) => changed(before, after, 'format').filter(({ old }) => old !== undefined),
    message: (what, { old, new: now }) => `${what} hat jetzt das Format ${shown(now)}, bisher ${shown(old)}.`,
  },
  {
    id: 'response-pattern-changed',
    severity: 'risky',
    check: (before, after) => changed(before, after, 'pattern').filter(({ old }) => old !== undefined),
    message: (what, { old, new: now }) => `${what} folgt jetzt dem Muster ${shown(now)}, bisher ${shown(old)}.`,
  },
  {
    id: 'response-range-widened',
    severity: 'risky',
    check: (before, after) => [
      ...raised(after, before, 'minimum').map(swapped),
      ...raised(after, before, 'exclusiveMinimum').map(swapped),
      ...lowered(after, before, 'maximum').map(swapped),
      ...lowered(after, before, 'exclusiveMaximum').map(swapped),
      ...when(!isMultiple(after, before), { name: 'multipleOf', old: before.raw['multipleOf'], new: after.raw['multipleOf'] }),
    ],
    message: limitText('weiter'),
  },
  {
    id: 'response-count-widened',
    severity: 'risky',
    check: (before, after) => [
      ...raised(after, before, 'minItems').map(swapped),
      ...lowered(after, before, 'maxItems').map(swapped),
      ...raised(after, before, 'minLength').map(swapped),
      ...lowered(after, before, 'maxLength').map(swapped),
      ...changed(before, after, 'uniqueItems').filter((change) => change.old === true),
    ],
    message: limitText('weiter'),
  },
];

/** Returns true if every type of `narrow` is allowed by `wide`. An integer is also a number. */
function covers(wide: SchemaView, narrow: SchemaView): boolean {
  if (wide.types.length === 0) return true;
  if (narrow.types.length === 0) return narrow.variants.length > 0;
  return narrow.types.every((type) => wide.types.includes(type) || (type === 'integer' && wide.types.includes('number')));
}

function typesChange(before: SchemaView, after: SchemaView): Change {
  const at = after.raw['type'] === undefined ? [] : ['type'];
  return { old: before.types, new: after.types.length === 0 ? ['beliebig'] : after.types, at };
}

function lostValues(before: readonly unknown[] | undefined, after: readonly unknown[] | undefined, key: string): readonly Change[] {
  if (after === undefined) return [];
  if (before === undefined) return [{ new: after, at: [key] }];
  const lost = before.filter((value) => !after.includes(value));
  return when(lost.length > 0, { name: lost.map(String).join(', '), old: lost, at: [key] });
}

function changed(before: SchemaView, after: SchemaView, key: string): readonly Change[] {
  const [old, now] = [before.raw[key], after.raw[key]];
  return when(JSON.stringify(old) !== JSON.stringify(now), { name: key, old, new: now, at: now === undefined ? [] : [key] });
}

function raised(before: SchemaView, after: SchemaView, key: string): readonly Change[] {
  const [old, now] = [numberOf(before.raw[key]) ?? -Infinity, numberOf(after.raw[key]) ?? -Infinity];
  return when(now > old, { name: key, old: before.raw[key], new: after.raw[key], at: [key] });
}

function lowered(before: SchemaView, after: SchemaView, key: string): readonly Change[] {
  const [old, now] = [numberOf(before.raw[key]) ?? Infinity, numberOf(after.raw[key]) ?? Infinity];
  return when(now < old, { name: key, old: before.raw[key], new: after.raw[key], at: [key] });
}

function swapped(change: Change): Change {
  return { ...change, old: change.new, new: change.old, at: change.old === undefined ? [] : (change.at ?? []) };
}

/** Returns true if every number that is valid for `narrow` is a multiple that `wide` requires. */
function isMultiple(narrow: SchemaView, wide: SchemaView): boolean {
  const [step, wanted] = [numberOf(narrow.raw['multipleOf']), numberOf(wide.raw['multipleOf'])];
  return wanted === undefined || (step !== undefined && Number.isInteger(step / wanted));
}

function numberOf(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined;
}

function limitText(direction: string): SchemaRule['message'] {
  return (what, { name, old, new: now }) => `${what} ist ${direction} begrenzt: ${String(name)} ist ${shown(now)}, bisher ${shown(old)}.`;
}
