import type { ValidateFunction } from 'ajv';
import { SHARED, type SharedKind } from './layouts/shared-document.ts';
import { schemas } from './schemas.ts';
import { isSingleFile, SINGLE_FILES, type SingleKind } from './single-files.ts';

export type Kind = SingleKind | 'issuer' | 'page' | SharedKind;
/** Kinds with a schema of their own: what layouts and lists of blocks hold is checked as part of a page. */
export type CheckedKind = Exclude<Kind, SharedKind> | 'parameters';

/** Kind of a file by its path below the configuration folder; undefined for files of no known kind. */
export function kindOf(file: string): Kind | undefined {
  if (isSingleFile(file)) return SINGLE_FILES[file];
  for (const kind of ['layout', 'blockList'] as const) if (new RegExp(`^${SHARED[kind].folder}/[^/]+\\.yaml$`).test(file)) return kind;
  if (/^issuers\/[^/]+\.yaml$/.test(file)) return 'issuer';
  return /^pages\/.+\.yaml$/.test(file) ? 'page' : undefined;
}

/** The generated validator of a kind. Its errors are those of the last call. */
export function validatorOf(kind: CheckedKind): ValidateFunction {
  return schemas().validators[kind];
}
