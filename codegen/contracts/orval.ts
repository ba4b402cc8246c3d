import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generate } from 'orval';
import { isObject } from '../json.ts';
import type { OpenApiDocument } from './bundle.ts';

/** What orval makes of a document: React Query hooks, their models, and MSW mocks. */
export interface OrvalOutput {
  readonly hooks: string;
  readonly models: string;
  readonly mocks: string;
}

/**
 * Runs orval in a folder of its own inside `root/.cache`. The three texts import each other as `./models.ts` and the
 * transport as `./orval-mutator.ts`, as if they lay in one folder. With `useExamples` the mocks answer with the
 * document's own examples, which must then fit its schemas.
 */
export async function runOrval(root: string, document: OpenApiDocument, useExamples: boolean): Promise<OrvalOutput> {
  mkdirSync(join(root, '.cache'), { recursive: true });
  const folder = mkdtempSync(join(root, '.cache', 'orval-'));
  try {
    const target = join(folder, 'api.ts');
    const mutator = join(folder, 'orval-mutator.ts');
    copyFileSync(new URL('../../client/orval-mutator.ts', import.meta.url), mutator);
    writeFileSync(join(folder, 'document.json'), JSON.stringify(document));
    await generate(
      {
        input: { target: join(folder, 'document.json') },
        output: {
          target,
          mode: 'split',
          client: 'react-query',
          httpClient: 'axios',
          urlEncodeParameters: true,
          mock: { generators: [{ type: 'msw', useExamples, locale: 'de' }] },
          tsconfig: { compilerOptions: { allowImportingTsExtensions: true } },
          override: {
            header: false,
            mutator: { path: mutator, name: 'sendForHook' },
            operations: Object.fromEntries(readingPosts(document).map((id) => [id, { query: { useQuery: true } }])),
          },
        },
      },
      folder,
      { logLevel: 'error', throwOnError: true },
    );
    const text = (name: string) => withLocalImports(readFileSync(join(folder, name), 'utf8'));
    return { hooks: text('api.ts'), models: text('api.schemas.ts'), mocks: text('api.msw.ts') };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function withLocalImports(source: string): string {
  return source
    .replace(/from '\.\/api\.schemas(?:\.ts)?'/g, "from './models.ts'")
    .replace(/from '\.\/orval-mutator(?:\.ts)?'/g, "from './orval-mutator.ts'");
}

/** POST operations that only read, by the first word of their name: they become queries, not mutations. */
function readingPosts(document: OpenApiDocument): string[] {
  return Object.values(document.paths).flatMap((item) => {
    const id = isObject(item['post']) ? item['post']['operationId'] : undefined;
    return typeof id === 'string' && /^(get|list|find|query|search)[A-Z]/.test(id) ? [id] : [];
  });
}
