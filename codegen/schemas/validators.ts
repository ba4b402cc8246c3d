import { Ajv } from 'ajv';
import standalone from 'ajv/dist/standalone/index.js';
import addFormats from 'ajv-formats';
import type { JsonSchema } from '#documents/schemas/read-schema.ts';

/** Keywords of this project and of editors that carry no rule. */
const annotations = [
  'x-vocabulary',
  'x-version',
  'x-block',
  'x-alias',
  'x-reference',
  'x-subject',
  'x-form',
  'x-introduction',
  'x-prices',
  'x-config',
  'x-kind',
  'x-about',
  'x-placeholders',
  'x-values',
  'x-private',
  'x-operation',
  'x-labels',
  'x-shell',
  'x-running-text',
  'x-outline',
  'x-part-title',
  'x-alternative',
  'x-ratio',
  'markdownDescription',
  'defaultSnippets',
  'enumDescriptions',
  'deprecationMessage',
  'errorMessage',
];

/**
 * Generates CommonJS source that exports one validator per name and needs no compiler at run time. Each error carries `schemaPath`,
 * `params`, `parentSchema` and `data`, and all errors of a document are reported at once. For untrusted documents, `isBrief` stops at the
 * first fault and reports only its place.
 * @throws Error with the name of the schema if a schema is not valid draft-07
 */
export function validatorSource(schemas: ReadonlyMap<string, JsonSchema>, { isBrief = false } = {}): string {
  const ajv = new Ajv({
    allErrors: !isBrief,
    verbose: !isBrief,
    discriminator: true,
    strict: true,
    strictTypes: false,
    strictTuples: false,
    strictRequired: false,
    allowUnionTypes: true,
    code: { source: true, esm: false, lines: true },
  });
  addFormats(ajv);
  ajv.addVocabulary(annotations);
  const exported: Record<string, string> = {};
  for (const [name, schema] of schemas) {
    const id = `parkett:${name}`;
    try {
      ajv.addSchema({ ...schema, $id: id });
      ajv.getSchema(id);
    } catch (error) {
      throw new Error(`The schema "${name}" cannot be compiled: ${error instanceof Error ? error.message : String(error)}`, {
        cause: error,
      });
    }
    exported[name] = id;
  }
  return joinedInPlace(standalone(ajv, exported));
}

/** Ajv's way to join the errors of a part with previous ones: it copies all for each part, which is quadratic in the number of faults. */
const COPYING = /vErrors = vErrors === null \? (\w+(?:\.validate)?)\.errors : vErrors\.concat\(\1\.errors\);/gu;

/** Joins with a loop, because a call with more arguments than the stack holds fails. Each list belongs to the call that created it. */
const JOIN = `function joinErrors(before, more) {
if (before === null) return more;
for (let index = 0; index < more.length; index++) before.push(more[index]);
return before;
}
`;

/**
 * Changes validators so that each appends the errors of its parts to its own list in place.
 * @throws Error if Ajv generates different code for the joining
 */
export function joinedInPlace(source: string): string {
  const joined = source.replaceAll(COPYING, 'vErrors = joinErrors(vErrors, $1.errors);');
  if (joined.includes('vErrors.concat(')) throw new Error('ajv joins errors in a new way: adapt COPYING in codegen/schemas/validators.ts.');
  return joined === source ? source : joined.replace(/^"use strict";/u, (head) => `${head}\n${JOIN}`);
}

/** Generates the declarations for the source: one function per name, with the type that the schema describes. */
export function validatorDeclarations(typeOf: ReadonlyMap<string, string>, typesFile: string): string {
  const names = [...typeOf.keys()];
  const types = [...new Set(typeOf.values())].filter((type) => type !== 'unknown');
  return [
    "import type { ValidateFunction } from 'ajv';",
    types.length > 0 ? `import type { ${types.join(', ')} } from '${typesFile}';` : '',
    'declare const validators: {',
    ...names.map((name) => `readonly ${JSON.stringify(name)}: ValidateFunction<${typeOf.get(name)}>;`),
    '};',
    'export = validators;',
    '',
  ].join('\n');
}
