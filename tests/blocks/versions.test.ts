import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { fixtureFiles } from '#blocks/generated/fixtures.ts';
import { blocksByType } from '#blocks/generated/registry.ts';
import validators from '#blocks/generated/validators.cjs';
import type { OldVersion } from '#codegen/blocks/versions.ts';
import { loadConfig } from '#documents/reader/load.ts';
import { readDocument } from '#documents/reader/read-document.ts';
import { schemas } from '#documents/reader/schemas.ts';
import { oldBlocks } from '#documents/versions/documents.ts';
import { brought } from '#documents/versions/steps.ts';
import { migratedText } from '#composer/documents/migrate-text.ts';
import type { ArticleSubject } from '#subjects/article/subject.ts';
import { ANYONE } from '#domain/user/visitor.ts';
import { isFailure, placeSlot } from '#renderer/place.ts';
import { testContext } from '#renderer/testing.tsx';

const validatorOf = validators as unknown as Readonly<Record<string, (value: unknown) => boolean>>;
const steps = schemas().versions.blocks;
const migrate = (type: string, block: Readonly<Record<string, unknown>>) => brought(block, steps[type] ?? []);

/** All examples of every past form of a block. */
const examples = fixtureFiles.flatMap(({ type, vocabulary, file }) => {
  const versions = join(dirname(file), 'versions.yaml');
  const old = existsSync(versions) ? (parse(readFileSync(versions, 'utf8')) as OldVersion[]) : [];
  return old.flatMap(({ from, fixtures }) =>
    fixtures.map(({ was }, index) => ({ name: `${type} ${from}, example ${index + 1}`, type, vocabulary, was })),
  );
});

describe('the older forms of blocks', () => {
  it('are of blocks on pages and of blocks in articles', () => {
    expect(new Set(examples.map(({ vocabulary }) => vocabulary))).toEqual(new Set(['page', 'article']));
    expect(Object.keys(steps).toSorted()).toEqual([...new Set(examples.map(({ type }) => type))].toSorted());
  });

  it.each(examples)('$name comes to what the schema takes, and stays so', ({ type, was }) => {
    const is = migrate(type, was);
    expect(validatorOf[type]?.(is)).toBe(true);
    expect(migrate(type, is)).toBe(is);
  });

  it.each(examples)('$name is read from a document, and written into it, as the same', ({ type, vocabulary, was }) => {
    const isArticle = vocabulary === 'article';
    const file = isArticle ? 'content/articles/alt.yaml' : 'block-lists/alt.yaml';
    const text = `# bleibt\n${stringify(isArticle ? { contentItems: [was] } : { blocks: [was] })}`;
    const present = isArticle ? { contentItems: [migrate(type, was)] } : { blocks: [migrate(type, was)] };
    expect(readDocument(file, text)?.source.value).toEqual(present);
    const written = migratedText(file, text);
    expect(parse(written)).toEqual(present);
    expect(written.startsWith('# bleibt\n')).toBe(true);
    expect(migratedText(file, written)).toBe(written);
  });

  it.each(examples.filter(({ vocabulary }) => vocabulary === 'article'))('$name is drawn from any provider', ({ type, was }) => {
    const { config } = loadConfig('config');
    const subject = { kind: 'article', article: { contentItems: [was] }, outline: [] } as unknown as ArticleSubject;
    const checkProps = (props: { readonly type: string }): string | undefined =>
      validatorOf[props.type]?.(props) === true ? undefined : 'does not fit';
    const context = testContext([], {}, { config, registry: blocksByType, checkProps });
    const page = { path: '/', query: {}, now: '2026-11-23T10:00:00Z', params: {}, visitor: ANYONE } as const;
    const [place] = placeSlot('main', [{ type: 'article-content' }], { page, subject }, context);
    expect(place !== undefined && !isFailure(place) && place.props).toEqual(migrate(type, was));
  });
});

const PAGE = `# Startseite
route: /alt # Adresse
body:
  main:
    - type: article-teasers # Anreißer
      # wohin es weitergeht
      link: '/ratgeber' # alle
      headline: "Ratgeber"

      linkLabel: >-
        Alle
        Ratgeber
      category: ratgeber
    - { type: article-teasers, category: wissen, link: /wissen, linkLabel: 'Alles Wissen' } # kurz
`;
const PRESENT = `# Startseite
route: /alt # Adresse
body:
  main:
    - type: article-teasers # Anreißer
      more:
        # wohin es weitergeht
        link: '/ratgeber' # alle
        label: >-
          Alle
          Ratgeber
      headline: "Ratgeber"

      category: ratgeber
    - { type: article-teasers, category: wissen, more: { link: /wissen, label: 'Alles Wissen' } } # kurz
`;
const ARTICLE = `contentItems:
  # zuerst
  - type: chart
    instruments: # eines
      - { entityType: STOCK, entityValue: '82849' } # SAP
    range: Y1
  - type: chart
    instruments: [{ entityType: INDEX, entityValue: "20735" }]
  - type: chart
    instruments:
      - entityType: INDEX
        entityValue: '20735'
      - entityType: STOCK
        entityValue: '82849'
`;

describe('what is written of a document', () => {
  it('keeps comments, quotes, line breaks and the order of what was there', () => {
    expect(migratedText('pages/alt.yaml', PAGE)).toBe(PRESENT);
  });
  it('keeps how lines end', () => {
    const windows = (text: string): string => text.replaceAll('\n', '\r\n');
    expect(migratedText('pages/alt.yaml', windows(PAGE))).toBe(windows(PRESENT));
  });
  it('takes the one entry out of its list, as it was written', () => {
    const written = migratedText('content/articles/alt.yaml', ARTICLE);
    expect(written).toContain("    instrument: { entityType: STOCK, entityValue: '82849' } # eines # SAP\n    range: Y1\n");
    expect(written).toContain('    instrument: { entityType: INDEX, entityValue: "20735" }\n');
    expect(parse(written)).toEqual({
      contentItems: [
        { type: 'chart', instrument: { entityType: 'STOCK', entityValue: '82849' }, range: 'Y1' },
        { type: 'chart', instrument: { entityType: 'INDEX', entityValue: '20735' } },
        { type: 'chart', instrument: { entityType: 'INDEX', entityValue: '20735' } },
      ],
    });
    expect(written.startsWith('contentItems:\n  # zuerst\n')).toBe(true);
  });
  it('is the text itself where nothing is old, and of what is no YAML', () => {
    expect(migratedText('pages/alt.yaml', PRESENT)).toBe(PRESENT);
    expect(migratedText('pages/alt.yaml', 'a: [b\n')).toBe('a: [b\n');
    expect(migratedText('site.yaml', PAGE)).toBe(PAGE);
  });
});

describe('what is wrong with a block in an older form', () => {
  it('is told where it is written', () => {
    const document = readDocument('pages/alt.yaml', PAGE);
    expect(document?.source.locate(['body', 'main', 0, 'more', 'link'], 'value')).toMatchObject({ line: 7, column: 13 });
    expect(document?.source.locate(['body', 'main', 1, 'more', 'label'], 'key')).toMatchObject({ line: 14 });
    const piece = readDocument('content/articles/alt.yaml', ARTICLE);
    expect(piece?.source.locate(['contentItems', 0, 'instrument', 'entityValue'], 'value')).toMatchObject({ line: 5, column: 43 });
    expect(oldBlocks('article', parse(ARTICLE)).map(({ path }) => path)).toEqual([0, 1, 2].map((index) => ['contentItems', index]));
  });
});
