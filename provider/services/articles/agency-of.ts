import { companyNote, datesBetween } from '#market/companies/index.ts';
import type { Market } from '#market/prices/index.ts';
import { createAgency, type Agency } from '../../content/agency/agency.ts';
import type { ArticleSources } from './sources.ts';

const agencies = new WeakMap<Market, Agency>();

/** Returns the agency of a market. An import creates another market, and its agency writes reports from the new prices. */
export function agencyOf(sources: Pick<ArticleSources, 'market' | 'catalogue'>): Agency {
  const market = sources.market();
  const catalogue = sources.catalogue();
  const agency =
    agencies.get(market) ??
    createAgency({
      market,
      instrument: (entityValue) => catalogue.instrument(entityValue),
      notationsOf: (entityValue) => catalogue.notationsOf(entityValue),
      membersOf: (index) => catalogue.membersOf(index),
      sectorOf: ({ companyId = '' }) => catalogue.company(companyId)?.sector.name,
      datesOn: (day) => datesBetween(catalogue, day, day).map(companyNote),
    });
  agencies.set(market, agency);
  return agency;
}

const berlin = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Berlin', dateStyle: 'short' });

/** Returns the day of an instant in Berlin, `YYYY-MM-DD`. */
export function berlinDay(instant: number): string {
  return berlin.format(instant);
}
