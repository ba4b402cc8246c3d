import { Ajv2020 } from 'ajv/dist/2020.js';
import standalone from 'ajv/dist/standalone/index.js';
import addFormats from 'ajv-formats';
import { rolldown } from 'rolldown';
import type { JsonSchema } from '#documents/schemas/read-schema.ts';

/**
 * Generates a self-contained ES module that exports `validate` for the requests of one operation, used by server and browser. It reports
 * all errors at once. Errors do not contain the data, which may hold a password.
 */
export async function requestValidator(operation: string, schema: JsonSchema): Promise<string> {
  const ajv = new Ajv2020({
    allErrors: true,
    strict: true,
    strictRequired: false,
    messages: false,
    code: { source: true, esm: true, lines: true },
  });
  addFormats(ajv);
  try {
    return await selfContained(standalone(ajv, ajv.compile(schema)));
  } catch (error) {
    throw new Error(`The request of "${operation}" cannot be compiled: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}

/**
 * Generates an ES module with one validator per name, for servers only. Validation stops at the first fault, so that its cost is bounded by
 * the request's length, and reports only its place.
 * @throws Error with the name of the schema that cannot be compiled
 */
export async function requestValidators(schemas: ReadonlyMap<string, JsonSchema>): Promise<string> {
  const ajv = new Ajv2020({
    strict: true,
    strictTypes: false,
    strictRequired: false,
    messages: false,
    code: { source: true, esm: true, lines: true },
  });
  addFormats(ajv);
  for (const [name, schema] of schemas) {
    ajv.addSchema(schema, name);
    try {
      ajv.getSchema(name);
    } catch (error) {
      throw new Error(`The request of "${name}" cannot be compiled: ${error instanceof Error ? error.message : String(error)}`, {
        cause: error,
      });
    }
  }
  return selfContained(standalone(ajv, Object.fromEntries([...schemas.keys()].map((name) => [name, name]))));
}

/** Declarations for the module of `requestValidator`. */
export const requestValidatorTypes = [
  "import type { RequestValidator } from '../../kit/form/check.ts';",
  'export declare const validate: RequestValidator;',
].join('\n');

const entry = 'request-validator';

/** Ajv's modules still contain `require`, which browsers do not support. */
async function selfContained(source: string): Promise<string> {
  const bundle = await rolldown({
    input: entry,
    plugins: [
      {
        name: entry,
        resolveId: (id) => (id === entry ? id : null),
        load: (id) => (id === entry ? { code: source, moduleType: 'js' } : null),
      },
    ],
  });
  const { output } = await bundle.generate({ format: 'esm', comments: false });
  await bundle.close();
  // The bundler names each file by its path, which differs where `node_modules` is a link.
  return output[0].code.replaceAll(/^\/\/(?:#(?:end)?region| \S*node_modules\/).*\n/gm, '');
}
