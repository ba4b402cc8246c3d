import { COUNTRIES } from '../countries.ts';
import { perEuro } from '../currencies.ts';
import { readCsv } from '../read-data.ts';
import type { CompanyRecord, FundUniverse, InstrumentRecord } from '../types.ts';

/** Parts of a catalogue from which holdings are chosen. */
export interface HoldingsSource {
  readonly instruments: readonly InstrumentRecord[];
  company(companyId: string): CompanyRecord | undefined;
  membersOf(indexEntityValue: string): readonly InstrumentRecord[];
  weightOf(indexEntityValue: string, entityValue: string): number | undefined;
}

/** A candidate for holdings; weight in euros. */
export interface Position {
  readonly name: string;
  /** Absent for companies whose share is not in the catalogue. */
  readonly instrument?: InstrumentRecord;
  readonly asset: 'EQUITY' | 'BOND';
  readonly weight: number;
  readonly isoCountry: string;
  readonly country: string;
  readonly branch: string;
  readonly currency: string;
}

/** Companies whose shares are not in the catalogue, from `data/foreign-companies.csv`; value in billions of euros. */
const foreignCompanies: readonly Position[] = readCsv('foreign-companies.csv').map(
  ({ name = '', country = '', sector = '', currency = '', value }) => ({
    name,
    asset: 'EQUITY',
    weight: Number(value) * 1e9,
    isoCountry: country,
    country: COUNTRIES[country] ?? country,
    branch: sector,
    currency,
  }),
);

interface Pools {
  readonly shares: readonly Position[];
  readonly bonds: readonly Position[];
}

/** Minimum number or weight of known members at which they represent an index. */
const FEWEST_MEMBERS = 10;
const LEAST_WEIGHT_PCT = 50;

const pools = new WeakMap<HoldingsSource, Pools>();
const chosen = new WeakMap<HoldingsSource, Map<string, readonly Position[]>>();

/** Candidates of a universe, heaviest first; cached as long as the catalogue. */
export function poolOf(asset: 'EQUITY' | 'BOND', universe: FundUniverse, source: HoldingsSource): readonly Position[] {
  let known = chosen.get(source);
  if (known === undefined) chosen.set(source, (known = new Map<string, readonly Position[]>()));
  const name = `${asset}/${JSON.stringify(universe)}`;
  let pool = known.get(name);
  if (pool === undefined) {
    pool = (asset === 'EQUITY' ? shares(universe, source) : bonds(universe, source)).toSorted((a, b) => b.weight - a.weight);
    known.set(name, pool);
  }
  return pool;
}

/** Known members of an index, with weights in percent of it; empty if too few are known to represent it. */
export function membersIn(index: string, source: HoldingsSource): readonly Position[] {
  const known = new Map([...all(source).shares, ...all(source).bonds].map((position) => [position.instrument?.entityValue, position]));
  const members = source.membersOf(index).flatMap(({ entityValue }) => {
    const position = known.get(entityValue);
    const weight = source.weightOf(index, entityValue);
    return position === undefined || weight === undefined ? [] : [{ ...position, weight }];
  });
  const whole = members.reduce((sum, { weight }) => sum + weight, 0);
  return members.length >= FEWEST_MEMBERS || whole >= LEAST_WEIGHT_PCT ? members : [];
}

function all(source: HoldingsSource): Pools {
  let known = pools.get(source);
  if (known === undefined) {
    known = {
      shares: [...source.instruments.flatMap((instrument) => shareOf(instrument, source) ?? []), ...foreignCompanies],
      bonds: source.instruments.flatMap((instrument) => bondOf(instrument) ?? []),
    };
    pools.set(source, known);
  }
  return known;
}

/** Members of the index if enough are known, else shares of the countries and sectors. */
function shares({ index, countries, sectors }: FundUniverse, source: HoldingsSource): Position[] {
  const every = all(source).shares;
  const members = index === undefined ? [] : source.membersOf(index);
  if (members.length >= FEWEST_MEMBERS) {
    const values = new Set(members.map(({ entityValue }) => entityValue));
    return every.filter(({ instrument }) => instrument !== undefined && values.has(instrument.entityValue));
  }
  return every.filter(
    ({ isoCountry, branch }) =>
      (countries === undefined || countries.includes(isoCountry)) && (sectors === undefined || sectors.includes(branch)),
  );
}

function bonds({ bonds: kind = 'ALL', currency, years }: FundUniverse, source: HoldingsSource): Position[] {
  return all(source).bonds.filter(({ instrument }) => {
    const bond = instrument?.details.bond;
    if (bond === undefined || (currency !== undefined && bond.currency !== currency)) return false;
    if (years !== undefined && Number(bond.maturity.slice(0, 4)) > 2026 + years[1]) return false;
    const isState = bond.issuer.nameType === 'Staat';
    const isWeak = /^(?:BB|B|CCC)\b/.test(bond.ratingClass);
    if (kind === 'STATE') return isState;
    if (kind === 'HIGH_YIELD') return isWeak;
    return kind === 'COMPANY' ? !isState && !isWeak : !isWeak;
  });
}

/** One position per company. If it has two classes of shares, each counts with its market value. */
function shareOf(instrument: InstrumentRecord, source: HoldingsSource): Position | undefined {
  const { model, stock } = instrument.details;
  const company = source.company(instrument.companyId ?? '');
  if (instrument.entityType !== 'STOCK' || model === undefined || company === undefined) return undefined;
  const value = (model.level * (stock?.sharesOutstanding ?? 0)) / perEuro(model.currency);
  if (!(value > 0)) return undefined;
  const { isoCountry, nameCountry, sector } = company;
  const place = { isoCountry, country: nameCountry, branch: sector.name };
  return { name: instrument.name, asset: 'EQUITY', instrument, weight: value, ...place, currency: model.currency };
}

/** Excludes bonds that have matured or are issued after the reference day. */
function bondOf(instrument: InstrumentRecord): Position | undefined {
  const { bond } = instrument.details;
  if (bond === undefined || bond.maturity < '2027-03-01') return undefined;
  return {
    name: instrument.name,
    asset: 'BOND',
    instrument,
    isoCountry: bond.issuer.isoCountry,
    weight: bond.volume / perEuro(bond.currency),
    country: COUNTRIES[bond.issuer.isoCountry] ?? bond.issuer.nameCountry,
    branch: bond.issuer.nameType,
    currency: bond.currency,
  };
}
