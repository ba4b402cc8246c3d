import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** How the file of an island ends. */
export const ISLAND_ENDING = '.client.tsx';
const KEBAB_CASE = /^[a-z][a-z\d]*(-[a-z\d]+)*$/;
const EXPORTS_ISLAND = /^export (function|const|class) Island\b|^export \{[^}]*\bIsland\b/m;

/** Is a file of a block's folder one of its islands? */
export function isIslandFile(file: string): boolean {
  return file.endsWith(ISLAND_ENDING);
}

/** The islands of a block by name, `live` for `live.client.tsx`, and what is wrong with those that are left out. */
export function readIslands(root: string, path: string): { readonly islands: readonly string[]; readonly faults: readonly string[] } {
  const found = readdirSync(join(root, path))
    .filter(isIslandFile)
    .toSorted()
    .map((file) => ({
      name: file.slice(0, -ISLAND_ENDING.length),
      fault: islandFault(file, readFileSync(join(root, path, file), 'utf8')),
    }));
  return {
    islands: found.filter(({ fault }) => fault === undefined).map(({ name }) => name),
    faults: found.flatMap(({ fault }) => fault ?? []),
  };
}

function islandFault(file: string, source: string): string | undefined {
  if (!KEBAB_CASE.test(file.slice(0, -ISLAND_ENDING.length)))
    return `${file}: an island's name is in kebab-case, like "live${ISLAND_ENDING}" or "price-filter${ISLAND_ENDING}"`;
  if (!EXPORTS_ISLAND.test(source))
    return `${file}: export the island's component as "Island"; what islands share stands in files that do not end on ${ISLAND_ENDING}`;
  return undefined;
}
