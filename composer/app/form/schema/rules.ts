import { resolve } from './resolve.ts';
import { isObject, type Schema } from './schema.ts';
import { starter } from './starter.ts';

/** Returns true for the schema of a rule: it may contain other rules (all of them, one of them, none of them). */
export function isRule({ properties = {} }: Schema): boolean {
  return ['all', 'any', 'not'].every((key) => Object.hasOwn(properties, key));
}

/** Conditions about time, which the outermost rule shows separately from all others. */
export const TIMES = ['from', 'until'] as const;

export function isTime(condition: string): boolean {
  return TIMES.some((each) => each === condition);
}

/** Returns true if a rule has conditions about time. */
export function hasTimes({ properties = {} }: Schema): boolean {
  return TIMES.every((key) => Object.hasOwn(properties, key));
}

/** Returns true for rules of pages, which have conditions about time only. */
export function isTimes(schema: Schema): boolean {
  return hasTimes(schema) && Object.keys(schema.properties ?? {}).length === TIMES.length;
}

/** Kind of a condition in a rule: a value, a nested rule, or a list of rules. */
export function conditionKind(schema: Schema, root: Schema): 'value' | 'rule' | 'rules' {
  const resolved = resolve(schema, undefined, root);
  if (isRule(resolved)) return 'rule';
  return resolved.items !== undefined && isRule(resolve(resolved.items, undefined, root)) ? 'rules' : 'value';
}

/** New rule for the editor to start from: its first condition with an example. */
export function ruleStarter(schema: Schema, root: Schema): unknown {
  const [first] = Object.entries(resolve(schema, undefined, root).properties ?? {});
  if (first === undefined) return {};
  const [key, condition] = first;
  return { [key]: resolve(condition, undefined, root).examples?.[0] ?? starter(condition, root, 1) };
}

/** Conditions of a rule in the order of the schema, and conditions that the schema does not know. */
export function conditionsOf(schema: Schema, value: unknown): { readonly known: readonly string[]; readonly unknown: readonly string[] } {
  const keys = isObject(value) ? Object.keys(value) : [];
  const { properties = {} } = schema;
  return {
    known: Object.keys(properties).filter((key) => keys.includes(key)),
    unknown: keys.filter((key) => !Object.hasOwn(properties, key)),
  };
}
