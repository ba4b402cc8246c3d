import fc from 'fast-check';
import { expect, it } from 'vitest';
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
