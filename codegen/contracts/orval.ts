import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generate } from 'orval';
import { isObject } from '../json.ts';
import type { OpenApiDocument } from './bundle.ts';

/** Output of Orval for a document: React Query hooks, their models, and MSW mocks if requested. */
export interface OrvalOutput {
  /** Source by name of the module, without extension: one module per tag, or `hooks` alone. */
  readonly hooks: Readonly<Record<string, string>>;
  readonly models: string;
  readonly mocks?: string | undefined;
}

export interface OrvalOptions {
  /** Whether hooks are split into one module per tag, so that a page loads only those of its islands. */
  readonly byTag?: boolean;
  /** Kind of MSW mocks: with `random` values, or with the document's `examples`, which must then match its schemas. */
  readonly mocks?: 'random' | 'examples';
}

/**
 * Runs Orval in a temporary folder inside `root/.cache`. The generated sources import the models as `./models.ts` and the transport as
 * `./orval-mutator.ts`, as if they were in one folder. Mocks are a single module, so they cannot be combined with `byTag`.
 */
export async function runOrval(root: string, document: OpenApiDocument, { byTag = false, mocks }: OrvalOptions): Promise<OrvalOutput> {
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
          mode: byTag ? 'tags-split' : 'split',
          client: 'react-query',
          httpClient: 'axios',
          urlEncodeParameters: true,
          ...(mocks && { mock: { generators: [{ type: 'msw', useExamples: mocks === 'examples', locale: 'de' }] } }),
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
    const modules = byTag ? tagsIn(folder).map((tag) => [tag, text(`${tag}/${tag}.ts`)] as const) : [['hooks', text('api.ts')] as const];
    return { hooks: Object.fromEntries(modules), models: text('api.schemas.ts'), mocks: mocks && text('api.msw.ts') };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** With `byTag`, Orval writes one folder per tag. */
function tagsIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
}

function withLocalImports(source: string): string {
  return source
    .replace(/from '[./]+\/api\.schemas(?:\.ts)?'/g, "from './models.ts'")
    .replace(/from '[./]+\/orval-mutator(?:\.ts)?'/g, "from './orval-mutator.ts'");
}

/** POST operations that only read (`x-reads`): they become queries instead of mutations. */
function readingPosts(document: OpenApiDocument): string[] {
  return Object.values(document.paths).flatMap((item) => {
    const post = item['post'];
    return isObject(post) && post['x-reads'] === true && typeof post['operationId'] === 'string' ? [post['operationId']] : [];
  });
}
