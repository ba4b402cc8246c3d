import { expect, it, vi } from 'vitest';
import { catalogueSeed } from '#market/catalogue/testing.ts';
import { AGENCY_CATEGORIES } from '../../../content/agency/plan.ts';
import { testMarket } from '#market/prices/testing.ts';
import type { Market } from '#market/prices/index.ts';
import { createCatalogueView } from '../../../services/search/catalogue-view.ts';
import { agencyOf } from '../../../services/articles/agency-of.ts';
import { createAgencyWarmUp } from './agency-warm-up.ts';

vi.setConfig({ testTimeout: 120_000 });

const NOW = Date.parse('2026-11-20T10:00:00Z');
const view = createCatalogueView(catalogueSeed);

it('writes the first page of every list of the desk ahead, some reports at a time, and those of a new market anew', () => {
  let trades = 0;
  const counting = (market: Market): Market => ({ ...market, tradeAt: (...asked) => ((trades += 1), market.tradeAt(...asked)) });
  let market = counting(testMarket());
  const world = { market: () => market, catalogue: () => view } as unknown as Parameters<typeof agencyOf>[0];
  const work = createAgencyWarmUp(() => world);
  for (const seed of ['one', 'two']) {
    market = counting(testMarket({ seed }));
    let slices = 1;
    while (!work(NOW)) slices += 1;
    expect(slices).toBeGreaterThan(1);
    const agency = agencyOf(world);
    const slots = agency.slots('2026-11-16', '2026-11-20').filter(({ at }) => at <= NOW);
    trades = 0;
    for (const list of [slots, ...AGENCY_CATEGORIES.map((category) => slots.filter((slot) => slot.category === category))])
      expect(list.slice(0, 25).flatMap((slot) => agency.report(slot)?.headline ?? []).length).toBeGreaterThan(0);
    expect(trades).toBe(0);
    agency.report(agency.slots('2026-10-01', '2026-10-01')[0]!);
    expect(trades).toBeGreaterThan(0);
  }
});
