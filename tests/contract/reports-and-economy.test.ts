import { describe, expect, it } from 'vitest';
import type { OperationId, OperationInput, OperationOutput } from '#client/operations.ts';
import { catalogueSeed } from '#market/catalogue/testing.ts';
import { venueOf } from '#market/catalogue/index.ts';
import { createMarket } from '#market/prices/index.ts';
import type { Caller, Handler } from '#provider/transport/http/handler.ts';
import { listCompanyReports } from '#provider/transport/http/handlers/companies-reports.ts';
import { findEconomicEvents } from '#provider/transport/http/handlers/economic-events.ts';
import { findCalendarEvents } from '#provider/transport/http/handlers/events.ts';
import { getIndexTopFlop } from '#provider/transport/http/handlers/indices.ts';
import type { ProviderContext } from '#provider/transport/shared/context.ts';
import { createCatalogueView } from '#provider/services/search/catalogue-view.ts';
import { readOperations } from './operations.ts';
import { faultsOf } from './schemas.ts';

// Handlers over the shipped catalogue, without server and store: these tests only examine the content of answers.
const catalogue = createCatalogueView(catalogueSeed);
const market = createMarket({ ...catalogueSeed, seed: 'contract' });
const schemas = new Map(readOperations().map((operation) => [operation.id, operation.responses['200'] ?? {}]));
const caller: Caller = { session: () => Promise.resolve(undefined), address: '127.0.0.1' };
/** Half past eleven in Berlin. */
const NOW = Date.parse('2026-11-19T10:30:00Z');

async function ask<Op extends OperationId>(
  id: Op,
  handler: Handler<Op>,
  input: OperationInput<Op>,
  now = NOW,
): Promise<OperationOutput<Op>> {
  const context = { catalogue: () => catalogue, market: () => market, now: () => now, venue: venueOf } as ProviderContext;
  const answer = await handler.answer(input, context, caller);
  expect(faultsOf(schemas.get(id) ?? {}, JSON.parse(JSON.stringify(answer))).slice(0, 5)).toEqual([]);
  return answer;
}

describe('reports of a company', () => {
  const SAP = { path: { entityValue: 'ISIN:DE0007164600' } };

  it('are the next one with what is expected, and the last eight with what came', async () => {
    const { list, total } = await ask('listCompanyReports', listCompanyReports, SAP);
    expect(total).toBe(9);
    expect(list.map(({ figures }) => figures.eps === undefined)).toEqual([true, ...Array.from({ length: 8 }, () => false)]);
    expect(list.map(({ dateReport }) => dateReport)).toEqual(
      list
        .map(({ dateReport }) => dateReport)
        .toSorted()
        .toReversed(),
    );
  });

  it('have their figures on their day, and the calendar tells the same', async () => {
    const [next] = (await ask('listCompanyReports', listCompanyReports, SAP)).list;
    const day = Date.parse(next?.dateReport ?? '');
    const [before, on] = await Promise.all([day - 1, day].map((now) => ask('listCompanyReports', listCompanyReports, SAP, now)));
    const named = (answer: typeof before) => answer?.list.find(({ dateReport }) => dateReport === next?.dateReport)?.figures;
    expect([named(before)?.eps, named(on)?.epsExpected]).toEqual([undefined, next?.figures.epsExpected]);
    const { eps = 0, epsExpected = 1, epsSurprisePct } = named(on) ?? {};
    expect(epsSurprisePct).toBe(Math.round((eps / epsExpected - 1) * 10_000) / 100);
    const request = { entityType: 'STOCK', entityValue: SAP.path.entityValue, eventCategoryType: 'RESULT_REPORTS' } as const;
    const { list } = await ask('findCalendarEvents', findCalendarEvents, { query: request }, day);
    expect(list[0]?.stocksCompanyEvent?.companyEvent.reportFigures).toEqual(named(on));
  });
});

describe('what is published of economies', () => {
  it('is asked for by days, countries and importance, and told with its value once it is out', async () => {
    const query = { dateTimeStart: '2026-12-04', dateTimeEnd: '2026-12-04', isoCountry: 'US', importance: 3 };
    const at = (time: string) => ask('findEconomicEvents', findEconomicEvents, { query }, Date.parse(`2026-12-04T${time}Z`));
    const [before, after] = [await at('13:29:59'), await at('13:30:00')];
    expect(before.list.map(({ name, period }) => `${name}, ${period}`)).toEqual([
      'Neue Stellen außerhalb der Landwirtschaft, November',
      'Arbeitslosenquote, November',
    ]);
    expect(before.list.map(({ actual }) => actual)).toEqual([undefined, undefined]);
    expect(after.list.map(({ actual }) => typeof actual)).toEqual(['number', 'number']);
    expect(before.list.map(({ previous, expected }) => [typeof previous, typeof expected])).toEqual([
      ['number', 'number'],
      ['number', 'number'],
    ]);
    expect(before.source?.kind).toBe('SIMULATED');
  });

  it('has the key rates that the market has', async () => {
    const query = { dateTimeStart: '2025-06-05', dateTimeEnd: '2025-06-05', isoCountry: 'EU', importance: 3 };
    const { list } = await ask('findEconomicEvents', findEconomicEvents, { query });
    expect(list).toMatchObject([
      { name: 'Zinsentscheid der Europäischen Zentralbank', nameCountry: 'Euroraum', previous: 2.25, expected: 2, actual: 2 },
    ]);
  });
});

describe('winners and losers of an index', () => {
  it.each(['20735', '323547'])('of %s say why they move, as a report of the day does', async (entityValue) => {
    const { topList, flopList } = await ask(
      'getIndexTopFlop',
      getIndexTopFlop,
      { path: { entityValue }, query: { perPage: 3 } },
      Date.parse('2026-11-19T19:00:00Z'),
    );
    for (const mover of [...topList, ...flopList]) {
      expect(mover.moveReason?.url).toContain('/20261119');
      // Reports after the close explain the price beside them.
      expect(mover.moveReason?.performancePct).toBe(Math.round(mover.performancePct * 100) / 100);
      expect(mover.moveReason?.headline.length).toBeGreaterThan(10);
    }
    expect([topList.length, flopList.length]).toEqual([3, 3]);
  });

  it('say nothing of an index that nobody tells of', async () => {
    const { topList } = await ask('getIndexTopFlop', getIndexTopFlop, { path: { entityValue: '60972397' } });
    expect([topList.length > 0, topList.filter(({ moveReason }) => moveReason !== undefined)]).toEqual([true, []]);
  });
});
