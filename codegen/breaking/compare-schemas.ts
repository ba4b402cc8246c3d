import type { Collector, Spot } from './collector.ts';
import { pointerOf, type Cursor } from './cursor.ts';
import { fingerprint } from './fingerprint.ts';
import { placeOf } from './places.ts';
import { schemaRules } from './rules/schemas.ts';
import type { Change } from './rules/rule.ts';
import { viewOf, type SchemaView } from './schema-view.ts';

/** Applies the schema rules to a pair of schemas and to everything inside of them. Skips equal branches. */
export function compareSchemas(
  collector: Collector,
  before: Cursor,
  after: Cursor,
  spot: Spot,
  open: ReadonlySet<string> = new Set(),
): void {
  const pair = `${pointerOf(before.at)} ${pointerOf(after.at)}`;
  if (open.has(pair) || fingerprint(before) === fingerprint(after)) return;
  const [old, now] = [viewOf(before, spot.position), viewOf(after, spot.position)];
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
  const entry = { ...here, what: `${here.what} (Eintrag)` };
  if (old.hasItems || now.hasItems) descend(old.items, now.items, entry);
  if (old.hasEntries || now.hasEntries) descend(old.entries, now.entries, entry);
  for (const [oldVariant, newVariant] of variantPairs(old, now)) descend(oldVariant, newVariant, here);
  for (const [value, branch] of old.branches) descend(branch, now.branches.get(value), here);
  // Compares a schema that became a choice, or stopped being one, with each variant: there are no pairs of variants.
  if (spot.position === 'request' && old.isChoice && now.choices.length === 0) {
    for (const variant of old.variants) descend(variant, after, here);
  }
  if (spot.position === 'response' && now.isChoice && old.choices.length === 0 && !isAnything(old)) {
    for (const variant of now.variants) descend(before, variant, here);
  }
}

function isAnything({ types, properties, values }: SchemaView): boolean {
  return types.length === 0 && properties.size === 0 && values === undefined;
}

/** Position of a change: a change of a property belongs to the property, not to the schema around it. */
function spotOf(here: Spot, old: SchemaView, now: SchemaView, { name, at = [] }: Change): Spot {
  if (at[0] !== 'properties' || name === undefined) return here;
  const isThere = now.properties.has(name);
  const child = propertySpot(here, [...(isThere ? now : old).at, 'properties', name], name);
  // The collector appends `at` to the place, so `old` remains the place of the schema around.
  return { ...child, old: old.at, new: isThere ? now.at : undefined };
}

function propertySpot(here: Spot, at: readonly string[], name: string): Spot {
  const place = placeOf(at, here.operation);
  return { ...here, what: `Feld ${place ?? name}`, fields: place === undefined ? here.fields : [place] };
}

/**
 * Pairs variants that correspond: those of the same component, else those with the same index among variants without an equal on the other
 * side.
 */
function variantPairs(old: SchemaView, now: SchemaView): (readonly [Cursor, Cursor])[] {
  const isNamed = ({ at }: Cursor): boolean => at.length === 3;
  const without = (own: readonly Cursor[], others: readonly Cursor[]): readonly Cursor[] => {
    const said = new Set(others.map(fingerprint));
    return own.filter((variant) => !isNamed(variant) && !said.has(fingerprint(variant)));
  };
  const [before, after] = [without(old.variants, now.variants), without(now.variants, old.variants)];
  const named = old.variants
    .filter(isNamed)
    .map((variant) => [variant, now.variants.find(({ at }) => at.length === 3 && at[2] === variant.at[2])] as const);
  return [...named, ...before.map((variant, index) => [variant, after[index]] as const)].flatMap(([variant, twin]) =>
    twin === undefined ? [] : [[variant, twin] as const],
  );
}
