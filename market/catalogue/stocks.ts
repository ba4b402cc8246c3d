import { wknOfIsin } from '#domain/instrument/check-digit.ts';
import { urlNameOf } from '#domain/text/slug.ts';
import { branchOf } from './branches.ts';
import { readCompanyFacts } from './company-facts.ts';
import { COUNTRIES } from './countries.ts';
import { ownCompany, ownEntityValue } from './ids.ts';
import { indexValueOf } from './indices.ts';
import { notationOf, present, type Entry } from './parts.ts';
import { websitePathOf } from './website-path.ts';
import { readAnchors, readCsv, readYaml } from './read-data.ts';
import {
  CLOCK_OF_VENUE,
  currencyOf,
  euroPrice,
  FACTOR_OF_CLOCK,
  GERMAN_VENUES,
  KNOWN_NOTATIONS,
  MAIN_GERMAN_VENUES,
} from './stock-venues.ts';
import type { CompanyRecord, NotationRecord, PriceModel } from './types.ts';

const KNOWN_COMPANIES: Readonly<Record<string, string>> = {
  'SAP SE': '46469',
  'Deutsche Bank AG': '45652',
  'Daimler Truck Holding AG': '3938898',
};

/** `stocks.csv` has more facts about each share (anchors, turnover, importance); the other files take those from the branch. */
const FILES = ['stocks.csv', 'stocks-germany.csv', 'stocks-europe.csv', 'stocks-america.csv', 'stocks-asia.csv', 'stocks-world.csv'];

export interface StockEntry extends Entry {
  readonly company: CompanyRecord;
  /** Indices of the share (entityValues). */
  readonly indices: readonly string[];
  /** Market value in millions of euros, at the model's level. */
  readonly euroValue: number;
}

/**
 * Shares from `data/stocks*.csv`. The DAX has the members of its review of September 2025 (including Scout24 and GEA), EURO STOXX 50, CAC
 * 40, NASDAQ 100, FTSE 100 and Nikkei 225 those of late 2025; the S&P 500 those of the dataset s-and-p-500-companies (PDDL-1.0), except two
 * companies split off in 2026, whose shares have no known ISIN yet.
 */
export function readStocks(): StockEntry[] {
  const profiles = readYaml<Record<string, string[]>>('stock-profiles.yaml');
  const facts = readCompanyFacts();
  const rows = FILES.flatMap((file) => readCsv(file));
  const companyIds = companyIdsOf(new Set(rows.map(({ company = '' }) => company)));
  return withOneCourse(withAllShares(rows.map((row) => stockOf(row, companyIds.get(row.company ?? '') ?? '', profiles, facts))));
}

/** Number of each company by name. If the hashes of two names collide, the later one takes the next free number. */
function companyIdsOf(names: Iterable<string>): ReadonlyMap<string, string> {
  const taken = new Set<string>();
  const ids = new Map<string, string>();
  for (const name of names) {
    let id = KNOWN_COMPANIES[name] ?? ownCompany(name);
    while (taken.has(id)) id = String(Number(id) + 1);
    taken.add(id);
    ids.set(name, id);
  }
  return ids;
}

/** Counts the shares of all classes for a company with several classes in the catalogue. */
function withAllShares(entries: readonly StockEntry[]): StockEntry[] {
  const classes = Map.groupBy(entries, ({ company }) => company.companyId);
  return entries.map((entry) => {
    const all = classes.get(entry.company.companyId) ?? [entry];
    const shares = all.reduce((sum, { company }) => sum + (company.sharesOutstanding ?? 0), 0);
    return { ...entry, company: { ...(all[0] ?? entry).company, sharesOutstanding: shares } };
  });
}

/** Volatility per year between two classes of a company's shares: the value of votes, dividends and liquidity changes slowly. */
const BETWEEN_CLASSES = 0.05;

/** Makes classes of one company that trade in one currency at the same hours follow the first of them. */
function withOneCourse(entries: readonly StockEntry[]): StockEntry[] {
  const classes = Map.groupBy(entries, ({ company }) => company.companyId);
  return entries.map((entry) => {
    const { instrument } = entry;
    const [lead] = classes.get(entry.company.companyId) ?? [];
    const [model, first] = [instrument.details.model, lead?.instrument.details.model];
    if (lead === undefined || model === undefined || first === undefined || lead.instrument.entityValue === instrument.entityValue)
      return entry;
    if (model.currency !== first.currency || model.clock !== first.clock) return entry;
    const since = model.since > first.since ? model.since : first.since;
    const course = { ...model, factor: lead.instrument.entityValue, beta: 1, volatility: BETWEEN_CLASSES, since, anchors: [] };
    return { ...entry, instrument: { ...instrument, details: { ...instrument.details, model: course } } };
  });
}

function stockOf(
  row: Record<string, string>,
  companyId: string,
  profiles: Readonly<Record<string, string[]>>,
  facts: ReturnType<typeof readCompanyFacts>,
): StockEntry {
  const { isin = '', name = '', company: companyName = '', home = '' } = row;
  const entityValue = row.value || ownEntityValue(isin);
  const urlName = `${urlNameOf(name)}-Aktie`;
  const shares = Math.round(Number(row.shares) * 1_000_000);
  const { branch, sector, usual } = branchOf(row.branch ?? '');
  const { details, isoCountry = isin.slice(0, 2) } = facts(companyName);
  const currency = currencyOf(home);
  const euroValue = euroPrice(Number(row.level), currency) * Number(row.shares);
  const importance = row.importance ? Number(row.importance) : importanceOf(euroValue, home);
  return {
    instrument: {
      entityType: 'STOCK',
      entityValue,
      name,
      tinyName: name,
      urlName,
      isin,
      ...present({ wkn: row.wkn || wknOfIsin(isin), symbol: row.symbol, homeSymbol: row.symbol }),
      displayType: 'Aktie',
      websitePath: websitePathOf({ entityType: 'STOCK', entityValue, isin, urlName }),
      importance,
      aliases: aliasesOf(row, name, companyName),
      companyId,
      details: {
        model: modelOf(row, usual, shares),
        stock: {
          officialName: `${companyName} ${name.endsWith(' Vz') ? 'Vorzugsaktien' : 'Aktien'}`,
          shortName: name,
          sharesOutstanding: shares,
        },
        ...present({ profile: profiles[isin] }),
      },
    },
    notations: notationsOf(isin, entityValue, home, importance),
    company: {
      companyId,
      name: companyName,
      isoCountry,
      nameCountry: COUNTRIES[isoCountry] ?? isoCountry,
      branch,
      sector,
      sharesOutstanding: shares,
      details,
    },
    indices: (row.members ?? '').split(' ').filter(Boolean).map(indexValueOf),
    euroValue,
  };
}

function modelOf(row: Record<string, string>, usual: { volatility: number; beta: number }, shares: number): PriceModel {
  const clock = CLOCK_OF_VENUE[row.home ?? ''] ?? 'EUROPE';
  return {
    currency: currencyOf(row.home ?? ''),
    level: Number(row.level),
    volatility: Number(row.volatility || usual.volatility),
    beta: Number(row.beta || usual.beta),
    factor: FACTOR_OF_CLOCK[clock] ?? '20735',
    since: row.since || '2000-01-03',
    anchors: readAnchors(row.anchors),
    // By default, about a three hundredth of the shares is traded per day.
    dailyVolume: row.volume ? Number(row.volume) * 1_000 : Math.max(1_000, Math.round(shares / 300_000) * 1_000),
    clock,
  };
}

/** Larger companies are searched for more often, German ones a little more. */
function importanceOf(euroValue: number, home: string): number {
  const size = 8 + 12 * Math.log10(Math.max(euroValue, 10)) + (home === 'GER' ? 6 : 0);
  return Math.round(Math.min(84, Math.max(20, size)));
}

function aliasesOf(row: Record<string, string>, name: string, companyName: string): string[] {
  return [...new Set([companyName, row.aliases ?? ''])].filter((alias) => alias !== '' && alias !== name);
}

/** Notations of a share: the home exchange first, then German venues in euros: all of them for German and for large foreign shares. */
function notationsOf(isin: string, entityValue: string, home: string, importance: number): NotationRecord[] {
  const german = home === 'GER' || importance >= 66 ? GERMAN_VENUES : MAIN_GERMAN_VENUES;
  const venues = [...new Set(home === 'GER' ? german : [home, ...german])];
  const abroad = Object.keys(KNOWN_NOTATIONS[isin] ?? {}).filter((venue) => !venues.includes(venue));
  return [...venues, ...abroad].map((venue) =>
    notationOf({
      entityValue,
      venue,
      currency: currencyOf(venue),
      isDefault: venue === home,
      idNotation: KNOWN_NOTATIONS[isin]?.[venue],
    }),
  );
}
