import type { ErrorObject } from 'ajv';
import type { Fault, Suggestion } from './fault.ts';
import { germanKey, sameKey } from './german.ts';
import { isRecord, type DocumentPath } from './path.ts';
import { articleVocabulary, branchesOf, pageVocabulary } from './schema-tree.ts';
import { closest, suggested } from './suggest.ts';
import { oneOfWords, valueWord } from './words.ts';

/** Reports a key that the schema does not know. */
export function keyFault(kind: string, path: DocumentPath, error: ErrorObject): Fault {
  const key = String(error.params['additionalProperty']);
  const properties: unknown = error.parentSchema?.['properties'];
  const known = isRecord(properties) ? Object.keys(properties) : [];
  const free = known.filter((name) => !(isRecord(error.data) && name in error.data));
  const required: unknown = error.parentSchema?.['required'];
  const missing = Array.isArray(required) ? free.filter((name) => required.includes(name)) : [];
  const layout = kind === 'issuer' && path.length === 0 ? otherLayout(key) : undefined;
  return {
    rule: 'unknown-key',
    path: [...path, key],
    part: 'key',
    message:
      layout === undefined ? `Der Schlüssel „${key}“ ist hier nicht bekannt.` : `Der Schlüssel „${key}“ gehört nur zum Layout „${layout}“.`,
    expected: free.length > 0 ? oneOfWords(free) : 'keine weiteren Schlüssel',
    ...(layout === undefined ? { suggest: () => keySuggestion(key, { free, missing, known }) } : {}),
  };
}

interface Keys {
  readonly known: readonly string[];
  /** Keys that are not used yet. */
  readonly free: readonly string[];
  /** Required keys among the free ones. */
  readonly missing: readonly string[];
}

function keySuggestion(key: string, { known, free, missing }: Keys): Suggestion {
  const near = suggested(key, free);
  if (near.suggestion !== undefined) return near;
  // A key that exists may come from another document: a page overrides the key of its layout.
  const there = suggested(key, known);
  return { suggestion: germanKey(key, free) ?? sameKey(key, missing) ?? (there.isCertain === true ? there.suggestion : undefined) };
}

function otherLayout(key: string): string | undefined {
  if (key === 'finderFilters') return 'finder';
  return key === 'tabs' || key === 'activeTab' ? 'list' : undefined;
}

/** Reports a missing required key. */
export function missingFault(path: DocumentPath, error: ErrorObject): Fault {
  const key = String(error.params['missingProperty']);
  const properties: unknown = error.parentSchema?.['properties'];
  const property = isRecord(properties) ? properties[key] : undefined;
  const description = isRecord(property) && typeof property['description'] === 'string' ? property['description'] : undefined;
  const example: unknown = isRecord(property) && Array.isArray(property['examples']) ? property['examples'][0] : undefined;
  const shown = example === undefined ? '' : ` Zum Beispiel: ${JSON.stringify(example)}`;
  return {
    rule: 'missing-key',
    path: [...path, key],
    part: 'key',
    message: `In diesem Abschnitt fehlt „${key}“.`,
    expected: description === undefined ? undefined : `${key}: ${description}${shown}`,
  };
}

/** Returns a fault about a misspelt tag, if an unknown key looks like the tag. */
function misspeltTag(kind: string, path: DocumentPath, { data, parentSchema }: ErrorObject, tag: string): Fault | undefined {
  const known = new Set(branchesOf(kind, parentSchema ?? {}, tag).flatMap(({ keys }) => keys));
  const strange = Object.keys(isRecord(data) ? data : {}).filter((key) => !known.has(key));
  const key = strange.find((name) => closest(name, [tag]) !== undefined || germanKey(name, [tag]) !== undefined);
  if (key === undefined) return undefined;
  return {
    rule: 'unknown-key',
    path: [...path, key],
    part: 'key',
    message: `Der Schlüssel „${key}“ ist hier nicht bekannt.`,
    expected: `„${tag}“`,
    suggest: () => {
      const { suggestion, isCertain } = suggested(key, known);
      return { suggestion: tag, isCertain: suggestion === tag && isCertain };
    },
  };
}

const TAG_NAMES: Readonly<Record<string, string>> = { type: 'Den Bausteintyp', kind: 'Den Gegenstand', layout: 'Das Layout' };

/** Reports a value of `type`, `kind` or `layout` that names no branch, or the lack of such a value. */
export function tagFault(kind: string, path: DocumentPath, error: ErrorObject): Fault {
  const tag = String(error.params['tag']);
  const tags = branchesOf(kind, error.parentSchema ?? {}, tag).map((branch) => branch.tag);
  const expected = oneOfWords(tags);
  const value: unknown = error.params['tagValue'];
  const misspelt = value === undefined ? misspeltTag(kind, path, error, tag) : undefined;
  if (misspelt !== undefined) return misspelt;
  if (value === null) return { rule: 'empty-value', path: [...path, tag], part: 'value', message: `„${tag}“ ist leer.`, expected };
  if (value === undefined)
    return { rule: 'missing-key', path: [...path, tag], part: 'key', message: `In diesem Abschnitt fehlt „${tag}“.`, expected };
  if (typeof value !== 'string')
    return {
      rule: 'wrong-type',
      path: [...path, tag],
      part: 'value',
      message: `„${tag}“ muss ein Text sein; hier steht ${valueWord(value)}.`,
      expected,
    };
  const rule = tag === 'type' ? 'unknown-block' : 'wrong-value';
  return {
    rule,
    path: [...path, tag],
    part: 'value',
    message:
      kind === 'page' && rule === 'unknown-block' && articleVocabulary().includes(value)
        ? `Der Baustein „${value}“ gehört in Artikel; auf einer Seite steht er nicht.`
        : kind !== 'page' && pageVocabulary().includes(value)
          ? `Der Baustein „${value}“ gehört auf Seiten; in einem Artikel steht er nicht.`
          : `${TAG_NAMES[tag] ?? 'Den Wert'} „${value}“ gibt es nicht.`,
    expected,
    suggest: () => suggested(value, tags),
  };
}
