import { keyOfStep, stepOfKey } from '#domain/text/json-pointer.ts';
import type { OpenApiDocument } from '../contracts/bundle.ts';
import { isObject } from '../json.ts';

/** Returns the object that a node is or refers to, through any number of references inside the document; undefined for a dead end. */
export function resolved(document: OpenApiDocument, node: unknown): Record<string, unknown> | undefined {
  let target = node;
  for (const seen = new Set<unknown>(); isObject(target) && typeof target['$ref'] === 'string';) {
    if (seen.has(target)) return undefined;
    seen.add(target);
    target = at(document, target['$ref']);
  }
  return isObject(target) ? target : undefined;
}

function at(document: OpenApiDocument, reference: string): unknown {
  if (reference === '#') return document;
  if (!reference.startsWith('#/')) return undefined;
  let target: unknown = document;
  for (const key of reference.slice(2).split('/')) target = step(target, keyOf(key));
  return target;
}

function step(target: unknown, key: string): unknown {
  if (Array.isArray(target)) return target[Number(key)];
  return isObject(target) ? target[key] : undefined;
}

/** Decodes a key of a JSON pointer. */
export function keyOf(text: string): string {
  return keyOfStep(decodeURIComponent(text));
}

/** Encodes a key for a JSON pointer. */
export function pointerText(key: string): string {
  return encodeURIComponent(stepOfKey(key));
}

/** Returns the name, with underscores appended until it is unique. */
export function freeName(name: string, taken: readonly string[]): string {
  return taken.includes(name) ? freeName(`${name}_`, taken) : name;
}
