import { Ajv } from 'ajv';
import standalone from 'ajv/dist/standalone/index.js';
import addFormats from 'ajv-formats';
import type { JsonSchema } from '#documents/schemas/read-schema.ts';

/** Keywords of ours and of editors that carry no rule. */
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
 * CommonJS source that exports one validation function per name. It needs no compiler at run time; each error carries
 * `schemaPath`, `params`, `parentSchema` and `data`, and all errors of a document come at once; where documents come from
 * strangers, `isBrief` ends at the first fault and says only where it is.
 * @throws Error when a schema is not valid draft-07, with the name of the schema.
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

/** How ajv joins the errors of a part with those before: a copy of all for each part, quadratic in a document of many faults. */
const COPYING = /vErrors = vErrors === null \? (\w+(?:\.validate)?)\.errors : vErrors\.concat\(\1\.errors\);/gu;

/** Joins by a loop, as a call with more arguments than the stack holds fails. Each list belongs to the call that made it. */
const JOIN = `function joinErrors(before, more) {
if (before === null) return more;
for (let index = 0; index < more.length; index++) before.push(more[index]);
return before;
}
`;

/**
 * The same validators, of which each adds the errors of its parts to its own list in place.
 * @throws Error when ajv writes the joining in another way.
 */
export function joinedInPlace(source: string): string {
  const joined = source.replaceAll(COPYING, 'vErrors = joinErrors(vErrors, $1.errors);');
  if (joined.includes('vErrors.concat(')) throw new Error('ajv joins errors in a new way: adapt COPYING in codegen/schemas/validators.ts.');
  return joined === source ? source : joined.replace(/^"use strict";/u, (head) => `${head}\n${JOIN}`);
}

/** The declarations beside the source: one function per name, of the type that the schema describes. */
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
