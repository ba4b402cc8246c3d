import fc from 'fast-check';

/** Texts that often break programs: control characters, escapes, quotes of all languages, extreme numbers. */
const NASTY: readonly string[] = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\r\nx-fremd: 1',
  '%',
  '%zz',
  '%2f%2e%2e',
  '../../etc/passwd',
  '..\\..',
  '//evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
  '<script>alert(1)</script>',
  "' OR 1=1 --",
  '"; DROP TABLE users; --',
  '${7*7}{{7*7}}#{7*7}',
  '$(id)`id`',
  '__proto__',
  'constructor',
  'prototype.toString',
  'hasOwnProperty',
  '-1',
  '0',
  '-0',
  '1e309',
  '1e-7',
  'NaN',
  'Infinity',
  '0x10',
  '9007199254740993',
  '9'.repeat(40),
  '99999-12-31',
  '2026-02-30',
  '0000-00-00',
  '-271821-04-19',
  'true',
  'null',
  '[]',
  '{"a":1}',
  '\uD800',
  '\u202Eedoc',
  '\uFEFF',
  'ÄÖÜß',
  'e\u0301'.repeat(60),
  '👩‍👩‍👧‍👦'.repeat(30),
  'İıſK',
  'x'.repeat(128),
  'x'.repeat(3_000),
  '(a+)+$',
  '*'.repeat(200),
  '.*.*.*.*',
];

/** Generates texts as attackers send them. */
export const hostileTexts: fc.Arbitrary<string> = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...NASTY) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  { weight: 2, arbitrary: fc.string({ unit: 'grapheme', maxLength: 40 }) },
  { weight: 1, arbitrary: fc.integer().map(String) },
  { weight: 1, arbitrary: fc.double().map(String) },
);

/** Generates JSON values as attackers send them: nested, large, of any type. */
export const hostileValues: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 6, arbitrary: hostileTexts },
  { weight: 3, arbitrary: fc.constantFrom(null, true, 0, -1, 1.5, 1e308, Number.MAX_SAFE_INTEGER, [], {}, [[[[]]]], { length: 1e9 }) },
  { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  { weight: 1, arbitrary: fc.array(hostileTexts, { maxLength: 30 }) },
);

/** Bodies that are invalid or meaningless JSON. */
export const brokenTexts: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    '',
    '{',
    '{"list":[{"a":',
    'null',
    '"text"',
    '1e999',
    '{"__proto__":{"isAdmin":true}}',
    '{"constructor":{"prototype":{"x":1}}}',
    '{"a":1,"a":2}',
    '\uFEFF{}',
    `${'['.repeat(5_000)}${']'.repeat(5_000)}`,
    `${'{"a":'.repeat(2_000)}1${'}'.repeat(2_000)}`,
    `{"list":[${Array.from({ length: 3_000 }, () => '{}').join(',')}]}`,
  ),
  fc.jsonValue({ maxDepth: 4 }).map((value) => JSON.stringify(value)),
  fc.string({ unit: 'binary', maxLength: 200 }),
);

/** Replaces one place of a value, at any depth, by a hostile value. */
export function spoilt(whole: unknown): fc.Arbitrary<unknown> {
  const entries = typeof whole === 'object' && whole !== null ? Object.entries(whole as Record<string, unknown>) : [];
  if (entries.length === 0) return hostileValues;
  const places = entries.map(([key, value]) => spoilt(value).map((other) => replaced(whole as object, key, other)));
  return fc.oneof({ weight: 1, arbitrary: hostileValues }, { weight: 5, arbitrary: fc.oneof(...places) });
}

function replaced(whole: object, key: string, value: unknown): unknown {
  return Array.isArray(whole) ? whole.with(Number(key), value) : { ...whole, [key]: value };
}

/** Header values that can reach a server: Latin-1 without controls. */
const headerTexts = hostileTexts.map((text) => text.replaceAll(/[^\t\u0020-\u007E\u00A0-\u00FF]/gu, '').slice(0, 2_000));

/** Headers that some part of the portal reads. */
export const hostileHeaders: fc.Arbitrary<Record<string, string>> = fc.dictionary<string, string>(
  fc.constantFrom(
    'accept',
    'accept-encoding',
    'accept-language',
    'authorization',
    'cookie',
    'content-encoding',
    'content-type',
    'expect-ct',
    'forwarded',
    'if-match',
    'if-modified-since',
    'if-none-match',
    'next-action',
    'next-router-state-tree',
    'origin',
    'purpose',
    'range',
    'referer',
    'rsc',
    'user-agent',
    'x-forwarded-for',
    'x-forwarded-host',
    'x-forwarded-proto',
    'x-http-method-override',
    'x-matched-path',
    'x-middleware-subrequest',
    'x-nextjs-data',
    'x-ov-token',
    'x-parkett-admin',
    'x-request-id',
  ),
  headerTexts,
  { maxKeys: 4 },
);

/** Query strings as sent: known and unknown names, often duplicate, in brackets, or with invalid encoding. */
export function hostileQueries(names: readonly string[], valid: fc.Arbitrary<string> = hostileTexts): fc.Arbitrary<string> {
  const name = fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom(...names, 'x') },
    { weight: 1, arbitrary: fc.constantFrom(...names.map((one) => `${one}[]`), '__proto__[x]', 'constructor', '%', '%FF', '&&=') },
  );
  const value = fc.oneof({ weight: 3, arbitrary: hostileTexts }, { weight: 1, arbitrary: valid });
  const pair = fc.oneof(
    { weight: 9, arbitrary: fc.tuple(name, value).map(([key, text]) => `${key}=${wired(text)}`) },
    { weight: 1, arbitrary: fc.tuple(name, fc.constantFrom('%', '%E0%A4%A', '%00', '+', '==')).map(([key, text]) => `${key}=${text}`) },
  );
  return fc.array(pair, { maxLength: 8 }).map((pairs) => pairs.join('&'));
}

/** Encodes a text for an address; a lone surrogate cannot be encoded and becomes the replacement character. */
export function wired(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}
