import { findBranch, type BranchUsual } from '../catalogue/branches.ts';
import type { InstrumentRecord, NotationRecord } from '../catalogue/types.ts';
import { venueOf } from '../catalogue/venues.ts';
import type { CatalogueLookup } from '../catalogue/lookup.ts';
import { hashText, uniform } from '../base/hash.ts';
import { memoize } from '#domain/cache/memoize.ts';
import type { CompanyKind, CompanyModel } from './types.ts';

const models = memoize((catalogue: CatalogueLookup, _all: 'all') => makeModels(catalogue));

/** Models of all companies of a catalogue by company number; created once per catalogue. */
export function companyModels(catalogue: CatalogueLookup): ReadonlyMap<string, CompanyModel> {
  return models(catalogue, 'all');
}

/** Company of a share; undefined if its price, its branch or its number of shares is unknown (imports). */
export function companyModelOf(catalogue: CatalogueLookup, share: InstrumentRecord): CompanyModel | undefined {
  return share.companyId === undefined ? undefined : companyModels(catalogue).get(share.companyId);
}

function makeModels(catalogue: CatalogueLookup): Map<string, CompanyModel> {
  const found = new Map<string, CompanyModel>();
  for (const share of catalogue.instruments) {
    if (share.entityType !== 'STOCK' || share.companyId === undefined) continue;
    const lead = found.get(share.companyId)?.lead;
    if (lead !== undefined && lead.importance >= share.importance) continue;
    const model = makeModel(catalogue, share);
    if (model !== undefined) found.set(share.companyId, model);
  }
  return found;
}

function makeModel(catalogue: CatalogueLookup, lead: InstrumentRecord): CompanyModel | undefined {
  const company = lead.companyId === undefined ? undefined : catalogue.company(lead.companyId);
  const home: NotationRecord | undefined = catalogue.notationsOf(lead.entityValue)[0];
  const branch = company === undefined ? undefined : findBranch(company.branch.name);
  const shares = company?.sharesOutstanding ?? lead.details.stock?.sharesOutstanding ?? 0;
  if (company === undefined || home === undefined || branch === undefined || lead.details.model === undefined || shares <= 0)
    return undefined;
  const key = hashText(`company/${company.companyId}`);
  return {
    company,
    lead,
    isoCurrency: home.isoCurrency,
    shares,
    usual: branch.usual,
    kind: kindOf(branch),
    key,
    scheduleId: venueOf(home.venue).scheduleId,
    fiscalMonth: company.details?.fiscalMonth ?? 12,
    dividendsPerYear: dividendsPerYear(home, key, branch.usual, company.details?.paysNothing === true),
    freeFloat: company.details?.freeFloat ?? 100,
  };
}

function kindOf({ sector, branch }: { sector: { name: string }; branch: { name: string } }): CompanyKind {
  if (sector.name === 'Versicherungen') return 'INSURANCE';
  return branch.name === 'Banken' ? 'BANK' : 'INDUSTRY';
}

/**
 * Dividends per year: quarterly in the United States, half-yearly in Britain and Japan, once a year elsewhere; often none in young
 * branches.
 */
function dividendsPerYear(home: NotationRecord, key: number, usual: BranchUsual, paysNothing: boolean): 0 | 1 | 2 | 4 {
  if (paysNothing || uniform(key, 900, 0) > usual.payout * 4) return 0;
  if (home.isoCurrency === 'USD') return 4;
  return home.isoCurrency === 'GBP' || home.isoCurrency === 'JPY' ? 2 : 1;
}
