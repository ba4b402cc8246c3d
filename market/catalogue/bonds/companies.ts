import { chance, pick, roundTo } from '../chance.ts';
import { COUNTRIES } from '../countries.ts';
import { readCsv } from '../read-data.ts';
import type { CompanyRecord, InstrumentRecord } from '../types.ts';
import type { BondPlan } from './entry.ts';
import { issueOf, issueVolume } from './terms.ts';

const MOST_COMPANIES = 130;
const TENORS = [3, 4, 5, 6, 7, 8, 10, 12];

const CLASSES = [
  ['AA', 0.45],
  ['AA-', 0.55],
  ['A+', 0.65],
  ['A', 0.75],
  ['A-', 0.85],
  ['A-', 0.9],
  ['BBB+', 1.05],
  ['BBB+', 1.1],
  ['BBB', 1.3],
  ['BBB-', 1.65],
  ['BB+', 2.3],
] as const;

/** Share and its company. */
export interface Listed {
  readonly instrument: InstrumentRecord;
  readonly company: CompanyRecord;
}

/** Simulated bonds of the best known companies of the catalogue. */
export function companyPlans(listed: readonly Listed[]): BondPlan[] {
  const byCompany = new Map(listed.map((one) => [one.company.companyId, one]));
  return [...byCompany.values()]
    .toSorted((a, b) => b.instrument.importance - a.instrument.importance || (a.company.name < b.company.name ? -1 : 1))
    .slice(0, MOST_COMPANIES)
    .flatMap((one) =>
      Array.from({ length: 2 + Math.floor(chance(`bonds/${one.company.name}`) * 4) }, (_, index) => companyPlan(one, index)),
    );
}

function companyPlan({ instrument, company }: Listed, index: number): BondPlan {
  const seed = `bond/${company.name}/${index}`;
  const isFinancial = ['Banken und Finanzdienste', 'Versicherungen'].includes(company.sector.name);
  const [rating, base] = pick(`rating/${company.name}`, CLASSES);
  const kind = isFinancial ? pick(`${seed}/kind`, ['senior', 'senior', 'covered', 'sub']) : chance(`${seed}/sub`) < 0.07 ? 'sub' : 'senior';
  const spread = roundTo(kind === 'covered' ? 0.4 : kind === 'sub' ? base + 1.4 : base, 0.01);
  const isDollar = company.isoCountry === 'US' && chance(`${seed}/currency`) < 0.6;
  const isFloating = !isDollar && chance(`${seed}/floating`) < 0.1;
  const issue = issueOf({
    seed,
    currency: isDollar ? 'USD' : 'EUR',
    frequency: isFloating ? 4 : isDollar ? 2 : 1,
    spread,
    couponType: isFloating ? 'FLOATING' : chance(`${seed}/zero`) < 0.04 ? 'ZERO' : 'FIXED',
    tenors: TENORS,
    step: 0.125,
  });
  return {
    short: instrument.name,
    spread,
    beginning: isDollar ? 'US92' : 'XS92',
    importance: Math.round(instrument.importance / 4),
    companyId: company.companyId,
    details: {
      ...issue,
      nameType: kind === 'covered' ? 'Pfandbriefanleihe' : kind === 'sub' ? 'Nachranganleihe' : 'Unternehmensanleihe',
      nominal: pick(`${seed}/nominal`, [1_000, 1_000, 1_000, 100_000]),
      volume: issueVolume(seed, 400, 2_000),
      seniority: { covered: 'besichert', sub: 'nachrangig', senior: 'vorrangig und unbesichert' }[kind] ?? 'vorrangig',
      ratingClass: kind === 'covered' ? 'AAA' : kind === 'sub' ? 'BBB-' : rating,
      callable: kind === 'sub' || chance(`${seed}/call`) < 0.25,
      issuer: {
        name: company.name,
        isoCountry: company.isoCountry,
        nameCountry: company.nameCountry,
        nameType: isFinancial ? 'Finanzunternehmen' : 'Unternehmen',
        nameSubType: company.branch.name,
        companyId: company.companyId,
      },
    },
  };
}

/** Bonds of fictional medium-sized companies from `data/bond-midsize.csv`. */
export function midsizePlans(): BondPlan[] {
  return readCsv('bond-midsize.csv').flatMap((row) =>
    Array.from({ length: 2 + Math.floor(chance(`bonds/${row.name}`) * 2) }, (_, index) => midsizePlan(row, index)),
  );
}

function midsizePlan({ name = '', branch = '', rating = '', spread: text }: Record<string, string>, index: number): BondPlan {
  const seed = `bond/${name}/${index}`;
  const spread = Number(text);
  const issue = issueOf({
    seed,
    currency: 'EUR',
    frequency: chance(`${seed}/half`) < 0.3 ? 2 : 1,
    spread,
    couponType: 'FIXED',
    tenors: [4, 5, 5, 6, 7],
    step: 0.25,
  });
  return {
    short: name.replace(/ (?:AG|GmbH|KGaA)\b.*/su, ''),
    spread,
    beginning: undefined,
    importance: 10,
    details: {
      ...issue,
      nameType: 'Mittelstandsanleihe',
      nominal: 1_000,
      volume: issueVolume(seed, 8, 90),
      seniority: chance(`${seed}/secured`) < 0.25 ? 'besichert' : 'vorrangig und unbesichert',
      ratingClass: rating,
      callable: chance(`${seed}/call`) < 0.7,
      issuer: { name, isoCountry: 'DE', nameCountry: COUNTRIES.DE ?? 'Deutschland', nameType: 'Unternehmen', nameSubType: branch },
    },
  };
}
