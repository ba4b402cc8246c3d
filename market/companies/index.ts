// Figures of companies: business years, dividends, dates, ratings, economic events. Lists everything that other rooms may import of this
// part.

export { FIRST_YEAR, businessYear, endOfYear } from './business-years.ts';
export { companyNote, datesBetween, datesOf, yearLabel, type CompanyDate } from './calendar.ts';
export { centralBankDays, type CentralBankDay } from './central-banks.ts';
export { dividendFactor } from './dividend-history.ts';
export { economicEvents, type EconomicEvent, type KeyRate } from './economy.ts';
export { estimateAt, revisionAt } from './estimates.ts';
export { multiplesOf, pegOf, shareFigures, type ShareFigures } from './figures.ts';
export { companyModelOf, companyModels } from './model.ts';
export { priceYears, type PriceYear } from './price-years.ts';
export { profileOf } from './profile.ts';
export { dividendsFor, lastPublishedYear, publishedYears } from './publication.ts';
export { rate, type Rating } from './rating.ts';
export { gradeOf, recommendationsAt, type HouseRecommendation, type Recommendation } from './recommendations.ts';
export { reportFigures, type ReportPeriod } from './reports.ts';
export { sustainabilityOf } from './sustainability.ts';
export type { BusinessYear, CompanyKind, CompanyModel } from './types.ts';
