import { join } from 'node:path';
import openapiTS, { astToString } from 'openapi-typescript';
import { isObject, listOf, pointed } from '../json.ts';
import { formatted, verbatim } from '../output.ts';
import type { JsonSchema } from '#documents/schemas/read-schema.ts';
import { requestValidators } from '../schemas/request-validator.ts';
import type { Task } from '../task.ts';
import { bundleContracts, type OpenApiDocument } from './bundle.ts';
import { listOperations } from './operations.ts';
import { resolvedSchema } from './resolved-schema.ts';

const folder = 'composer/generated/';
/** Default limit of a request body, in bytes: enough for names and numbers. */
const SMALL = 64 * 1024;

/**
 * Generates from the composer's contract: types of app and server, the app's table of calls, the server's table of routes with a validator
 * per request.
 */
export const composerTask: Task = {
  name: 'composer',
  owns: [folder],
  reads: (path) => path.startsWith('contracts/http/') && path.endsWith('.yaml'),
  async run(root) {
    const document = bundleContracts(join(root, 'contracts/http'), 'composer');
    const operations = readOperations(document);
    // Source trees of tests have no composer.
    if (operations.length === 0) return { files: [], problems: [] };
    const types = withKinds(astToString(await openapiTS(JSON.stringify(document), { silent: true, immutable: true })));
    const schemas = new Map(operations.map((operation) => [operation.id, operation.request]));
    const files = [
      verbatim(`${folder}schema.ts`, types),
      await formatted(`${folder}calls.ts`, callsSource(operations)),
      await formatted(`${folder}routes.ts`, routesSource(operations)),
      verbatim(`${folder}requests.js`, await requestValidators(schemas)),
      await formatted(`${folder}requests.d.ts`, requestTypes(operations)),
    ];
    return { files, problems: [] };
  },
};

/** Adds the kinds of documents to the types. Each kind is a folder of the configuration, so the contract does not list them. */
function withKinds(types: string): string {
  const written = types.replace(/(?<=\n {8}(?:readonly )?DocumentKind: )string;/u, 'Kind;');
  if (written === types) throw new Error('contracts/http/composer.yaml has no schema DocumentKind, a text, any more.');
  return `import type { Kind } from '#documents/reader/kinds.ts';\n${written}`;
}

/** Facts about an operation that app and server need. */
interface ComposerOperation {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  /** Source of a regular expression for its path, with a group per parameter. */
  readonly expression: string;
  readonly role: string;
  readonly takes: 'json' | 'file' | undefined;
  /** Maximum size of the body, in bytes. */
  readonly largestBody: number;
  /** Query parameters that are integers. */
  readonly numbers: readonly string[];
  /** Schema of `{ path, query, body }`. */
  readonly request: JsonSchema;
}

interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly isRequired: boolean;
  readonly schema: JsonSchema;
}

function readOperations(document: OpenApiDocument): ComposerOperation[] {
  return listOperations(document).map(({ id, method, path, requestMedia }) => {
    const operation = document.paths[path]?.[method.toLowerCase()];
    if (!isObject(operation)) throw new Error(`contracts/http: ${id} is no operation.`);
    const parameters = parametersOf(document, operation, id);
    const query = parameters.filter((each) => each.in === 'query');
    const isJson = requestMedia === 'application/json';
    const body = isJson ? resolvedSchema(document, bodyOf(operation)) : undefined;
    const largestBody = operation['x-largest-body'];
    return {
      id,
      method,
      path,
      expression: expressionOf(path, parameters, id),
      role: roleOf(operation, id),
      takes: isJson ? 'json' : requestMedia === undefined ? undefined : 'file',
      largestBody: typeof largestBody === 'number' ? largestBody : SMALL,
      numbers: query.filter(({ schema }) => schema['type'] === 'integer').map(({ name }) => name),
      request: {
        type: 'object',
        required: ['path', 'query', ...(isJson ? ['body'] : [])],
        properties: {
          path: objectOf(parameters.filter((each) => each.in === 'path')),
          query: objectOf(query),
          ...(isJson && { body }),
        },
      },
    };
  });
}

function parametersOf(document: OpenApiDocument, { parameters }: Record<string, unknown>, id: string): Parameter[] {
  return listOf(parameters).map((entry) => {
    const parameter = isObject(entry) && typeof entry['$ref'] === 'string' ? pointed(document, entry['$ref']) : entry;
    const { name, in: place, required, schema } = isObject(parameter) ? parameter : {};
    const resolved = resolvedSchema(document, schema);
    if (typeof name !== 'string' || (place !== 'path' && place !== 'query') || !isObject(resolved))
      throw new Error(`contracts/http: the parameters of ${id} stand in path or query, each with a schema.`);
    return { name, in: place, isRequired: required === true, schema: resolved };
  });
}

function bodyOf({ requestBody }: Record<string, unknown>): unknown {
  return ['content', 'application/json', 'schema'].reduce<unknown>((node, key) => (isObject(node) ? node[key] : undefined), requestBody);
}

function objectOf(parameters: readonly Parameter[]): JsonSchema {
  return {
    type: 'object',
    required: parameters.filter(({ isRequired }) => isRequired).map(({ name }) => name),
    properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
  };
}

function roleOf({ security }: Record<string, unknown>, id: string): string {
  const [way] = listOf(security);
  const [role] = listOf(isObject(way) ? way['editor'] : undefined);
  if (typeof role === 'string') return role;
  throw new Error(`contracts/http: ${id} says in "security" which role it needs: [{ editor: [redaktion] }].`);
}

/** Path with the pattern of each parameter inserted. A parameter may contain slashes if its pattern allows them. */
function expressionOf(path: string, parameters: readonly Parameter[], id: string): string {
  const source = path.split(/\{(\w+)\}/u).map((part, index) => {
    if (index % 2 === 0) return part.replaceAll('/', String.raw`\/`);
    const pattern = parameters.find(({ name }) => name === part)?.schema['pattern'];
    if (typeof pattern !== 'string' || !/^\^.*\$$/u.test(pattern))
      throw new Error(`contracts/http: "${part}" of ${id} needs a pattern from ^ to $, by which its address is read.`);
    return `(?<${part}>${pattern.slice(1, -1)})`;
  });
  return `/^${source.join('')}$/u`;
}

function callsSource(operations: readonly ComposerOperation[]): string {
  return [
    '/** Method and path of every call of the composer, and what it sends. */',
    'export const calls = {',
    ...operations.map(({ id, method, path, takes }) => `${id}: ${JSON.stringify({ method, path, takes })},`),
    '} as const;',
  ].join('\n');
}

function routesSource(operations: readonly ComposerOperation[]): string {
  const rows = operations.map(
    ({ id, method, expression, role, takes, largestBody, numbers }) =>
      `{ id: '${id}', method: '${method}', path: ${expression}, role: '${role}', ${takes === undefined ? '' : `takes: '${takes}', `}largestBody: ${largestBody}, numbers: ${JSON.stringify(numbers)} },`,
  );
  return [
    "import type { Route } from '../server/route.ts';",
    '',
    '/** How every call of the composer is known by its address, and what it may carry. The first that fits is meant. */',
    'export const ROUTES: readonly Route[] = [',
    ...rows,
    '];',
  ].join('\n');
}

function requestTypes(operations: readonly ComposerOperation[]): string {
  return [
    "import type { RequestCheck } from '../server/request.ts';",
    '',
    ...operations.map(({ id }) => `export declare const ${id}: RequestCheck<'${id}'>;`),
  ].join('\n');
}
