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
/** Runtime files of the generated code. They are copied, so that the folder works at any place. */
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
  /** MSW mocks too, of random values. Those of a document whose schemas contradict themselves may not type-check. */
  readonly withMocks?: boolean;
}

/**
 * A client for any OpenAPI 3.0 or 3.1 document: types, a table of its operations, clients by path and by operationId, and
 * React Query hooks, with what they need at run time beside them.
 * @throws Error that says what is wrong with the document.
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

/** Where the files of a foreign client go, from the root. */
export function placed(files: readonly GeneratedFile[], directory: string): GeneratedFile[] {
  return files.map(({ path, text }) => ({ path: join(directory, path), text }));
}
