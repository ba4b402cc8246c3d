import { isObject } from '../json.ts';
import type { OpenApiDocument } from '../contracts/bundle.ts';
import { cursorAt, entriesOf, keysOf, pointerOf, type Cursor } from './cursor.ts';

/**
 * Schemas that a discriminator distinguishes, by its values: those of its mapping, plus variants and schemas that extend the one with the
 * discriminator (`allOf`), by their names.
 * @param members schemas that all apply at this place
 */
export function branchesOf({ document }: Cursor, members: readonly Cursor[]): ReadonlyMap<string, Cursor> {
  const holder = members.find(({ value }) => isObject(value['discriminator']));
  if (holder === undefined) return new Map();
  const mapped = Object.entries(mappingOf(holder.value)).flatMap(([value, target]) => {
    const cursor = cursorAt(document, keysOf(target));
    return cursor === undefined ? [] : [[value, cursor] as const];
  });
  const known = new Set(mapped.map(([, { at }]) => pointerOf(at)));
  const variants = [...entriesOf(holder, 'oneOf').values(), ...entriesOf(holder, 'anyOf').values()];
  const extending = variants.length > 0 ? [] : extensionsOf(document, holder.at).map((reference) => cursorAt(document, keysOf(reference)));
  const named = [...variants, ...extending].flatMap((cursor) =>
    cursor?.at.length === 3 && !known.has(pointerOf(cursor.at)) ? [[cursor.at[2] ?? '', cursor] as const] : [],
  );
  return new Map([...mapped, ...named]);
}

/** References to the schemas that a discriminator distinguishes and that no `$ref` at that place names. */
export function branchReferences(document: OpenApiDocument, at: readonly string[], value: unknown): readonly string[] {
  if (!isObject(value) || !isObject(value['discriminator'])) return [];
  return [...Object.values(mappingOf(value)), ...extensionsOf(document, at)];
}

/** Targets of a mapping by value, as references. A mapping may also name a component. */
function mappingOf({ discriminator }: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> {
  const mapping = isObject(discriminator) && isObject(discriminator['mapping']) ? discriminator['mapping'] : {};
  return Object.fromEntries(
    Object.entries(mapping).map(([value, target]) => {
      const text = String(target);
      return [value, text.includes('#/') ? text.slice(text.indexOf('#/')) : `#/components/schemas/${text}`];
    }),
  );
}

const extensions = new WeakMap<OpenApiDocument, ReadonlyMap<string, readonly string[]>>();

/** References to components that extend the schema at a place. */
function extensionsOf(document: OpenApiDocument, at: readonly string[]): readonly string[] {
  const known = extensions.get(document) ?? extensionsIn(document);
  extensions.set(document, known);
  return known.get(`#${pointerOf(at)}`) ?? [];
}

function extensionsIn(document: OpenApiDocument): ReadonlyMap<string, readonly string[]> {
  const pairs = Object.entries(document.components?.['schemas'] ?? {}).flatMap(([name, schema]) => {
    const members = isObject(schema) && Array.isArray(schema['allOf']) ? schema['allOf'] : [];
    return members.flatMap((member) =>
      isObject(member) && typeof member['$ref'] === 'string' ? [{ parent: member['$ref'], child: `#/components/schemas/${name}` }] : [],
    );
  });
  return new Map([...Map.groupBy(pairs, ({ parent }) => parent)].map(([parent, own]) => [parent, own.map(({ child }) => child)]));
}
