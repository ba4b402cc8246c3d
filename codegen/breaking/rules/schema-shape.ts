import { isObject } from '../../json.ts';
import { fingerprint } from '../fingerprint.ts';
import type { SchemaView } from '../schema-view.ts';
import { KEYWORDS, unjudgedKeys, type Said } from '../keywords.ts';
import { notJudged, shown, when, type Change, type Rule } from './rule.ts';

type SchemaRule = Rule<SchemaView>;

/** Rules reported for both directions. */
const bothWays = (side: 'request' | 'response'): readonly SchemaRule[] => [
  {
    id: `${side}-tuple-length-changed`,
    severity: 'breaking',
    check: (before, after) =>
      when((before.places.length > 0 || after.places.length > 0) && before.places.length !== after.places.length, {
        old: before.places.length,
        new: after.places.length,
        at: after.raw['prefixItems'] === undefined ? [] : ['prefixItems'],
      }),
    message: (what, { old, new: now }) => `${what} nennt jetzt ${shown(now)} Einträge nach ihrem Platz, bisher ${shown(old)}.`,
  },
  {
    id: `${side}-discriminator-value-changed`,
    severity: 'breaking',
    check: (before, after) => {
      const [old, now] = [discriminatorValues(before), discriminatorValues(after)];
      const lost = old.filter((value) => !now.includes(value));
      return when(old.length > 0 && now.length > 0 && lost.length > 0, { old: lost, new: now, at: ['discriminator'] });
    },
    message: (what, { old, new: now }) => `${what} wird nicht mehr mit ${shown(old)} bezeichnet; jetzt gibt es ${shown(now)}.`,
  },
  {
    id: `${side}-property-deprecated`,
    severity: 'info',
    check: (before, after) =>
      shared(before, after)
        .filter((name) => isDeprecated(after, name) && !isDeprecated(before, name))
        .map(property('new')),
    message: (what) => `${what} gilt jetzt als überholt.`,
  },
  {
    id: `${side}-not-judged`,
    severity: 'risky',
    check: (before, after) =>
      [...unjudgedKeys(KEYWORDS, saidIn(before), saidIn(after)), ...unjudgedChoices(before, after, side)].map((key) => ({
        name: key,
        old: before.raw[key],
        new: after.raw[key],
        at: after.raw[key] === undefined ? [] : [key],
      })),
    message: notJudged,
  },
];

/** Rules for properties and variants of data that callers send. */
export const sentShapeRules: readonly SchemaRule[] = [
  ...bothWays('request'),
  {
    id: 'request-property-added-required',
    severity: 'breaking',
    concerns: 'all',
    check: (before, after) =>
      namesOf(after)
        .filter((name) => !before.properties.has(name) && after.required.has(name) && !before.required.has(name))
        .map(property('new')),
    message: (what) => `${what} ist neu und Pflicht.`,
  },
  {
    id: 'request-property-removed',
    severity: 'breaking',
    check: (before, after) => lostProperties(before, after),
    message: (what) => `${what} fällt weg.`,
  },
  {
    id: 'request-property-made-required',
    severity: 'breaking',
    concerns: 'all',
    check: (before, after) =>
      [...after.required]
        .filter((name) => !before.required.has(name) && (before.properties.has(name) || !after.properties.has(name)))
        .map((name) => (after.properties.has(name) ? property('new')(name) : { new: name, at: ['required'] })),
    message: (what, { new: now, at }) =>
      at?.[0] === 'required' ? `${what} verlangt jetzt das Feld ${shown(now)}.` : `${what} ist jetzt Pflicht.`,
  },
  {
    id: 'request-additional-closed',
    severity: 'breaking',
    check: (before, after) =>
      when(!before.isClosed && after.isClosed && after.types.includes('object'), { old: true, new: false, at: ['additionalProperties'] }),
    message: (what) => `${what} erlaubt keine weiteren Felder mehr.`,
  },
  {
    id: 'request-variant-removed',
    severity: 'breaking',
    check: (before, after) => newVariants(after, before).map(({ new: old }) => ({ old })),
    message: (what, { old }) => `${what} erlaubt die Form ${shown(old)} nicht mehr.`,
  },
  {
    id: 'request-variants-demanded',
    severity: 'breaking',
    concerns: 'all',
    check: (before, after) =>
      when(after.choices.length > before.choices.length && !isAmong(before, after), {
        at: after.raw['oneOf'] === undefined ? ['anyOf'] : ['oneOf'],
      }),
    message: (what) => `${what} muss jetzt eine von mehreren Formen haben.`,
  },
];

/** Rules for properties and variants of data that callers get. */
export const gotShapeRules: readonly SchemaRule[] = [
  ...bothWays('response'),
  {
    id: 'response-property-removed',
    severity: 'breaking',
    check: (before, after) => lostProperties(before, after),
    message: (what) => `${what} fällt weg.`,
  },
  {
    id: 'response-property-made-optional',
    severity: 'breaking',
    check: (before, after) =>
      [...before.required]
        .filter((name) => !after.required.has(name) && (after.properties.has(name) || !before.properties.has(name)))
        .map((name) => (after.properties.has(name) ? property('new')(name) : { new: name, at: ['required'] })),
    message: (what, { new: now, at }) =>
      at?.[0] === 'required' ? `${what} hat das Feld ${shown(now)} nicht mehr sicher.` : `${what} kann jetzt fehlen.`,
  },
  {
    id: 'response-additional-opened',
    severity: 'risky',
    check: (before, after) =>
      when(before.isClosed && !after.isClosed, {
        old: false,
        new: true,
        at: after.raw['additionalProperties'] === undefined ? [] : ['additionalProperties'],
      }),
    message: (what) => `${what} kann jetzt weitere Felder haben.`,
  },
  {
    id: 'response-variant-added',
    severity: 'breaking',
    check: (before, after) => newVariants(before, after),
    message: (what, { new: now }) => `${what} kann jetzt auch die Form ${shown(now)} haben.`,
  },
  {
    id: 'response-discriminator-changed',
    severity: 'breaking',
    check: (before, after) => {
      const [old, now] = [discriminatorOf(before), discriminatorOf(after)];
      return when(old !== undefined && old !== now, { old, new: now, at: now === undefined ? [] : ['discriminator'] });
    },
    message: (what, { old, new: now }) => `${what} wird jetzt an ${shown(now)} erkannt, bisher an ${shown(old)}.`,
  },
];

function property(side: 'new' | 'old'): (name: string) => Change {
  return (name) => ({ name, [side]: name, at: ['properties', name] });
}

function lostProperties(before: SchemaView, after: SchemaView): readonly Change[] {
  // Compares a schema that became a choice of variants with each variant.
  if (after.isChoice && before.choices.length === 0) return [];
  return namesOf(before)
    .filter((name) => !after.properties.has(name))
    .map(property('old'));
}

function namesOf(view: SchemaView): string[] {
  return [...view.properties.keys()];
}

function shared(before: SchemaView, after: SchemaView): string[] {
  return namesOf(before).filter((name) => after.properties.has(name));
}

function isDeprecated(view: SchemaView, name: string): boolean {
  return view.properties.get(name)?.value['deprecated'] === true;
}

/** Variants of `after` that `before` does not have, matched by component name, else by content. */
function newVariants(before: SchemaView, after: SchemaView): readonly Change[] {
  if (before.variants.length === 0 || after.variants.length === 0) return [];
  const named = new Set(before.variants.map(({ at }) => at.at(-1)));
  const said = new Set(before.variants.map(fingerprint));
  return after.variants
    .filter((variant) => !said.has(fingerprint(variant)) && !(variant.at.length === 3 && named.has(variant.at[2])))
    .filter((variant) => variant.at.length === 3 || after.variants.length > before.variants.length)
    .map((variant) => ({
      new: variant.at.length === 3 ? variant.at[2] : (variant.value['title'] ?? `Nummer ${Number(variant.at.at(-1)) + 1}`),
    }));
}

/** Returns true if the former schema is now one of several variants. */
function isAmong(whole: SchemaView, { isChoice, variants }: SchemaView): boolean {
  return isChoice && variants.some((variant) => variant.value['type'] !== 'null' && fingerprint(variant) === whole.text);
}

const saidIn = ({ raw, meaningOf }: SchemaView): Said => ({ keys: raw, meaningOf });

/** Changed choice keywords that no rule reports: `oneOf` instead of `anyOf`, or a choice that was dropped. */
function unjudgedChoices(before: SchemaView, after: SchemaView, side: 'request' | 'response'): readonly string[] {
  const [wider, narrower] = side === 'request' ? [before, after] : [after, before];
  if (before.choices.length === 0 || after.choices.length === 0) {
    const isDropped = side === 'response' && before.choices.length > 0 && !isAmong(after, before);
    return isDropped ? [...new Set(before.choices)] : [];
  }
  if (side === 'response' && after.choices.length < before.choices.length) return [...new Set(before.choices)];
  // A value that matches `oneOf` also matches `anyOf`, but not the other way round.
  return wider.choices.includes('anyOf') && !narrower.choices.includes('anyOf') ? ['oneOf'] : [];
}

/** Values of the discriminator: names in the mapping, and names of variants that the mapping leaves out. */
function discriminatorValues(view: SchemaView): readonly string[] {
  const holder = view.raw['discriminator'];
  if (typeof holder !== 'object' || holder === null) return [];
  const mapping = 'mapping' in holder && isObject(holder.mapping) ? holder.mapping : {};
  const mapped = new Set(Object.values(mapping).map((target) => String(target).split('/').at(-1)));
  const named = view.variants.flatMap(({ at }) => (at.length === 3 && !mapped.has(at[2]) ? [at[2] ?? ''] : []));
  return [...Object.keys(mapping), ...named];
}

function discriminatorOf(view: SchemaView): unknown {
  const holder = view.raw['discriminator'];
  return typeof holder === 'object' && holder !== null && 'propertyName' in holder ? holder.propertyName : undefined;
}
