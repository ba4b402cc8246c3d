import { join } from 'node:path';
import { bundleContracts } from '../contracts/bundle.ts';
import { isObject } from '../json.ts';
import { camelCase } from '../names.ts';
import { formatted, verbatim, type GeneratedFile } from '../output.ts';
import type { JsonSchema } from '../schemas/json-schema.ts';
import { requestValidator, requestValidatorTypes } from '../schemas/request-validator.ts';
import { readForm } from './read-form.ts';
import type { BlockFolder } from './read.ts';
import { requestSchema } from './request-schema.ts';

/** The forms of all blocks, and a check for each request that a form makes; nothing for requests that none makes. */
export async function formFiles(root: string, folder: string, blocks: readonly BlockFolder[]): Promise<GeneratedFile[]> {
  const withForm = blocks.filter((block) => block.hasForm);
  const operationOf = new Map<BlockFolder, string>();
  const placesOf = new Map<BlockFolder, readonly string[]>();
  for (const block of withForm) {
    const { operation, places } = await readForm(root, block.path);
    operationOf.set(block, operation);
    placesOf.set(block, places);
  }
  if (operationOf.size === 0) return [];
  const operations = [...new Set(operationOf.values())].toSorted();
  const contracts = bundleContracts(join(root, 'contracts/http'));
  const filledOf = (operation: string): ReadonlySet<string> =>
    new Set([...placesOf].flatMap(([block, places]) => (operationOf.get(block) === operation ? places : [])));
  const schemas = new Map(operations.map((operation) => [operation, requestSchema(contracts, operation, filledOf(operation))]));
  for (const [block, places] of placesOf) checkPlaces(block, places, schemas.get(operationOf.get(block) ?? '') ?? {});
  return [
    await formatted(`${folder}/forms.ts`, formsSource(operationOf, schemas)),
    ...(await Promise.all([...schemas].map(([operation, schema]) => validatorFiles(folder, operation, schema)))).flat(),
  ];
}

/** @throws Error when a field fills nothing of the request, or when no field fills a parameter that its address needs. */
function checkPlaces({ path }: BlockFolder, places: readonly string[], schema: JsonSchema): void {
  const fault = (text: string): Error => new Error(`${path}/form.ts: ${text}`);
  const properties = Object.keys(isObject(schema['properties']) ? schema['properties'] : {});
  for (const place of places) {
    const [head = ''] = place.split('.');
    if (!properties.includes(head))
      throw fault(`the request has nothing at "${place}"; it has ${properties.join(', ') || 'nothing at all'}.`);
  }
  const required: readonly unknown[] = Array.isArray(schema['required']) ? schema['required'] : [];
  for (const key of required)
    if (typeof key === 'string' && /^(?:path|query):/u.test(key) && !places.includes(key))
      throw fault(`no field fills "${key}", without which the call has no address: add { at: '${key}', kind: 'hidden', … }.`);
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
