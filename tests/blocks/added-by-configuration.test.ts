import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readDocument } from '#blocks/kit/fixtures.ts';
import { blocksByType } from '#blocks/generated/registry.ts';
import type { PublicCall } from '#client/audience.ts';
import { loadConfig } from '#documents/reader/load.ts';
import { findingAfter, findingsAfter, fixtureContent, scratchConfig, swap, type Edit } from '#documents/reader/testing/scratch-config.ts';
import { readPath } from '#documents/routes/path.ts';
import { ANYONE } from '#domain/user/visitor.ts';
import type { Directory } from '#provider/content/directory.ts';
import { readArticles } from '#provider/content/read-articles.ts';
import { authorAnswer, categoryAnswer, podcastAnswer } from '#provider/transport/http/handlers/article-answers.ts';
import { renderPage } from '#renderer/render-page.ts';
import { matchPage } from '#renderer/route.ts';

const DIRECTORY = 'content/directory.yaml';
const page = (route: string, subject: string, main: string): string =>
  `route: ${route}\ntitle: Seite\ndescription: Seite\ndataClass: content\nrendering: request\nrobots: index\nsubject: ${subject}\nbody: { top: [${main}], main: [{ type: article-list }] }\n`;
const product = `products:
  - { code: premium-neu, product: neu, key: neu, url: 'https://premium.parkett.example/neu', name: Premium Neu, description: Ganz neu., infoText: Neu erklärt., order: 9, price: 12.5, trackingName: neu, paymentProductId: PKT-9, features: [no_banner_feature], thankyouPage: { buttonUrl: /, buttonLabel: Weiter } }
`;
const microsite = `alias: neuhaus
name: Neuhaus
customerId: 7001
idIssuer: 90099
photoId: logo-talmark
layout: list
profile: Ein neues Haus.
tabs: [{ title: Indizes, alias: indizes, entityValues: ['20735'] }]
`;

type Added = readonly [what: string, edits: Readonly<Record<string, Edit>>, path: string, shown: readonly string[]];

/** Additions of editors, their page, and the text expected there. */
const ADDED: readonly Added[] = [
  ['a microsite', { 'issuers/neuhaus.yaml': microsite }, '/derivate/realpush-liste/neuhaus', ['Neuhaus', 'Ein neues Haus.', 'Indizes']],
  [
    'a product',
    {
      'products.yaml': swap(/^products:\n/mu, product),
      'pages/premium/produkt.yaml': page('/premium/[product]', '{ kind: product, parameter: product }', '{ type: product-info }'),
    },
    '/premium/neu',
    ['Premium Neu', 'Neu erklärt.', '12,50'],
  ],
  [
    'an index',
    { 'indices.yaml': swap(/^indices:\n/mu, "indices:\n  - { alias: Neu, name: Neuer Index, entityValue: '20735' }\n") },
    '/realtime/Neu',
    ['Neuer Index'],
  ],
  [
    'a podcast',
    {
      [DIRECTORY]: swap(
        /^podcasts:\n/mu,
        'podcasts:\n  - { alias: neu, title: Neue Reihe, teaser: Kurz., description: Ausführlich., authors: [jule-brandis], contentStreamIds: [9101], contentLevel3: podcast-neu, playerPosition: HEAD }\n',
      ),
      'pages/news/reihe.yaml': page('/news/podcast/[alias]', '{ kind: podcast, parameter: alias }', '{ type: news-intro }'),
    },
    '/news/podcast/neu',
    ['Neue Reihe', 'Ausführlich.', 'Dr. Jule Brandis'],
  ],
  [
    'a category',
    {
      [DIRECTORY]: swap(
        /^categories:\n/mu,
        'categories:\n  - { id: 399, alias: neu, name: Neues, headline: Frisch, subType: Neues, address: news/feed/neu, noIndex: false, displayAds: true, description: Was neu ist. }\n',
      ),
      'pages/news/feed.yaml': page('/news/feed/[alias]', '{ kind: category, parameter: alias }', '{ type: news-intro }'),
    },
    '/news/feed/neu',
    ['Frisch', 'Was neu ist.'],
  ],
  [
    'an author',
    {
      [DIRECTORY]: swap(
        /^authors:\n/mu,
        'authors:\n  - { id: 599, alias: neu, firstName: Nele, lastName: Neumann, vita: Schreibt seit heute. }\n',
      ),
      'pages/news/autor.yaml': page('/news/autoren/[alias]', '{ kind: author, parameter: alias }', '{ type: news-intro }'),
    },
    '/news/autoren/neu',
    ['Nele Neumann', 'Schreibt seit heute.'],
  ],
  [
    'a top list',
    {
      'rankings.yaml': swap(
        'topLists:\n',
        'topLists:\n  - { alias: neu, title: Neue Liste, text: Nach neuer Regel., source: { class: STOCK, sort: performancePct, order: ASC } }\n',
      ),
      'pages/liste.yaml': page('/listen/[list]', '{ kind: ranking, of: topLists, parameter: list }', '{ type: ranking }'),
    },
    '/listen/neu',
    ['Neue Liste', 'Nach neuer Regel.', 'Ein neuer Wert', 'Platz 1'],
  ],
  [
    'a broker',
    {
      'brokers.yaml': swap(
        'brokers:\n',
        'brokers:\n  - { brokerName: neuhaus, label: Neuhaus Direkt, link: https://neuhaus.example, text: Handelt seit heute. }\n',
      ),
      'pages/broker.yaml': page(
        '/broker/[brokerName]',
        '{ kind: broker, parameter: brokerName }',
        '{ type: broker-info }, { type: broker-list }',
      ),
    },
    '/broker/neuhaus',
    ['Neuhaus Direkt', 'Handelt seit heute.', 'https://neuhaus.example', 'href="/broker/neuhaus"'],
  ],
  [
    'a trading system',
    {
      'trading-systems.yaml': swap(
        'systems:\n',
        'systems:\n  - { alias: neu, name: Neues System, feature: traderama_us_100_feature, rule: Neue Regel., method: [M.], rules: [R.], risks: [Neues Risiko.] }\n',
      ),
      'pages/system.yaml': page('/handelssysteme/[system]', '{ kind: system, parameter: system }', '{ type: trading-system }'),
    },
    '/handelssysteme/neu',
    ['Neues System', 'Neue Regel.', 'Neues Risiko.', 'href="/premium/us-100"'],
  ],
  [
    'a list of best ETFs',
    {
      'rankings.yaml': swap(
        '    items:\n',
        '    items:\n      - { alias: neu, title: Neue Liste, text: Nach neuer Regel., source: { class: ETF, sort: volumeFundEuro, order: DESC } }\n',
      ),
      'pages/liste.yaml': page(
        '/beste/[type]/[item]',
        '{ kind: ranking, of: bestEtfs, parameter: type, itemParameter: item }',
        '{ type: ranking }',
      ),
    },
    '/beste/welt/neu',
    ['Aktien weltweit: Neue Liste', 'Nach neuer Regel.', 'Ein neuer Wert'],
  ],
  [
    'a kind of article content',
    { 'article-blocks.yaml': swap('items: [paragraph,', 'items: [paragraph, NeuerAbsatz,') },
    '/ratgeber/etf-erklaert',
    ['Ein neuer Absatz.'],
  ],
];

/** Additions that are visible on a page with all entries of their kind. */
const LISTED: readonly Added[] = [
  [
    'a venue',
    {
      'venues.yaml': swap(
        /^groups:\n/mu,
        "groups:\n  - title: Nordlicht\n    venues: [{ name: Polarbörse, days: [Mo], sessions: [{ opening: '10:00', closing: '11:30' }], timezone: Europe/Berlin }]\n",
      ),
      'pages/boersen.yaml':
        'route: /boersen\ntitle: Zeiten\ndescription: Zeiten\ndataClass: quotes\nrendering: cached\nrobots: index\nbody: { main: [{ type: venue-hours }] }\n',
    },
    '/boersen',
    ['Nordlicht', 'Polarbörse', '10:00–11:30'],
  ],
];

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

describe('[CONF-039] what is added to the configuration alone', () => {
  it.each(ADDED)('%s is right and has its page', async (_what, edits, path, shown) => {
    expect(findingsAfter(edits)).toEqual([]);
    const html = await draw(edits, path);
    for (const text of shown) expect(html).toContain(text);
  });

  it.each(ADDED.filter(([, , path]) => !path.startsWith('/ratgeber')))('%s has none before', async (_what, edits, path) => {
    const pages = Object.fromEntries(Object.entries(edits).filter(([file]) => file.startsWith('pages/')));
    await expect(draw(pages, path)).rejects.toThrow(`${path} is not there.`);
  });

  it.each(LISTED)('%s stands on the page of its kind', async (_what, edits, path, shown) => {
    expect(findingsAfter(edits)).toEqual([]);
    const html = await draw(edits, path);
    for (const text of shown) expect(html).toContain(text);
    const pages = Object.fromEntries(Object.entries(edits).filter(([file]) => file.startsWith('pages/')));
    const before = await draw(pages, path);
    for (const text of shown) expect(before).not.toContain(text);
  });
});

describe('another name for a kind of content', () => {
  const PIECE = 'articles/stop-order.yaml';
  /** Edits of names: the contents of one block get a further name, those of another a new name instead of all others. */
  const names: Readonly<Record<string, Edit>> = {
    'article-blocks.yaml': (text) =>
      text.replace('items: [summary,', 'items: [Kurzfassung, summary,').replace(/items: \[quote, .*?\]/u, 'items: [Zitat]'),
  };
  const called = swap('type: summary', "type: Zitat\n    value: 'Ein Zitat.'\n    caption: Jemand\n  - type: Kurzfassung");

  it('is enough for an article to use it, with the checks of what it stands for', () => {
    expect(findingsAfter({ ...names, [`content/${PIECE}`]: called })).toEqual([]);
    const wrong = swap('type: summary', 'type: Kurzfassung\n    valeu: x');
    expect(findingAfter({ ...names, [`content/${PIECE}`]: wrong })).toMatchObject({
      rule: 'unknown-key',
      file: `content/${PIECE}`,
      line: 13,
      column: 5,
    });
    expect(findingAfter({ [`content/${PIECE}`]: swap('type: summary', 'type: Kurzfassung') })).toMatchObject({ line: 12, column: 11 });
  });

  it('is read by the provider and drawn by the block', async () => {
    const content = mkdtempSync(join(tmpdir(), 'parkett-content-'));
    folders.push(content);
    for (const file of ['directory.yaml', 'partners/customers.yaml', PIECE]) cpSync(join(fixtureContent, file), join(content, file));
    writeFileSync(join(content, PIECE), called(readFileSync(join(content, PIECE), 'utf8')));
    const folder = scratchConfig(names);
    folders.push(folder);
    const told: string[] = [];
    const tell = (line: string): void => void told.push(line);
    const pieces = readArticles(content, tell, readFileSync(join(folder, 'article-blocks.yaml'), 'utf8'));
    expect(told).toEqual([]);
    const html = await draw(names, '/ratgeber/etf-erklaert', pieces[0]?.contentItems.slice(0, 2));
    expect(html).toContain('Ein Zitat.');
    expect(html).toContain('Ein Stop löst eine Order aus');
    expect(readArticles(content, tell)).toEqual([]);
  });
});

/** Renders the page at a path under the fixture's configuration after the edits. */
async function draw(edits: Readonly<Record<string, Edit>>, path: string, items?: readonly object[]): Promise<string> {
  const own = Object.fromEntries(Object.entries(edits).filter(([file]) => !file.startsWith('content/')));
  const folder = scratchConfig(own);
  folders.push(folder);
  const { config } = loadConfig(folder, { content: fixtureContent });
  const match = matchPage(config, readPath(path));
  if (!match) throw new Error(`${path} is no page.`);
  const context = {
    config,
    registry: blocksByType,
    preview: false,
    origin: 'https://www.parkett.example',
    deadline: 5_000,
    checkProps: () => undefined,
    call: callWith(edits, items),
  };
  const result = await renderPage({ path, match, query: {}, now: Date.parse('2026-07-31T15:40:00Z'), visitor: ANYONE }, context);
  if (result.kind !== 'page' || result.status !== 200) throw new Error(`${path} is not there.`);
  return result.html;
}

/** Returns a provider that has read the directory after the edits, and answers everything else with the data that blocks need. */
function callWith(
  edits: Readonly<Record<string, Edit>>,
  items: readonly object[] = [{ type: 'NeuerAbsatz', value: 'Ein neuer Absatz.' }],
): PublicCall {
  const edit = edits[DIRECTORY];
  const written = readFileSync(join(fixtureContent, 'directory.yaml'), 'utf8');
  const text = typeof edit === 'function' ? edit(written) : written;
  const { categories, authors, podcasts } = parse(text) as Omit<Directory, 'customers'>;
  const articles = readDocument(join(import.meta.dirname, '../../blocks/fixtures/articles.yaml')) as Record<string, object>;
  const instrument = {
    entityType: 'STOCK',
    entityValue: '1',
    name: 'Ein neuer Wert',
    displayType: 'Aktie',
    urls: { WEBSITE: '/aktien/Neu-1' },
  };
  const ranked = { instrument };
  const answers: Readonly<Record<string, () => unknown>> = {
    getArticleDirectory: () => ({
      categories: categories.map(categoryAnswer),
      authors: authors.map(authorAnswer),
      sources: [],
      podcasts: podcasts.map((podcast) => podcastAnswer(podcast, authors, 1)),
    }),
    getArticle: () => ({ ...articles['plainArticle'], contentItems: items }),
    findArticles: () => ({ list: [], total: 0 }),
    findStocks: () => ({ total: 1, list: [ranked] }),
    findFunds: () => ({ total: 1, list: [ranked] }),
  };
  return (async (operation: string) => {
    const answer = answers[operation];
    if (answer === undefined) throw Object.assign(new Error(`${operation} is not answered`), { status: 503 });
    return answer();
  }) as unknown as PublicCall;
}
