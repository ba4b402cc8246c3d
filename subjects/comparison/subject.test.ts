import { expect, it } from 'vitest';
import { renderPath, testContext } from '#renderer/testing.tsx';

const world = { entityType: 'FUND', entitySubType: 'ETF', entityValue: '1', name: 'World', isin: 'IE00B4L5Y983', urls: {} };
const fund = { ...world, entitySubType: undefined, name: 'World Fonds', isin: 'LU9134747575' };
const pages: Parameters<typeof testContext>[0] = [
  { route: '/etf/vergleich', robots: 'index', subject: { kind: 'comparison', name: 'ETFs', entityType: 'FUND', entitySubTypes: ['ETF'] } },
  {
    route: '/derivate/[art]/vergleich',
    title: '{comparison.name}',
    subject: { kind: 'comparison', name: 'Derivate', entityType: 'DERIVATIVE', parameter: 'art' },
  },
];
const context = testContext(pages, { queryInstruments: () => ({ list: [fund, world] }) });
const at = (query: Readonly<Record<string, string>>) => renderPath('/etf/vergleich', context, { query });

it('[ROUTE-007] leads from the form to the address that holds the selection', async () => {
  expect(await at({ werte: 'DE0005933931', dazu: 'World' })).toMatchObject({
    kind: 'redirect',
    status: 303,
    location: '/etf/vergleich?werte=DE0005933931,IE00B4L5Y983',
  });
});

it('keeps how the comparison is shown when something is added', async () => {
  expect(await at({ werte: 'DE0005933931', dazu: 'World', zeitraum: 'Y5', utm_source: 'brief' })).toMatchObject({
    location: '/etf/vergleich?werte=DE0005933931,IE00B4L5Y983&zeitraum=Y5',
  });
});

it('[ROUTE-007] leads from boxes that were ticked in a list to the same address, ten at most', async () => {
  expect(await at({ werte: 'DE0005933931', 'werte.IE00B4L5Y983': 'on', 'werte.LU9134747575': 'on' })).toMatchObject({
    kind: 'redirect',
    status: 303,
    location: '/etf/vergleich?werte=DE0005933931,IE00B4L5Y983,LU9134747575',
  });
  const eleven = Object.fromEntries(Array.from({ length: 11 }, (_, index) => [`werte.IE00B4L5Y${String(index).padStart(2, '0')}3`, 'on']));
  const led = await at(eleven);
  expect(led.kind === 'redirect' ? led.location.split(',') : []).toHaveLength(10);
});

it('is to be found by its own address only, not by each selection', async () => {
  const robotsAt = async (query: Readonly<Record<string, string>>) => {
    const drawn = await at(query);
    return drawn.kind === 'page' ? [drawn.head.robots, new URL(drawn.head.canonical ?? '').pathname] : [];
  };
  expect(await robotsAt({})).toEqual(['index', '/etf/vergleich']);
  expect(await robotsAt({ utm_source: 'brief' })).toEqual(['index', '/etf/vergleich']);
  expect(await robotsAt({ werte: 'IE00B4L5Y983' })).toEqual(['noindex', '/etf/vergleich']);
});

it('[INSTR-030] leads nowhere when there are ten, when it is there already, or when there is no such instrument', async () => {
  const ten = Array.from({ length: 10 }, (_, index) => `IE00B4L5Y${String(index).padStart(2, '0')}3`).join(',');
  expect(await at({ werte: ten, dazu: 'World' })).toMatchObject({ status: 200 });
  expect(await at({ werte: 'IE00B4L5Y983', dazu: 'World' })).toMatchObject({ status: 200 });
  const nothing = testContext(pages, { queryInstruments: () => ({ list: [fund] }) });
  expect(await renderPath('/etf/vergleich', nothing, { query: { dazu: 'World' } })).toMatchObject({ status: 200 });
});

it('[ROUTE-038] compares the derivatives of one type, and knows no other', async () => {
  expect(await renderPath('/derivate/Knock-Outs/vergleich', context)).toMatchObject({
    status: 200,
    head: { title: 'Knock-out-Zertifikate • Parkett' },
  });
  expect((await renderPath('/derivate/Turbos/vergleich', context)).status).toBe(404);
});
