import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { blockFolders, loadFixtures } from '#blocks/kit/fixtures.ts';
import { renderFixture } from '#blocks/kit/testing.ts';
import { registry } from '#blocks/generated/registry.ts';
import validators from '#blocks/generated/validators.cjs';
import { loadConfig } from '#documents/reader/load.ts';
import { readSchema } from '#documents/schemas/read-schema.ts';
import { articleBlockOf } from '#renderer/article-block.ts';

/** Kinds of content by their names in the specification and in articles. Source: portal.md §2 Article content. */
const KINDS = {
  paragraph: 'paragraph',
  headline: 'headline',
  subheadline: 'subheadline',
  summary: 'summary',
  'table of contents': 'table-of-contents',
  'ordered list': 'ordered-list',
  'unordered list': 'unordered-list',
  photo: 'photo',
  button: 'button',
  link: 'link',
  iframe: 'iframe',
  quote: 'quote',
  hint: 'hint',
  'interaction placeholder': 'interaction-placeholder',
  table: 'table',
  'instrument list': 'instruments',
  chart: 'chart',
  'multi-chart': 'multi-chart',
  'YouTube video': 'youtube-video',
  tweet: 'tweet',
  'podcast embed': 'podcast-embed',
  'top stock list': 'top-stock-list',
  'top fund list': 'top-fund-list',
  'top ETF list': 'top-etf-list',
  'article teaser list': 'article-teaser-list',
  'category teaser list': 'category-teaser-list',
  'crop mark': 'crop-mark',
  'calendar event list': 'calendar-event-list',
  disclaimer: 'disclaimer',
} as const;

const { config } = loadConfig('config');
const blocks = registry as Readonly<Record<string, { readonly vocabulary: string }>>;
const validatorOf = validators as unknown as Readonly<Record<string, (value: unknown) => boolean>>;
const blockOf = (item: string): string => articleBlockOf(item, config) ?? '';

interface Schema {
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
}

describe('[CONF-021] the kinds of article content', () => {
  it('are all 29 registered, each with a block of its own', () => {
    const types = Object.values(KINDS).map(blockOf);
    expect(types.filter((type) => blocks[type]?.vocabulary !== 'article')).toEqual([]);
    expect(new Set(types).size).toBe(29);
  });

  it.each(Object.entries(KINDS))('%s has a schema that refuses what it does not know, and tells editors every field', (_kind, item) => {
    const type = blockOf(item);
    const schema = readSchema(join(blockFolders().get(type) ?? '', 'block.schema.json')) as Schema;
    const fields = Object.values(schema.properties ?? {});
    expect([schema, ...fields].map(({ description = '' }) => description).filter((text) => !/^[A-ZÄÖÜ].+\.$/su.test(text))).toEqual([]);
    const [fixture] = loadFixtures(type);
    expect([validatorOf[type]?.(fixture?.props), validatorOf[type]?.({ ...fixture?.props, hologramm: 1 })]).toEqual([true, false]);
  });

  it.each(Object.entries(KINDS))('%s has a component that draws its examples', async (kind, item) => {
    const fixtures = loadFixtures(blockOf(item));
    const drawn = await Promise.all(fixtures.map(renderFixture));
    expect(drawn.length).toBeGreaterThan(0);
    expect(drawn.some((html) => html !== '')).toBe(kind !== 'crop mark');
  });
});
