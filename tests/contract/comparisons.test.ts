import { beforeAll, expect, it } from 'vitest';
import type { Schema } from '#client/operations.ts';
import type { Provider } from '#provider/provider.ts';
import { sharedProvider } from './start.ts';

type Data = Readonly<Record<string, unknown>>;
interface Entry extends Data {
  readonly instrument: { readonly isin: string; readonly entityValue: string };
}

let provider: Provider;
beforeAll(async () => void (provider = await sharedProvider()));

async function get<Body>(path: string): Promise<Body> {
  const answer = await provider.inject(`/api/v1/${path}`);
  expect([path, answer.statusCode, answer.statusCode === 200 ? '' : answer.payload]).toEqual([path, 200, '']);
  return answer.json<Body>();
}

const compared = async (area: string, keys: readonly string[]): Promise<readonly Entry[]> =>
  (await get<{ list: readonly Entry[] }>(`${area}/comparison?entityValues=${keys.join(',')}`)).list;

it.each([
  ['stocks', '', ['quote', 'cnPerformance', 'company', 'stocksFigure']],
  ['funds', 'isExchangeTraded=true', ['quote', 'cnPerformance', 'fundsDetails', 'fundsBaseData', 'fundsIssuer', 'fundsEvaluation']],
  ['bonds', '', ['quote', 'bondsDetails', 'bondsBaseData', 'bondsIssuer', 'bondsFigures']],
  ['derivatives', 'entitySubType=KNOCKOUT_CERTIFICATE', ['quote', 'derivativesDetails', 'derivativesIssuer']],
])('%s stand beside each other in the order asked for, each as on its own page', async (area, filter, parts) => {
  const { list } = await get<{ list: readonly Entry[] }>(`${area}/finder/configuration_query?perPage=4&${filter}`);
  const isins = list.map(({ instrument }) => instrument.isin).toReversed();
  const entries = await compared(
    area,
    isins.map((isin) => `ISIN:${isin}`),
  );
  expect(entries.map(({ instrument }) => instrument.isin)).toEqual(isins);
  for (const entry of entries) {
    const page = await get<Data>(`${area}/ISIN:${entry.instrument.isin}/snapshot`);
    for (const part of parts) expect([part, entry[part]]).toEqual([part, page[part]]);
  }
});

it('tells of derivatives their levels, and figures that their page has too', async () => {
  const { list } = await get<{ list: readonly Entry[] }>(
    'derivatives/finder/configuration_query?entitySubType=BONUS_CERTIFICATE&perPage=2',
  );
  const [entry] = await compared('derivatives', [list[0]?.instrument.entityValue ?? '']);
  const page = await get<Data>(`derivatives/${entry?.instrument.entityValue}/snapshot`);
  expect(page['derivativesFigure']).toMatchObject(entry?.['derivativesFigure'] as Data);
  expect(entry).toMatchObject({ barrier: expect.any(Number), bonusLevel: expect.any(Number), coverRatio: expect.any(Number) });
  expect(entry).not.toHaveProperty('knockOut');
});

it('leaves out what is unknown, of another type or named twice', async () => {
  const entries = await compared('funds', [
    'ISIN:DE0005933931',
    'ISIN:DE0007164600',
    'ISIN:IE00B4L5Y983',
    'ISIN:XX0000000000',
    'ISIN:DE0005933931',
    // Entity value of the first fund, which names it a second time.
    '3567527',
  ]);
  expect(entries.map(({ instrument }) => instrument.isin)).toEqual(['DE0005933931', 'IE00B4L5Y983']);
});

it('tells of funds how much each two have in common, each pair once, as the page of one of them does', async () => {
  const isins = ['DE0005933931', 'LU0274211480', 'IE00B5BMR087'];
  const told = await get<Schema<'ComparedFundOverlapList'>>(`funds/comparison/overlaps?entityValues=${isins.join(',')},XX0000000000`);
  // Pairs in the order of the request.
  const pairs = told.list.map(({ instrument, instrumentOther }) => `${instrument.isin} ${instrumentOther.isin}`);
  const [one, two, three] = isins;
  expect(new Set(pairs)).toEqual(new Set([`${one} ${two}`, `${one} ${three}`, `${two} ${three}`]));
  const shares = told.list.map(({ overlapPct }) => overlapPct);
  expect(shares).toEqual(shares.toSorted((a, b) => b - a));
  const [most] = told.list;
  expect(new Set([most?.instrument.isin, most?.instrumentOther.isin])).toEqual(new Set(['DE0005933931', 'LU0274211480']));
  expect([most?.numShared, most?.nameTopShared]).toEqual([expect.any(Number), expect.any(String)]);
  const { list } = await get<Schema<'FundOverlapList'>>(`funds/ISIN:${most?.instrument.isin}/overlaps`);
  const same = list.find(({ instrument }) => instrument.isin === most?.instrumentOther.isin);
  expect([undefined, most?.overlapPct]).toContain(same?.overlapPct);
  expect((await get<Schema<'ComparedFundOverlapList'>>('funds/comparison/overlaps?entityValues=DE0005933931')).list).toEqual([]);
});
