import { wknOfIsin } from '#domain/instrument/check-digit.ts';
import { urlNameOf } from '#domain/text/slug.ts';
import { COUNTRIES } from './countries.ts';
import { ownCompany, ownEntityValue } from './ids.ts';
import { notationOf, present, websitePathOf, type Entry } from './parts.ts';
import { readAnchors, readCsv, readYaml } from './read-data.ts';
import type { CompanyRecord, IndexMemberRecord, NotationRecord, PriceModel } from './types.ts';

/** Real numbers of notations, companies and of Tradegate listings, where public clients of that API know them. */
const KNOWN_NOTATIONS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  DE0007164600: { GER: 163500, GAT: 9386131, TRO: 120499220, LUSG: 3389771, SWX: 120364809 },
  US0378331005: { NMS: 253929 },
  US0231351067: { GAT: 9386187 },
  DE000A1EWWW0: { GER: 39471840 },
  NL0000235190: { GER: 244603 },
  DE0008404005: { GER: 1937897 },
  DE0006231004: { GER: 154990 },
  DE0007037129: { GER: 160037 },
  DE000A12DM80: { GER: 143460576 },
  DE000SYM9999: { GER: 16257517 },
  DE0005140008: { GER: 142991 },
  DE000DTR0CK8: { GER: 360752794 },
  DE0007236101: { GER: 1929749 },
};
const KNOWN_COMPANIES: Readonly<Record<string, string>> = {
  'SAP SE': '46469',
  'Deutsche Bank AG': '45652',
  'Daimler Truck Holding AG': '3938898',
};

/** Indices by the short names of the `members` column. */
const INDICES: Readonly<Record<string, string>> = {
  DAX: '20735',
  MDAX: '323547',
  SDAX: '324724',
  TECDAX: '6623216',
  STOXX: '193736',
  DOW: '324977',
  NASDAQ: '325104',
  SP500: '4359526',
};

const CURRENCY_OF_VENUE: Readonly<Record<string, string>> = { NMS: 'USD', NYS: 'USD', LSE: 'GBP', SWX: 'CHF', CPH: 'DKK' };
const GERMAN_VENUES = ['GER', 'GAT', 'FRA', 'STU', 'TRO', 'LSX', 'LUSG', 'MUN', 'DUS', 'HAM', 'BER', 'QUO'];
const CLOCK_OF_VENUE: Readonly<Record<string, PriceModel['clock']>> = { NMS: 'AMERICA', NYS: 'AMERICA' };

export interface StockEntry extends Entry {
  readonly company: CompanyRecord;
  readonly members: readonly IndexMemberRecord[];
}

/**
 * Shares from `data/stocks.csv`. The DAX has the members of its review of September 2025 (Scout24 and GEA in); of the
 * other indices the catalogue holds the members it knows, not all of them.
 */
export function readStocks(): StockEntry[] {
  const branches = readBranches();
  const profiles = readYaml('stock-profiles.yaml') as Record<string, string[]>;
  return readCsv('stocks.csv').map((row) => stockOf(row, branches, profiles));
}

type Branches = ReadonlyMap<string, Pick<CompanyRecord, 'branch' | 'sector'>>;

function readBranches(): Branches {
  const sectors = Object.entries(readYaml('branches.yaml') as Record<string, string[]>);
  return new Map(
    sectors.flatMap(([sector, names], idSector) =>
      names.map((name, index) => [
        name,
        {
          branch: { idBranch: (idSector + 1) * 100 + index + 1, name },
          sector: { idSector: idSector + 1, name: sector },
        },
      ]),
    ),
  );
}

function stockOf(row: Record<string, string>, branches: Branches, profiles: Readonly<Record<string, string[]>>): StockEntry {
  const { isin = '', name = '', company: companyName = '', home = '' } = row;
  const entityValue = row.value || ownEntityValue(isin);
  const companyId = KNOWN_COMPANIES[companyName] ?? ownCompany(companyName);
  const urlName = `${urlNameOf(name)}-Aktie`;
  const shares = Math.round(Number(row.shares) * 1_000_000);
  const sector = branches.get(row.branch ?? '');
  if (sector === undefined) throw new Error(`data/stocks.csv: branch "${row.branch}" of ${name} is not in data/branches.yaml.`);
  const isoCountry = isin.slice(0, 2);
  const currency = CURRENCY_OF_VENUE[home] ?? 'EUR';
  const clock = CLOCK_OF_VENUE[home] ?? 'EUROPE';
  const model: PriceModel = {
    currency,
    level: Number(row.level),
    volatility: Number(row.volatility),
    beta: Number(row.beta),
    factor: clock === 'AMERICA' ? '4359526' : '20735',
    since: row.since ?? '',
    anchors: readAnchors(row.anchors),
    dailyVolume: Number(row.volume) * 1_000,
    clock,
  };
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
      importance: Number(row.importance),
      aliases: aliasesOf(row, name, companyName),
      companyId,
      details: {
        model,
        stock: {
          officialName: `${companyName} ${name.endsWith(' Vz') ? 'Vorzugsaktien' : 'Aktien'}`,
          shortName: name,
          sharesOutstanding: shares,
        },
        ...present({ profile: profiles[isin] }),
      },
    },
    notations: notationsOf(isin, entityValue, home, currency),
    company: {
      companyId,
      name: companyName,
      isoCountry,
      nameCountry: COUNTRIES[isoCountry] ?? isoCountry,
      ...sector,
      sharesOutstanding: shares,
    },
    members: (row.members ?? '')
      .split(' ')
      .filter(Boolean)
      .map((index) => ({ indexEntityValue: indexOf(index), entityValue })),
  };
}

function aliasesOf(row: Record<string, string>, name: string, companyName: string): string[] {
  return [...new Set([companyName, row.aliases ?? ''])].filter((alias) => alias !== '' && alias !== name);
}

function indexOf(name: string): string {
  const index = INDICES[name];
  if (index === undefined) throw new Error(`data/stocks.csv: "${name}" is no index; known: ${Object.keys(INDICES).join(', ')}.`);
  return index;
}

/** The home exchange first, then the German venues in euros. */
function notationsOf(isin: string, entityValue: string, home: string, currency: string): NotationRecord[] {
  const venues = home === 'GER' ? GERMAN_VENUES : [home, ...GERMAN_VENUES];
  const abroad = Object.keys(KNOWN_NOTATIONS[isin] ?? {}).filter((venue) => !venues.includes(venue));
  return [...venues, ...abroad].map((venue) =>
    notationOf({
      entityValue,
      venue,
      currency: venue === home ? currency : (CURRENCY_OF_VENUE[venue] ?? 'EUR'),
      isDefault: venue === home,
      idNotation: KNOWN_NOTATIONS[isin]?.[venue],
    }),
  );
}
