import type { ErrorObject } from 'ajv';
import type { Parameter } from '../../generated/types.ts';
import type { Fault, PlacedFault } from '../fault.ts';
import { isRecord, pathOfPointer, showPath, type DocumentPath } from '../path.ts';
import { faultsOf } from '../read-document.ts';
import type { Source } from '../source.ts';
import { closest } from '../suggest.ts';
import { oneOfWords, typeWord } from '../words.ts';
import { hasType, TYPE_NAMES } from './bind.ts';
import { expanded } from './expand.ts';
import { filled, parametersIn } from './fill.ts';
import { parametersKey, type Library, type SharedDocument, type SharedKind } from './shared-document.ts';
import { sizeFault } from './size.ts';
import { filledWeight, MOST_CHARACTERS, TOO_LONG } from './weight.ts';
import { isOpen, originOf, plain, traced, type Traced } from './traced.ts';

/** Returns a function that is true for an error whose parts all have their values: parameters may still be open. */
export function isSettled(root: Traced): (error: ErrorObject) => boolean {
  let value: unknown;
  return ({ instancePath, params }) => {
    const path = pathOfPointer(instancePath, (value ??= plain(root)));
    const tag: unknown = params['tag'];
    return !isOpen(root, typeof tag === 'string' ? [...path, tag] : path);
  };
}

/** Checks a layout or list of blocks by itself. Gaps that pages may still fill are no fault. */
export function sharedFaults(kind: SharedKind, source: Source, shared: SharedDocument | undefined, library: Library): PlacedFault[] {
  const own = (fault: Fault): PlacedFault => ({ source, fault });
  const outer = outerFaults(kind, source.value).map(own);
  const declared = isRecord(source.value) ? source.value['parameters'] : undefined;
  const ofParameters = declared === undefined ? [] : faultsOf('parameters', declared).faults;
  const faults: PlacedFault[] = [
    ...outer,
    ...ofParameters.map((fault) => own({ ...fault, path: ['parameters', ...fault.path] })),
    ...(shared === undefined ? [] : parameterFaults(shared).map(own)),
  ];
  if (shared === undefined) return faults;
  const ofSize = kind === 'blockList' ? sizeFault(shared, library) : undefined;
  if (ofSize !== undefined) return [...faults, own(ofSize)];
  const defaults = defaultsOf(shared);
  if (filledWeight(shared.content, defaults) > MOST_CHARACTERS) return [...faults, own({ ...TOO_LONG, path: ['parameters'], part: 'key' })];
  const { root, faults: ofUse, isWhole } = expanded(filled(asPage(shared), defaults), library);
  faults.push(...ofUse.filter((fault) => fault.source === source));
  if (!isWhole) return faults;
  const judged = isSettled(root);
  const isJudged = (error: ErrorObject): boolean => judged(error) && !(isGap(error) && !isInsideList(error.instancePath));
  const { faults: ofContent } = faultsOf('page', plain(root), isJudged);
  const told = new Set(faults.map(({ fault }) => showPath(fault.path)));
  for (const fault of ofContent) {
    const { source: holder, path } = originOf(root, fault.path);
    // Skips faults of another document, which reports them itself, and reports a default that fits nowhere only once.
    if (holder === source && !told.has(showPath(path))) faults.push(own({ ...fault, path }));
  }
  // The parameter may be meant for the part that is missing.
  const isIncomplete = faults.some(({ fault }) => fault.rule === 'missing-key');
  return isIncomplete ? faults.filter(({ fault }) => fault.rule !== 'unused-parameter') : faults;
}

/** A layout is a page with gaps; a list of blocks is checked as if it were alone on a page. */
function asPage({ kind, source, content }: SharedDocument): Traced {
  if (kind === 'layout') return content;
  const section = (key: string, entry: Traced): Traced => ({ kind: 'section', at: { source, path: [] }, entries: new Map([[key, entry]]) });
  return section('body', section('main', content));
}

/** Returns true if the missing key may be added by a page. */
function isGap({ keyword, params }: ErrorObject): boolean {
  return keyword === 'required' || keyword === 'minProperties' || (keyword === 'discriminator' && params['tagValue'] === undefined);
}

/** Pages add keys to sections, but not to the entries of a list. */
function isInsideList(pointer: string): boolean {
  return /\/\d+(?:\/|$)/.test(pointer);
}

const BLOCK_LIST_KEYS = ['parameters', 'blocks'];

function outerFaults(kind: SharedKind, value: unknown): Fault[] {
  if (value === null || value === undefined) return [...faultsOf('page', value).faults];
  if (!isRecord(value)) {
    const expected = typeWord('object');
    return [{ rule: 'wrong-type', path: [], part: 'value', message: `Das Dokument muss ${expected} sein.`, expected }];
  }
  if (kind === 'layout') {
    const key = parametersKey(value);
    const misspelt = key in value && key !== 'parameters' ? [unknownKey(key, ['parameters'])] : [];
    if (value['route'] === undefined) return misspelt;
    return [
      ...misspelt,
      { rule: 'unknown-key', path: ['route'], part: 'key', message: 'Ein Layout hat keine Adresse; die hat jede Seite, die es verwendet.' },
    ];
  }
  const unknown = Object.keys(value).flatMap((key): Fault[] => (BLOCK_LIST_KEYS.includes(key) ? [] : [unknownKey(key, BLOCK_LIST_KEYS)]));
  // Keys under a misspelt name are reported at that name.
  if (Array.isArray(value['blocks']) || unknown.some(({ suggestion }) => suggestion === 'blocks')) return unknown;
  const message = 'In diesem Dokument fehlt „blocks“, die Liste der Bausteine.';
  return [...unknown, { rule: 'missing-key', path: ['blocks'], part: 'value', message, expected: 'blocks: […]' }];
}

function unknownKey(key: string, known: readonly string[]): Fault {
  const message = `Der Schlüssel „${key}“ ist hier nicht bekannt.`;
  return { rule: 'unknown-key', path: [key], part: 'key', message, expected: oneOfWords(known), suggestion: closest(key, known) };
}

function defaultsOf({ source, parameters }: SharedDocument): ReadonlyMap<string, Traced> {
  const given = Object.entries(parameters).flatMap(([name, parameter]): [string, Traced][] =>
    parameter?.default === undefined ? [] : [[name, traced(source, parameter.default, ['parameters', name, 'default'])]],
  );
  return new Map(given);
}

function parameterFaults({ source, parameters, content }: SharedDocument): Fault[] {
  const names = Object.keys(parameters);
  const used = usedIn(content);
  const unknown = used.flatMap(({ name, path }): Fault[] =>
    names.includes(name)
      ? []
      : [
          {
            rule: 'unknown-parameter',
            path,
            part: 'value',
            message: `Den Parameter {${name}} gibt es hier nicht: Er steht nicht unter „parameters“.`,
            expected: names.length > 0 ? oneOfWords(names.map((each) => `{${each}}`)) : `parameters: { ${name}: { type: text, … } }`,
            suggestion: bracketed(closest(name, names)),
          },
        ],
  );
  const suggestedNames = new Set(unknown.map(({ suggestion }) => suggestion));
  const ofEach = Object.entries(parameters).flatMap(([name, parameter]): Fault[] =>
    parameter === undefined
      ? []
      : [...defaultFaults(source, name, parameter), ...(suggestedNames.has(bracketed(name)) ? [] : unusedFaults(name, used))],
  );
  return [...unknown, ...ofEach];
}

function bracketed(name: string | undefined): string | undefined {
  return name === undefined ? undefined : `{${name}}`;
}

function defaultFaults(source: Source, name: string, parameter: Parameter): Fault[] {
  if (parameter.default === undefined || hasType(parameter.type, traced(source, parameter.default))) return [];
  const path = ['parameters', name, 'default'];
  const expected = typeWord(TYPE_NAMES[parameter.type]);
  if (parameter.default === null) return [{ rule: 'empty-value', path, part: 'value', message: '„default“ ist leer.', expected }];
  return [
    {
      rule: 'wrong-type',
      path,
      part: 'value',
      message: `Dieser Wert passt nicht zum Typ „${parameter.type}“ des Parameters: Er muss ${expected} sein.`,
    },
  ];
}

function unusedFaults(name: string, used: readonly { readonly name: string }[]): Fault[] {
  if (used.some((use) => use.name === name)) return [];
  const message = `Der Parameter „${name}“ wird nirgends eingesetzt.`;
  return [
    { rule: 'unused-parameter', severity: 'warning', path: ['parameters', name], part: 'key', message, expected: `{${name}} im Text` },
  ];
}

function usedIn(node: Traced): { readonly name: string; readonly path: DocumentPath }[] {
  if (node.kind === 'list') return node.items.flatMap(usedIn);
  if (node.kind === 'section') return [...node.entries.values()].flatMap(usedIn);
  return typeof node.value === 'string' ? parametersIn(node.value).map((name) => ({ name, path: node.at.path })) : [];
}
