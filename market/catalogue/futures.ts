import { urlNameOf } from '#domain/text/slug.ts';
import { roundTo } from './chance.ts';
import { ownEntityValue } from './ids.ts';
import { indexValueOf } from './indices.ts';
import { notationOf, type Entry } from './parts.ts';
import { websitePathOf } from './website-path.ts';
import { readCsv } from './read-data.ts';
import type { ExpiryRule } from './details.ts';
import type { PriceModel } from './types.ts';

/**
 * Interest rate futures: independent walks that move with a bond index, quoted in percent of the nominal; steps as specified by Eurex and
 * CME.
 */
const BOND_FUTURES = [
  { name: 'Euro-Bund-Future', symbol: 'FGBL', level: 127.4, step: 0.01, beta: 1.25, volatility: 0.012, factor: 'EAGG', venue: 'EUX', currency: 'EUR', what: 'Bundesanleihen mit rund zehn Jahren Laufzeit', importance: 68 },
  { name: 'Euro-Bobl-Future', symbol: 'FGBM', level: 117.1, step: 0.01, beta: 0.65, volatility: 0.008, factor: 'EAGG', venue: 'EUX', currency: 'EUR', what: 'Bundesobligationen mit rund fünf Jahren Laufzeit', importance: 52 },
  { name: 'Euro-Schatz-Future', symbol: 'FGBS', level: 106.6, step: 0.005, beta: 0.25, volatility: 0.004, factor: 'EAGG', venue: 'EUX', currency: 'EUR', what: 'Bundesschatzanweisungen mit rund zwei Jahren Laufzeit', importance: 48 },
  { name: 'Euro-Buxl-Future', symbol: 'FGBX', level: 111.9, step: 0.02, beta: 2.3, volatility: 0.03, factor: 'EAGG', venue: 'EUX', currency: 'EUR', what: 'Bundesanleihen mit rund dreißig Jahren Laufzeit', importance: 46 },
  { name: 'Euro-BTP-Future', symbol: 'FBTP', level: 119.6, step: 0.01, beta: 1.2, volatility: 0.025, factor: 'EAGG', venue: 'EUX', currency: 'EUR', what: 'italienische Staatsanleihen mit rund zehn Jahren Laufzeit', importance: 44 },
  { name: 'US-Treasury-Note-Future 10 Jahre', symbol: 'ZN', level: 112.3, step: 0.015625, beta: 1.1, volatility: 0.012, factor: 'USTRE', venue: 'CME', currency: 'USD', what: 'amerikanische Staatsanleihen mit rund zehn Jahren Laufzeit', importance: 50 },
] as const; // prettier-ignore

const POSITIONS = ['', 'nächster Verfall', 'übernächster Verfall', 'dritter Verfall'] as const;

/**
 * Futures as continuous series: the contract that expires next, the one after it, and so on. At an expiry, a series continues with the
 * following contract, so that there is a price at any time.
 */
export function readFutures(spots: readonly Entry[]): Entry[] {
  const byValue = new Map(
    spots.flatMap(({ instrument }) => [[instrument.entityValue, instrument] as const, [instrument.name, instrument] as const]),
  );
  const priced = readCsv('futures.csv').flatMap((row) => {
    const spot = byValue.get(valueOf(row.underlying ?? '')) ?? byValue.get(row.underlying ?? '');
    if (spot === undefined) throw new Error(`data/futures.csv: ${row.name} is on "${row.underlying}", which the catalogue does not have.`);
    return Array.from({ length: Number(row.contracts) }, (_, index) => {
      const months = (row.months ?? '').split(',').map(Number);
      const expiry = expiryOf(row);
      const roll = { carry: Number(row.carry), months, expiry, position: index + 1 };
      const model: PriceModel = {
        currency: row.currency ?? 'EUR',
        level: spot.details.model?.level ?? 100,
        volatility: 0,
        tracks: spot.entityValue,
        roll,
        since: later('2000-01-03', spot.details.model?.since ?? ''),
        dailyVolume: Math.round(Number(row.importance) ** 2 * (index === 0 ? 20 : 2)),
        clock: spot.details.model?.clock ?? 'AMERICA',
      };
      return entryOf({ ...base(row), position: index + 1, months, expiry, model, underlying: spot.entityValue });
    });
  });
  const onBonds = BOND_FUTURES.flatMap((row) => [1, 2].map((position) => entryOf(bondFuture(row, position))));
  return [...priced, ...onBonds];
}

interface FuturePlan {
  readonly name: string;
  readonly symbol: string;
  readonly nameUnderlying: string;
  readonly underlying?: string;
  readonly exchange: string;
  readonly venue: string;
  readonly currency: string;
  readonly size: string;
  readonly step: number;
  readonly importance: number;
  readonly position: number;
  readonly months: readonly number[];
  readonly expiry: ExpiryRule;
  readonly model: PriceModel;
  readonly unitType: 'PKT' | 'PCT' | 'STK';
}

function base(row: Record<string, string>): Omit<FuturePlan, 'position' | 'months' | 'expiry' | 'model' | 'underlying'> {
  const { name = '', symbol = '', nameUnderlying = '', exchange = '', venue = '', currency = '', size = '' } = row;
  const unitType = size.includes('Indexpunkt') ? 'PKT' : 'STK';
  return {
    name,
    symbol,
    nameUnderlying,
    exchange,
    venue,
    currency,
    size,
    unitType,
    step: Number(row.step),
    importance: Number(row.importance),
  };
}

function bondFuture(row: (typeof BOND_FUTURES)[number], position: number): FuturePlan {
  const months = [3, 6, 9, 12];
  const expiry = row.venue === 'EUX' ? 'EUREX_BOND' : 'TREASURY';
  return {
    ...row,
    nameUnderlying: row.what,
    exchange: row.venue === 'EUX' ? 'Eurex' : 'CME',
    size: `100.000 ${row.currency}`,
    unitType: 'PCT',
    importance: row.importance - (position - 1) * 14,
    position,
    months,
    expiry,
    model: {
      currency: row.currency,
      level: roundTo(row.level, 0.01),
      volatility: row.volatility,
      factor: indexValueOf(row.factor),
      beta: row.beta,
      roll: { carry: -0.004, months, expiry, position },
      since: '2000-01-03',
      dailyVolume: position === 1 ? 600_000 : 20_000,
      clock: row.venue === 'EUX' ? 'EUROPE' : 'AMERICA',
    },
  };
}

function entryOf(plan: FuturePlan): Entry {
  const { position, months, expiry } = plan;
  const entityValue = ownEntityValue(`future/${plan.symbol}/${position}`);
  const name = position === 1 ? plan.name : `${plan.name} (${POSITIONS[position] ?? `Verfall ${position}`})`;
  const urlName = urlNameOf(name);
  const importance = position === 1 ? plan.importance : Math.max(8, plan.importance - 14 * (position - 1));
  return {
    instrument: {
      entityType: 'FUTURE',
      entityValue,
      name,
      tinyName: position === 1 ? plan.name : `${plan.name} ${position}`,
      urlName,
      symbol: `${plan.symbol}${position}`,
      displayType: 'Future',
      websitePath: websitePathOf({ entityType: 'FUTURE', entityValue, urlName }),
      importance,
      aliases: [plan.symbol],
      details: {
        model: plan.model,
        profile: [
          `Der ${plan.name} ist ein Terminkontrakt auf ${plan.nameUnderlying}, gehandelt an der Börse ${plan.exchange}; ein Kontrakt steht für ${plan.size}. Gezeigt wird der Kontrakt mit dem ${positionOf(position)} Verfall; läuft er aus, folgt der nächste.`,
        ],
        future: {
          ...(plan.underlying === undefined ? {} : { underlying: plan.underlying }),
          nameUnderlying: plan.nameUnderlying,
          nameExchange: plan.exchange,
          contractSize: plan.size,
          multiplier: multiplierOf(plan.size),
          position,
          months,
          expiry,
        },
      },
    },
    notations: [
      notationOf({
        entityValue,
        venue: plan.venue,
        currency: plan.currency,
        isDefault: true,
        unitType: plan.unitType,
        decimals: decimalsOf(plan.step),
        tickSize: plan.step,
      }),
    ],
  };
}

/** Multiplier of a contract: `25 EUR je Indexpunkt` → 25, `1.000 Barrel` → 1000. */
function multiplierOf(size: string): number {
  const number = Number(/^[\d.]+/u.exec(size)?.[0].replaceAll('.', ''));
  if (!(number > 0)) throw new Error(`The size of a contract begins with no number: ${size}`);
  return number;
}

function positionOf(position: number): string {
  return ['nächsten', 'übernächsten', 'dritten'][position - 1] ?? `${position}.`;
}

function decimalsOf(step: number): number {
  return String(step).includes('e') ? 5 : Math.max(0, String(step).split('.')[1]?.length ?? 0);
}

function valueOf(key: string): string {
  return /^[A-Z0-9]+$/u.test(key) && !/^\d|^EUR/u.test(key) ? indexValueOf(key) : key;
}

function later(a: string, b: string): string {
  return a > b ? a : b;
}

const EXPIRIES: readonly string[] = [
  'INDEX',
  'NIKKEI',
  'CURRENCY',
  'METAL',
  'WTI',
  'BRENT',
  'GAS',
  'WHEAT',
  'COFFEE',
  'COCOA',
] satisfies ExpiryRule[];

function expiryOf({ name, expiry = '' }: Record<string, string>): ExpiryRule {
  if (!isExpiry(expiry)) throw new Error(`data/futures.csv: ${name} ends by "${expiry}"; known: ${EXPIRIES.join(', ')}.`);
  return expiry;
}

function isExpiry(text: string): text is ExpiryRule {
  return EXPIRIES.includes(text);
}
