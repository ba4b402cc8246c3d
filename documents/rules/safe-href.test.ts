import fc from 'fast-check';
import { expect, it } from 'vitest';
import { linkDefect } from './link-defect.ts';
import { safeHref } from './safe-href.ts';

it.each(['/ratgeber', '#kosten', 'https://www.ecb.europa.eu/', 'http://example.org', 'mailto:hallo@parkett.example', ' /mit-rand '])(
  'lets %j through',
  (url) => {
    expect(safeHref(url)).toBe(url.trim());
  },
);

it.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,x',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '\\\\evil.example',
  'java\tscript:alert(1)',
  'https:\\\\evil.example',
  '/pfad\u0000',
  'vbscript:x',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'javascript&colon;alert(1)',
  'javascript%3Aalert(1)',
  'ftp://evil.example',
  'file:///etc/passwd',
  '/\u202Egpj.exe',
  'evil.example',
  '\\/evil.example',
  '',
  undefined,
])('refuses %j', (url) => {
  expect(safeHref(url)).toBeUndefined();
});

it('lets nothing through that a browser reads as another host', () => {
  const part = fc.constantFrom('/', '\\', '\t', '\n', '\r', ' ', 'evil.example', '.', '@', ':', '#', '?');
  const paths = fc.sample(fc.array(part, { maxLength: 8 }), { numRuns: 5_000, seed: 7 }).map((parts) => `/${parts.join('')}`);
  const origins = paths.flatMap((path) => safeHref(path) ?? []).map((href) => new URL(href, 'https://parkett.example').origin);
  expect(new Set(origins)).toEqual(new Set(['https://parkett.example']));
});

it.each([
  ['//evil.example/a', 'https://evil.example/a'],
  ['/\\evil.example', 'https://evil.example'],
  ['\\\\evil.example\\a', 'https://evil.example/a'],
  ['https:\\\\evil.example', 'https://evil.example'],
  ['/ratgeber\u0000', '/ratgeber'],
  ['/rat\tgeber', '/ratgeber'],
  ['javascript:alert(1)', undefined],
  ['java\tscript:alert(1)', undefined],
  ['//', undefined],
])('tells for %j what was suggestion: %j', (url, suggestion) => {
  expect(linkDefect(url)?.suggestion).toBe(suggestion);
  expect(linkDefect(url)?.reason).toMatch(/^(?:führt|enthält|beginnt) /u);
});

it('lets an address that is fully encoded stay on its own host', () => {
  for (const path of ['/%2F%2Fevil.example', '/%5Cevil.example', '/%09/evil.example', '/..//evil.example', '/.//evil.example'])
    expect(new URL(safeHref(path) ?? '', 'https://parkett.example').origin, path).toBe('https://parkett.example');
});
