import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Schema } from '#client/operations.ts';
import { readArticles } from '../../../content/read-articles.ts';
import { createProvider, type Provider } from '../../../provider.ts';
import { createTestStore } from '../../../store/testing.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const NOW = Date.parse('2026-11-20T10:00:00Z');
const pieces = readArticles().filter(({ publishedAt }) => publishedAt <= NOW);

let provider: Provider;
let dispose: () => Promise<void>;
let now = NOW;

beforeAll(async () => {
  const store = await createTestStore();
  dispose = store.dispose;
  provider = await createProvider({ ...store.options, seed: 'articles', clock: { now: () => now }, derivatives: 0, rateLimit: undefined });
});
afterAll(async () => {
  await provider.close();
  await dispose();
});

async function find(query: string): Promise<Schema<'ArticleTeaserList'>> {
  const answer = await provider.inject({ url: `/api/v1/articles/finder/configuration_query?${query}` });
  expect([query, answer.statusCode]).toEqual([query, 200]);
  return answer.json<Schema<'ArticleTeaserList'>>();
}

async function read(id: string): Promise<Schema<'Article'>> {
  const answer = await provider.inject({ url: `/api/v1/articles/${encodeURIComponent(id)}` });
  expect([id, answer.statusCode]).toEqual([id, 200]);
  return answer.json<Schema<'Article'>>();
}

describe('a search for articles', () => {
  const search = (text: string, rest = '') => find(`searchValue=${encodeURIComponent(text)}${rest}`);

  it('finds pieces by words of their headline, whatever the case, the nearest first', async () => {
    const piece = pieces[0];
    const { list } = await search((piece?.headline ?? '').toUpperCase());
    expect(list[0]?.headline).toBe(piece?.headline);
  });

  it('finds pieces and reports about the instrument that was meant', async () => {
    const { list, total } = await search('SAP', '&perPage=100');
    const others = list.filter(({ headline, teaser, source }) => source?.isAgency === true && !/SAP/u.test(`${headline} ${teaser}`));
    expect([total, list.length > 0, others.length]).toEqual([list.length, true, 0]);
  });

  it('keeps to the other filters, and finds nothing for what stands nowhere', async () => {
    const { list } = await search('Aktie', '&category=ratgeber');
    expect([list.length > 0, list.every(({ newsCategory }) => newsCategory?.alias === 'ratgeber')]).toEqual([true, true]);
    expect((await search('xyzzyplugh')).total).toBe(0);
  });
});

describe('lists of articles', () => {
  it('have 25 entries a page, counted from 0, newest first, without repetition', async () => {
    const first = await find('calculateTotal=true');
    const second = await find('page=1');
    expect([first.list.length, second.list.length]).toEqual([25, 25]);
    const dates = [...first.list, ...second.list].map(({ datetimePublication }) => Date.parse(datetimePublication));
    expect(dates).toEqual(dates.toSorted((a, b) => b - a));
    expect(new Set([...first.list, ...second.list].map(({ entityValue }) => entityValue)).size).toBe(50);
    expect(first.total).toBeGreaterThan(1000);
    expect((await find('page=0')).list).toEqual(first.list);
  });

  it.each([
    ['category=ratgeber', ({ category }: (typeof pieces)[number]) => category === 'ratgeber'],
    ['contentType=PODCAST', ({ contentType }: (typeof pieces)[number]) => contentType === 'PODCAST'],
    ['contentType=VIDEO', ({ contentType }: (typeof pieces)[number]) => contentType === 'VIDEO'],
    ['author=konrad-wiesental', ({ author }: (typeof pieces)[number]) => author === 'konrad-wiesental'],
    ['podcast=restlaufzeit', ({ podcast }: (typeof pieces)[number]) => podcast?.series === 'restlaufzeit'],
    ['contentStreamIds=8101,8103', ({ podcast }: (typeof pieces)[number]) => podcast?.stream === 8101 || podcast?.stream === 8103],
    ['idCategoryFormat=312', ({ category }: (typeof pieces)[number]) => category === 'mahlzeit'],
    ['category=videos', ({ category }: (typeof pieces)[number]) => category === 'mahlzeit' || category === 'chartzeit'],
    [
      'entityTypes=CRYPTO,CURRENCY&source=redaktion',
      ({ source, instruments }: (typeof pieces)[number]) =>
        source === undefined && instruments.some(({ entityType }) => entityType === 'CRYPTO' || entityType === 'CURRENCY'),
    ],
    ['customer=7001', ({ customer }: (typeof pieces)[number]) => customer === 7001],
    ['premium=true', ({ premium }: (typeof pieces)[number]) => premium === true],
    ['source=emittent-hansekontor', ({ customer }: (typeof pieces)[number]) => customer === 7001],
    ['source=redaktion', ({ source }: (typeof pieces)[number]) => source === undefined],
    [
      'source=redaktion&startDate=2026-05-01&endDate=2026-05-31',
      ({ source, publishedAt }: (typeof pieces)[number]) => source === undefined && new Date(publishedAt).getUTCMonth() === 4,
    ],
  ])('narrow to %s, also when it comes packed', async (filter, isMeant) => {
    const wanted = pieces
      .filter(isMeant)
      .map(({ id }) => id)
      .toSorted();
    expect(wanted.length).toBeGreaterThan(0);
    const { list, total } = await find(`${filter}&calculateTotal=true&perPage=200`);
    expect([list.map(({ entityValue }) => entityValue).toSorted(), total]).toEqual([wanted, wanted.length]);
    const packed = filter.replace(/startDate=([^&]+)&endDate=/u, 'date=$1;');
    expect((await find(`perPage=200&queryParameters=${encodeURIComponent(packed)}`)).list).toEqual(list);
  });

  it('are those alone whose aliases are named, also reports of the agency; what is not there is left out', async () => {
    const [report] = (await find('category=agentur-meldungen&perPage=1')).list;
    const reportAlias = report?.urls.WEBSITE.slice(1);
    const { list, total } = await find(`aliases=ratgeber/etf-erklaert,ratgeber/gibt-es-nicht,${reportAlias}`);
    expect([list.map(({ urls }) => urls.WEBSITE).toSorted(), total]).toEqual([[`/${reportAlias}`, '/ratgeber/etf-erklaert'], 2]);
  });

  it('find what is about an instrument, from editors and agency', async () => {
    const { list } = await find('entityType=INDEX&entityValue=20735&perPage=500');
    expect(new Set(list.map(({ source }) => source?.alias))).toEqual(new Set(['redaktion', 'kurswerk']));
    const ofCustomer = await find('entityType=INDEX&entityValue=20735&source=emittent-hansekontor');
    expect(ofCustomer.list.map(({ sponsoring }) => sponsoring?.customer.shortName)).toEqual(['Hansekontor']);
  });

  it('reach 30 days back for the agency, and further by date', async () => {
    const { list } = await find('category=agentur-meldungen&perPage=1');
    expect(list[0]?.newsCategory).toMatchObject({ alias: 'agentur-meldungen', noIndex: true, displayAds: true });
    const past = await find('category=agentur-meldungen&startDate=2024-03-05&endDate=2024-03-05&calculateTotal=true');
    expect(past.total).toBeGreaterThan(20);
    expect(past.list.every(({ datetimePublication }) => datetimePublication.startsWith('2024-03-05'))).toBe(true);
    expect((await find('category=agentur-meldungen&startDate=2024-01-01&endDate=2024-01-01&calculateTotal=true')).total).toBe(0);
  });

  it('never hold a piece from the future', async () => {
    try {
      for (const instant of ['2026-04-21T06:29:59Z', '2026-04-21T06:30:00Z', '2026-11-21T23:59:00Z']) {
        now = Date.parse(instant);
        const { list } = await find('perPage=60');
        expect(list.filter(({ datetimePublication }) => Date.parse(datetimePublication) > now)).toEqual([]);
        const answer = await provider.inject({ url: '/api/v1/articles/42101' });
        expect(answer.statusCode).toBe(instant === '2026-04-21T06:29:59Z' ? 404 : 200);
      }
      now = Date.parse('2026-11-20T08:04:59Z');
      const opening = (await provider.inject({ url: '/api/v1/articles/20261120007' })).statusCode;
      const { list } = await find('category=agentur-meldungen&perPage=100&startDate=2026-11-20');
      expect([opening, list.every(({ datetimePublication }) => Date.parse(datetimePublication) <= now)]).toEqual([404, true]);
    } finally {
      now = NOW;
    }
  });

  it.each([
    'queryParameters=farbe%3Drot',
    'queryParameters=customer%3Dx',
    'queryParameters=premium%3Dja',
    'queryParameters=date%3D2026-02-31',
    'startDate=2026-05-02&endDate=2026-05-01',
  ])('refuse %s with 400', async (query) => {
    const answer = await provider.inject({ url: `/api/v1/articles/finder/configuration_query?${query}` });
    expect([answer.statusCode, answer.json<Schema<'Error'>>().displayErrorMessage.length > 10]).toEqual([400, true]);
  });
});

describe('one article', () => {
  it('is found by id and by alias, also one of the agency', async () => {
    const { list } = await find('category=agentur-meldungen&perPage=5');
    for (const { entityValue, urls, headline } of list) {
      expect((await read(entityValue)).headline).toBe(headline);
      expect((await read(`ALIAS:${urls.WEBSITE.slice(1)}`)).entityValue).toBe(entityValue);
    }
  });

  it('[ARTICLE-031] for subscribers is cut at its crop mark for everybody else, and kept by nobody', async () => {
    const answer = await provider.inject({ url: '/api/v1/articles/42108' });
    const { premium, isExcerpt, contentItems } = answer.json<Schema<'Article'>>();
    const whole = pieces.find(({ id }) => id === '42108')?.contentItems ?? [];
    expect([premium, isExcerpt, contentItems.map(({ type }) => type)]).toEqual([
      true,
      true,
      whole.slice(0, whole.findIndex(({ type }) => type === 'crop-mark') + 1).map(({ type }) => type),
    ]);
    expect(contentItems.length).toBeLessThan(whole.length / 2);
    expect(answer.headers['cache-control']).toBe('private, no-store');
  });

  it('[NEWS-003] of a customer names him and how his category labels him', async () => {
    expect((await read('42701')).sponsoring).toMatchObject({ customer: { id: 7001, shortName: 'Hansekontor' }, label: 'WITH_NAME' });
  });

  it('of a podcast names series, number and speakers', async () => {
    const { podcastEpisode, authors, contentType } = await read('42811');
    expect([contentType, podcastEpisode?.number, authors?.[0]?.lastName]).toEqual(['PODCAST', 1, 'Oltmann']);
  });
});

describe('the directory', () => {
  it('[CONF-020] names categories, authors, sources and podcasts with their published episodes', async () => {
    const { categories, authors, sources, podcasts } = (await provider.inject({ url: '/api/v1/articles/finder/directory' })).json<
      Schema<'ArticleDirectory'>
    >();
    expect(categories.find(({ alias }) => alias === 'anzeigen')).toMatchObject({
      noIndex: true,
      displayAds: false,
      adLabelStyle: 'WITH_NAME',
    });
    expect(authors.find(({ id }) => id === 501)).toMatchObject({
      alias: 'jule-brandis',
      title: 'Dr.',
      firstName: 'Jule',
      lastName: 'Brandis',
    });
    expect(authors.filter(({ alias, firstName, lastName }) => [alias, firstName, lastName].includes(''))).toEqual([]);
    expect(sources.some(({ isAgency }) => isAgency)).toBe(true);
    expect(podcasts.map(({ alias, numberEpisodes }) => [alias, numberEpisodes])).toEqual(
      podcasts.map(({ alias }) => [alias, pieces.filter(({ podcast }) => podcast?.series === alias).length]),
    );
  });
});
