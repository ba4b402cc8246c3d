import type { ValidateFunction } from 'ajv';
import { schemas } from './schemas.ts';

/** The documents that exist once, by their file. */
export const SINGLE_FILES = {
  'site.yaml': 'site',
  'navigation.yaml': 'navigation',
  'footer.yaml': 'footer',
  'indices.yaml': 'indices',
  'market-tiles.yaml': 'marketTiles',
  'customers.yaml': 'customers',
  'article-blocks.yaml': 'articleBlocks',
} as const;

export type SingleKind = (typeof SINGLE_FILES)[keyof typeof SINGLE_FILES];
export type Kind = SingleKind | 'issuer' | 'page';

/** Kind of a file by its path below the configuration folder; undefined for files of no known kind. */
export function kindOf(file: string): Kind | undefined {
  if (isSingle(file)) return SINGLE_FILES[file];
  if (/^issuers\/[^/]+\.yaml$/.test(file)) return 'issuer';
  return /^pages\/.+\.yaml$/.test(file) ? 'page' : undefined;
}

function isSingle(file: string): file is keyof typeof SINGLE_FILES {
  return Object.hasOwn(SINGLE_FILES, file);
}

/** The generated validator of a kind. Its errors are those of the last call. */
export function validatorOf(kind: Kind): ValidateFunction {
  return schemas().validators[kind];
}
