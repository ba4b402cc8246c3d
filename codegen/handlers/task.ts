import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundleContracts } from '../contracts/bundle.ts';
import { listOperations } from '../contracts/operations.ts';
import { formatted } from '../output.ts';
import type { Task } from '../task.ts';

const folder = 'provider/transport/http/handlers/';
const target = 'provider/transport/http/generated/';
/** Pattern by which handlers are found: `export const getQuote: Handler<'getQuote'> = {`. */
const HANDLER = /^export const (\w+): Handler<'(\w+)'>/gmu;

interface Found {
  readonly operation: string;
  /** Path from the folder of the handlers. */
  readonly file: string;
}

/** Generates the table of the provider's handlers, which are found by their exports. The contracts determine which handlers must exist. */
export const handlersTask: Task = {
  name: 'handlers',
  owns: [target],
  reads: (path) => (path.startsWith(folder) || path.startsWith('contracts/http/')) && !path.endsWith('.test.ts'),
  async run(root) {
    // Source trees of tests have no provider.
    if (!existsSync(join(root, folder))) return { files: [], problems: [] };
    const found = handlersIn(root);
    const operations = listOperations(bundleContracts(join(root, 'contracts/http'), 'provider')).map(({ id }) => id);
    const twice = found.filter(({ operation }, index) => found.findIndex((other) => other.operation === operation) < index);
    const missing = operations.filter((operation) => !found.some((one) => one.operation === operation));
    const problems = [
      ...twice.map(({ operation, file }) => `${folder}${file}: another file has a handler of ${operation}, too.`),
      ...missing.map(
        (operation) =>
          `contracts/http: nobody answers ${operation}; export const ${operation}: Handler<'${operation}'> in a file below ${folder} does.`,
      ),
    ];
    const handlers = found.filter((one) => !twice.includes(one));
    return { files: [await formatted(`${target}handlers.ts`, sourceOf(handlers))], problems };
  },
};

function handlersIn(root: string): readonly Found[] {
  const files = globSync('**/*.ts', { cwd: join(root, folder) }).filter((file) => !file.endsWith('.test.ts'));
  return files
    .toSorted()
    .flatMap((file) =>
      [...readFileSync(join(root, folder, file), 'utf8').matchAll(HANDLER)].flatMap(([, name = '', operation]) =>
        name === operation ? [{ operation, file }] : [],
      ),
    );
}

function sourceOf(handlers: readonly Found[]): string {
  const byFile = Map.groupBy(handlers, ({ file }) => file);
  return [
    ...[...byFile].map(([file, those]) => `import { ${those.map(({ operation }) => operation).join(', ')} } from '../handlers/${file}';`),
    "import type { AllHandlers } from '../handler.ts';",
    '',
    '/** The handler of every operation of the contracts. */',
    'export const HANDLERS: AllHandlers = {',
    ...handlers.map(({ operation }) => `${operation},`),
    '};',
  ].join('\n');
}
