import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { readDocument } from '#blocks/kit/fixtures.ts';
import { blocksByType } from '#blocks/generated/registry.ts';
import validators from '#blocks/generated/validators.cjs';
import type { PublicCall } from '#client/audience.ts';
import type { Schema } from '#client/operations.ts';
import type { PageDocument } from '#documents/generated/types.ts';
import { loadConfig } from '#documents/reader/load.ts';
import { readPath } from '#documents/routes/path.ts';
import { ANYONE } from '#domain/user/visitor.ts';
import { readArticles } from '#provider/content/read-articles.ts';
import { articleBlockOf } from '#renderer/article-block.ts';
import type { RenderContext, RenderedPage } from '#renderer/render-context.ts';
import { renderPage } from '#renderer/render-page.ts';
import { matchPage } from '#renderer/route.ts';

const root = join(import.meta.dirname, '../..');
const fixtures = (name: string): Record<string, unknown> =>
  readDocument(join(root, `blocks/fixtures/${name}.yaml`)) as Record<string, unknown>;
const { config } = loadConfig(join(root, 'config'));
const articles = readArticles();
const validatorOf = validators as unknown as Readonly<Record<string, (value: unknown) => boolean>>;

type Key = Pick<Schema<'InstrumentKey'>, 'entityType' | 'entityValue'>;
type ContentItem = Schema<'ContentItem'>;

/** Returns a provider that knows every instrument, each with the figures of the fixtures, and the articles with the given content. */
function providerWith(contentOf: (alias: string, items: readonly ContentItem[]) => readonly ContentItem[]): PublicCall {
  const instrument = ({ entityType, entityValue }: Key): unknown => ({
    ...(fixtures('instruments')['sap'] as object),
    entityType,
    entityValue,
    name: `Nr. ${entityValue}`,
    tinyName: entityValue,
  });
  const quote = ({ entityType, entityValue }: Key): unknown => ({ ...(fixtures('quotes')['sap'] as object), entityType, entityValue });
  const teaserOf = (alias: string): unknown => ({ ...(fixtures('articles')['teaser'] as object), urls: { WEBSITE: `/${alias}` } });
  const teasers = ['ein-anderer', 'noch-einer'].map(teaserOf);
  const ranked = { total: 1, list: [{ instrument: instrument({ entityType: 'STOCK', entityValue: '1' }) }] };
  const answers: Record<
    string,
    (input: { path: Key & { articleId: string }; body: { list: Key[] }; query: { aliases?: string } }) => unknown
  > = {
    getArticle: ({ path }) => articleAnswer(path.articleId.replace('ALIAS:', '')),
    findArticles: ({ query: { aliases } }) => ({ list: aliases === undefined ? teasers : aliases.split(',').map(teaserOf) }),
    findStocks: () => ranked,
    findFunds: () => ranked,
    findCalendarEvents: () => ({ total: 0, list: [] }),
    getInstrument: ({ path }) => instrument(path),
    getQuote: ({ path }) => quote(path),
    getChartHistory: () => fixtures('histories')['sapYear'],
    listInstruments: ({ body }) => ({ total: body.list.length, list: body.list.map(instrument) }),
    listQuotesOfInstruments: ({ body }) => ({ list: body.list.map(quote) }),
  };
  const articleAnswer = (alias: string): unknown => {
    const found = articles.find((article) => article.alias === alias);
    if (found === undefined) throw Object.assign(new Error('unknown'), { status: 404 });
    return {
      ...(fixtures('articles')['plainArticle'] as object),
      alias,
      headline: found.headline,
      urls: { WEBSITE: `/${alias}` },
      contentItems: contentOf(
        alias,
        found.contentItems.filter(({ type }) => type !== 'crop-mark'),
      ),
    };
  };
  return (async (operation: string, input: never) => answers[operation]?.(input)) as unknown as PublicCall;
}

function draw(path: string, contentOf: Parameters<typeof providerWith>[0] = (_alias, items) => items): Promise<RenderedPage> {
  return drawWith({ call: providerWith(contentOf) }, path);
}

async function drawWith(own: Pick<RenderContext, 'call'> & Partial<RenderContext>, path: string): Promise<RenderedPage> {
  const context: RenderContext = {
    config,
    registry: blocksByType,
    preview: false,
    origin: 'https://www.parkett.example',
    deadline: 5_000,
    checkProps: (props) => (validatorOf[props.type]?.(props) === true ? undefined : `props of ${props.type}`),
    ...own,
  };
  const match = matchPage(context.config, readPath(path));
  if (!match) throw new Error(`${path} is no page.`);
  const result = await renderPage({ path, match, query: {}, now: Date.parse('2026-07-31T15:40:00Z'), visitor: ANYONE }, context);
  if (result.kind !== 'page') throw new Error(`${path} leads to ${result.location}.`);
  return result;
}

/** Returns the types of the blocks in the main slot, in order. */
function mainBlocks({ html }: RenderedPage): string[] {
  const main = /<div class="slot slot--main[^"]*">(.*?)<\/div>(?:<aside|<\/div><\/main>)/s.exec(html)?.[1] ?? '';
  return [...main.matchAll(/data-block="([^"]+)"/g)].map(([, type = '']) => type);
}

describe('the pages of the articles', () => {
  it.each(articles.map(({ alias, contentItems }) => [alias, contentItems] as const))(
    '[ARTICLE-001] /%s draws every block in the order of its content',
    async (alias, contentItems) => {
      const page = await draw(`/${alias}`);
      expect([page.status, page.failures]).toEqual([200, []]);
      expect(mainBlocks(page)).toEqual(contentItems.flatMap(({ type }) => (type === 'crop-mark' ? [] : [articleBlockOf(type, config)])));
    },
  );

  it('[ARTICLE-001] lose nothing else when one block is unknown', async () => {
    const page = await draw('/ratgeber/aktien-kaufen', () => [
      { type: 'paragraph', value: 'Davor.' },
      { type: 'hologramm', value: 'Niemand kennt mich.' },
      { type: 'paragraph', value: 'Danach.' },
    ]);
    expect(page.status).toBe(200);
    expect(mainBlocks(page)).toEqual(['paragraph', 'paragraph']);
    expect(page.html).not.toContain('Niemand kennt mich');
  });

  it('[ARTICLE-008] give every entry of the table of contents a headline to jump to', async () => {
    const { html } = await draw('/ratgeber/aktien-kaufen');
    const targets = [...html.matchAll(/href="#([^"]+)"/g)].map(([, anchor = '']) => anchor);
    expect(targets.length).toBeGreaterThan(4);
    expect(targets.filter((anchor) => !html.includes(`id="${anchor}"`))).toEqual([]);
  });

  it('[ARTICLE-004] number the headlines from 1 without a gap', async () => {
    const { html } = await draw('/ratgeber/aktien-kaufen');
    const numbers = [...html.matchAll(/headline__number">(\d+)\./g)].map(([, number]) => Number(number));
    expect(numbers).toEqual(numbers.map((_number, index) => index + 1));
    expect(numbers.length).toBeGreaterThan(4);
  });
});

describe('the pages of the microsites', () => {
  it('[ISSUER-004] draw tabs and the instruments of the tab in the address', async () => {
    const page = await draw('/derivate/realpush-liste/erzquell/oel');
    expect([page.status, page.failures]).toEqual([200, []]);
    expect(mainBlocks(page)).toEqual(expect.arrayContaining(['issuer-tabs', 'issuer-instruments']));
    expect(page.html).toMatch(/aria-current="page"[^>]*>Öl</);
  });

  it('[ISSUER-005] show the first tab when the address names none', async () => {
    expect((await draw('/derivate/realpush-liste/erzquell')).html).toMatch(/aria-current="page"[^>]*>Gold</);
  });

  it('[ISSUER-002] show a finder with the preset filters of the issuer and no tabs', async () => {
    const page = await draw('/derivate/realpush-liste/hansekontor');
    expect([page.status, page.failures]).toEqual([200, []]);
    expect(mainBlocks(page)).toContain('finder');
    expect(mainBlocks(page)).not.toContain('issuer-tabs');
  });
});

describe('the shell', () => {
  /** Patterns of the frame of a page, in the order of its HTML. */
  const PARTS = {
    'top-assets': '<div class="top-assets',
    header: '<header class="site-header"',
    layer: ' data-sheet=""',
    navigation: '<nav class="site-header__main"',
    notices: '<div class="notices',
    toasts: 'data-toasts=""',
    content: '<main id="inhalt"',
    sky: 'data-ad-slot="sky"',
    footer: '<footer class="site-footer"',
  } as const;

  it('[SHELL-003] surrounds every page in one order, and no page brings any of it', async () => {
    const isPlain = ({ route, audience, subject }: PageDocument): boolean =>
      audience !== 'private' && subject === undefined && !route.includes('[');
    const plain = config.pages.filter(isPlain);
    expect(plain.length).toBeGreaterThan(10);
    for (const { route, topAssets } of plain) {
      const { html } = await draw(route);
      const places = Object.entries(PARTS).map(([name, sign]) => [name, html.indexOf(sign)] as const);
      const hasSky = !config.routeLists.withoutSky.includes(route);
      const missing = places.filter(([, place]) => place < 0).map(([name]) => name);
      expect([route, missing]).toEqual([route, [...(topAssets === false ? ['top-assets'] : []), ...(hasSky ? [] : ['sky'])]]);
      const found = places.map(([, place]) => place).filter((place) => place >= 0);
      expect([route, found]).toEqual([route, found.toSorted((a, b) => a - b)]);
    }
    const shell = Object.values(blocksByType).filter(({ vocabulary }) => vocabulary === 'shell');
    const used = config.pages.flatMap(({ body: { top = [], main = [], aside = [] } }) =>
      [...top, ...main, ...aside].map(({ type }) => type),
    );
    expect(used.filter((type) => shell.some((block) => block.type === type))).toEqual([]);
  });
});

describe('the pages without a subject', () => {
  const nobody = (() => Promise.reject(new Error('The provider is down.'))) as unknown as PublicCall;

  it('[ROUTE-014] /maintenance is drawn without any call', async () => {
    const call = vi.fn(nobody) as unknown as PublicCall;
    const page = await drawWith({ call }, '/maintenance');
    expect([page.status, page.failures]).toEqual([200, []]);
    expect(page.html).toContain('Wir warten Parkett');
    expect(call).not.toHaveBeenCalled();
  });

  it('[CONF-026] are documents with route, title and body: a new one is a new page', async () => {
    const body: PageDocument['body'] = { main: [{ type: 'page-intro', headline: 'Leitsätze' }] };
    const page: PageDocument = {
      route: '/leitsaetze',
      title: 'Wonach wir arbeiten',
      description: '',
      dataClass: 'static',
      rendering: 'cached',
      robots: 'index',
      body,
    };
    const context = { call: nobody, config: { ...config, pages: [...config.pages, page] } };
    const drawn = await drawWith(context, '/leitsaetze');
    expect(drawn.head.title).toContain('Wonach wir arbeiten');
    expect(drawn.html).toMatch(/<h1[^>]*>Leitsätze</);
    await expect(drawWith({ call: nobody }, '/leitsaetze')).rejects.toThrow('is no page');
  });
});
