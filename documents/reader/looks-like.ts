import { FOLDERS, MANY_KINDS } from '../generated/kinds.ts';
import type { Kind } from './kinds.ts';
import { isRecord } from './path.ts';
import { isManyKind, MANY_KIND_NAMES, type ManyKind } from './single-files.ts';
import { readSource } from './source.ts';

/** Kinds with many documents, each with the folder that it belongs to. */
const HOMES = { page: 'pages', layout: 'layouts', blockList: 'block-lists', article: 'content/articles' } as const;
export type PlacedInFolder = keyof typeof HOMES | ManyKind;

export function isInFolder(kind: Kind): kind is PlacedInFolder {
  return Object.hasOwn(HOMES, kind) || isManyKind(kind);
}

/** Detects the kind of a document by its content, whatever its file name; undefined if it is not certain. */
export function looksLike(value: unknown): PlacedInFolder | undefined {
  if (!isRecord(value)) return undefined;
  const has = (...keys: readonly string[]): boolean => keys.some((key) => Object.hasOwn(value, key));
  if (has('contentItems')) return 'article';
  if (has('route')) return 'page';
  const declared = MANY_KIND_NAMES.find((kind) => MANY_KINDS[kind].looksLike(value));
  if (declared !== undefined) return declared;
  if (Array.isArray(value['blocks']) && !has('body')) return 'blockList';
  return has('parameters') && has('body', 'layout') ? 'layout' : undefined;
}

/** Returns the folder and file where a document of a kind belongs. */
export function homeOf(kind: PlacedInFolder, file: string): { readonly folder: string; readonly file: string } {
  const folder = `${isManyKind(kind) ? FOLDERS[kind].folder : HOMES[kind]}/`;
  const parts = file.split('/');
  const below = kind === 'page' && parts.length > 1 ? parts.slice(1) : parts.slice(-1);
  return { folder, file: `${folder}${below.join('/')}` };
}

/** Detects the kind of any text, which need not be a document. */
export function looksLikeText(text: string): PlacedInFolder | undefined {
  return looksLike(readSource('', text).value);
}
