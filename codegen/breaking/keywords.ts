/** How the comparison treats a keyword of a schema. */
export type Treatment =
  | { readonly as: 'compared' }
  | { readonly as: 'harmless'; readonly why: string }
  /** A change of it is told as one that this comparison cannot judge. */
  | { readonly as: 'unjudged' };

const compared: Treatment = { as: 'compared' };
const unjudged: Treatment = { as: 'unjudged' };
const harmless = (why: string): Treatment => ({ as: 'harmless', why });
const WORDS = harmless('says something to people only');
const NAMES = harmless('names a place; what lies there is compared where it is used');

const TREATMENTS: Readonly<Record<string, Treatment>> = {
  // Applicators
  allOf: compared,
  anyOf: compared,
  oneOf: compared,
  properties: compared,
  additionalProperties: compared,
  items: compared,
  prefixItems: compared,
  not: unjudged,
  if: unjudged,
  else: unjudged,
  dependentSchemas: unjudged,
  patternProperties: unjudged,
  propertyNames: unjudged,
  contains: unjudged,
  unevaluatedItems: unjudged,
  unevaluatedProperties: compared,
  // Validation
  type: compared,
  enum: compared,
  const: compared,
  required: compared,
  minimum: compared,
  maximum: compared,
  exclusiveMinimum: compared,
  exclusiveMaximum: compared,
  minLength: compared,
  maxLength: compared,
  minItems: compared,
  maxItems: compared,
  uniqueItems: compared,
  pattern: compared,
  format: compared,
  multipleOf: compared,
  minProperties: unjudged,
  maxProperties: unjudged,
  dependentRequired: unjudged,
  minContains: unjudged,
  maxContains: unjudged,
  // Content of texts
  contentEncoding: unjudged,
  contentMediaType: unjudged,
  contentSchema: unjudged,
  // OpenAPI
  nullable: compared,
  discriminator: compared,
  readOnly: compared,
  writeOnly: compared,
  deprecated: compared,
  default: harmless('our clients fill in nothing; servers say what holds without a value'),
  xml: unjudged,
  externalDocs: WORDS,
  example: WORDS,
  examples: WORDS,
  title: WORDS,
  description: WORDS,
  $comment: WORDS,
  // References and identity
  $ref: compared,
  $dynamicRef: unjudged,
  $id: NAMES,
  $anchor: NAMES,
  $dynamicAnchor: NAMES,
  $schema: unjudged,
  $vocabulary: unjudged,
  $defs: NAMES,
  definitions: NAMES,
};

/** Every keyword of JSON Schema 2020-12 and of schemas in OpenAPI 3.0 and 3.1. One that stands in neither is taken for one to judge by hand. */
export const KEYWORDS: ReadonlyMap<string, Treatment> = new Map([...Object.entries(TREATMENTS), ['then', unjudged]]);

/** Keywords of which two schemas say different things that nothing here judges; extensions (`x-`) are none. */
export function unjudgedKeywords(before: Readonly<Record<string, unknown>>, after: Readonly<Record<string, unknown>>): readonly string[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((key) => {
    const treatment = KEYWORDS.get(key);
    const isJudged = key.startsWith('x-') || (treatment !== undefined && treatment.as !== 'unjudged');
    return !isJudged && JSON.stringify(before[key]) !== JSON.stringify(after[key]);
  });
}
