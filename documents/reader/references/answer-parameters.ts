import { misfit, type Misfit, type ParameterValue } from '../../operations/parameter-value.ts';
import type { Parameter, ReadingOperation } from '../../operations/table.ts';
import type { PageBlock, PageSubject } from '../../generated/types.ts';
import { parsePattern, PatternError } from '../../routes/pattern.ts';
import type { Fault } from '../fault.ts';
import { isRecord, type DocumentPath } from '../path.ts';
import { subjectTraits } from '../schema-tree.ts';
import { suggested } from '../suggest.ts';
import { germanValue } from '../german.ts';
import { converted, oneOfWords, typeWord, valueWord } from '../words.ts';
import { cachedPageFault } from './cached-page.ts';

/** Page whose subject and query parameters may supply values. */
export interface AskingPage {
  readonly route: string;
  readonly subject: PageSubject['kind'] | undefined;
  /** Whether it is rendered once for every query. */
  readonly isCached: boolean;
}

const SOURCE_KEYS: ReadonlySet<string> = new Set(['subject', 'route', 'query', 'default']);

interface Place {
  readonly path: DocumentPath;
  readonly page: AskingPage;
}

/** Checks the parameters that a block passes to a call. */
export function parameterFaults(
  { block, path }: { readonly block: PageBlock; readonly path: DocumentPath },
  operation: ReadingOperation,
  page: AskingPage,
  key: 'parameters' | 'presets' = 'parameters',
): Fault[] {
  const { parameters: known } = operation;
  const written = isRecord(block[key]) ? block[key] : {};
  const unknown = Object.keys(written).filter((name) => !Object.hasOwn(known, name));
  const suggestedNames = new Set(unknown.map((name) => suggested(name, Object.keys(known)).suggestion));
  const missing = Object.entries(known).filter(
    ([name, { isRequired }]) => key === 'parameters' && isRequired && written[name] === undefined && !suggestedNames.has(name),
  );
  return [
    ...missing.map(([name, parameter]) =>
      missingFault(name, parameter, [...path, block['parameters'] === undefined ? 'operation' : 'parameters'], block, page),
    ),
    ...unknown.map((name) => unknownParameter(name, [...path, key, name], Object.keys(known))),
    ...Object.entries(written).flatMap(([name, value]) => {
      const parameter = Object.hasOwn(known, name) ? known[name] : undefined;
      return parameter === undefined ? [] : valueFaults(name, value, parameter, { path: [...path, key, name], page });
    }),
  ];
}

function missingFault(name: string, { title }: Parameter, path: DocumentPath, block: PageBlock, { subject }: AskingPage): Fault {
  const offered = subject === undefined ? [] : subjectTraits(subject).values;
  return {
    rule: 'missing-parameter',
    path,
    part: block['parameters'] === undefined ? 'value' : 'key',
    message: `Der Aufruf braucht „${name}“ (${title}).`,
    expected: offered.includes(name) ? `parameters: { ${name}: { subject: ${name} } }` : `parameters: { ${name}: … }`,
  };
}

/** Reports a parameter that does not exist. */
export function unknownParameter(name: string, path: DocumentPath, names: readonly string[]): Fault {
  return {
    rule: 'unknown-parameter',
    path,
    part: 'key',
    message:
      names.length === 0
        ? `Dieser Aufruf hat keine Parameter, auch nicht „${name}“.`
        : `Einen Parameter „${name}“ hat dieser Aufruf nicht.`,
    expected: names.length === 0 ? 'keine Parameter' : oneOfWords(names),
    ...suggested(name, names),
  };
}

function valueFaults(name: string, written: unknown, parameter: Parameter, place: Place): Fault[] {
  if (!isRecord(written)) return isScalar(written) ? misfits(name, written, parameter, place.path) : [];
  // The schema reports an unknown key.
  if (Object.keys(written).some((key) => !SOURCE_KEYS.has(key))) return [];
  const sources = (['subject', 'route', 'query'] as const).filter((key) => written[key] !== undefined);
  const [source] = sources;
  if (source === undefined || sources.length > 1)
    return [
      {
        rule: 'unclear-source',
        path: place.path,
        part: 'value',
        message:
          source === undefined
            ? `Woher „${name}“ kommt, ist nicht gesagt.`
            : `„${name}“ kann nur aus einer Quelle kommen; hier stehen ${sources.length}.`,
        expected: '{ subject: … }, { route: … } oder { query: … }',
      },
    ];
  const otherwise = written['default'];
  const value = written[source];
  if (typeof value !== 'string') return [];
  return [
    ...sourceFaults(source, value, { ...place, path: [...place.path, source] }),
    ...(isScalar(otherwise) ? misfits('default', otherwise, parameter, [...place.path, 'default']) : []),
    ...(source === 'query' && parameter.isRequired && otherwise === undefined && !place.page.isCached
      ? [
          {
            rule: 'missing-parameter',
            path: [...place.path, 'query'],
            part: 'value' as const,
            message: `Der Aufruf braucht „${name}“ auch dann, wenn die Adresse nichts sagt.`,
            expected: `{ query: ${value}, default: … }`,
          },
        ]
      : []),
  ];
}

function sourceFaults(source: 'subject' | 'route' | 'query', value: string, { path, page }: Place): Fault[] {
  if (source === 'query') return page.isCached ? [cachedPageFault(path, 'value')] : [];
  if (source === 'route') {
    const names = placeholdersOf(page.route);
    if (names === undefined || names.includes(value)) return [];
    const message = `Die Route „${page.route}“ hat keinen Platzhalter „${value}“.`;
    return [
      {
        rule: 'unknown-placeholder',
        path,
        part: 'value',
        message,
        expected: names.length > 0 ? oneOfWords(names) : 'eine Route mit Platzhalter',
        ...suggested(value, names),
      },
    ];
  }
  if (page.subject === undefined)
    return [
      {
        rule: 'wrong-subject',
        path,
        part: 'value',
        message: `Diese Seite handelt von nichts (kein subject); „${value}“ kann sie nicht geben.`,
        expected: 'ein fester Wert, { route: … } oder { query: … }',
      },
    ];
  const { about, values: names } = subjectTraits(page.subject);
  if (names.includes(value)) return [];
  const message = `Die Angabe „${value}“ hat ${about} nicht.`;
  return [{ rule: 'wrong-subject', path, part: 'value', message, expected: oneOfWords(names), ...suggested(value, names) }];
}

/** Returns undefined if the route itself is wrong, which has a finding of its own. */
function placeholdersOf(route: string): readonly string[] | undefined {
  try {
    return parsePattern(route).segments.flatMap(({ kind, name }) => (kind === 'static' ? [] : [name]));
  } catch (error) {
    if (error instanceof PatternError) return undefined;
    throw error;
  }
}

function misfits(name: string, value: ParameterValue, parameter: Parameter, path: DocumentPath): Fault[] {
  const fault = misfit(value, parameter);
  return fault === undefined
    ? []
    : [{ path, part: 'value', rule: fault === 'type' ? 'wrong-type' : 'wrong-value', ...TEXTS[fault](name, value, parameter) }];
}

type Explanation = Pick<Fault, 'message' | 'expected' | 'suggestion' | 'isCertain'>;

const TEXTS: Readonly<Record<Misfit, (name: string, value: ParameterValue, parameter: Parameter) => Explanation>> = {
  type: (name, value, { type }) => ({
    message: `„${name}“ muss ${typeWord(type)} sein; hier steht ${valueWord(value)}.`,
    expected: typeWord(type),
    suggestion: converted(value, type),
  }),
  enum: (name, value, { enum: allowed = [] }) => {
    const near = suggested(String(value), allowed);
    return {
      message: `„${name}“ hat keinen gültigen Wert; hier steht ${valueWord(value)}.`,
      expected: oneOfWords(allowed),
      ...(near.suggestion === undefined ? { suggestion: germanValue(String(value), allowed) } : near),
    };
  },
  pattern: (name, value, { title }) => ({
    message: `„${name}“ hat nicht die richtige Form; hier steht ${valueWord(value)}.`,
    expected: title,
  }),
  length: (name, _value, { minLength = 0, maxLength = Infinity }) => ({
    message: `„${name}“ ist zu lang oder zu kurz.`,
    expected: maxLength === Infinity ? `mindestens ${minLength} Zeichen` : `${minLength} bis ${maxLength} Zeichen`,
  }),
  minimum: (name, _value, { minimum = 0 }) => ({ message: `„${name}“ muss mindestens ${minimum} sein.`, suggestion: String(minimum) }),
  maximum: (name, _value, { maximum = 0 }) => ({ message: `„${name}“ darf höchstens ${maximum} sein.`, suggestion: String(maximum) }),
};

function isScalar(value: unknown): value is ParameterValue {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}
