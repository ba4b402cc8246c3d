import { isRecord } from '#documents/reader/path.ts';

/** Maximum depth of the search in a schema. */
const DEEPEST = 8;

/**
 * Titles of keys anywhere in a schema, used as names of lists. The first title of a key wins. Titles of definitions are skipped, since they
 * are type names.
 */
export function keyNames(root: object): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  const walk = (part: unknown, depth: number): void => {
    if (!isRecord(part) || depth > DEEPEST) return;
    for (const [key, each] of Object.entries(isRecord(part['properties']) ? part['properties'] : {}))
      if (isRecord(each) && typeof each['title'] === 'string' && !names.has(key)) names.set(key, each['title']);
    for (const each of Object.values(part)) {
      if (Array.isArray(each)) for (const one of each) walk(one, depth + 1);
      else walk(each, depth + 1);
    }
  };
  walk(root, 0);
  return names;
}
