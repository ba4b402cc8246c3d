import { urlNameOf } from '#domain/text/slug.ts';
import { between, pick, roundTo } from '../chance.ts';
import type { Codes } from '../codes.ts';
import { perEuro } from '../currencies.ts';
import { ownEntityValue } from '../ids.ts';
import { notationOf, type Entry } from '../parts.ts';
import { websitePathOf } from '../website-path.ts';
import type { FundDetails, PriceModel } from '../types.ts';
import { fundProfile } from './profile.ts';

/** Benchmark in the form that funds need. */
export interface Benchmark {
  readonly entityValue: string;
  readonly name: string;
  /** Currency of its level. */
  readonly currency: string;
  readonly clock: PriceModel['clock'];
  /** Whether dividends and coupons are reinvested. */
  readonly isTotalReturn: boolean;
}

export interface FundPlan {
  readonly name: string;
  readonly tinyName: string;
  readonly isEtf: boolean;
  readonly symbol?: string;
  readonly details: FundDetails;
  readonly benchmark: Benchmark;
  /** Share of the benchmark's movement, the fund's own volatility per year, and its drift relative to the benchmark per year. */
  readonly beta: number;
  readonly noise: number;
  readonly drift: number;
  /** Whether the fund is hedged against the benchmark's currency. */
  readonly hedged: boolean;
}

/**
 * Drift of a fund's price against its benchmark by earnings, in percent a year. An accumulating fund outperforms an index without earnings;
 * a distributing one underperforms an index that includes them.
 */
export function earningsDrift({ isTotalReturn }: Benchmark, distributing: boolean, yieldPct: number): number {
  if (isTotalReturn) return distributing ? -yieldPct : 0;
  return distributing ? 0 : yieldPct * 0.85;
}

const ETF_VENUES = ['GER', 'GAT', 'STU', 'TRO', 'LSX', 'QUO'];
const FUND_VENUES = ['STU', 'TRO', 'HAM', 'LUSG'];
const WKN_PREFIX = { ETF: 'A9', FUND: 'A8' } as const;
const BEGINNINGS: Readonly<Record<string, string>> = { LU: 'LU9', IE: 'IE009' };

/** Creates an instrument and its notations from a plan. Fictional funds cost between 20 and 250 euros at the reference day. */
export function fundEntry(plan: FundPlan, codes: Codes): Entry {
  const { name, details, isEtf } = plan;
  const wkn = codes.wkn(isEtf ? WKN_PREFIX.ETF : WKN_PREFIX.FUND, name);
  const isin = codes.isin(BEGINNINGS[details.domicile] ?? `DE000${wkn}`, name);
  const entityValue = ownEntityValue(isin);
  const urlName = `${urlNameOf(plan.tinyName)}-${isEtf ? 'ETF' : 'Fonds'}`;
  const entitySubType = isEtf ? { entitySubType: 'ETF' } : {};
  return {
    instrument: {
      entityType: 'FUND',
      ...entitySubType,
      entityValue,
      name,
      tinyName: plan.tinyName,
      urlName,
      isin,
      wkn,
      ...(plan.symbol === undefined ? {} : { symbol: plan.symbol, homeSymbol: plan.symbol }),
      displayType: isEtf ? 'ETF' : 'Fonds',
      websitePath: websitePathOf({ entityType: 'FUND', ...entitySubType, entityValue, isin, urlName }),
      importance: Math.round((isEtf ? 22 : 12) + 6 * Math.log10(Math.max(1, details.volume / 10_000_000))),
      aliases: isEtf ? [`${plan.benchmark.name} ETF`] : [],
      details: { model: modelOf(plan), profile: fundProfile(details), fund: plan.hedged ? { ...details, hedged: true } : details },
    },
    notations: (isEtf ? ETF_VENUES : FUND_VENUES).map((venue, index) =>
      notationOf({ entityValue, venue, currency: 'EUR', isDefault: index === 0 }),
    ),
  };
}

function modelOf({ name, benchmark, details, beta, noise, drift, hedged, isEtf }: FundPlan): PriceModel {
  const currency = hedged ? 'EUR' : benchmark.currency;
  const level = between(`${name}/level`, 20, pick(`${name}/range`, [60, 120, 250])) * perEuro(currency);
  return {
    currency,
    level: roundTo(level, level > 1_000 ? 1 : 0.01),
    factor: benchmark.entityValue,
    ...(isEtf && { follows: benchmark.entityValue }),
    beta,
    volatility: noise,
    drift: roundTo(drift, 0.0001),
    since: details.launched,
    dailyVolume: isEtf ? Math.round(details.volume / 40_000) : Math.round(details.volume / 4_000_000),
    clock: benchmark.clock,
  };
}
