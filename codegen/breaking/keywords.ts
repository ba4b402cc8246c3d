import { keysOf, tableOf } from '#domain/input/typed-entries.ts';

/** Treatment of a schema keyword in the comparison. */
export type Treatment =
  | { readonly as: 'compared' }
  | { readonly as: 'harmless'; readonly why: string }
  /** A change is reported as one that this comparison cannot judge. */
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
  default: compared,
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

/** Every keyword of JSON Schema 2020-12 and of schemas in OpenAPI 3.0 and 3.1. An unknown keyword is reported for review by a person. */
export const KEYWORDS: ReadonlyMap<string, Treatment> = new Map([...Object.entries(TREATMENTS), ['then', unjudged]]);

const OF_OBJECTS = {
  document: {
    openapi: harmless('the version of the language; what is said in it is compared'),
    info: WORDS,
    servers: compared,
    paths: compared,
    webhooks: unjudged,
    components: NAMES,
    security: compared,
    tags: WORDS,
    externalDocs: WORDS,
    jsonSchemaDialect: unjudged,
  },
  path: {
    $ref: compared,
    summary: WORDS,
    description: WORDS,
    ...Object.fromEntries(['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'].map((method) => [method, compared])),
    servers: compared,
    parameters: compared,
  },
  operation: {
    tags: WORDS,
    summary: WORDS,
    description: WORDS,
    externalDocs: WORDS,
    operationId: compared,
    parameters: compared,
    requestBody: compared,
    responses: compared,
    callbacks: unjudged,
    deprecated: compared,
    security: compared,
    servers: compared,
  },
  parameter: {
    name: compared,
    in: compared,
    description: WORDS,
    required: compared,
    deprecated: compared,
    allowEmptyValue: unjudged,
    style: compared,
    explode: compared,
    allowReserved: compared,
    schema: compared,
    content: compared,
    example: WORDS,
    examples: WORDS,
  },
  body: { description: WORDS, content: compared, required: compared },
  media: { schema: compared, example: WORDS, examples: WORDS, encoding: compared },
  response: {
    description: WORDS,
    headers: compared,
    content: compared,
    links: harmless('our clients follow no links of a document'),
  },
  header: {
    description: WORDS,
    required: compared,
    deprecated: unjudged,
    style: unjudged,
    explode: unjudged,
    schema: compared,
    content: unjudged,
    example: WORDS,
    examples: WORDS,
  },
  scheme: {
    type: compared,
    description: WORDS,
    name: compared,
    in: compared,
    scheme: compared,
    bearerFormat: WORDS,
    flows: compared,
    openIdConnectUrl: compared,
  },
  flow: { authorizationUrl: compared, tokenUrl: compared, refreshUrl: compared, scopes: compared },
  server: { url: compared, description: WORDS, variables: compared },
  variable: { enum: compared, default: compared, description: WORDS },
  encoding: { contentType: compared, headers: compared, style: compared, explode: compared, allowReserved: compared },
  discriminator: { propertyName: compared, mapping: compared },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Treatment>>>>;

/** Kind of OpenAPI object that is not a schema. */
export type ObjectKind = keyof typeof OF_OBJECTS;

/** Every key of the OpenAPI 3.0 and 3.1 objects that are not schemas, by kind of object. */
export const OBJECT_KEYS: Readonly<Record<ObjectKind, ReadonlyMap<string, Treatment>>> = tableOf(
  keysOf(OF_OBJECTS).map((kind) => [kind, new Map<string, Treatment>(Object.entries(OF_OBJECTS[kind]))] as const),
);

/** Returns true if a keyword is prose for people or an extension (`x-`). */
export function isWords(key: string): boolean {
  return key.startsWith('x-') || TREATMENTS[key] === WORDS;
}

/** Keys of an object, and a function that returns the canonical text of a value in its place. */
export interface Said {
  readonly keys: Readonly<Record<string, unknown>>;
  readonly meaningOf: (value: unknown) => string;
}

/** Keys whose meaning differs between two objects and that no rule judges. Extensions (`x-`) are excluded. */
export function unjudgedKeys(treatments: ReadonlyMap<string, Treatment>, before: Said, after: Said): readonly string[] {
  return [...new Set([...Object.keys(before.keys), ...Object.keys(after.keys)])].filter((key) => {
    const treatment = treatments.get(key);
    const isJudged = key.startsWith('x-') || (treatment !== undefined && treatment.as !== 'unjudged');
    return !isJudged && before.meaningOf(before.keys[key]) !== after.meaningOf(after.keys[key]);
  });
}
