import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isObject } from '../json.ts';
import { readContract } from './read-contract.ts';
import { SERVERS, serverOf, type Server } from './servers.ts';

/** OpenAPI document as plain data. */
export type OpenApiDocument = {
  openapi: string;
  info: { title: string; version: string; description?: string };
  servers?: { url: string }[];
  tags?: { name: string; description?: string }[];
  paths: Record<string, Record<string, unknown>>;
  security?: unknown;
  components?: Record<string, Record<string, unknown>>;
};

/**
 * Returns a document as plain data. Only its root is checked here; nested parts are checked by their readers.
 * @throws TypeError if the data is not an object
 */
export function openApiOf(data: unknown): OpenApiDocument {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Contracts are linted before anything else reads them
  if (isObject(data)) return data as OpenApiDocument;
  throw new TypeError('An OpenAPI document must be an object.');
}

/**
 * Joins those files of `contracts/http/*.yaml` that a server answers (`x-served-by`) into one document. References between the files
 * (`./common.yaml#/components/…`) become local.
 * @throws Error naming both files if two of them define the same path, operation or component
 */
export function bundleContracts(directory: string, server: Server): OpenApiDocument {
  const { url, title, description } = SERVERS[server];
  const components: NonNullable<OpenApiDocument['components']> = {};
  const bundle: OpenApiDocument = {
    openapi: '3.1.0',
    info: { title, version: '1.0.0', description },
    servers: [{ url }],
    tags: [],
    paths: {},
    components,
  };
  const origin = new Map<string, string>();
  for (const file of readdirSync(directory)
    .filter((name) => name.endsWith('.yaml'))
    .toSorted()) {
    const { data } = readContract(join(directory, file));
    if (serverOf(data, file) !== server) continue;
    const document = openApiOf(localReferences(data));
    bundle.tags?.push(...(document.tags ?? []));
    for (const [path, item] of Object.entries(document.paths ?? {})) {
      claim(origin, path, file);
      for (const operation of Object.values(item)) {
        if (isObject(operation) && typeof operation['operationId'] === 'string')
          claim(origin, `Operation ${operation['operationId']}`, file);
      }
      bundle.paths[path] = item;
    }
    for (const [kind, entries] of Object.entries(document.components ?? {})) {
      const target = (components[kind] ??= {});
      for (const [name, entry] of Object.entries(entries)) {
        claim(origin, `components/${kind}/${name}`, file);
        target[name] = entry;
      }
    }
  }
  return bundle;
}

function claim(origin: Map<string, string>, what: string, file: string): void {
  const other = origin.get(what);
  if (other !== undefined) throw new Error(`${what} is defined in ${other} and in ${file}: keep one of them.`);
  origin.set(what, file);
}

function localReferences(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(localReferences);
  if (node === null || typeof node !== 'object') return node;
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) =>
      key === '$ref' && typeof value === 'string' ? [key, value.replace(/^\.\/[\w-]+\.yaml#/, '#')] : [key, localReferences(value)],
    ),
  );
}
