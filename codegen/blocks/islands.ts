import type { BlockFolder } from './read.ts';
import { ISLAND_ENDING } from './read-islands.ts';

/** Source of the list of islands, from which their names and the types of their props follow. */
export function islandsSource(blocks: readonly BlockFolder[]): string {
  const entries = blocks.flatMap(({ type, family, islands }) =>
    islands.map((name) => `'${type}/${name}': () => import('../${family}/${type}/${name}${ISLAND_ENDING}'),`),
  );
  return [
    "import type { IslandModule } from '../kit/registry.ts';",
    '/** Every island by name, each in a chunk of its own. */',
    'export const islands = {',
    ...entries,
    '} as const satisfies Readonly<Record<string, () => Promise<IslandModule>>>;',
  ].join('\n');
}
