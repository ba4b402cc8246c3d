import { expect, it } from 'vitest';
import { fixtureOf, renderFixture } from '../../kit/testing.ts';
import { mountBlock } from '../../kit/testing-mount.ts';
import { figureText } from '../../kit/ranking/places.ts';
import { PLACES } from '../../kit/ranking/query.ts';
import { needs } from './data.ts';

it('shows each place with the figure that decides it, and marks the list among the others', async () => {
  const body = await mountBlock('ranking', 'the cheapest funds');
  expect(body.querySelector('h1')?.textContent).toBe('Aktien weltweit: Die günstigsten');
  expect(body.querySelector('tbody .quote-note')?.textContent.replaceAll('\u00A0', ' ')).toBe('Platz 1 · laufende Kosten 0,12 %');
  expect([...body.querySelectorAll('.ranking__lists a')].map((link) => link.getAttribute('aria-current'))).toEqual(['page', null]);
});

it('links the lists of a type with their rules and has no table', async () => {
  const body = await mountBlock('ranking', 'a type of rankings');
  expect([...body.querySelectorAll('.ranking__rule')].map((rule) => rule.textContent)).toHaveLength(2);
  expect(body.querySelector('table')).toBeNull();
});

it('[CONST-007] [CONF-036] has fifty places, none of them of a blocked notation, whatever is blocked', async () => {
  const fixture = fixtureOf('ranking', 'the cheapest funds');
  const [entry] = (fixture.data as unknown as { readonly funds: { readonly list: readonly [Entry] } }).funds.list;
  const blocked = [101, 102, 103];
  const rankings = { blockedNotations: blocked, topLists: [], bestEtfs: [] };
  const list = Array.from({ length: PLACES + blocked.length }, (_none, index) => ({
    ...entry,
    instrument: { ...entry.instrument, entityValue: String(index), tinyName: `Fonds ${index + 1}` },
    quote: { ...entry.quote, market: { ...entry.quote.market, idNotation: 100 + index } },
  }));
  const config = { ...fixture.config, rankings };
  const asked = needs({ ...fixture, config } as unknown as Parameters<typeof needs>[0]);
  expect(asked.funds?.input).toMatchObject({ query: { perPage: 53, sort: 'ongoingCharges', order: 'ASC', isExchangeTraded: true } });
  document.body.innerHTML = await renderFixture({ ...fixture, config, data: { funds: { total: 60, list } } });
  const names = [...document.querySelectorAll('tbody th a')].map((link) => link.textContent);
  expect(names).toHaveLength(PLACES);
  expect(names.slice(0, 2)).toEqual(['Fonds 1', 'Fonds 5']);
});

it('[CONF-023] asks the finder of its class by the configured filters', () => {
  const fixture = fixtureOf('ranking', 'the cheapest funds');
  const filters = { volumeFundEuroRange: '100000000;', idInvestmentFocus: '5634' };
  const subject = { ...fixture.subject, source: { class: 'ETF', sort: 'ongoingCharges', order: 'ASC', filters } };
  expect(needs({ ...fixture, subject } as unknown as Parameters<typeof needs>[0]).funds?.input).toMatchObject({
    query: { queryParameters: 'idInvestmentFocus=5634&volumeFundEuroRange=100000000;' },
  });
});

it('says of each order what decides the place', () => {
  const entry = {
    instrument: {},
    stocksFigure: { marketCapInstrument: 2_500_000_000, isoCurrency: 'EUR' },
    fundsBaseData: { volumeFundEuro: 7_100_000_000 },
    fundsPerformanceList: {
      list: [
        { timeSpan: '1Y', performanceTimeSpanPct: 8.4 },
        { timeSpan: '3Y', performanceTimeSpanPct: -2 },
      ],
    },
    bondsFigures: { yieldToMaturity: 3.21 },
    sidewaysYieldPct: 4.6,
  } as unknown as Parameters<typeof figureText>[0];
  const textOf = (sort: Parameters<typeof figureText>[1]) => figureText(entry, sort)?.replaceAll('\u00A0', ' ');
  expect([textOf('marketCapInstrument'), textOf('volumeFundEuro')]).toEqual([
    expect.stringMatching(/^Börsenwert 2,50 Mrd/u),
    expect.stringMatching(/^Vermögen 7,10 Mrd/u),
  ]);
  expect([textOf('performancePct1Y'), textOf('performancePct3Y')]).toEqual(['1 Jahr +8,40 %', '3 Jahre −2,00 %']);
  expect([textOf('yieldToMaturity'), textOf('sidewaysYieldPct'), textOf('performancePct')]).toEqual([
    'Rendite 3,21 %',
    'Seitwärtsertrag 4,60 %',
    undefined,
  ]);
});

interface Entry {
  readonly instrument: object;
  readonly quote: { readonly market: object };
}
