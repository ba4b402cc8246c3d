import type { BlockFolder } from './read.ts';
import { ISLAND_ENDING, ISLAND_SHEET_ENDING } from './read-islands.ts';

/**
 * Generates the list of islands, from which their names and the types of their props are derived. An island is loaded with its style sheet.
 */
export function islandsSource(blocks: readonly BlockFolder[]): string {
  const entries = blocks.flatMap(({ type, family, islands }) =>
    islands.map(({ name, hasSheet }) => {
      const file = `../${family}/${type}/${name}`;
      const module = `import('${file}${ISLAND_ENDING}')`;
      if (!hasSheet) return `'${type}/${name}': () => ${module},`;
      // Avoids `then`: the expected type would flow into the module's type, and the compiler would accept any props.
      const all = `const [module] = await Promise.all([${module}, import('${file}${ISLAND_SHEET_ENDING}')]);`;
      return `'${type}/${name}': async () => {\n${all}\nreturn module;\n},`;
    }),
  );
  return [
    "import type { IslandModule } from '../kit/registry.ts';",
    '/** Every island by name, each in a chunk of its own. */',
    'export const islands = {',
    ...entries,
    '} as const satisfies Readonly<Record<string, () => Promise<IslandModule>>>;',
  ].join('\n');
}
