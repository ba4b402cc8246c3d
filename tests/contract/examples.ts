import { follow, type JsonSchema, type Operation, type Parameter } from './operations.ts';

// The shared example is a share; these paths are about other types.
const SUBJECTS: Readonly<Record<string, string>> = { indices: '20735', commodities: '7743988', precious_metals: '1326189' };

/** The address of an operation with the examples of its path and the given query. */
export function addressOf(
  operation: Operation,
  query: Readonly<Record<string, string>> = {},
  path: Readonly<Record<string, string>> = {},
): string {
  const filled = operation.path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) =>
    encodeURIComponent(path[name] ?? pathExample(operation, name)),
  );
  const text = new URLSearchParams(query).toString();
  return text === '' ? filled : `${filled}?${text}`;
}

function pathExample(operation: Operation, name: string): string {
  const family = operation.path.split('/')[3] ?? '';
  if (name === 'entityValue' && SUBJECTS[family] !== undefined) return SUBJECTS[family];
  const parameter = operation.parameters.find((candidate) => candidate.in === 'path' && candidate.name === name);
  return String(parameter?.example);
}

/** The examples of the query parameters that must be there. */
export function requiredQuery(operation: Operation): Record<string, string> {
  return Object.fromEntries(
    operation.parameters
      .filter((parameter) => parameter.in === 'query' && parameter.required === true)
      .map((parameter) => [parameter.name, String(parameter.example)]),
  );
}

/** A value of a schema made of its examples: what is required, and arrays with one entry. */
export function exampleOf(node: JsonSchema): unknown {
  const schema = follow(node);
  const { examples, type, properties, required, items } = schema as {
    examples?: unknown[];
    type?: string;
    properties?: Record<string, JsonSchema>;
    required?: string[];
    items?: JsonSchema;
  };
  if (examples?.[0] !== undefined) return examples[0];
  if (type === 'array') return items === undefined ? [] : [exampleOf(items)];
  if (type !== 'object') return type === 'string' ? 'x' : 1;
  return Object.fromEntries((required ?? []).map((name) => [name, exampleOf(properties?.[name] ?? {})]));
}

/** A text that this parameter must refuse, and why; nothing when any text will do. */
export function wrongValueOf({ schema }: Parameter): { value: string; why: string } | undefined {
  const {
    type,
    enum: allowed,
    pattern,
    format,
    maxLength,
  } = schema as { type?: string; enum?: unknown[]; pattern?: string; format?: string; maxLength?: number };
  if (type === 'integer') return { value: 'drei', why: 'text for a whole number' };
  if (type === 'boolean') return { value: 'vielleicht', why: 'text for a boolean' };
  if (allowed !== undefined) return { value: 'UNBEKANNT_X', why: 'a value outside the list' };
  if (format === 'date') return { value: '2026-02-30', why: 'a day that does not exist' };
  if (pattern !== undefined) return { value: '~', why: 'a text of another form' };
  return maxLength === undefined ? undefined : { value: 'x'.repeat(maxLength + 1), why: 'a text that is too long' };
}
