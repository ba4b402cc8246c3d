import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { compareVersions } from './compare.ts';
import { KEYWORDS } from './keywords.ts';
import { versionOfFolder, type Version } from './version.ts';

function version(text: string): Version {
  const folder = mkdtempSync(join(tmpdir(), 'contract-'));
  writeFileSync(join(folder, 'api.yaml'), text);
  try {
    return versionOfFolder(folder, 'api');
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const ROOT = "openapi: 3.1.0\ninfo: { title: T, version: '1' }\n";
const OK = "responses: { '200': { description: ok } }";
const sent = (schema: string): string =>
  `${ROOT}paths:\n  /t: { post: { operationId: t, requestBody: { content: { application/json: { schema: ${schema} } } }, ${OK} } }\n`;
const got = (schema: string): string =>
  `${ROOT}paths:\n  /t: { get: { operationId: t, responses: { '200': { description: ok, content: { application/json: { schema: ${schema} } } } } } }\n`;
const root = (more: string, path = '/t'): string => `${ROOT}${more}\npaths:\n  ${path}: { get: { operationId: t, ${OK} } }\n`;
const found = (before: string, after: string): string[] =>
  compareVersions(version(before), version(after)).map(({ severity, rule }) => `${severity} ${rule}`);

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

it('knows what to do with every keyword of OpenAPI 3.0, 3.1 and JSON Schema 2020-12', () => {
  expect(OF_THE_SPECIFICATIONS.filter((keyword) => !KEYWORDS.has(keyword))).toEqual([]);
});
