import type { Collector, Spot } from './collector.ts';
import { pointerOf, type Cursor } from './cursor.ts';
import { fingerprint } from './fingerprint.ts';
import { placeOf } from './places.ts';
import { schemaRules } from './rules/schemas.ts';
import type { Change } from './rules/rule.ts';
import { viewOf, type SchemaView } from './schema-view.ts';

/** Holds the schema rules to a pair of schemas and to all that they contain. Equal branches are not entered. */
export function compareSchemas(
  collector: Collector,
  before: Cursor,
  after: Cursor,
  spot: Spot,
  open: ReadonlySet<string> = new Set(),
): void {
  const pair = `${pointerOf(before.at)} ${pointerOf(after.at)}`;
  if (open.has(pair) || fingerprint(before) === fingerprint(after)) return;
  const [old, now] = [viewOf(before), viewOf(after)];
  const here = { ...spot, old: old.at, new: now.at };
  collector.check(schemaRules[spot.position], old, now, (change) => spotOf(here, old, now, change));
  const inside = new Set([...open, pair]);
  const descend = (oldChild: Cursor | undefined, newChild: Cursor | undefined, next: Spot): void => {
    if (oldChild !== undefined && newChild !== undefined) compareSchemas(collector, oldChild, newChild, next, inside);
  };
  for (const [name, child] of old.properties) {
    const twin = now.properties.get(name);
    if (twin !== undefined) descend(child, twin, propertySpot(here, [...now.at, 'properties', name], name));
  }
  for (const [index, place] of old.places.entries())
    descend(place, now.places[index], { ...here, what: `${here.what} (Eintrag ${index + 1})` });
  descend(old.items, now.items, { ...here, what: `${here.what} (Eintrag)` });
  descend(old.entries, now.entries, { ...here, what: `${here.what} (Eintrag)` });
  for (const [oldVariant, newVariant] of variantPairs(old, now)) descend(oldVariant, newVariant, here);
}

/** A change of a property is about the property, not about the schema around it. */
function spotOf(here: Spot, old: SchemaView, now: SchemaView, { name, at = [] }: Change): Spot {
  if (at[0] !== 'properties' || name === undefined) return here;
  const isThere = now.properties.has(name);
  const child = propertySpot(here, [...(isThere ? now : old).at, 'properties', name], name);
  // The collector appends `at` to the place, so the place stays that of the schema around.
  return { ...child, old: old.at, new: isThere ? now.at : undefined };
}

function propertySpot(here: Spot, at: readonly string[], name: string): Spot {
  const place = placeOf(at, here.operation);
  return { ...here, what: `Feld ${place ?? name}`, fields: place === undefined ? here.fields : [place] };
}

/** Variants that stand for each other: of the same component, else of the same number. */
function variantPairs(old: SchemaView, now: SchemaView): (readonly [Cursor, Cursor])[] {
  return old.variants.flatMap((variant, index) => {
    const twin = variant.at.length === 3 ? now.variants.find(({ at }) => at.length === 3 && at[2] === variant.at[2]) : now.variants[index];
    return twin === undefined ? [] : [[variant, twin] as const];
  });
}
