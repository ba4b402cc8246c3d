import { isRecord, stepsOf } from '#config/reader/path.ts';

export type Schema = Readonly<Record<string, unknown>>;

/** The schema of a part of a document, complete in itself: with the definitions of the whole. Empty where nothing is known. */
export function schemaAt(root: object, value: unknown, pointer: string): Schema {
  const whole = root as Schema;
  let [schema, current] = [fitting(whole, whole, value), value];
  for (const step of stepsOf(pointer)) {
    current = Array.isArray(current) ? (current as unknown[])[Number(step)] : isRecord(current) ? current[step] : undefined;
    schema = fitting(whole, childSchema(schema, step), current);
  }
  return schema === whole ? whole : withDefinitions(schema, whole);
}

function withDefinitions(schema: Schema, whole: Schema): Schema {
  return { ...schema, ...('definitions' in whole && { definitions: whole['definitions'] }) };
}

function childSchema(schema: Schema, step: string): Schema {
  const { properties, items, additionalProperties } = schema;
  if (isRecord(properties) && isRecord(properties[step])) return properties[step];
  if (/^(?:\d+|-)$/u.test(step) && isRecord(items)) return items;
  return isRecord(additionalProperties) ? additionalProperties : {};
}

/** Follows references and takes the alternative that a value is meant as. */
function fitting(whole: Schema, schema: Schema, value: unknown): Schema {
  if (typeof schema['$ref'] === 'string') {
    const target = definition(whole, schema['$ref']);
    const { $ref: _reference, ...beside } = schema;
    return fitting(whole, { ...target, ...beside }, value);
  }
  if (Array.isArray(schema['allOf']) && schema['properties'] === undefined && schema['items'] === undefined) {
    const { allOf, ...beside } = schema;
    const parts = (allOf as unknown[]).filter(isRecord).map((part) => fitting(whole, part, value));
    return { ...Object.assign({}, ...parts), ...beside } as Schema;
  }
  const alternatives = schema['oneOf'] ?? schema['anyOf'];
  if (!Array.isArray(alternatives) || schema['properties'] !== undefined) return schema;
  const open = alternatives.filter(isRecord).map((each) => ({ written: each, schema: fitting(whole, each, value) }));
  return open.find((each) => isMeant(each.schema, value))?.schema ?? open[0]?.schema ?? schema;
}

function definition(whole: Schema, reference: string): Schema {
  let current: unknown = whole;
  for (const step of stepsOf(reference.replace(/^#/u, ''))) current = isRecord(current) ? current[step] : undefined;
  return isRecord(current) ? current : {};
}

/** Whether an alternative is the one of a value: by what is fixed in it, else by its keys and kind. */
function isMeant({ type, properties, required }: Schema, value: unknown): boolean {
  if (Array.isArray(value)) return type === 'array';
  if (!isRecord(value)) return value === undefined || type === typeof value;
  if (type !== undefined && type !== 'object') return false;
  const fixed = Object.entries(isRecord(properties) ? properties : {}).filter(([, each]) => isRecord(each) && 'const' in each);
  if (fixed.length > 0) return fixed.every(([key, each]) => isRecord(each) && value[key] === each['const']);
  const wanted = Array.isArray(required) ? (required as string[]) : [];
  return wanted.every((key) => Object.hasOwn(value, key));
}

/** A first value for a new entry: what has to be there, by the examples of the schema. */
export function firstValue(root: object, schema: Schema, depth = 0): unknown {
  const own = fitting(root as Schema, schema, undefined);
  const [example] = Array.isArray(own['examples']) ? (own['examples'] as unknown[]) : [];
  if (example !== undefined) return example;
  if ('const' in own) return own['const'];
  if ('default' in own) return own['default'];
  if (Array.isArray(own['enum'])) return (own['enum'] as unknown[])[0];
  if (isRecord(own['properties']) && depth < 4) {
    const wanted = Array.isArray(own['required']) ? (own['required'] as string[]) : [];
    const { properties } = own;
    return Object.fromEntries(wanted.map((key) => [key, firstValue(root, isRecord(properties[key]) ? properties[key] : {}, depth + 1)]));
  }
  if (own['type'] === 'array')
    return typeof own['minItems'] === 'number' && isRecord(own['items']) ? [firstValue(root, own['items'], depth + 1)] : [];
  if (own['type'] === 'number' || own['type'] === 'integer') return typeof own['minimum'] === 'number' ? own['minimum'] : 1;
  return own['type'] === 'boolean' ? true : 'Neu';
}

/** What a schema says of a key anywhere in it, for the names of lists; the first words of its description. */
export function keyNames(root: object): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  const walk = (part: unknown, depth: number): void => {
    if (!isRecord(part) || depth > 8) return;
    for (const [key, each] of Object.entries(isRecord(part['properties']) ? part['properties'] : {}))
      if (isRecord(each) && typeof each['description'] === 'string' && !names.has(key)) names.set(key, clause(each['description']));
    for (const each of Object.values(part)) {
      if (Array.isArray(each)) for (const one of each as unknown[]) walk(one, depth + 1);
      else walk(each, depth + 1);
    }
  };
  walk(root, 0);
  return names;
}

function clause(description: string): string {
  return description.split(/[.,;:(]| – | in der | für | als /u)[0]?.trim() || description;
}
