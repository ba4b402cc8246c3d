// Instruments, their venues, and facts about each. Lists everything that other rooms may import of this part.

export { bondYieldAt, hasYield, settlementDay, termsAt, type BondFigures } from './bonds/figures.ts';
export { bondSubType } from './bonds/sub-types.ts';
export { between } from './chance.ts';
export { COUNTRIES } from './countries.ts';
export type { BondDetails, CompanyDetails, FundDetails } from './details.ts';
export { holdingsOf, type Holding, type Holdings } from './funds/holdings.ts';
export { inEuro, worth } from './in-euro.ts';
export { rateValueOf } from './interest-rates.ts';
export { issuerOf, type Issuer } from './issuers.ts';
export { loadSeed } from './load-seed.ts';
export { createCatalogueLookup, type CatalogueLookup } from './lookup.ts';
export { savingsPlansOf } from './savings-plans.ts';
export { splitsOf } from './stock-splits.ts';
export type {
  CompanyRecord,
  EntityType,
  IndexMemberRecord,
  InstrumentDetails,
  InstrumentRecord,
  NotationRecord,
  PriceModel,
  Seed,
  Venue,
} from './types.ts';
export { micOf, venueOf, venueOfMarket } from './venues.ts';
export { websitePathOf } from './website-path.ts';
