import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { keywordTable } from './keyword-table.ts';
import { KEYWORDS, OBJECT_KEYS } from './keywords.ts';
import { asked, found, got, headed, OK, root, ROOT, sent } from './testing-pairs.ts';

describe('a comparison of contracts', () => {
  it.each([
    [
      'the order of a tuple',
      got('{ type: array, prefixItems: [{ type: number }, { type: string }] }'),
      got('{ type: array, prefixItems: [{ type: string }, { type: number }] }'),
      'breaking response-type-changed',
    ],
    [
      'forms that a body must have one of',
      sent('{ type: object, properties: { a: {} } }'),
      sent('{ type: object, properties: { a: {} }, anyOf: [{ required: [a] }, { required: [b] }] }'),
      'breaking request-variants-demanded',
    ],
    ['one more scope', root('security: [{ o: [read] }]'), root('security: [{ o: [read, write] }]'), 'breaking security-tightened'],
    [
      'another base address',
      root("servers: [{ url: 'https://x.example/v1' }]"),
      root("servers: [{ url: 'https://x.example/v2' }]"),
      'breaking operation-path-changed',
    ],
    [
      'another host',
      root("servers: [{ url: 'https://x.example' }]"),
      root("servers: [{ url: 'https://y.example' }]"),
      'risky operation-host-changed',
    ],
    [
      'a server whose variable has another default',
      root("servers: [{ url: 'https://x.example/{v}', variables: { v: { default: v1 } } }]"),
      root("servers: [{ url: 'https://x.example/{v}', variables: { v: { default: v2 } } }]"),
      'breaking operation-path-changed',
    ],
    [
      'words beside a reference',
      `${got("{ $ref: '#/components/schemas/A' }")}components: { schemas: { A: { type: string } } }\n`,
      `${got("{ $ref: '#/components/schemas/A', maxLength: 3, not: { const: x } }")}components: { schemas: { A: { type: string } } }\n`,
      'risky response-not-judged',
    ],
    [
      'a reference with escaped signs',
      `${got("{ $ref: '#/components/schemas/a~1b' }")}components: { schemas: { a/b: { type: string } } }\n`,
      `${got("{ $ref: '#/components/schemas/a~1b' }")}components: { schemas: { a/b: { type: number } } }\n`,
      'breaking response-type-changed',
    ],
    [
      'the schema of a parameter with a media type',
      asked('{ name: q, in: query, content: { application/json: { schema: { type: string } } } }'),
      asked('{ name: q, in: query, content: { application/json: { schema: { type: number } } } }'),
      'breaking request-type-changed',
    ],
    [
      'another media type of a parameter',
      asked('{ name: q, in: query, schema: { type: object } }'),
      asked('{ name: q, in: query, content: { application/json: { schema: { type: object } } } }'),
      'breaking parameter-style-changed',
    ],
    [
      'signs that are encoded now',
      asked('{ name: q, in: query, allowReserved: true, schema: { type: string } }'),
      asked('{ name: q, in: query, schema: { type: string } }'),
      'breaking parameter-style-changed',
    ],
    ['the schema of a header', headed('{ type: integer }'), headed('{ type: string }'), 'breaking response-type-changed'],
    [
      'the narrower of two limits, wherever it stands',
      sent('{ allOf: [{ type: integer, minimum: 5 }, { minimum: 0 }] }'),
      sent('{ allOf: [{ type: integer, minimum: 5 }, { minimum: 7 }] }'),
      'breaking request-range-narrowed',
    ],
    [
      'a value that one of two lists has no longer',
      sent('{ allOf: [{ enum: [a, b] }, { enum: [a, b, c] }] }'),
      sent('{ allOf: [{ enum: [a, b] }, { enum: [a, c] }] }'),
      'breaking request-enum-narrowed',
    ],
    [
      'what stands beside "this or null"',
      sent("{ anyOf: [{ type: string }, { type: 'null' }], maxLength: 9 }"),
      sent("{ anyOf: [{ type: string }, { type: 'null' }], maxLength: 3 }"),
      'breaking request-length-narrowed',
    ],
    ['another webhook', root('webhooks: { a: { post: {} } }'), root('webhooks: { b: { post: {} } }'), 'risky object-not-judged'],
    [
      'another callback',
      `${ROOT}paths:\n  /t: { post: { operationId: t, callbacks: { a: {} }, ${OK} } }\n`,
      `${ROOT}paths:\n  /t: { post: { operationId: t, ${OK} } }\n`,
      'risky object-not-judged',
    ],
    ['a word of the root that nobody knows', root('neuesWort: 1'), root('neuesWort: 2'), 'risky object-not-judged'],
    [
      'what comes by a merge key',
      `${ROOT}x-a: &a { responses: { '200': { description: ok, content: { application/json: { schema: { type: string } } } } } }\npaths:\n  /t: { get: { operationId: t, <<: *a } }\n`,
      `${ROOT}x-a: &a { responses: { '200': { description: ok, content: { application/json: { schema: { type: number } } } } } }\npaths:\n  /t: { get: { operationId: t, <<: *a } }\n`,
      'breaking response-type-changed',
    ],
  ])('sees %s', (_what, before, after, finding) => {
    expect(found(before, after)).toContain(finding);
  });

  it.each([
    [
      'a prefix that moves from the paths to the servers',
      root("servers: [{ url: 'https://x.example' }]", '/api/t'),
      root("servers: [{ url: 'https://x.example/api' }]"),
    ],
    ['a scope less', root('security: [{ o: [read, write] }]'), root('security: [{ o: [read, write] }, { o: [read, write], p: [] }]')],
    [
      'a new required property that only answers have',
      sent('{ type: object, properties: { a: { type: string } } }'),
      sent('{ type: object, required: [id], properties: { a: { type: string }, id: { type: string, readOnly: true } } }'),
    ],
    [
      'a limit written as 3.0 and as 3.1',
      sent('{ type: number, minimum: 0, exclusiveMinimum: true }'),
      sent('{ type: number, exclusiveMinimum: 0 }'),
    ],
    [
      'a limit that is said not to be exclusive',
      sent('{ type: number, minimum: 0, exclusiveMinimum: false }'),
      sent('{ type: number, minimum: 0 }'),
    ],
    [
      'limits that hold together and say the same in another order',
      sent('{ allOf: [{ type: integer, minimum: 5, pattern: a }, { type: number, minimum: 0, pattern: b }] }'),
      sent('{ allOf: [{ type: number, minimum: 0, pattern: b }, { type: integer, minimum: 5, pattern: a }] }'),
    ],
    [
      'words of 3.0 beside a reference',
      `${got("{ $ref: '#/components/schemas/A' }").replace('3.1.0', '3.0.3')}components: { schemas: { A: { type: string } } }\n`,
      `${got("{ $ref: '#/components/schemas/A', nullable: true }").replace('3.1.0', '3.0.3')}components: { schemas: { A: { type: string } } }\n`,
    ],
    ['words for people', root('tags: [{ name: a }]'), root('tags: [{ name: b }]')],
    ['an extension', sent('{ type: number, x-a: 1 }'), sent('{ type: number, x-a: 2 }')],
  ])('raises no alarm for %s', (_what, before, after) => {
    expect(found(before, after)).toEqual([]);
  });

  it.each(['not', 'if', 'patternProperties', 'dependentRequired', 'contains', 'contentEncoding', 'minProperties', 'neuesWort'])(
    'says that it cannot judge a change of %s',
    (keyword) => {
      const value = ['minProperties'].includes(keyword) ? ['1', '2'] : ['{ a: 1 }', '{ a: 2 }'];
      const schema = (text = ''): string => `{ type: object, ${keyword}: ${text} }`;
      expect(found(sent(schema(value[0])), sent(schema(value[1])))).toEqual(['risky request-not-judged']);
      expect(found(got(schema(value[0])), got('{ type: object }'))).toEqual(['risky response-not-judged']);
    },
  );
});

/** Source: json-schema.org/draft/2020-12 (core, applicator, unevaluated, validation, format, content, meta-data), spec.openapis.org 3.0.4 and 3.1.1. */
const OF_THE_SPECIFICATIONS = `$schema $vocabulary $id $anchor $dynamicAnchor $ref $dynamicRef $defs $comment
 allOf anyOf oneOf not if then else dependentSchemas prefixItems items contains properties patternProperties additionalProperties propertyNames
 unevaluatedItems unevaluatedProperties type enum const multipleOf maximum exclusiveMaximum minimum exclusiveMinimum maxLength minLength pattern
 maxItems minItems uniqueItems maxContains minContains maxProperties minProperties required dependentRequired format contentEncoding
 contentMediaType contentSchema title description default deprecated readOnly writeOnly examples discriminator xml externalDocs example nullable`.split(
  /\s+/u,
);

/** Source: spec.openapis.org 3.0.4 and 3.1.1, fixed fields of each object. */
const OF_OBJECTS = {
  document: 'openapi info jsonSchemaDialect servers paths webhooks components security tags externalDocs',
  path: '$ref summary description get put post delete options head patch trace servers parameters',
  operation: 'tags summary description externalDocs operationId parameters requestBody responses callbacks deprecated security servers',
  parameter: 'name in description required deprecated allowEmptyValue style explode allowReserved schema example examples content',
  body: 'description content required',
  media: 'schema example examples encoding',
  response: 'description headers content links',
  header: 'description required deprecated style explode schema example examples content',
  scheme: 'type description name in scheme bearerFormat flows openIdConnectUrl',
  flow: 'authorizationUrl tokenUrl refreshUrl scopes',
  server: 'url description variables',
  variable: 'enum default description',
  encoding: 'contentType headers style explode allowReserved',
  discriminator: 'propertyName mapping',
};

it.each(Object.entries(OF_OBJECTS))('knows what to do with every key of OpenAPI: %s', (kind, keys) => {
  expect([...OBJECT_KEYS[kind as keyof typeof OF_OBJECTS].keys()].toSorted()).toEqual(keys.split(' ').toSorted());
});

it('is described in docs/contract-keywords.md as the code says it', () => {
  expect(readFileSync('docs/contract-keywords.md', 'utf8')).toBe(keywordTable());
});

it('knows what to do with every keyword of OpenAPI 3.0, 3.1 and JSON Schema 2020-12', () => {
  expect(OF_THE_SPECIFICATIONS.filter((keyword) => !KEYWORDS.has(keyword))).toEqual([]);
});
