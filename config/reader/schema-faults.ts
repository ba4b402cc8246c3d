import type { ErrorObject } from 'ajv';
import type { Fault } from './fault.ts';
import { pathOfPointer, showPath, type DocumentPath } from './path.ts';
import { keyFault, missingFault, tagFault } from './key-faults.ts';
import { placeFault } from './place-faults.ts';
import { valueFault } from './value-faults.ts';
import { matching } from './words.ts';

/** Turns the errors of a generated validator into faults: one for each mistake, none for its consequences. */
export function schemaFaults(kind: string, value: unknown, errors: readonly ErrorObject[]): Fault[] {
  const faults = withoutNoise(errors).map((error) => faultOf(kind, value, error));
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
        suggestion: matching(String(error.params['propertyName']), '^[a-z0-9]+(-[a-z0-9]+)*$'),
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
 * A choice between a single value and a list reports both branches: only the branch that fits what was written says
 * something. Errors about a key's name and those of a condition come twice, too.
 */
function withoutNoise(errors: readonly ErrorObject[]): readonly ErrorObject[] {
  const choices = errors.filter(({ keyword }) => keyword === 'oneOf');
  return errors.filter((error) => {
    if (error.propertyName !== undefined || error.keyword === 'if') return false;
    const choice = choices.find(
      ({ instancePath }) => error.instancePath === instancePath || error.instancePath.startsWith(`${instancePath}/`),
    );
    if (choice === undefined) return true;
    const inner = tellingErrors(errors, choice);
    return error === choice ? inner.length === 0 : inner.includes(error);
  });
}

/** Faults inside the list that was written, else what is wrong with the single value apart from being one. */
function tellingErrors(errors: readonly ErrorObject[], { instancePath }: ErrorObject): readonly ErrorObject[] {
  const deeper = errors.filter((error) => error.instancePath.startsWith(`${instancePath}/`));
  if (deeper.length > 0) return deeper;
  return errors.filter(
    (error) =>
      error.instancePath === instancePath && typeof error.data === 'string' && error.keyword !== 'oneOf' && error.keyword !== 'type',
  );
}

/** A misspelt key is also missing under its right name: the first report is enough. */
function withoutEchoes(faults: readonly Fault[]): Fault[] {
  const meant = new Set(
    faults.flatMap(({ rule, path, suggestion }) =>
      rule === 'unknown-key' && suggestion !== undefined ? [keyOf(path.slice(0, -1), suggestion)] : [],
    ),
  );
  // Which blocks a page takes follows from its subject: as long as that is faulty, nothing can be said about them.
  const hasFaultySubject = faults.some(({ path }) => path[0] === 'subject');
  return faults.filter(
    ({ rule, path }) =>
      !(hasFaultySubject && rule === 'wrong-subject') &&
      (rule !== 'missing-key' || !meant.has(keyOf(path.slice(0, -1), String(path.at(-1))))),
  );
}

function keyOf(parent: DocumentPath, key: string): string {
  return `${showPath(parent)} ${key}`;
}
