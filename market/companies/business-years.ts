import { entryAt } from '#domain/input/at.ts';
import { given } from '#domain/input/given.ts';
import { gauss, uniform } from '../base/hash.ts';
import { dayNumber, parseDay } from '#domain/time/timezone.ts';
import { REFERENCE_DAY } from '../prices/variance-clock.ts';
import { memoize } from '#domain/cache/memoize.ts';
import type { BusinessYear, CompanyModel } from './types.ts';

/** First and last year with simulated figures. Callers clamp years to this range. */
export const FIRST_YEAR = 2000;
export const LAST_YEAR = 2040;
/** Year whose figures match the prices of the reference day at the branch's typical valuation. */
const BASE_YEAR = new Date(REFERENCE_DAY * 86_400_000).getUTCFullYear();

const yearOf = memoize(simulate);

/**
 * Returns the figures of the business year that ends in `year`.
 * @throws RangeError outside FIRST_YEAR … LAST_YEAR
 */
export function businessYear(model: CompanyModel, year: number): BusinessYear {
  if (year < FIRST_YEAR || year > LAST_YEAR) throw new RangeError(`There are no figures of ${year}.`);
  return yearOf(model, year);
}

/** Last day of the business year that ends in `year`. */
export function endOfYear({ fiscalMonth }: Pick<CompanyModel, 'fiscalMonth'>, year: number): number {
  return dayNumber(year, fiscalMonth + 1, 1) - 1;
}

/** Returns the permanent traits of a company: its branch's usual figures, scattered. */
function traitsOf({ key, usual, lead, shares, company }: CompanyModel) {
  const scatter = (stream: number, width: number): number => Math.exp(width * clamp(gauss(key, stream, 0), -2, 2));
  const priceEarnings = company.details?.priceEarnings ?? usual.priceEarnings * scatter(1, 0.2);
  const netIncome = (given(lead.details.model, 'price model').level * shares) / priceEarnings;
  return {
    netIncome,
    margin: clamp(usual.netMargin * scatter(2, 0.22), 0.012, 0.5),
    returnOnEquity: usual.returnOnEquity * scatter(3, 0.2),
    equityRatio: clamp(usual.equityRatio * scatter(4, 0.15), 0.045, 0.8),
    payout: clamp(usual.payout * scatter(5, 0.25), 0.05, 0.85),
    growth: usual.growth + 0.012 * gauss(key, 6, 0),
    taxRate: clamp(0.25 + 0.02 * gauss(key, 7, 0), 0.17, 0.32),
    depreciation: 0.025 + 0.04 * uniform(key, 8, 0),
    currentAssets: 0.22 + 0.26 * uniform(key, 9, 0),
    intangibles: 0.05 + 0.28 * uniform(key, 10, 0),
    cash: 0.15 + 0.3 * uniform(key, 11, 0),
    currentLiabilities: 0.35 + 0.2 * uniform(key, 12, 0),
    minorities: 0.04 * uniform(key, 13, 0) ** 3,
    research: usual.growth > 0.04 ? 0.14 * uniform(key, 14, 0) : 0.02 * uniform(key, 14, 0),
  };
}

function simulate(model: CompanyModel, year: number): BusinessYear {
  const { key, usual, shares, kind } = model;
  const traits = traitsOf(model);
  const end = endOfYear(model, year);
  const size = sizeAt(model, traits.growth, end);
  const usualRevenue = (traits.netIncome / traits.margin) * size;
  const revenue = Math.round(usualRevenue * Math.exp(0.02 * gauss(key, 20, year)));
  const eps = perShare((revenue * traits.margin * marginSwing(key, usual.risk, year)) / shares);
  const netIncome = Math.round(eps * shares);
  const taxRate = clamp(traits.taxRate + 0.018 * gauss(key, 25, year), 0.15, 0.36);
  const earningsBeforeTax = netIncome > 0 ? Math.round(netIncome / (1 - taxRate)) : netIncome;
  const equity = Math.round((traits.netIncome / traits.returnOnEquity) * size ** 0.85 * Math.exp(0.015 * gauss(key, 21, year)));
  const totalAssets = Math.round(equity / (traits.equityRatio * (1 + 0.03 * clamp(gauss(key, 22, year), -2, 2))));
  const liabilities = totalAssets - equity;
  const interest = Math.round(liabilities * (kind === 'INDUSTRY' ? 0.014 : 0.008));
  const depreciation = Math.round(revenue * traits.depreciation);
  const currentAssets = Math.round(totalAssets * traits.currentAssets);
  const dps = dividend(model, (usualRevenue * traits.margin * traits.payout) / shares, eps);
  return {
    year,
    end,
    revenue,
    ...(kind === 'INDUSTRY' ? { ebit: earningsBeforeTax + interest, ebitda: earningsBeforeTax + interest + depreciation } : {}),
    interest,
    earningsBeforeTax,
    netIncome,
    eps,
    dps,
    payout: Math.round(dps * shares),
    cashflow: Math.round(netIncome + depreciation + revenue * 0.008 * gauss(key, 23, year)),
    totalAssets,
    equity,
    minorities: Math.round(equity * traits.minorities),
    liabilities,
    currentAssets,
    currentLiabilities: Math.round(liabilities * traits.currentLiabilities),
    cash: Math.round(currentAssets * traits.cash),
    intangibles: Math.round(totalAssets * traits.intangibles),
    research: Math.round(revenue * traits.research),
    employees: employeesOf(model, traits, size),
  };
}

/**
 * Relative size of the company on a day, 1 in the base year: revenue grows as is typical for the branch, plus about half of the change of
 * earlier prices in the catalogue (the other half is valuation).
 */
function sizeAt({ lead }: CompanyModel, growth: number, day: number): number {
  const years = (day - REFERENCE_DAY) / 365.25;
  const { anchors = [], level = 1 } = lead.details.model ?? {};
  const known = [...anchors.map(([at, price]) => [parseDay(at), Math.log(price / level)] as const), [REFERENCE_DAY, 0] as const];
  const [first, log] = entryAt(known, 0);
  if (known.length === 1 || day >= REFERENCE_DAY) return (1 + growth) ** years;
  const change = day <= first ? log + ((first - day) / 365.25) * -growth : between(known, day);
  return Math.exp(0.5 * clamp(change, -4, 1.2)) * (1 + growth) ** (0.3 * years);
}

function between(points: readonly (readonly [day: number, log: number])[], day: number): number {
  const next = points.findIndex(([at]) => at > day);
  const [from, to] = [points[next - 1], points[next]];
  if (from === undefined || to === undefined) return entryAt(points, points.length - 1)[1];
  return from[1] + ((to[1] - from[1]) * (day - from[0])) / (to[0] - from[0]);
}

/**
 * Swing of the margin: half of it carries over into the next year; 2020 was bad for all companies with varying margins. The base year is
 * neutral.
 */
function marginSwing(key: number, risk: number, year: number): number {
  const mood = 0.8 * gauss(key, 30, year) + 0.4 * gauss(key, 30, year - 1);
  const calm = year === BASE_YEAR || year === BASE_YEAR + 1 ? 0.4 : 1;
  return 1 + risk * (0.4 * calm * clamp(mood, -2.2, 2.2) - (year === 2020 ? 0.6 : 0)) + 0.03 * gauss(key, 31, year);
}

/** Limits the dividend: none without a profit, and at most nine tenths of it. */
function dividend({ dividendsPerYear, isoCurrency }: CompanyModel, request: number, eps: number): number {
  if (dividendsPerYear === 0 || eps <= 0) return 0;
  const part = Math.min(request, 0.9 * eps) / dividendsPerYear;
  const step = isoCurrency === 'JPY' ? 0.5 : part >= 1 ? 0.05 : part >= 0.1 ? 0.01 : 0.001;
  return exact(exact(Math.floor(part / step) * step) * dividendsPerYear);
}

/** Rounds to a cent, small figures to a hundredth of a cent. */
function perShare(value: number): number {
  const digits = Math.abs(value) < 1 ? 4 : 2;
  return exact(Math.round(value * 10 ** digits) / 10 ** digits);
}

function employeesOf(
  { company, usual, isoCurrency }: CompanyModel,
  { netIncome, margin }: ReturnType<typeof traitsOf>,
  size: number,
): number {
  const perEmployee = usual.revenuePerEmployee * (UNITS[isoCurrency] ?? 1);
  const base = company.details?.employees ?? Math.max(20, netIncome / margin / perEmployee);
  return Math.round(base * size ** 0.5);
}

/** Approximate units per euro, for typical figures per employee. */
const UNITS: Readonly<Record<string, number>> = { JPY: 160, DKK: 7.5, SEK: 11, NOK: 11 };

/** Removes binary rounding errors of a decimal fraction. */
function exact(value: number): number {
  return Number(value.toFixed(4));
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
