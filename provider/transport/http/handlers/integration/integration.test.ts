import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Schema } from '#client/operations.ts';
import { createProvider, type Provider } from '../../../../provider.ts';
import { createTestStore } from '../../../../store/testing.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

const NOW = Date.parse('2026-11-20T10:00:00Z');

let provider: Provider;
let dispose: () => Promise<void>;
let token = '';
let now = NOW;

beforeAll(async () => {
  const store = await createTestStore();
  dispose = store.dispose;
  provider = await createProvider({
    ...store.options,
    seed: 'integration',
    clock: { now: () => now },
    rateLimit: undefined,
    derivatives: 6_000,
  });
  const visitor = await provider.inject({ method: 'POST', url: '/api/v1/users/anonymous' });
  token = visitor.json<{ token?: string }>().token ?? '';
});
afterAll(async () => {
  await provider.close();
  await dispose();
});

async function ask<Answer>(path: string, body?: object): Promise<Answer> {
  const answer = await provider.inject({
    method: body === undefined ? 'GET' : 'POST',
    url: `/api/v1/integration/${path}`,
    headers: { 'x-ov-token': token },
    ...(body === undefined ? {} : { payload: body }),
  });
  expect([path, answer.statusCode, answer.statusCode === 200 ? '' : answer.payload]).toEqual([path, 200, '']);
  return answer.json<Answer>();
}

async function nameAt(url: string): Promise<{ leverage: number; right: string; issuer: string }> {
  const isin = /([A-Z]{2}[A-Z0-9]{9}\d)$/u.exec(url)?.[1] ?? '';
  const answer = await provider.inject({ url: `/api/v1/derivatives/ISIN:${isin}/snapshot` });
  const snapshot = answer.json<Schema<'DerivativeSnapshot'>>();
  return {
    leverage: snapshot.derivativesFigure?.gearingAsk ?? 0,
    right: snapshot.derivativesDetails?.nameExerciseRight ?? '',
    issuer: snapshot.derivativesIssuer?.name ?? '',
  };
}

describe('the calls', () => {
  it.each([
    ['HTTP-044', 'crypto_trader_box_for_content_level', false],
    ['HTTP-045', 'derivative/category/sponsoring', true],
    ['HTTP-047', 'derivative/underlying/sponsoring', true],
    ['HTTP-048', 'derivative/partner', true],
    ['HTTP-050', 'funds/partner', false],
    ['HTTP-051', 'funds/suggestions/3567527', false],
    ['HTTP-052', 'godmode_trader_trendradar/INDEX/20735', false],
    ['HTTP-060', 'trader_box', false],
    ['HTTP-061', 'turbo_box', false],
  ])('[%s] %s answers with device and application; it demands a token: %s', async (_row, path, needsToken) => {
    const url = `/api/v1/integration/${path}?device=MOBILE&application=WEBSITE`;
    const without = await provider.inject({ url });
    const holding = await provider.inject({ url, headers: { 'x-ov-token': token } });
    expect([without.statusCode, holding.statusCode]).toEqual([needsToken ? 401 : 200, 200]);
    expect(Object.keys(holding.json<object>()).length).toBeGreaterThan(1);
  });

  it('[HTTP-053] search sponsoring takes a JSON body and demands a token', async () => {
    const request = {
      method: 'POST',
      url: '/api/v1/integration/derivative/instrument/search/sponsoring',
      payload: { list: [{ entityType: 'INDEX', entityValue: '20735' }] },
    } as const;
    const answers = [
      await provider.inject(request),
      await provider.inject({ ...request, headers: { 'x-ov-token': token } }),
      await provider.inject({ ...request, headers: { 'x-ov-token': token }, payload: { list: [] } }),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 200, 400]);
  });
});

describe('search sponsoring', () => {
  it('[HTTP-042] names customer, issuer, type, underlying and leverage links in both directions', async () => {
    const answer = await ask<Schema<'SearchSponsoring'>>('derivative/instrument/search/sponsoring?device=DESKTOP&application=WEBSITE', {
      list: [
        { entityType: 'STOCK', entityValue: '36714349' },
        { entityType: 'INDEX', entityValue: '20735' },
        { entityType: 'STOCK', entityValue: '82849' },
      ],
    });
    expect(answer).toMatchObject({
      customer: { id: 7001 },
      issuer: { id: 90001, name: 'Hansekontor' },
      derivativeTypeName: 'Knock-outs',
      underlying: { name: 'DAX' },
    });
    for (const links of [answer.longLeverageLinks, answer.shortLeverageLinks]) {
      expect(links?.length).toBeGreaterThan(0);
      expect(links?.every(({ name, url }) => /^Hebel \d/u.test(name) && url.startsWith('/derivate/'))).toBe(true);
    }
  });

  it('leads to products of the issuer with that leverage and direction', async () => {
    const { longLeverageLinks, shortLeverageLinks } = await ask<Schema<'SearchSponsoring'>>('derivative/instrument/search/sponsoring', {
      list: [{ entityType: 'INDEX', entityValue: '20735' }],
    });
    for (const [links, right] of [
      [longLeverageLinks, 'CALL'],
      [shortLeverageLinks, 'PUT'],
    ] as const) {
      const link = links?.[0];
      const product = await nameAt(link?.url ?? '');
      expect([product.right, product.issuer]).toEqual([right, 'Hansekontor']);
      expect(link?.name).toBe(`Hebel ${product.leverage.toLocaleString('de-DE', { maximumFractionDigits: 1 })}`);
    }
  });

  it('is empty where nothing is booked, and when a pair names another type than the instrument has', async () => {
    for (const pair of [
      { entityType: 'STOCK', entityValue: '36714349' },
      { entityType: 'STOCK', entityValue: '20735' },
    ]) {
      expect(await ask('derivative/instrument/search/sponsoring', { list: [pair] })).toEqual({});
    }
  });
});

describe('boxes and partners', () => {
  it('sponsor one customer for each booked kind of derivative, none after the booking ended', async () => {
    const { list } = await ask<Schema<'CategorySponsoringList'>>('derivative/category/sponsoring');
    const kinds = list.map(({ entitySubType }) => entitySubType);
    expect(kinds).toContain('KNOCKOUT_CERTIFICATE');
    expect(kinds).not.toContain('WARRANT');
    expect(new Set(kinds).size).toBe(kinds.length);
  });

  it('sponsor an underlying by the weightiest booking, with links', async () => {
    const { list } = await ask<Schema<'UnderlyingSponsoringList'>>('derivative/underlying/sponsoring');
    const dax = list.filter(({ underlying }) => underlying.entityValue === '20735');
    expect(dax.map(({ sponsoring }) => sponsoring.customer.id)).toEqual([7001]);
    expect(dax[0]?.longLinks?.length).toBeGreaterThan(0);
  });

  it('list turbos of the sponsor with rising leverage and the knock-out on the right side of the price', async () => {
    const { longList, shortList, quote, sponsoring } = await ask<Schema<'TurboBox'>>('turbo_box');
    expect(sponsoring?.customer.id).toBe(7001);
    expect([longList.length > 0, shortList.length > 0]).toEqual([true, true]);
    for (const list of [longList, shortList])
      expect(list.map(({ gearing }) => gearing)).toEqual(list.map(({ gearing }) => gearing).toSorted((a, b) => a - b));
    expect(longList.every(({ knockOutAbs = 0 }) => knockOutAbs < (quote?.last ?? 0))).toBe(true);
    expect(shortList.every(({ knockOutAbs = 0 }) => knockOutAbs > (quote?.last ?? 0))).toBe(true);
  });

  it('show brokers, crypto brokers by content level, and partners by weight', async () => {
    expect((await ask<Schema<'TraderBox'>>('trader_box')).list.map(({ customer }) => customer.id)).toEqual([7012, 7014]);
    const crypto = async (levels: string) =>
      (await ask<Schema<'TraderBox'>>(`crypto_trader_box_for_content_level${levels}`)).list.map(({ customer }) => customer.id);
    expect([await crypto('?contentLevel1=krypto'), await crypto('?contentLevel1=aktien'), await crypto('')]).toEqual([
      [7013, 7014],
      [7014],
      [7014],
    ]);
    expect((await ask<Schema<'PartnerList'>>('derivative/partner')).list.map(({ issuerAlias }) => issuerAlias)).toEqual([
      'hansekontor',
      'talmark',
      'erzquell',
    ]);
    expect((await ask<Schema<'PartnerList'>>('funds/partner')).list.map(({ customer }) => customer.id)).toEqual([7011, 7012]);
  });

  it('are empty before anything was booked', async () => {
    try {
      now = Date.parse('2024-06-03T10:00:00Z');
      expect((await ask<Schema<'TraderBox'>>('trader_box')).list).toEqual([]);
      expect((await ask<Schema<'PartnerList'>>('derivative/partner')).list).toEqual([]);
      expect(await ask<Schema<'TurboBox'>>('turbo_box')).toMatchObject({ longList: [], shortList: [] });
    } finally {
      now = NOW;
    }
  });

  it('suggest up to three other funds of the same focus, and on an index those that follow it', async () => {
    const fund = await ask<Schema<'FundTeaserList'>>('funds/suggestions/3567527');
    expect([fund.total, fund.list.length]).toEqual([3, 3]);
    expect(new Set(fund.list.map(({ nameInvestmentFocus }) => nameInvestmentFocus)).size).toBe(1);
    expect(fund.list.map(({ instrument }) => instrument.entityValue)).not.toContain('3567527');
    expect((await ask<Schema<'FundTeaserList'>>('funds/suggestions/20735')).list[0]?.instrument.name).toMatch(/DAX/u);
    expect((await ask<Schema<'FundTeaserList'>>('funds/suggestions/EURUSD')).list).toEqual([]);
  });

  it('compute the trend from the daily bars that the history shows', async () => {
    const { shortTerm, datetimeCalculation } = await ask<Schema<'TrendRadar'>>('godmode_trader_trendradar/INDEX/20735');
    expect(datetimeCalculation).toBe('2026-11-20T10:00:00.000+00:00');
    const { support, resistance } = shortTerm;
    const history = await provider.inject({ url: '/api/v1/instruments/INDEX/20735/eod_history?range=M3&endDate=2026-11-20' });
    const { low, high } = history.json<{ low: number[]; high: number[] }>();
    expect(support === undefined || low.slice(-21, -1).includes(support)).toBe(true);
    expect(resistance === undefined || high.slice(-21, -1).includes(resistance)).toBe(true);
    expect(support ?? resistance).toBeDefined();
  });
});

describe('interactions', () => {
  const page = 'appName=parkett&appType=WEBSITE&appVersion=1.0.0&appTraffic=public&appEnvironment=live';
  const get = async (query: string): Promise<Schema<'InteractionAnswer'>> => {
    const answer = await provider.inject({ url: `/api/v2/interactions?${page}&${query}` });
    expect(answer.statusCode).toBe(200);
    return answer.json<Schema<'InteractionAnswer'>>();
  };

  it('[HTTP-070] come for all five scopes, never more than there are places, from campaign, content, entity and login', async () => {
    const full = await get(
      'loggedIn=false&default=3&display=1&announcement=1&tradingLayer=1&belowHighlightbox=1&contentLevel1=derivate&utm_source=newsletter&entityType=INDEX&entityValue=ISIN:DE0008469008',
    );
    expect(full.scopes.map(({ scopeCode, list }) => [scopeCode, list.length])).toEqual([
      ['DEFAULT', 3],
      ['DISPLAY', 1],
      ['ANNOUNCEMENT', 1],
      ['TRADING_LAYER', 1],
      ['BELOW_HIGHLIGHTBOX', 1],
    ]);
    const none = await get('loggedIn=true');
    expect(none.scopes.map(({ list }) => list.length)).toEqual([0, 0, 0, 0, 0]);
  });

  it('[INTER-004] carry every field of an interaction, the level and its place', async () => {
    const { scopes } = await get('loggedIn=false&default=2');
    expect(scopes[0]?.list[0]).toEqual({
      interactionId: 30101,
      interactionName: 'premium-kennenlernen-teaser',
      interactionType: 'TEASER',
      implementation: expect.objectContaining({ level: 'INFO', headline: 'Mehr lesen mit Plus' }) as object,
      campaignId: 301,
      ruleId: 12,
      ruleCampaignWeight: 20,
      interactionSlotId: 'default-1',
      scope: 'DEFAULT',
    });
  });
});
