import { parse } from 'yaml';
import { isObject } from '../json.ts';
import type { JsonSchema } from '#documents/schemas/read-schema.ts';

/** Parts of the gateway's AsyncAPI document that codegen reads. */
export interface GatewayContract {
  /** Names of the messages. Each has a schema of the same name. */
  readonly messages: readonly string[];
  readonly schemas: ReadonlyMap<string, JsonSchema>;
  /** Groups of named values (`x-constants`). */
  readonly constants: ReadonlyMap<string, Readonly<Record<string, string | number>>>;
}

/**
 * Reads the gateway's contract.
 * @param file named in errors
 * @throws Error if the text is not YAML, or if a message has no schema of its name
 */
export function readGatewayContract(text: string, file: string): GatewayContract {
  const document = parsed(text, file);
  const components = objectAt(document, 'components', file);
  const schemas = new Map(
    Object.keys(objectAt(components, 'schemas', file)).map((name) => [name, objectAt(components['schemas'], name, file)]),
  );
  const messages = Object.keys(objectAt(components, 'messages', file));
  const nameless = messages.find((name) => !schemas.has(name));
  if (nameless !== undefined) throw new Error(`${file}: the message "${nameless}" has no schema of its name.`);
  return { messages, schemas, constants: readConstants(objectAt(document, 'x-constants', file), file) };
}

function parsed(text: string, file: string): unknown {
  try {
    return parse(text);
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}

function readConstants(groups: Record<string, unknown>, file: string): GatewayContract['constants'] {
  return new Map(
    Object.keys(groups).map((name) => {
      const group = Object.entries(objectAt(groups, name, file)).map(([key, value]): [string, string | number] => {
        if (typeof value === 'string' || typeof value === 'number') return [key, value];
        throw new Error(`${file}: "${key}" of the constants "${name}" must be a text or a number.`);
      });
      return [name, Object.fromEntries(group)];
    }),
  );
}

function objectAt(node: unknown, key: string, file: string): Record<string, unknown> {
  const value = isObject(node) ? node[key] : undefined;
  if (!isObject(value)) throw new Error(`${file}: "${key}" must be an object.`);
  return value;
}
