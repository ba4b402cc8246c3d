import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import openapiTS, { astToString } from 'openapi-typescript';
import { parse } from 'yaml';
import { isObject } from '../json.ts';
import { verbatim, type GeneratedFile } from '../output.ts';
import type { OpenApiDocument } from './bundle.ts';
import { withNarrowedBranches } from './narrowing.ts';
import { withOperationIds } from './operation-ids.ts';
import { runOrval } from './orval.ts';

const clientFolder = new URL('../../client/', import.meta.url);
/** What the generated code needs at run time; copied, so that the folder works wherever it lies. */
const runtime = ['api-error.ts', 'url.ts', 'transport.ts', 'orval-mutator.ts', 'fetch-client.ts'];

/**
 * A client for any OpenAPI 3.0 or 3.1 document: types, an openapi-fetch client, React Query hooks and MSW mocks, with
 * the transport beside them.
 * @throws Error that says what is wrong with the document.
 */
export async function foreignClient(root: string, file: string): Promise<GeneratedFile[]> {
  const document = withOperationIds(readDocument(file));
  const types = astToString(await openapiTS(JSON.stringify(document), { silent: true }));
  const { hooks, models, mocks } = await runOrval(root, withNarrowedBranches(document), { mocks: 'random' });
  return [
    verbatim('schema.ts', types),
    ...Object.entries({ ...hooks, models, mocks: mocks ?? '' }).map(([name, text]) => verbatim(`${name}.ts`, text)),
    ...runtime.map((name) =>
      verbatim(name, readFileSync(new URL(name, clientFolder), 'utf8').replace('./generated/schema.ts', './schema.ts')),
    ),
  ].toSorted((a, b) => (a.path < b.path ? -1 : 1));
}

function readDocument(file: string): OpenApiDocument {
  if (!existsSync(file)) throw new Error(`${file} does not exist. Give the path of an OpenAPI document (YAML or JSON).`);
  const document: unknown = parse(readFileSync(file, 'utf8'));
  const version = isObject(document) ? document['openapi'] : undefined;
  if (typeof version !== 'string' || !/^3\.[01]\b/.test(version))
    throw new Error(
      `${relative(process.cwd(), file)}: "openapi" is ${JSON.stringify(version) ?? 'missing'}; 3.0.x and 3.1.x can be read. Convert the document first.`,
    );
  return document as OpenApiDocument;
}

/** Where the files of a foreign client go, from the root. */
export function placed(files: readonly GeneratedFile[], directory: string): GeneratedFile[] {
  return files.map(({ path, text }) => ({ path: join(directory, path), text }));
}
