import { findBranch, type BranchUsual } from './branches.ts';
import type { BondDetails } from './details.ts';
import { indexValueOf } from './indices.ts';
import { rateValueOf } from './interest-rates.ts';
import type { Entry } from './parts.ts';
import { readYaml } from './read-data.ts';
import type { StockEntry } from './stocks.ts';

/** Rules that select the members of an index; see the head of `data/index-universes.yaml`. */
interface Universe {
  readonly of?: readonly string[];
  readonly countries?: string | readonly string[];
  readonly home?: string | readonly string[];
  readonly branches?: readonly string[];
  readonly sectors?: readonly string[];
  readonly without?: readonly string[];
  readonly most?: number;
  readonly least?: number;
  readonly largest?: number;
  readonly by?: 'VALUE' | 'YIELD' | 'QUALITY' | 'GROWTH' | 'CALM';
  readonly bonds?: 'STATE' | 'COMPANY' | 'HIGH_YIELD' | 'ALL';
  readonly currency?: string;
  readonly years?: readonly [number, number];
  readonly symbols?: readonly string[];
  readonly rates?: readonly string[];
}

const { groups, exchanges, indices } = readYaml<{
  readonly groups: Readonly<Record<string, readonly string[]>>;
  readonly exchanges: Readonly<Record<string, readonly string[]>>;
  readonly indices: Readonly<Record<string, Universe>>;
}>('index-universes.yaml');
const universes = new Map(Object.entries(indices).map(([key, universe]) => [indexValueOf(key), universe] as const));

/** Date from which years until maturity are counted, as a decimal year. */
const REFERENCE_YEAR = 2026.88;
const WEAK = /^(?:BB|B|CCC)\b/;

/** Returns the members of an index by its rules, shares and others; none for an index without rules. */
export function chosenFor(
  index: string,
  stocks: readonly StockEntry[],
  others: readonly Entry[],
): { readonly stocks: readonly StockEntry[]; readonly others: readonly Entry[] } {
  const universe = universes.get(index);
  if (universe === undefined) return { stocks: [], others: [] };
  if (universe.bonds === undefined && universe.symbols === undefined && universe.rates === undefined)
    return { stocks: sharesOf(universe, stocks), others: [] };
  const rates = new Set(universe.rates?.map(rateValueOf));
  const isIn = ({ instrument: { symbol = '', entityValue, details } }: Entry): boolean =>
    rates.has(entityValue) ||
    (details.commodity !== undefined && universe.symbols?.includes(symbol) === true) ||
    (universe.bonds !== undefined && details.bond !== undefined && isBondIn(universe, details.bond));
  return { stocks: [], others: others.filter(isIn) };
}

function sharesOf(universe: Universe, stocks: readonly StockEntry[]): StockEntry[] {
  const { branches, sectors, without = [], most = Infinity, least = 0, largest = Infinity } = universe;
  const of = universe.of?.map(indexValueOf);
  const countries = namesIn(universe.countries, groups);
  const home = namesIn(universe.home, exchanges);
  const isIn = ({ company, notations, indices: ofIndices, euroValue }: StockEntry): boolean => {
    const names = [company.branch.name, company.sector.name];
    return (
      (of === undefined || ofIndices.some((index) => of.includes(index))) &&
      (countries === undefined || countries.has(company.isoCountry)) &&
      (home === undefined || home.has(notations[0]?.venue ?? '')) &&
      ((branches === undefined && sectors === undefined) || names.some((name) => branches?.includes(name) || sectors?.includes(name))) &&
      !names.some((name) => without.includes(name)) &&
      euroValue >= least &&
      euroValue <= most
    );
  };
  const rank = RANKS[universe.by ?? 'VALUE'];
  return stocks
    .filter(isIn)
    .toSorted((a, b) => rank(b) - rank(a) || b.euroValue - a.euroValue)
    .slice(0, largest);
}

const usualOf = ({ company }: StockEntry): BranchUsual | undefined => findBranch(company.branch.name)?.usual;

const RANKS: Readonly<Record<NonNullable<Universe['by']>, (stock: StockEntry) => number>> = {
  VALUE: ({ euroValue }) => euroValue,
  YIELD(stock) {
    const usual = usualOf(stock);
    const { paysNothing, priceEarnings } = stock.company.details ?? {};
    return usual === undefined || paysNothing === true ? 0 : usual.payout / (priceEarnings ?? usual.priceEarnings);
  },
  QUALITY: (stock) => usualOf(stock)?.returnOnEquity ?? 0,
  GROWTH: (stock) => usualOf(stock)?.growth ?? 0,
  CALM: ({ instrument }) => -(instrument.details.model?.volatility ?? 1),
};

function isBondIn(universe: Universe, bond: BondDetails): boolean {
  const { bonds, currency, without = [], years: [from, to] = [0, Infinity] } = universe;
  const years = (Date.parse(bond.maturity) - Date.parse('2000-01-01')) / (365.25 * 86_400_000) + 2000 - REFERENCE_YEAR;
  const countries = namesIn(universe.countries, groups);
  const { nameType, isoCountry } = bond.issuer;
  return (
    years >= from &&
    years <= to &&
    (currency === undefined || bond.currency === currency) &&
    (countries === undefined || countries.has(isoCountry)) &&
    !without.includes(isoCountry) &&
    isOfKind(bonds, nameType === 'Staat', nameType === 'Öffentliche Hand', WEAK.test(bond.ratingClass))
  );
}

/** Bonds of states qualify regardless of their rating; those of companies are either well rated or high yield. */
function isOfKind(kind: Universe['bonds'], isState: boolean, isPublic: boolean, isWeak: boolean): boolean {
  if (kind === 'STATE') return isState;
  if (kind === 'HIGH_YIELD') return isWeak && !isState;
  return kind === 'COMPANY' ? !isState && !isPublic && !isWeak : !isWeak;
}

/** Names including those of groups; undefined if the rules name none. */
function namesIn(
  wanted: string | readonly string[] | undefined,
  known: Readonly<Record<string, readonly string[]>>,
): ReadonlySet<string> | undefined {
  return wanted === undefined ? undefined : new Set([wanted].flat().flatMap((name) => known[name] ?? [name]));
}
