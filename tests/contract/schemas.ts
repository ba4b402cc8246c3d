import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { componentSchemas, type JsonSchema } from './operations.ts';

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats(ajv);
ajv.addSchema({ $id: 'contract:', components: { schemas: componentSchemas() } });

/** Compiles a schema of the contract, with checks of formats. */
export function compile(schema: JsonSchema): ValidateFunction {
  return ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', '"contract:#/components/')) as object);
}

/** Returns violations of the schema, one per line; empty if the value is valid. */
export function faultsOf(schema: JsonSchema, value: unknown): string[] {
  const validate = compile(schema);
  if (validate(value)) return [];
  return (validate.errors ?? []).map(
    ({ instancePath, message, params }) => `${instancePath || '/'} ${message ?? ''} ${JSON.stringify(params)}`,
  );
}
