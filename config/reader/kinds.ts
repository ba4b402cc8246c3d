import type { ValidateFunction } from 'ajv';
import { schemas } from './schemas.ts';
import { isSingleFile, SINGLE_FILES, type SingleKind } from './single-files.ts';

export type Kind = SingleKind | 'issuer' | 'page';

/** Kind of a file by its path below the configuration folder; undefined for files of no known kind. */
export function kindOf(file: string): Kind | undefined {
  if (isSingleFile(file)) return SINGLE_FILES[file];
  if (/^issuers\/[^/]+\.yaml$/.test(file)) return 'issuer';
  return /^pages\/.+\.yaml$/.test(file) ? 'page' : undefined;
}

/** The generated validator of a kind. Its errors are those of the last call. */
export function validatorOf(kind: Kind): ValidateFunction {
  return schemas().validators[kind];
}
