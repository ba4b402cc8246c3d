import type { ReferencePlaces, ReferenceSchema } from '../schemas.ts';
import { isRecord, type DocumentPath } from '../path.ts';

/** Name in a document that refers to something else. */
export interface Named {
  /** Kind of the named thing, from the schema (`x-reference`). */
  readonly reference: string;
  readonly value: string | number;
  readonly path: DocumentPath;
  /** Section that contains the name: the meaning of the name may depend on the keys beside it. */
  readonly beside: Readonly<Record<string, unknown>>;
}

/** Returns all names in a value of any shape, in the order of the document. Parts of the wrong shape are skipped. */
export function namesIn({ root, definitions }: ReferenceSchema, value: unknown): readonly Named[] {
  const found: Named[] = [];
  /** Current place of the visit. It is copied only for a found name, because few parts of a document are names. */
  const path: (string | number)[] = [];
  const enter = (step: string | number, places: ReferencePlaces, node: unknown, beside: Named['beside'], reference?: string): void => {
    path.push(step);
    visit(places, node, beside, reference);
    path.pop();
  };
  const visit = (places: ReferencePlaces, node: unknown, beside: Named['beside'], reference?: string): void => {
    const kind = places.reference ?? reference;
    if (kind !== undefined && (typeof node === 'string' || typeof node === 'number')) {
      found.push({ reference: kind, value: node, path: [...path], beside });
      return;
    }
    if (places.definition !== undefined) visit(definitions[places.definition] ?? {}, node, beside, kind);
    if (places.branches !== undefined) for (const branch of branchesFor(places.branches, node)) visit(branch, node, beside, kind);
    if (Array.isArray(node)) {
      // A list of names is allowed in place of one name.
      const items = places.items ?? (kind === undefined ? undefined : {});
      if (items !== undefined) for (const [index, item] of node.entries()) enter(index, items, item, beside, kind);
    } else if (isRecord(node)) {
      const { properties, values } = places;
      if (properties === undefined && values === undefined) return;
      for (const [key, inner] of Object.entries(node)) {
        const below = properties?.[key] ?? values;
        if (below !== undefined) enter(key, below, inner, node);
      }
    }
  };
  visit(root, value, {});
  return found;
}

type Branches = NonNullable<ReferencePlaces['branches']>;

/** Cache of branches that differ in `type` only, by that type. */
const byType = new WeakMap<Branches, ReadonlyMap<unknown, readonly ReferencePlaces[]> | undefined>();

/** Returns the branches that apply to a node. A union of blocks has more than a hundred, and most nodes are blocks. */
function branchesFor(branches: Branches, node: unknown): readonly ReferencePlaces[] {
  if (!byType.has(branches)) byType.set(branches, typesOf(branches));
  const types = byType.get(branches);
  if (types !== undefined) return isRecord(node) ? (types.get(node['type']) ?? []) : [];
  return branches.flatMap(({ when, places }) => (fits(node, when) ? [places] : []));
}

function typesOf(branches: Branches): ReadonlyMap<unknown, readonly ReferencePlaces[]> | undefined {
  const isUnion = branches.every(({ when }) => Object.keys(when).join() === 'type');
  if (!isUnion) return undefined;
  const types = Map.groupBy(branches, ({ when }) => when['type']);
  return new Map([...types].map(([type, those]) => [type, those.map(({ places }) => places)]));
}

function fits(node: unknown, when: Readonly<Record<string, unknown>>): boolean {
  const conditions = Object.entries(when);
  return conditions.length === 0 || (isRecord(node) && conditions.every(([key, value]) => node[key] === value));
}
