import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import validators from '#blocks/generated/validators.cjs';
import { registry } from '#blocks/generated/registry.ts';
import { loadConfig } from '#documents/reader/load.ts';
import { readArticles } from '#provider/content/read-articles.ts';
import { articleBlockOf } from '#renderer/article-block.ts';

const articles = readArticles();
const named = articles.map((article) => [article.alias, article] as const);
const validatorOf = validators as Readonly<Record<string, { (value: unknown): boolean; readonly errors?: unknown }>>;
const vocabularyOf = registry as Readonly<Record<string, { readonly vocabulary: string }>>;
const pictures = new URL('../../site/public/bilder/', import.meta.url);

const { config } = loadConfig('config');

type Article = (typeof articles)[number];

/** Returns the content items of an article, each with the type of the block that shows it. */
function shownItems({ contentItems }: Article) {
  return contentItems.map((item) => ({ ...item, type: articleBlockOf(item.type, config) ?? item.type }));
}

describe('the articles of the provider', () => {
  it('are at least sixty, of them eight guides, three podcasts with eight episodes and five videos', () => {
    const count = (kind: string): number => articles.filter(({ contentType = 'ARTICLE' }) => contentType === kind).length;
    expect(articles.length).toBeGreaterThanOrEqual(60);
    expect(articles.filter(({ category }) => category === 'ratgeber').length).toBeGreaterThanOrEqual(8);
    expect(new Set(articles.flatMap(({ podcast }) => podcast?.series ?? [])).size).toBeGreaterThanOrEqual(3);
    expect([count('PODCAST') >= 8, count('VIDEO') >= 5]).toEqual([true, true]);
  });

  it('use every article block between them', () => {
    const used = new Set(articles.flatMap((article) => shownItems(article).map(({ type }) => type)));
    const known = Object.keys(vocabularyOf).filter((type) => vocabularyOf[type]?.vocabulary === 'article');
    expect(known.filter((type) => !used.has(type))).toEqual([]);
  });

  it.each(named)('%s is written in blocks that exist', (_alias, article) => {
    const faults = shownItems(article)
      .filter((item) => validatorOf[item.type]?.(item) !== true)
      .map((item) => [item, validatorOf[item.type]?.errors]);
    expect(faults).toEqual([]);
  });
});

describe('the pictures', () => {
  it('are mostly each of one piece alone, so that no two alike stand side by side', () => {
    const used = articles.flatMap(({ cloudinaryId }) => cloudinaryId ?? []);
    // Editors may reuse some pictures.
    expect(used.filter((id, index) => used.indexOf(id) !== index).length).toBeLessThan(used.length / 10);
  });

  const ids = new Set([
    ...articles.flatMap(({ cloudinaryId, contentItems }) => [cloudinaryId, ...contentItems.map((item) => item.cloudinaryId)]),
    ...configuredIds(),
  ]);

  it.each([...ids].filter((id) => id !== undefined))('%s exists and is smaller than 4 kB', (id) => {
    const file = new URL(`${id}.svg`, pictures);
    expect(existsSync(file)).toBe(true);
    expect(statSync(file).size).toBeLessThan(4096);
    expect(readFileSync(file, 'utf8')).not.toMatch(/<script|<style|href=/);
  });

  /** Returns ids of pictures that site, customers and issuers reference. */
  function configuredIds(): string[] {
    const folder = new URL('../../config/', import.meta.url);
    const issuers = readdirSync(new URL('issuers/', folder))
      .filter((file) => file.endsWith('.yaml'))
      .map((file) => `issuers/${file}`);
    return ['site.yaml', 'customers.yaml', ...issuers].flatMap((file) => idsIn(parse(readFileSync(new URL(file, folder), 'utf8'))));
  }
});

function idsIn(value: unknown, key = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => idsIn(item));
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([name, item]) => idsIn(item, key === 'socialImage' && name === 'id' ? 'imageId' : name));
  return typeof value === 'string' && ['photoId', 'imageId', 'heroImageId'].includes(key) ? [value] : [];
}
