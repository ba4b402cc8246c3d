import { beforeAll, describe, expect, it } from 'vitest';
import type { Schema } from '#client/operations.ts';
import type { Provider } from '#provider/provider.ts';
import { sharedProvider } from './start.ts';

/** Shapes of recorded answers of that API where another form would break a reader. */
let provider: Provider;

beforeAll(async () => void (provider = await sharedProvider()));

async function get<Answer>(address: string): Promise<Answer> {
  const answer = await provider.inject({ url: `/api${address}` });
  expect([address, answer.statusCode]).toEqual([address, 200]);
  return answer.json<Answer>();
}

const decimalsOf = (value: number): number => String(value).split('.')[1]?.length ?? 0;

describe('answers have the recorded form', () => {
  it.each(['stocks', 'funds', 'bonds', 'derivatives', 'articles'])(
    'the finder of %s says how many there are, asked or not',
    async (area) => {
      const address = `/v1/${area}/finder/configuration_query?perPage=2`;
      const [plain, asked] = await Promise.all([get<{ total: number }>(address), get<{ total: number }>(`${address}&calculateTotal=true`)]);
      expect(plain.total).toBeGreaterThan(2);
      expect(asked.total).toBe(plain.total);
    },
  );

  it('every derivative of the finder says its spread, unless nobody offers it', async () => {
    const { list } = await get<Schema<'DerivativeFinderResult'>>('/v1/derivatives/finder/configuration_query?perPage=200');
    const offered = list.filter(({ quote }) => quote?.bid !== undefined && quote.ask !== undefined);
    expect(offered.length).toBeGreaterThan(100);
    expect(offered.filter(({ spread }) => spread === undefined || spread <= 0)).toEqual([]);
  });

  it('the last days before periods are plain dates, highs and lows are instants', async () => {
    const values = await get<Record<string, unknown>>('/v1/instruments/STOCK/82849/performance_values');
    const lasts = Object.entries(values).filter(([name]) => /^date\w+Last$/.test(name));
    expect(lasts.map(([name]) => name)).toEqual(expect.arrayContaining(['dateW1Last', 'dateW52Last', 'dateY10Last', 'dateCyLast']));
    expect(lasts.filter(([, value]) => !/^\d{4}-\d{2}-\d{2}$/.test(String(value)))).toEqual([]);
    expect(values.dateM1High).toMatch(/T\d{2}:\d{2}:\d{2}\.\d{3}\+00:00$/);
  });

  it('volatility over 30 and 250 days is the same in figures, performance values and finder', async () => {
    const { stocksCnTechnical } = await get<Schema<'StockFigures'>>('/v1/stocks/82849/figures');
    const { vola30, vola250 } = await get<Schema<'PerformanceValues'>>('/v1/instruments/STOCK/82849/performance_values');
    expect(vola30).toBeGreaterThan(1);
    expect([stocksCnTechnical?.volatility30, stocksCnTechnical?.volatility250]).toEqual([vola30, vola250]);
  });

  it.each(['EURUSD', 'GBPUSD', 'EURJPY'])('changes of %s are exact to the last decimal of its price', async (pair) => {
    const { quote } = await get<Schema<'CurrencySnapshot'>>(`/v1/currencies/${pair}/snapshot`);
    const { last, previousLast = 0, performance = 0 } = quote;
    const places = Math.max(decimalsOf(last), decimalsOf(previousLast));
    expect(performance).toBe(Number((last - previousLast).toFixed(places)));
  });

  it.each([
    ['86627', 'USD'],
    ['82849', 'EUR'],
  ])('market capitalisation of %s is in euros and says so', async (share, isoCurrency) => {
    const { stocksFigure, quote } = await get<Schema<'StockSnapshot'>>(`/v1/stocks/${share}/snapshot`);
    const { companyDescriptor } = await get<Schema<'CompanySnapshot'>>(`/v1/stocks/${share}/company_snapshot`);
    const { quote: rate } = await get<Schema<'CurrencySnapshot'>>('/v1/currencies/EURUSD/snapshot');
    const { numSharesInstrument = 0, marketCapInstrument = 0 } = stocksFigure;
    expect(quote.isoCurrency).toBe(isoCurrency);
    expect([stocksFigure.isoCurrency, companyDescriptor.isoCurrency]).toEqual(['EUR', 'EUR']);
    const inEuro = (quote.last * numSharesInstrument) / (isoCurrency === 'USD' ? rate.last : 1);
    expect(marketCapInstrument / inEuro).toBeCloseTo(1, 1);
    const { list } = await get<Schema<'StockFinderResult'>>(
      `/v1/stocks/finder/configuration_query?sort=marketCapInstrument&order=DESC&perPage=40`,
    );
    const caps = list.map((entry) => entry.stocksFigure?.marketCapInstrument ?? 0);
    expect(caps).toEqual(caps.toSorted((a, b) => b - a));
    expect(new Set(list.map((entry) => entry.stocksFigure?.isoCurrency))).toEqual(new Set(['EUR']));
  });
});
