import { join } from 'node:path';
import { bundleContracts } from '../contracts/bundle.ts';
import { camelCase } from '../names.ts';
import { formatted, verbatim, type GeneratedFile } from '../output.ts';
import type { JsonSchema } from '../schemas/json-schema.ts';
import { requestValidator, requestValidatorTypes } from '../schemas/request-validator.ts';
import { formOperation } from './read-form.ts';
import type { BlockFolder } from './read.ts';
import { requestSchema } from './request-schema.ts';

/** The forms of all blocks, and a check for each request that a form makes; nothing for requests that none makes. */
export async function formFiles(root: string, folder: string, blocks: readonly BlockFolder[]): Promise<GeneratedFile[]> {
  const withForm = blocks.filter((block) => block.hasForm);
  const operationOf = new Map<BlockFolder, string>();
  for (const block of withForm) operationOf.set(block, await formOperation(root, block.path));
  if (operationOf.size === 0) return [];
  const operations = [...new Set(operationOf.values())].toSorted();
  const contracts = bundleContracts(join(root, 'contracts/http'));
  const schemas = new Map(operations.map((operation) => [operation, requestSchema(contracts, operation)]));
  return [
    await formatted(`${folder}/forms.ts`, formsSource(operationOf, schemas)),
    ...(await Promise.all([...schemas].map(([operation, schema]) => validatorFiles(folder, operation, schema)))).flat(),
  ];
}

async function validatorFiles(folder: string, operation: string, schema: JsonSchema): Promise<GeneratedFile[]> {
  return [
    verbatim(`${folder}/requests/${operation}.js`, await requestValidator(operation, schema)),
    await formatted(`${folder}/requests/${operation}.d.ts`, requestValidatorTypes),
  ];
}

function formsSource(operationOf: ReadonlyMap<BlockFolder, string>, schemas: ReadonlyMap<string, JsonSchema>): string {
  return [
    "import { blockForm } from '../kit/form/form.ts';",
    ...[...operationOf.keys()].map(
      ({ family, type }) => `import { form as ${camelCase(type)}Definition } from '../${family}/${type}/form.ts';`,
    ),
    ...[...schemas.keys()].map((operation) => `import { validate as ${operation}Check } from './requests/${operation}.js';`),
    '',
    ...[...schemas].map(([operation, schema]) => `const ${operation}Request = ${JSON.stringify(schema)};`),
    ...[...operationOf].flatMap(([{ type }, operation]) => [
      `/** The form of the block "${type}". */`,
      `export const ${formName(type)} = blockForm('${type}', ${camelCase(type)}Definition, ${operation}Request, ${operation}Check);`,
    ]),
  ].join('\n');
}

/** Name of a block's form among the generated ones. */
export function formName(type: string): string {
  return `${camelCase(type)}Form`;
}
