import { readFileSync } from 'node:fs';
import type { ValidateFunction } from 'ajv';
import validators from '../generated/validators.cjs';

export type Name = keyof typeof validators;
export type Json = Record<string, unknown>;

export const EXAMPLES = 'contracts/gateway/examples';

/** Names of all schemas: the messages, and contents of some of them. */
export const names = Object.keys(validators) as Name[];
const contents: ReadonlySet<Name> = new Set<Name>(['PriceSubscription', 'CompositePrice']);
export const messages = names.filter((name) => !contents.has(name));

export function example(name: Name): Json {
  return JSON.parse(readFileSync(`${EXAMPLES}/${name}.json`, 'utf8')) as Json;
}

/** The example with some members replaced. */
export function but(name: Name, members: Json): Json {
  return { ...example(name), ...members };
}

export function fits(name: Name, value: unknown): boolean {
  return (validators[name] as ValidateFunction)(value);
}
