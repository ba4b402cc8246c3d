import type { ValidateFunction } from 'ajv';
import { SHARED, type SharedKind } from './layouts/shared-document.ts';
import { schemas } from './schemas.ts';
import { KIND_BY_FILE } from '../generated/kinds.ts';
import { isSingleFile, manyKindOf, type ManyKind, type SingleKind } from './single-files.ts';

export type Kind = SingleKind | ManyKind | 'page' | SharedKind | ContentKind;
/** Kinds of content that editors write and the provider serves: articles, and the documents that they refer to. */
export type ContentKind = 'article' | SingleContentKind;
export type SingleContentKind = (typeof SINGLE_CONTENT)[keyof typeof SINGLE_CONTENT];
/** Kinds with a schema of their own: the content of layouts and lists of blocks is checked as part of a page. */
export type CheckedKind = Exclude<Kind, SharedKind> | 'parameters';

/** Folder of the content among the documents of the configuration. */
export const CONTENT_FOLDER = 'content/';
/** Single documents of the content, by their file below `content/`. */
export const SINGLE_CONTENT = {
  'directory.yaml': 'directory',
  'partners/customers.yaml': 'partners',
  'partners/bookings.yaml': 'bookings',
  'campaigns.yaml': 'campaigns',
} as const;
/** Content documents that may be absent: then nothing is booked, and no campaign runs. */
export const OPTIONAL_CONTENT: readonly string[] = ['partners/bookings.yaml', 'campaigns.yaml'];
/** Folders of articles below `content/`. */
export const ARTICLE_FOLDERS = ['articles', 'podcasts', 'videos'] as const;

/** Returns the kind of a file by its path below the configuration folder; undefined for files of no known kind. */
export function kindOf(file: string): Kind | undefined {
  if (isSingleFile(file)) return KIND_BY_FILE[file];
  if (file.startsWith(CONTENT_FOLDER)) return contentKindOf(file.slice(CONTENT_FOLDER.length));
  for (const kind of ['layout', 'blockList'] as const) if (new RegExp(`^${SHARED[kind].folder}/[^/]+\\.yaml$`).test(file)) return kind;
  return manyKindOf(file) ?? (/^pages\/.+\.yaml$/.test(file) ? 'page' : undefined);
}

function contentKindOf(file: string): ContentKind | undefined {
  if (new RegExp(`^(?:${ARTICLE_FOLDERS.join('|')})/[^/]+\\.yaml$`).test(file)) return 'article';
  return Object.entries(SINGLE_CONTENT).find(([name]) => name === file)?.[1];
}

/** Returns the generated validator of a kind. Its errors are those of the last call. */
export function validatorOf(kind: CheckedKind): ValidateFunction {
  return schemas().validators[kind];
}
