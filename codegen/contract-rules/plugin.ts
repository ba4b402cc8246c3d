import { bodyExample, identifierSpelling, parameterExample } from './inputs.ts';
import { effectDeclared, errorsDeclared, operationIdForm, rangeDeclared, securityDeclared } from './operations.ts';
import type { Rule } from './rule.ts';
import { largestBody, servedBy } from './served-by.ts';
import { closedObject, fieldDocumented, noAllOfOverDiscriminator } from './schemas.ts';

/** Contract rules of this project, by the name that `redocly.yaml` enables them with. */
export const rules: Readonly<Record<string, Rule>> = {
  'served-by': servedBy,
  'largest-body': largestBody,
  'operation-id-form': operationIdForm,
  'security-declared': securityDeclared,
  'effect-declared': effectDeclared,
  'range-declared': rangeDeclared,
  'errors-declared': errorsDeclared,
  'parameter-example': parameterExample,
  'body-example': bodyExample,
  'identifier-spelling': identifierSpelling,
  'field-documented': fieldDocumented,
  'closed-object': closedObject,
  'no-allof-over-discriminator': noAllOfOverDiscriminator,
};

// The linter loads a plugin by its default export.
// oxlint-disable-next-line import/no-default-export
export default function plugin(): { id: string; rules: { oas3: typeof rules } } {
  return { id: 'parkett', rules: { oas3: rules } };
}
