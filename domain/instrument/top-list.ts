import { TOP_LIST_LIMIT } from '../constants.ts';

/** The first entries of a top list: blocked notations leave first, then the limit applies. */
export function topList<T extends { readonly idNotation?: number | undefined }>(
  entries: readonly T[],
  blockedNotations: ReadonlySet<number>,
  limit: number = TOP_LIST_LIMIT,
): T[] {
  return entries.filter((entry) => entry.idNotation === undefined || !blockedNotations.has(entry.idNotation)).slice(0, limit);
}
