import type { ReferencePlaces, ReferenceSchema } from '../schemas.ts';
import { isRecord, type DocumentPath } from '../path.ts';

/** A name in a document that stands for something else. */
export interface Named {
  /** What kind of thing it names, as its schema says (`x-reference`). */
  readonly reference: string;
  readonly value: string | number;
  readonly path: DocumentPath;
  /** The section that it stands in: what it names may depend on what is beside it. */
  readonly beside: Readonly<Record<string, unknown>>;
}

/** All names in a value of any shape, in the order of the document. What has the wrong shape is passed over. */
export function namesIn({ root, definitions }: ReferenceSchema, value: unknown): readonly Named[] {
  const found: Named[] = [];
  const visit = (places: ReferencePlaces, node: unknown, path: DocumentPath, beside: Named['beside'], reference?: string): void => {
    const kind = places.reference ?? reference;
    if (kind !== undefined && (typeof node === 'string' || typeof node === 'number')) {
      found.push({ reference: kind, value: node, path, beside });
      return;
    }
    if (places.definition !== undefined) visit(definitions[places.definition] ?? {}, node, path, beside, kind);
    for (const branch of places.branches ?? []) if (fits(node, branch.when)) visit(branch.places, node, path, beside, kind);
    if (Array.isArray(node)) {
      // A list of names where one name may stand, too.
      const items = places.items ?? (kind === undefined ? undefined : {});
      if (items !== undefined) for (const [index, item] of node.entries()) visit(items, item, [...path, index], beside, kind);
    } else if (isRecord(node)) {
      for (const [key, inner] of Object.entries(node)) {
        const below = places.properties?.[key] ?? places.values;
        if (below !== undefined) visit(below, inner, [...path, key], node);
      }
    }
  };
  visit(root, value, [], {});
  return found;
}

function fits(node: unknown, when: Readonly<Record<string, unknown>>): boolean {
  const conditions = Object.entries(when);
  return conditions.length === 0 || (isRecord(node) && conditions.every(([key, value]) => node[key] === value));
}
