import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { openApiOf } from '../contracts/bundle.ts';
import { runOrval } from '../contracts/orval.ts';
import { verbatim, type GeneratedFile } from '../output.ts';
import { withNarrowedBranches } from './narrowing.ts';
import { foreignOperations } from './operations.ts';
import { prepared } from './prepare.ts';
import { readDocument } from './read-document.ts';
import { securitySchemes } from './security.ts';
import { CLIENT_SOURCE, hooksSource, operationsSource } from './sources.ts';
import { foreignTypes } from './types.ts';

const clientFolder = new URL('../../client/', import.meta.url);
/** Runtime files of the generated code. They are copied, so that the folder works in any location. */
const RUNTIME = [
  'api-error.ts',
  'url.ts',
  'transport.ts',
  'plain-request.ts',
  ...['answer', 'body', 'caller', 'exact-json', 'input', 'operation', 'path-client', 'react', 'request', 'security', 'send', 'styles'].map(
    (name) => `foreign/${name}.ts`,
  ),
];

export interface ForeignOptions {
  /** Whether to generate MSW mocks with random values. They may fail the type check if schemas of the document contradict themselves. */
  readonly withMocks?: boolean;
}

/**
 * Generates a client for any OpenAPI 3.0 or 3.1 document: types, a table of its operations, clients by path and by operationId, React Query
 * hooks, and the runtime files that these need.
 * @throws Error that explains what is wrong with the document
 */
export async function foreignClient(root: string, file: string, { withMocks = false }: ForeignOptions = {}): Promise<GeneratedFile[]> {
  const document = prepared(readDocument(file));
  const operations = foreignOperations(document);
  const mocked = withMocks ? await runOrval(root, openApiOf(withNarrowedBranches(document)), { mocks: 'random' }) : undefined;
  return [
    verbatim('schema.ts', await foreignTypes(document)),
    verbatim('operations.ts', operationsSource(operations, securitySchemes(document))),
    verbatim('hooks.ts', hooksSource(operations)),
    verbatim('fetch-client.ts', CLIENT_SOURCE),
    ...(mocked === undefined ? [] : [verbatim('models.ts', mocked.models), verbatim('mocks.ts', mocked.mocks ?? '')]),
    ...RUNTIME.map((path) => verbatim(basename(path), readFileSync(new URL(path, clientFolder), 'utf8').replaceAll("'../", "'./"))),
  ].toSorted((a, b) => (a.path < b.path ? -1 : 1));
}

/** Target paths of a foreign client's files, from the root. */
export function placed(files: readonly GeneratedFile[], directory: string): GeneratedFile[] {
  return files.map(({ path, text }) => ({ path: join(directory, path), text }));
}
