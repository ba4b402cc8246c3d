import { dateOf, dayOf, type BondTerms } from '#domain/bond/schedule.ts';
import { cleanPriceAt, yieldOf } from '#domain/bond/yield.ts';
import { formatNumber } from '#domain/format/number.ts';
import { urlNameOf } from '#domain/text/slug.ts';
import { between, roundTo } from '../chance.ts';
import type { Codes } from '../codes.ts';
import { ownEntityValue } from '../ids.ts';
import { notationOf, present, type Entry } from '../parts.ts';
import { websitePathOf } from '../website-path.ts';
import type { BondDetails, PriceModel } from '../types.ts';
import { bondIndexOf, INDEX_DURATION } from './bond-index.ts';
import { safeYield } from './curves.ts';
import { bondProfile } from './profile.ts';

/** Planned bond; its coupon follows from the yields on the day of issue. */
export interface BondPlan {
  /** Name of the issuer within the bond's name. */
  readonly short: string;
  readonly details: BondDetails;
  /** Yield above the safe one, in percent. */
  readonly spread: number;
  /** Beginning of the ISIN; German by default. */
  readonly beginning: string | undefined;
  readonly importance: number;
  readonly companyId?: string;
}

/** Reference day of the model, see `market/prices/variance-clock.ts`. */
const REFERENCE = dayOf('2026-11-16');
const LAST_ANCHOR = dayOf('2036-01-01');
/** Minimum duration in years. */
const LEAST_DURATION = 0.1;
const WKN_PREFIX = 'A7';
const VENUES = ['STU', 'FRA', 'GAT', 'DUS'];

/** Terms of a bond in the form that formulas use. */
export function termsOf({ coupon, couponType, frequency, maturity, issued }: BondDetails, fixedCoupon?: number): BondTerms {
  return {
    coupon: couponType === 'ZERO' ? 0 : (fixedCoupon ?? coupon),
    frequency: couponType === 'ZERO' ? 0 : frequency,
    maturity: dayOf(maturity),
    issued: dayOf(issued),
  };
}

/** Creates an instrument and its notations from a plan. */
export function bondEntry({ short, details, spread, beginning, importance, companyId }: BondPlan, codes: Codes): Entry {
  const title = `${couponName(details)} ${germanDate(details.maturity)}`;
  const name = `${details.issuer.name} ${title}`;
  const wkn = codes.wkn(WKN_PREFIX, name);
  const isin = codes.isin(beginning ?? `DE000${wkn}`, name);
  const entityValue = ownEntityValue(isin);
  const urlName = `${urlNameOf(`${short} ${title}`)}-Anleihe`;
  return {
    instrument: {
      entityType: 'BOND',
      entityValue,
      name,
      tinyName: `${short} ${couponName(details)} ${details.maturity.slice(0, 4)}`,
      urlName,
      isin,
      wkn,
      displayType: 'Anleihe',
      websitePath: websitePathOf({ entityType: 'BOND', entityValue, isin, urlName }),
      importance,
      aliases: short === details.issuer.name ? [] : [`${short} Anleihe`],
      ...present({ companyId }),
      details: { model: modelOf(details, spread, name), profile: bondProfile(details), bond: details },
    },
    notations: VENUES.map((venue, index) =>
      notationOf({ entityValue, venue, currency: details.currency, isDefault: index === 0, unitType: 'PCT', tickSize: 0.01 }),
    ),
  };
}

function couponName({ couponType, coupon }: BondDetails): string {
  if (couponType === 'ZERO') return 'Nullkupon';
  return couponType === 'FLOATING' ? 'variabel' : `${formatNumber(coupon, { decimals: 3 }).replace(/0$/u, '')} %`;
}

function germanDate(date: string): string {
  return date.split('-').toReversed().join('.');
}

/**
 * Price model: a walk between values that the yield curve gives at the start of each year (each quarter in the last two years), which moves
 * with the market for bonds of its currency in between, and ends at 100.
 */
function modelOf(bond: BondDetails, spread: number, name: string): PriceModel {
  const terms = termsOf(bond);
  const price = (day: number): number => roundTo(fairPrice(bond, terms, spread, day), 0.01);
  const level = terms.maturity <= REFERENCE ? 100 : price(REFERENCE);
  const duration = yieldOf(terms, REFERENCE, level)?.modifiedDuration ?? 0;
  // A bond that is repaid within weeks hardly moves.
  const isMoved = bond.couponType !== 'FLOATING' && duration > LEAST_DURATION;
  const risk = spread > 3 ? 0.035 : spread > 1 ? 0.006 : 0.002;
  return {
    currency: bond.currency,
    level,
    volatility: roundTo(risk + 0.001 * Math.min(10, duration) + between(`${name}/noise`, 0, 0.001), 0.0001),
    since: bond.issued,
    until: bond.maturity,
    anchors: anchorDays(bond, terms.maturity).map((day) => [dateOf(day), day === terms.maturity ? 100 : price(day)]),
    dailyVolume: Math.round(Math.sqrt(bond.volume) * 2),
    clock: 'EUROPE',
    ...(isMoved ? { factor: bondIndexOf(bond.currency), beta: roundTo(Math.min(2.6, duration / INDEX_DURATION), 0.01) } : {}),
  };
}

/** Price without accrued interest at the yield of the curve plus the issuer's spread. A floater remains near par. */
function fairPrice(bond: BondDetails, terms: BondTerms, spread: number, day: number): number {
  const years = (terms.maturity - day) / 365.25;
  if (bond.couponType === 'FLOATING') return 100 + Math.min(3, years * 0.3) * (bond.coupon - spread);
  return cleanPriceAt(terms, day, safeYield(bond.currency, day, years) + spread);
}

function anchorDays({ issued }: BondDetails, maturity: number): number[] {
  const days = [maturity];
  const from = new Date(dayOf(issued) * 86_400_000).getUTCFullYear() + 1;
  for (let year = from; year <= 2036; year += 1) {
    for (let month = 0; month < 12; month += 3) {
      const day = Date.UTC(year, month, 1) / 86_400_000;
      const left = maturity - day;
      const isWanted = month === 0 || (left < 750 && day > REFERENCE - 1_100);
      if (left > 20 && day <= LAST_ANCHOR && isWanted && Math.abs(day - REFERENCE) > 20) days.push(day);
    }
  }
  return days.toSorted((a, b) => a - b);
}
