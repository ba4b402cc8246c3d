import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { shippedOf } from './licences.mjs';
import { root } from './project.mjs';

const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
const { body } = parse(readFileSync(join(root, 'config/content-pages/lizenzen.yaml'), 'utf8'));

/** Paragraphs after a list, up to the next heading. */
function textAfter(index) {
  const end = body.findIndex(({ type }, at) => at > index && type === 'heading');
  return body
    .slice(index + 1, end < 0 ? undefined : end)
    .map(({ text }) => text)
    .join(' ');
}

it('Every package that ships stands on /lizenzen, above the text of its licence; else run npm run licences', () => {
  // The set of installed binaries depends on the machine.
  const portable = shippedOf(packages, root).filter(({ path }) => packages[path].os === undefined && packages[path].cpu === undefined);
  const lists = body.flatMap((part, index) => (part.type === 'list' ? [{ items: part.items, text: textAfter(index) }] : []));
  const listed = new Set(
    lists.flatMap(({ items, text }) => (text.length > 200 ? items.map((item) => /<strong>(.+?)<\/strong>/u.exec(item)?.[1]) : [])),
  );
  expect(portable.length).toBeGreaterThan(100);
  expect(portable.map(({ name, version }) => `${name} ${version}`).filter((name) => !listed.has(name))).toEqual([]);
});

it('The flag font is attributed as CC BY asks: author, licence, changes', () => {
  const item = body.flatMap(({ items = [] }) => items).find((each) => each.includes('country-flag-emoji-polyfill'));
  for (const part of ['Twitter', 'https://creativecommons.org/licenses/by/4.0/', 'Verändert']) expect(item).toContain(part);
});
