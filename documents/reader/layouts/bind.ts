import type { Parameter } from '../../generated/types.ts';
import type { PlacedFault } from '../fault.ts';
import type { Place } from '../source.ts';
import { closest } from '../suggest.ts';
import { oneOfWords, typeWord, valueWord } from '../words.ts';
import type { Arguments } from './fill.ts';
import { SHARED, type SharedDocument } from './shared-document.ts';
import { plain, traced, type Traced } from './traced.ts';

export interface Binding {
  readonly values: Arguments;
  readonly faults: readonly PlacedFault[];
}

/**
 * Joins the given values (`with`) with the parameters of a shared document, and fills gaps with defaults.
 * @param place where the document is named; missing values are reported there.
 */
export function bound(shared: SharedDocument, name: string, given: Traced | undefined, place: Place): Binding {
  const values = new Map<string, Traced>();
  const faults: PlacedFault[] = [];
  const known = Object.keys(shared.parameters);
  if (given !== undefined && given.kind !== 'section') return { values, faults: [noSection(given)] };
  const entries = given?.kind === 'section' ? given.entries : new Map<string, Traced>();
  for (const [key, entry] of entries) {
    const parameter = Object.hasOwn(shared.parameters, key) ? shared.parameters[key] : undefined;
    const fault = parameter === undefined ? unknownParameter(shared, name, key, known, entries) : wrongType(key, parameter, entry);
    if (fault !== undefined) faults.push({ source: entry.at.source, fault: { ...fault, path: entry.at.path } });
    else values.set(key, entry);
  }
  const suggestedNames = new Set(faults.map(({ fault }) => fault.suggestion));
  for (const [key, parameter] of Object.entries(shared.parameters)) {
    // A misspelt parameter is reported at its wrong name.
    if (parameter === undefined || entries.has(key) || suggestedNames.has(key)) continue;
    if (parameter.default === undefined)
      faults.push({ source: place.source, fault: missingParameter(shared, name, key, parameter, place) });
    else values.set(key, traced(shared.source, parameter.default, ['parameters', key, 'default']));
  }
  return { values, faults };
}

type Fault = PlacedFault['fault'];

function noSection({ at, ...node }: Traced): PlacedFault {
  const value = node.kind === 'value' ? node.value : [];
  return {
    source: at.source,
    fault: {
      rule: 'wrong-type',
      path: at.path,
      part: 'value',
      message: `„with“ muss ${typeWord('object')} sein; hier steht ${valueWord(value)}.`,
      expected: 'je Parameter ein Schlüssel mit seinem Wert',
    },
  };
}

function unknownParameter(
  { kind }: SharedDocument,
  title: string,
  key: string,
  known: readonly string[],
  given: ReadonlyMap<string, unknown>,
): Omit<Fault, 'path'> {
  return {
    rule: 'unknown-parameter',
    part: 'key',
    message: `${SHARED[kind].title} „${title}“ hat keinen Parameter „${key}“.`,
    expected: known.length > 0 ? oneOfWords(known) : 'keine Parameter',
    suggestion: closest(
      key,
      known.filter((name) => !given.has(name)),
    ),
  };
}

function missingParameter({ kind }: SharedDocument, name: string, key: string, { description }: Parameter, { path }: Place): Fault {
  return {
    rule: 'missing-parameter',
    path,
    part: 'value',
    message: `${SHARED[kind].title} „${name}“ braucht den Parameter „${key}“.`,
    expected: `with: { ${key}: … }: ${description}`,
  };
}

/** Types of parameters by their names in schemas. */
export const TYPE_NAMES = { text: 'string', number: 'number', boolean: 'boolean', list: 'array', section: 'object' } as const;

function wrongType(key: string, { type }: Parameter, entry: Traced): Omit<Fault, 'path'> | undefined {
  // A parameter that is passed on has no type before it has a value.
  if (entry.isOpen === true || hasType(type, entry)) return undefined;
  const expected = typeWord(TYPE_NAMES[type]);
  return {
    rule: 'wrong-type',
    part: 'value',
    message: `Der Parameter „${key}“ muss ${expected} sein; hier steht ${valueWord(plain(entry))}.`,
    expected,
  };
}

/** Returns true if a value has the type of a parameter; an unknown type is reported at its declaration. */
export function hasType(type: Parameter['type'], value: Traced): boolean {
  if (type === 'list' || type === 'section') return value.kind === type;
  if (!Object.hasOwn(TYPE_NAMES, type)) return true;
  return value.kind === 'value' && typeof value.value === TYPE_NAMES[type];
}
