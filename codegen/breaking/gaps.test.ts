import { describe, expect, it } from 'vitest';
import { KEYWORDS } from './keywords.ts';
import { called, found, got, OK, ROOT, root, sent } from './testing-pairs.ts';

/** Change of each compared keyword, as two schemas, with the schemas that they reference. */
const CHANGES: Readonly<Record<string, readonly [before: string, after: string, schemas?: string]>> = {
  allOf: ['{ allOf: [{ type: string }] }', '{ allOf: [{ type: number }] }'],
  anyOf: ['{ anyOf: [{ type: string }, { type: number }] }', '{ anyOf: [{ type: string }, { type: boolean }] }'],
  oneOf: ['{ oneOf: [{ type: string }, { type: number }] }', '{ oneOf: [{ type: string }, { type: boolean }] }'],
  properties: ['{ properties: { a: { type: string } } }', '{ properties: { a: { type: number } } }'],
  additionalProperties: ['{ additionalProperties: { type: string } }', '{ additionalProperties: { type: number } }'],
  items: ['{ type: array }', '{ type: array, items: { type: string } }'],
  prefixItems: ['{ type: array, prefixItems: [{ type: string }] }', '{ type: array, prefixItems: [{ type: number }] }'],
  unevaluatedProperties: ['{ unevaluatedProperties: { type: string } }', '{ unevaluatedProperties: { type: number } }'],
  type: ['{ type: string }', '{ type: number }'],
  enum: ['{ enum: [a, b] }', '{ enum: [a, c] }'],
  const: ['{ const: a }', '{ const: b }'],
  required: ['{ type: object, required: [a] }', '{ type: object, required: [b] }'],
  minimum: ['{ type: number, minimum: 1 }', '{ type: number, minimum: 2 }'],
  maximum: ['{ type: number, maximum: 2 }', '{ type: number, maximum: 1 }'],
  exclusiveMinimum: ['{ type: number, exclusiveMinimum: 1 }', '{ type: number, exclusiveMinimum: 2 }'],
  exclusiveMaximum: ['{ type: number, exclusiveMaximum: 2 }', '{ type: number, exclusiveMaximum: 1 }'],
  minLength: ['{ type: string, minLength: 1 }', '{ type: string, minLength: 2 }'],
  maxLength: ['{ type: string, maxLength: 2 }', '{ type: string, maxLength: 1 }'],
  minItems: ['{ type: array, minItems: 1 }', '{ type: array, minItems: 2 }'],
  maxItems: ['{ type: array, maxItems: 2 }', '{ type: array, maxItems: 1 }'],
  uniqueItems: ['{ type: array }', '{ type: array, uniqueItems: true }'],
  pattern: ['{ type: string }', '{ type: string, pattern: a }'],
  format: ['{ type: string }', '{ type: string, format: date }'],
  multipleOf: ['{ type: number }', '{ type: number, multipleOf: 2 }'],
  nullable: ['{ type: string, nullable: true }', '{ type: string }'],
  discriminator: [
    "{ oneOf: [{ $ref: '#/components/schemas/A' }], discriminator: { propertyName: k, mapping: { dog: A } } }",
    "{ oneOf: [{ $ref: '#/components/schemas/A' }], discriminator: { propertyName: k, mapping: { hund: A } } }",
    'A: { type: object }',
  ],
  readOnly: ['{ properties: { a: {} } }', '{ properties: { a: { readOnly: true } } }'],
  writeOnly: ['{ properties: { a: { writeOnly: true } } }', '{ required: [a], properties: { a: {} } }'],
  deprecated: ['{ properties: { a: {} } }', '{ properties: { a: { deprecated: true } } }'],
  default: ['{ type: string, default: a }', '{ type: string, default: b }'],
  $ref: ["{ $ref: '#/components/schemas/A' }", "{ $ref: '#/components/schemas/B' }", 'A: { type: string }, B: { type: number }'],
};

it.each([...KEYWORDS].filter(([, { as }]) => as === 'compared').map(([keyword]) => keyword))(
  'compares what it says it does: %s',
  (keyword) => {
    const [before, after, schemas] = CHANGES[keyword] ?? ['', ''];
    const pairs = [sent, got].flatMap((form) => [
      [form(before, schemas), form(after, schemas)],
      [form(after, schemas), form(before, schemas)],
    ]);
    expect(pairs.flatMap(([from = '', to = '']) => found(from, to))).not.toEqual([]);
  },
);

const A = "{ $ref: '#/components/schemas/A' }";
const [TEXT, NUMBER] = ['A: { type: string }', 'A: { type: number }'];
const login = (scopes: string): string =>
  called(
    `security: [{ o: [r] }], ${OK}`,
    `{ securitySchemes: { o: { type: oauth2, flows: { clientCredentials: { tokenUrl: 'https://x.example/t', scopes: ${scopes} } } } } }`,
  );
const pair = 'oneOf: [{ $ref: "#/components/schemas/A" }, { $ref: "#/components/schemas/B" }]';
const swap = (a: string, b: string): string => `{ ${pair}, discriminator: { propertyName: k, mapping: { dog: ${a}, cat: ${b} } } }`;
const extended = (type: string, mapping = ''): string =>
  `P: { type: object, discriminator: { propertyName: k${mapping} } }, D: { allOf: [{ $ref: "#/components/schemas/P" }, { properties: { a: { type: ${type} } } }] }`;
const P = "{ $ref: '#/components/schemas/P' }";
const item = (type: string): string =>
  `${ROOT}paths: { /t: { $ref: '#/components/pathItems/T' } }\ncomponents: { pathItems: { T: { get: { operationId: t, parameters: [{ name: q, in: query, schema: { type: ${type} } }], ${OK} } } } }\n`;
const ofPath = ['x', 'y'].map((name) => `{ name: ${name}, in: path, required: true, schema: { type: string } }`).join(', ');
const path = (at: string): string => `${ROOT}paths:\n  ${at}: { get: { operationId: t, parameters: [${ofPath}], ${OK} } }\n`;

describe('a comparison of contracts', () => {
  it.each([
    ...['not', 'contains', 'propertyNames', 'contentSchema', 'unevaluatedItems'].map((key) => [
      `what a reference under ${key} leads to`,
      sent(`{ ${key}: ${A} }`, TEXT),
      sent(`{ ${key}: ${A} }`, NUMBER),
      'risky request-not-judged',
    ]),
    ...['patternProperties', 'dependentSchemas'].map((key) => [
      `what a reference under ${key} leads to`,
      got(`{ ${key}: { a: ${A} } }`, TEXT),
      got(`{ ${key}: { a: ${A} } }`, NUMBER),
      'risky response-not-judged',
    ]),
    [
      'what a reference in a condition leads to',
      got(`{ if: {}, then: ${A} }`, TEXT),
      got(`{ if: {}, then: ${A} }`, NUMBER),
      'risky response-not-judged',
    ],
    [
      'what a webhook is sent',
      `${root(`webhooks: { w: { post: { requestBody: { content: { application/json: { schema: ${A} } } } } } }`)}components: { schemas: { ${TEXT} } }\n`,
      `${root(`webhooks: { w: { post: { requestBody: { content: { application/json: { schema: ${A} } } } } } }`)}components: { schemas: { ${NUMBER} } }\n`,
      'risky object-not-judged',
    ],
    [
      'what a callback is sent',
      called(`callbacks: { c: { $ref: '#/components/callbacks/C' } }, ${OK}`, '{ callbacks: { C: { x: {} } } }'),
      called(`callbacks: { c: { $ref: '#/components/callbacks/C' } }, ${OK}`, '{ callbacks: { C: { y: {} } } }'),
      'risky object-not-judged',
    ],
    ['a path that stands among the components', item('string'), item('number'), 'breaking request-type-changed'],
    [
      'entries behind a tuple that are forbidden',
      sent('{ type: array, prefixItems: [{}] }'),
      sent('{ type: array, prefixItems: [{}], items: false }'),
      'risky request-not-judged',
    ],
    [
      'a choice beside a reference',
      sent(A, 'A: { type: object }'),
      sent("{ $ref: '#/components/schemas/A', anyOf: [{ required: [a] }, { required: [b] }] }", 'A: { type: object }'),
      'breaking request-variants-demanded',
    ],
    [
      'another of the forms that a body must have one of',
      sent('{ anyOf: [{ required: [a] }, { required: [b] }] }'),
      sent('{ anyOf: [{ required: [a] }, { required: [c] }] }'),
      'breaking request-property-made-required',
    ],
    [
      'a second choice beside the first',
      sent('{ oneOf: [{ required: [a] }, { required: [b] }] }'),
      sent('{ allOf: [{ oneOf: [{ required: [a] }, { required: [b] }] }, { anyOf: [{ required: [c] }, { required: [d] }] }] }'),
      'breaking request-variants-demanded',
    ],
    [
      'exactly one instead of at least one',
      sent('{ anyOf: [{ required: [a] }, { required: [b] }] }'),
      sent('{ oneOf: [{ required: [a] }, { required: [b] }] }'),
      'risky request-not-judged',
    ],
    [
      'forms that an answer has one of no longer',
      got('{ type: object, anyOf: [{ required: [a] }, { required: [b] }] }'),
      got('{ type: object }'),
      'risky response-not-judged',
    ],
    [
      'a choice that becomes a text',
      sent('{ oneOf: [{ type: object }, { type: array }] }'),
      sent('{ type: string }'),
      'breaking request-type-changed',
    ],
    [
      'an answer that becomes a choice',
      got('{ type: string }'),
      got('{ oneOf: [{ type: string }, { type: number }] }'),
      'breaking response-type-changed',
    ],
    [
      'values of a discriminator that are swapped',
      got(swap('A', 'B'), 'A: { type: object, properties: { a: {} } }, B: { type: object }'),
      got(swap('B', 'A'), 'A: { type: object, properties: { a: {} } }, B: { type: object }'),
      'breaking response-property-removed',
    ],
    [
      'a schema that a discriminator names',
      got(P, extended('string', ', mapping: { d: D }')),
      got(P, extended('number', ', mapping: { d: D }')),
      'breaking response-type-changed',
    ],
    [
      'a schema that extends one with a discriminator',
      got(P, extended('string')),
      got(P, extended('number')),
      'breaking response-type-changed',
    ],
    [
      'further properties that were anything',
      sent('{ type: object }'),
      sent('{ type: object, additionalProperties: { type: number } }'),
      'breaking request-type-changed',
    ],
    [
      'a property that two schemas describe',
      sent('{ allOf: [{ properties: { a: { type: string } } }, { properties: { a: { minLength: 1 } } }] }'),
      sent('{ allOf: [{ properties: { a: { type: number } } }, { properties: { a: { minLength: 1 } } }] }'),
      'breaking request-type-changed',
    ],
    [
      'null that is in the list no longer',
      sent("{ type: [string, 'null'], enum: [a, null] }"),
      sent("{ type: [string, 'null'], enum: [a] }"),
      'breaking request-null-forbidden',
    ],
    [
      'a required property that bodies have now',
      sent('{ required: [a], properties: { a: { readOnly: true } } }'),
      sent('{ required: [a], properties: { a: {} } }'),
      'breaking request-property-added-required',
    ],
    ['two parts of a path that change places', path('/a/{x}/{y}'), path('/a/{y}/{x}'), 'breaking operation-path-changed'],
    ['a scope that nobody gets any more', login('{ r: a, w: b }'), login('{ r: a }'), 'breaking security-scope-removed'],
    [
      'one of two servers',
      root("servers: [{ url: 'https://x.example' }, { url: 'https://y.example' }]"),
      root("servers: [{ url: 'https://x.example' }]"),
      'risky operation-host-changed',
    ],
    [
      'a value of a server’s variable',
      root("servers: [{ url: 'https://{e}.example', variables: { e: { default: a, enum: [a, b] } } }]"),
      root("servers: [{ url: 'https://{e}.example', variables: { e: { default: a, enum: [a] } } }]"),
      'risky operation-host-changed',
    ],
  ])('sees %s', (_what, before, after, finding) => {
    expect(found(before ?? '', after ?? '')).toContain(finding);
  });

  it.each([
    [
      'words of a schema under a keyword that it cannot judge',
      sent(`{ not: ${A} }`, 'A: { type: string, description: a }'),
      sent(`{ not: ${A} }`, 'A: { description: b, type: string }'),
    ],
    ['a body that becomes one of several', sent('{ type: string }'), sent('{ oneOf: [{ type: number }, { type: string }] }')],
    [
      'variants in another order',
      got('{ oneOf: [{ type: string }, { type: number, minimum: 1 }] }'),
      got('{ oneOf: [{ type: number, minimum: 1 }, { type: string }] }'),
    ],
    ['a schema of another name', got(A, TEXT), got("{ $ref: '#/components/schemas/B' }", 'B: { type: string }')],
    ['a property that bodies never had', sent('{ properties: { a: { readOnly: true } } }'), sent('{ type: object }')],
    ['a coarser step that becomes finer', sent('{ type: number, multipleOf: 4 }'), sent('{ type: number, multipleOf: 2 }')],
    ['what an open object says of itself', sent('{ type: object }'), sent('{ type: object, additionalProperties: true }')],
    [
      'a path that moves among the components',
      `${ROOT}paths: { /t: { get: { operationId: t, parameters: [{ name: q, in: query, schema: { type: string } }], ${OK} } } }\n`,
      item('string'),
    ],
  ])('raises no alarm for %s', (_what, before, after) => {
    expect(found(before, after)).toEqual([]);
  });
});
