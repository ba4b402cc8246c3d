import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Ending of an island's file name. */
export const ISLAND_ENDING = '.client.tsx';
/** Ending of the optional style sheet of an island, which styles content that appears only after hydration. */
export const ISLAND_SHEET_ENDING = '.client.css';
const KEBAB_CASE = /^[a-z][a-z\d]*(-[a-z\d]+)*$/;
const EXPORTS_ISLAND = /^export (function|const|class) Island\b|^export \{[^}]*\bIsland\b/m;

/** Returns true if a file of a block's folder is an island. */
export function isIslandFile(file: string): boolean {
  return file.endsWith(ISLAND_ENDING);
}

export interface IslandFile {
  /** Name of the island: `live` for `live.client.tsx`. */
  readonly name: string;
  /** Whether a style sheet of the same name is beside it. It is loaded with the island. */
  readonly hasSheet: boolean;
}

/** Returns the islands of a block, and faults of those that are left out. */
export function readIslands(root: string, path: string): { readonly islands: readonly IslandFile[]; readonly faults: readonly string[] } {
  const found = readdirSync(join(root, path))
    .filter(isIslandFile)
    .toSorted()
    .map((file) => ({
      name: file.slice(0, -ISLAND_ENDING.length),
      fault: islandFault(file, readFileSync(join(root, path, file), 'utf8')),
    }));
  return {
    islands: found
      .filter(({ fault }) => fault === undefined)
      .map(({ name }) => ({ name, hasSheet: existsSync(join(root, path, `${name}${ISLAND_SHEET_ENDING}`)) })),
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
