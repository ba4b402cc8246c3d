import { plainText } from '#domain/text/plain.ts';
import { catalogueSeed } from '#market/catalogue/testing.ts';
import { createCatalogueView } from '../../services/search/catalogue-view.ts';
import { companyNote, datesBetween } from '#market/companies/index.ts';
import { testMarket } from '#market/prices/testing.ts';
import type { Market } from '#market/prices/index.ts';
import type { ArticleRecord } from '../article.ts';
import { createAgency } from './agency.ts';
import type { Slot } from './plan.ts';

export const view = createCatalogueView(catalogueSeed);
export const market = testMarket();
export const open = (over: Market) =>
  createAgency({
    market: over,
    instrument: view.instrument,
    notationsOf: view.notationsOf,
    membersOf: view.membersOf,
    sectorOf: ({ companyId = '' }) => view.company(companyId)?.sector.name,
    datesOn: (day) => datesBetween(view, day, day).map(companyNote),
  });
export const agency = open(market);

export const DAY = '2026-11-19';
export const slots = agency.slots(DAY, DAY);
export const written = (slot: Slot | undefined): ArticleRecord => {
  const record = slot === undefined ? undefined : agency.report(slot);
  if (record === undefined) throw new Error('Not written.');
  return record;
};
export const textOf = ({ headline, teaser, contentItems }: ArticleRecord): string =>
  plainText(
    [headline, teaser, ...contentItems.flatMap(({ value, rows, values }) => [value ?? '', ...(rows ?? []).flat(), ...(values ?? [])])].join(
      ' \n',
    ),
  );
export const quoted = (slot: Slot) => market.quote(view.notationsOf(slot.subject.entityValue)[0]?.idNotation ?? 0, slot.at);
