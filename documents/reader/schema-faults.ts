import type { ErrorObject } from 'ajv';
import type { Fault } from './fault.ts';
import { pathOfPointer, showPath } from './path.ts';
import { keyFault, missingFault, tagFault } from './key-faults.ts';
import { placeFault } from './place-faults.ts';
import { valueFault } from './value-faults.ts';
import { matching } from './forms.ts';

/** Turns the errors of a generated validator into faults: one for each mistake, none for its consequences. */
export function schemaFaults(kind: string, value: unknown, errors: readonly ErrorObject[]): Fault[] {
  const telling = withoutNoise(errors);
  // A value of the wrong type is not an allowed value either.
  const mistyped = new Set(telling.flatMap(({ keyword, instancePath }) => (keyword === 'type' ? [instancePath] : [])));
  // An empty text does not match a pattern either.
  const empty = new Set(
    telling.flatMap(({ keyword, instancePath, data }) => (keyword === 'minLength' && data === '' ? [instancePath] : [])),
  );
  const faults = telling
    .filter(({ keyword, instancePath }) => keyword === 'type' || !mistyped.has(instancePath) || keyword === 'discriminator')
    .filter(({ keyword, instancePath }) => keyword !== 'pattern' || !empty.has(instancePath))
    .map((error) => faultOf(kind, value, error));
  return withoutEchoes(faults);
}

function faultOf(kind: string, value: unknown, error: ErrorObject): Fault {
  const path = pathOfPointer(error.instancePath, value);
  switch (error.keyword) {
    case 'additionalProperties':
      return keyFault(kind, path, error);
    case 'propertyNames':
      return {
        rule: 'wrong-key',
        path: [...path, String(error.params['propertyName'])],
        part: 'key',
        message: `„${error.params['propertyName']}“ ist kein möglicher Name.`,
        expected: 'Kleinbuchstaben, Ziffern und Bindestriche.',
        suggest: () => ({ suggestion: matching(String(error.params['propertyName']), '^[a-z0-9]+(-[a-z0-9]+)*$') }),
      };
    case 'required':
      return missingFault(path, error);
    case 'discriminator':
      return tagFault(kind, path, error);
    case 'not':
      return placeFault(value, path, error);
    default:
      return valueFault(path, error);
  }
}

/**
 * Removes redundant errors. A choice between a single value and a list reports both branches, but only the branch that fits the value is
 * useful. Errors about a key's name and those of a condition come twice, too.
 */
function withoutNoise(errors: readonly ErrorObject[]): readonly ErrorObject[] {
  const choices = new Map<string, Choice>();
  for (const error of errors)
    if (error.keyword === 'oneOf' && !choices.has(error.instancePath))
      choices.set(error.instancePath, { error, number: choices.size, deeper: [], same: [] });
  if (choices.size === 0) return errors.filter(isTelling);
  const around = errors.map((error) => choicesAround(error, choices));
  for (const [index, error] of errors.entries())
    for (const choice of around[index] ?? []) (choice.error.instancePath === error.instancePath ? choice.same : choice.deeper).push(error);
  const inner = new Map([...choices.values()].map((choice) => [choice, new Set(tellingErrors(choice))]));
  return errors.filter((error, index) => {
    if (!isTelling(error)) return false;
    const [choice] = (around[index] ?? []).toSorted((a, b) => a.number - b.number);
    if (choice === undefined) return true;
    const telling = inner.get(choice);
    return error === choice.error ? telling?.size === 0 : telling?.has(error) === true;
  });
}

function isTelling({ propertyName, keyword }: ErrorObject): boolean {
  return propertyName === undefined && keyword !== 'if';
}

/** First error of a choice at a place, and the errors at the place itself and below it. */
interface Choice {
  readonly error: ErrorObject;
  readonly number: number;
  readonly deeper: ErrorObject[];
  readonly same: ErrorObject[];
}

/** Returns the choices at the place of an error and around it. */
function choicesAround({ instancePath }: ErrorObject, choices: ReadonlyMap<string, Choice>): Choice[] {
  const found: Choice[] = [];
  for (let end = instancePath.length; end >= 0; end = end === 0 ? -1 : instancePath.lastIndexOf('/', end - 1)) {
    const choice = choices.get(instancePath.slice(0, end));
    if (choice !== undefined) found.push(choice);
  }
  return found;
}

/** Returns faults inside the given list, or else the faults of the single value other than being single. */
function tellingErrors({ deeper, same }: Choice): readonly ErrorObject[] {
  if (deeper.length > 0) return deeper;
  return same.filter(({ data, keyword }) => typeof data === 'string' && keyword !== 'oneOf' && keyword !== 'type');
}

/** A misspelt key is also missing under its right name: the first report is enough. */
function withoutEchoes(faults: readonly Fault[]): Fault[] {
  const missing = new Set(faults.flatMap(({ rule, path }) => (rule === 'missing-key' ? [showPath(path.slice(0, -1))] : [])));
  const suggestedNames = new Set(
    faults.flatMap((fault) => {
      const parent = showPath(fault.path.slice(0, -1));
      const suggestion = fault.rule === 'unknown-key' && missing.has(parent) ? (fault.suggest?.() ?? fault).suggestion : undefined;
      return suggestion === undefined ? [] : [`${parent} ${suggestion}`];
    }),
  );
  // The subject of a page decides which blocks it takes: if the subject is faulty, blocks cannot be checked.
  const hasFaultySubject = faults.some(({ path }) => path[0] === 'subject');
  return faults.filter(
    ({ rule, path }) =>
      !(hasFaultySubject && rule === 'wrong-subject') &&
      (rule !== 'missing-key' || !suggestedNames.has(`${showPath(path.slice(0, -1))} ${String(path.at(-1))}`)),
  );
}
