import { join } from 'node:path';
import { bundleContracts } from '../contracts/bundle.ts';
import { isObject } from '../json.ts';
import { camelCase } from '../names.ts';
import { formatted, verbatim, type GeneratedFile } from '../output.ts';
import type { JsonSchema } from '#documents/schemas/read-schema.ts';
import { requestValidator, requestValidatorTypes } from '../schemas/request-validator.ts';
import { readForms, type FormFacts } from './read-form.ts';
import type { BlockFolder } from './read.ts';
import { requestSchema } from './request-schema.ts';

/** Generates the forms of all blocks, and a validator for each request that a form sends. Requests that no form sends get none. */
export async function formFiles(root: string, folder: string, blocks: readonly BlockFolder[]): Promise<GeneratedFile[]> {
  const forms: BlockFormFacts[] = [];
  for (const block of blocks.filter(({ hasForm }) => hasForm))
    for (const facts of await readForms(root, block.path)) forms.push({ ...facts, block });
  if (forms.length === 0) return [];
  const operations = [...new Set(forms.map(({ operation }) => operation))].toSorted();
  const contracts = bundleContracts(join(root, 'contracts/http'), 'provider');
  const filledOf = (operation: string): ReadonlySet<string> =>
    new Set(forms.flatMap((form) => (form.operation === operation ? form.places : [])));
  const schemas = new Map(operations.map((operation) => [operation, requestSchema(contracts, operation, filledOf(operation))]));
  for (const { block, operation, effect, places } of forms) {
    checkPlaces(block, places, schemas.get(operation) ?? {});
    if (effect !== undefined) checkAddress(block, places, requestSchema(contracts, effect, new Set()));
  }
  return [
    await formatted(`${folder}/forms.ts`, formsSource(forms, schemas)),
    ...(await Promise.all([...schemas].map(([operation, schema]) => validatorFiles(folder, operation, schema)))).flat(),
  ];
}

interface BlockFormFacts extends FormFacts {
  readonly block: BlockFolder;
}

/** @throws Error if a field does not fill any place of the request, or if a path parameter is missing */
function checkPlaces(block: BlockFolder, places: readonly string[], schema: JsonSchema): void {
  const properties = Object.keys(isObject(schema['properties']) ? schema['properties'] : {});
  for (const place of places) {
    const [head = ''] = place.split('.');
    if (!properties.includes(head))
      throw fault(block, `the request has nothing at "${place}"; it has ${properties.join(', ') || 'nothing at all'}.`);
  }
  checkAddress(block, places, schema);
}

/** @throws Error if no field fills a path parameter of the call */
function checkAddress(block: BlockFolder, places: readonly string[], schema: JsonSchema): void {
  const required: readonly unknown[] = Array.isArray(schema['required']) ? schema['required'] : [];
  for (const key of required)
    if (typeof key === 'string' && /^(?:path|query):/u.test(key) && !places.includes(key))
      throw fault(block, `no field fills "${key}", without which the call has no address: add { at: '${key}', kind: 'hidden', … }.`);
}

function fault({ path }: BlockFolder, text: string): Error {
  return new Error(`${path}/form.ts: ${text}`);
}

async function validatorFiles(folder: string, operation: string, schema: JsonSchema): Promise<GeneratedFile[]> {
  return [
    verbatim(`${folder}/requests/${operation}.js`, await requestValidator(operation, schema)),
    await formatted(`${folder}/requests/${operation}.d.ts`, requestValidatorTypes),
  ];
}

function formsSource(forms: readonly BlockFormFacts[], schemas: ReadonlyMap<string, JsonSchema>): string {
  const byBlock = Map.groupBy(forms, ({ block }) => block);
  return [
    "import { blockForm } from '../kit/form/form.ts';",
    ...[...byBlock.values()].map(([form]) => (form === undefined ? '' : definitionImport(form))),
    ...[...schemas.keys()].map((operation) => `import { validate as ${operation}Check } from './requests/${operation}.js';`),
    '',
    ...[...schemas].map(([operation, schema]) => `const ${operation}Request = ${JSON.stringify(schema)};`),
    ...[...byBlock].flatMap(([{ type }, [first, ...others]]) => {
      if (first?.key === undefined)
        return first === undefined
          ? []
          : [`/** The form of the block "${type}". */`, `export const ${formName(type)} = ${formSource(first)};`];
      const entries = [first, ...others].map((form) => `${form.key}: ${formSource(form)},`);
      return [`/** The forms of the block "${type}". */`, `export const ${formName(type, true)} = {`, ...entries, '};'];
    }),
  ].join('\n');
}

function definitionImport({ key, block: { family, type } }: BlockFormFacts): string {
  return `import { ${key === undefined ? 'form' : 'forms'} as ${camelCase(type)}Definition } from '../${family}/${type}/form.ts';`;
}

function formSource({ key, block: { type }, operation }: BlockFormFacts): string {
  const [name, own] = key === undefined ? [type, ''] : [`${type}.${key}`, `.${key}`];
  return `blockForm('${name}', ${camelCase(type)}Definition${own}, ${operation}Request, ${operation}Check)`;
}

/** Export name of a block's form, or of its forms if it has several, in the generated file. */
export function formName(type: string, isSeveral = false): string {
  return `${camelCase(type)}Form${isSeveral ? 's' : ''}`;
}
