import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { loadConfig } from '#documents/reader/load.ts';
import { shippedConfig } from '#documents/reader/testing/scratch-config.ts';

/** Code that is not a test. Generated files contain the addresses to which code may link. */
const files = globSync('{blocks,client,composer,documents,domain,entrance,gateway,market,provider,renderer,site,subjects}/**/*.{ts,tsx}', {
  exclude: (path) => ['generated', 'node_modules', 'public', '.next', 'testing'].includes(path),
}).filter((file) => !/(?:\.test|\/testing[^/]*)\.tsx?$/u.test(file));

/** Texts in code that resemble the address of a page, with the reason. */
const OTHERS: Readonly<Record<string, string>> = {
  "composer/server/templates/page.ts '/aktien/dividenden'": 'the example of an answer that an editor may give',
  "domain/search/titled-article.ts '/ratgeber/'": 'the first part of an alias of a piece, by which the editors sort pieces',
};

/** First segments of the addresses of all pages. */
const starts = new Set(loadConfig(shippedConfig).config.pages.flatMap(({ route }) => /^\/([a-z][\w-]*)/u.exec(route)?.[1] ?? []));

function addressesIn(text: string): string[] {
  const code = text.replaceAll(/\/\*[\s\S]*?\*\//gu, '').replaceAll(/(?<![:'"`])\/\/.*$/gmu, '');
  const literals = [...code.matchAll(/(['"`])\/([a-z][\w-]*)(?:\/[^'"`\s]*)?(?=['"`?#])/gu)];
  return literals.flatMap(([literal, quote, start = '']) => (starts.has(start) ? [`${literal}${quote}`] : []));
}

it('code leads to pages by their names: none has the address of one', () => {
  const found = files.flatMap((file) => addressesIn(readFileSync(file, 'utf8')).map((address) => `${file} ${address}`));
  expect(found.filter((one) => OTHERS[one] === undefined)).toEqual([]);
  expect(Object.keys(OTHERS).filter((one) => !found.includes(one))).toEqual([]);
});

it('would find one', () => {
  expect(starts.size).toBeGreaterThan(20);
  expect(files.length).toBeGreaterThan(1_000);
  expect(addressesIn('a(`/premium/${b}`); // "/konto"\n<a href="/konto">; f("/konto?a=1"); "https://x/konto" \'/api/konto\'')).toEqual([
    '`/premium/${b}`',
    '"/konto"',
    '"/konto"',
  ]);
});
