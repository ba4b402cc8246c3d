import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/**
 * Maximum number of names that the provider imports from the market. May only decrease: fewer names simplify a replacement of the price
 * source.
 */
const MOST = 166;

const IMPORT = /import (?:type )?\{([^}]*)\} from '#market\/([^']+)'/gu;

/** Returns names with their module, such as `prices/index.ts Market`. */
function namesIn(text: string): string[] {
  return [...text.matchAll(IMPORT)].flatMap(([, names = '', from = '']) =>
    names
      .split(',')
      .map((name) =>
        name
          .trim()
          .replace(/^type /u, '')
          .replace(/ as .*/u, ''),
      )
      .filter((name) => name !== '')
      .map((name) => `${from} ${name}`),
  );
}

it('the provider takes no more names from the market', () => {
  const files = globSync('provider/**/*.ts').filter((file) => !/\.test\.ts$|\/testing/u.test(file));
  const names = new Set(files.flatMap((file) => namesIn(readFileSync(file, 'utf8'))));
  expect(names.size).toBe(MOST);
});

it('counts names, not imports', () => {
  const text =
    "import type { A, B as C } from '#market/index.ts';\nimport { type D, e } from '#market/prices/index.ts';\nimport { f } from './f.ts';";
  expect(namesIn(text)).toEqual(['index.ts A', 'index.ts B', 'prices/index.ts D', 'prices/index.ts e']);
});
