import { known } from '../../base/known.ts';
import type { Schema } from '#client/operations.ts';
import { isDerivativeType } from '#domain/derivative/types.ts';
import { monogramOf, monogramTemplate } from '#domain/image/monogram.ts';
import { bondSubType, type InstrumentRecord, type NotationRecord } from '#market/catalogue/index.ts';
import { type PriceSource, type QuoteFigures, DELAY_MS } from '#market/prices/index.ts';
import type { ProviderContext } from '../shared/context.ts';
import type { Selection } from '../shared/selection.ts';
import { dateTime } from '../../base/date-time.ts';
import { isOpenAt, scheduleOf, tradingDayAt, type Schedule } from '#market/calendar/index.ts';

/** Returns an instrument in the form of lists and pages. */
export function instrumentAnswer(record: InstrumentRecord): Schema<'Instrument'> {
  const { entityType, entityValue, name, tinyName, urlName, isin, wkn, symbol, homeSymbol, displayType } = record;
  return {
    type: 'Instrument',
    entityType,
    ...known({ entitySubType: knownSubType(record) }),
    entityAttributes: attributesOf(record),
    entityValue,
    name,
    tinyName,
    urlName,
    ...known({ isin, wkn, symbol, homeSymbol }),
    displayType,
    instrumentType: 'Instrument',
    urls: { WEBSITE: record.websitePath },
    ...logoOf(record),
  };
}

/** Returns the subtype of a record if the contract has it: third-party clients reject a whole answer with an unknown subtype. */
function knownSubType({ entitySubType }: InstrumentRecord): Schema<'EntitySubType'> | undefined {
  if (entitySubType === 'ETF') return entitySubType;
  return entitySubType !== undefined && isDerivativeType(entitySubType) ? entitySubType : undefined;
}

function attributesOf({ entitySubType, details }: InstrumentRecord): string[] {
  const kind = entitySubType === 'ETF' ? entitySubType : bondSubType(details.bond?.nameType);
  return kind === undefined ? ['INSTRUMENT'] : ['INSTRUMENT', kind];
}

/** Returns a search hit or a single requested instrument, with the day of its repayment if it has been repaid. */
export function hitAnswer(record: InstrumentRecord, now: number): Schema<'Instrument'> {
  const maturity = record.details.bond?.maturity;
  const isOver = maturity !== undefined && Date.parse(maturity) < now;
  return { ...instrumentAnswer(record), ...(isOver ? { datetimeRedemption: dateTime(Date.parse(`${maturity}T12:00:00Z`)) } : {}) };
}

/** Types with an organization behind them that has a logo: a company, a fund house, a project. Indices, rates and metals have none. */
const HAS_LOGO: ReadonlySet<string> = new Set<InstrumentRecord['entityType']>(['STOCK', 'FUND', 'CRYPTO', 'BOND']);
/** Cache of logos by record, which answers name far more often than they change. */
const logos = new WeakMap<InstrumentRecord, { readonly logo?: Schema<'Logo'> }>();

function logoOf(record: InstrumentRecord): { readonly logo?: Schema<'Logo'> } {
  const kept = logos.get(record);
  if (kept !== undefined) return kept;
  const monogram = HAS_LOGO.has(record.entityType) ? monogramOf(record.tinyName) : undefined;
  const made = monogram === undefined ? {} : { logo: { cloudinaryUrlTemplate: monogramTemplate(monogram) } };
  logos.set(record, made);
  return made;
}

/** Types quoted with the decimals of a fixed tick size; for others small prices have more decimals. */
const STEPPED: ReadonlySet<string> = new Set<InstrumentRecord['entityType']>([
  'FUTURE',
  'INTEREST',
  'COMMODITY',
  'PRECIOUS_METAL',
  'CRYPTO',
  'DERIVATIVE',
]);

/** Returns the trading venue of a notation. */
export function marketAnswer({ instrument, notation }: Selection, context: ProviderContext): Schema<'Market'> {
  const venue = context.venue(notation.venue);
  return {
    name: venue.name,
    codeMarket: notation.codeMarket,
    nameExchange: venue.nameExchange,
    codeExchange: venue.codeExchange,
    ...(venue.contributor === undefined ? {} : { nameContributor: venue.contributor.name, codeContributor: venue.contributor.code }),
    idNotation: notation.idNotation,
    isoCountry: venue.isoCountry,
    ...known({ codeExchangeGoogle: venue.codeExchangeGoogle }),
    ...(STEPPED.has(instrument.entityType) ? { decimals: notation.decimals } : {}),
  };
}

/** Returns the source of a price in the form of the contract. */
export function sourceAnswer({ kind, name, url, license }: PriceSource): Schema<'PriceSource'> {
  return { kind, name, ...known({ url, license }) };
}

/** Returns true for the last price of a day: its venue has closed, and the caller has seen all prices since. */
function isClose(schedule: Schedule, timeLast: number, asOf: number): boolean {
  const { openTime, closeTime } = tradingDayAt(schedule, asOf);
  return !isOpenAt(schedule, asOf) && asOf >= closeTime && timeLast >= openTime;
}

/** Returns the instant of the prices in a quality. */
function asOfOf(quality: Schema<'QualityCode'>, context: ProviderContext): number {
  return quality === 'DLY' ? context.now() - DELAY_MS : context.now();
}

/** Returns a quote of the contract from the market's figures. */
export function quoteAnswer(
  record: InstrumentRecord,
  notation: NotationRecord,
  figures: QuoteFigures,
  context: ProviderContext,
): Schema<'Quote'> {
  const stamp = (instant: number | undefined): string | undefined => (instant === undefined ? undefined : dateTime(instant));
  return {
    idInstrument: record.entityValue,
    entityType: record.entityType,
    entityValue: record.entityValue,
    market: marketAnswer({ instrument: record, notation }, context),
    isoCurrency: notation.isoCurrency,
    idTradingSchedule: context.venue(notation.venue).scheduleId,
    idTypePrice: 1,
    open: figures.open,
    high: figures.high,
    low: figures.low,
    last: figures.last,
    ...known({
      previousLast: figures.previousLast,
      performance: figures.performance,
      performancePct: figures.performancePct,
      bid: figures.bid,
      ask: figures.ask,
      volumeBid: figures.volumeBid,
      volumeAsk: figures.volumeAsk,
      volume: figures.volume,
      money: figures.money,
      totalVolume: figures.totalVolume,
      totalMoney: figures.totalMoney,
      volume4Weeks: figures.volume4Weeks,
    }),
    datetimeOpen: dateTime(figures.timeOpen),
    datetimeHigh: dateTime(figures.timeHigh),
    datetimeLow: dateTime(figures.timeLow),
    datetimeLast: dateTime(figures.timeLast),
    ...known({
      datetimePreviousLast: stamp(figures.timePreviousLast),
      datetimeBid: stamp(figures.timeBidAsk),
      datetimeAsk: stamp(figures.timeBidAsk),
      highPrice1Year: figures.high1Year,
      lowPrice1Year: figures.low1Year,
      datetimeHighPrice1Year: stamp(figures.timeHigh1Year),
      datetimeLowPrice1Year: stamp(figures.timeLow1Year),
      performance1Year: figures.performance1Year,
      performance1YearPct: figures.performance1YearPct,
    }),
    codeQualityPrice: figures.quality,
    codeQualityPriceBidAsk: figures.quality,
    isClose: isClose(scheduleOf(context.venue(notation.venue).scheduleId), figures.timeLast, asOfOf(figures.quality, context)),
    unitType: notation.unitType,
    displayUnit: notation.displayUnit,
    priceSource: sourceAnswer(figures.source),
  };
}

/** Returns an identifier as a number; the field is absent for instruments without one (a currency, a cryptocurrency). */
export function numericId<Key extends string>(key: Key, text: string | undefined): { [Name in Key]?: number } {
  const one: { [Name in Key]?: number } = {};
  if (text !== undefined && /^\d+$/.test(text)) one[key] = Number(text);
  return one;
}
