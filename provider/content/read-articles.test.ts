import { cpSync, mkdtempSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { fixtureContent } from '#documents/reader/testing/scratch-config.ts';
import { readArticles } from './read-articles.ts';

const folder = mkdtempSync(join(tmpdir(), 'parkett-content-'));
mkdirSync(join(folder, 'articles'));
afterAll(() => rmSync(folder, { recursive: true }));

for (const file of ['directory.yaml', 'partners/customers.yaml']) {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  cpSync(join(fixtureContent, file), join(folder, file));
}

const good = readFileSync(join(fixtureContent, 'articles/stop-order.yaml'), 'utf8');

/** Ids of the remaining articles, and the reported findings. */
function read(text: string): { readonly ids: readonly string[]; readonly told: readonly string[] } {
  writeFileSync(join(folder, 'articles', 'a.yaml'), text);
  const told: string[] = [];
  return { ids: readArticles(folder, (line) => told.push(line)).map(({ id }) => id), told };
}

describe('a piece', () => {
  it('is read as it is written', () => {
    writeFileSync(join(folder, 'articles', 'a.yaml'), good);
    expect(readArticles(folder)).toMatchObject([{ id: '42203', alias: 'news/wissen/stop-order', category: 'wissen' }]);
  });

  it.each([
    ['an unknown key', good.replace('teaser:', 'anreisser:'), /articles\/a\.yaml:6:1 .*anreisser/su],
    ['an unknown category', good.replace('category: wissen', 'category: wisen'), /articles\/a\.yaml:4:\d+ Die Rubrik „wisen“ gibt es/u],
    [
      'an alias of another category',
      good.replace('alias: news/wissen/', 'alias: news/kolumnen/'),
      /articles\/a\.yaml:3:\d+ Der Alias passt nicht zur Rubrik/u,
    ],
    ['an unknown block', good.replace('type: summary', 'type: zusammenfassung'), /articles\/a\.yaml:\d+:\d+ .*zusammenfassung/su],
    ['a text for subscribers without crop mark', `${good}premium: true\n`, /crop-mark/u],
    ['broken YAML', good.replace('headline: ', 'headline: "'), /articles\/a\.yaml:\d+:\d+ /u],
  ])('with %s is left out and told with file, line and column; the others stay', (_what, text, message) => {
    expect(text).not.toBe(good);
    const other = join(folder, 'articles', 'other.yaml');
    writeFileSync(other, good.replace('id: 42203', 'id: 42204').replace('stop-order', 'stop-order-2'));
    const { ids, told } = read(text);
    rmSync(other);
    expect(ids).toEqual(['42204']);
    expect(told.join('\n')).toMatch(message);
  });

  it('with the id of another is left out', () => {
    const other = join(folder, 'articles', 'b.yaml');
    writeFileSync(other, good.replace('stop-order', 'stop-order-2'));
    const { ids, told } = read(good);
    rmSync(other);
    expect(ids).toEqual(['42203']);
    expect(told).toEqual([expect.stringContaining('articles/b.yaml:2:5 Die Kennung „42203“ hat schon content/articles/a.yaml')]);
  });
});

describe('the pieces of the editors', () => {
  it('[CONF-025] are investment themes and guides with alias path, title, teaser and blocks', () => {
    const pieces = readArticles();
    for (const section of ['anlagethemen', 'ratgeber']) {
      const own = pieces.filter(({ category }) => category === section);
      expect(own.length).toBeGreaterThan(3);
      for (const { alias, headline, teaser, contentItems } of own) {
        expect(alias.startsWith(`${section}/`)).toBe(true);
        expect([headline.length > 3, teaser.length > 10, contentItems.length > 3]).toEqual([true, true, true]);
      }
    }
  });
});

describe('the schema for editors', () => {
  it('offers the blocks that the site can draw, and the crop mark', () => {
    const schema = JSON.parse(readFileSync(new URL('../../documents/content/article.schema.json', import.meta.url), 'utf8')) as {
      properties: { contentItems: { items: { oneOf: { properties: { type: { const: string } } }[] } } };
    };
    const { blocks } = parse(readFileSync(new URL('../../config/article-blocks.yaml', import.meta.url), 'utf8')) as {
      blocks: { items: string[] }[];
    };
    const offered = schema.properties.contentItems.items.oneOf.map(({ properties }) => properties.type.const);
    const drawn = new Set(blocks.flatMap(({ items }) => items));
    expect(offered.filter((type) => type !== 'crop-mark' && !drawn.has(type))).toEqual([]);
    expect(offered).toContain('crop-mark');
  });
});
