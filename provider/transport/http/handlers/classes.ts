import type { Schema } from '#client/operations.ts';
import type { InstrumentRecord } from '#market/catalogue/index.ts';
import { dateOf, dayOf } from '#domain/bond/schedule.ts';
import { centralBankDays, type CentralBankDay } from '#market/companies/index.ts';
import { formatNumber } from '#domain/format/number.ts';
import { expiryDay } from '#market/calendar/index.ts';
import { dateTime } from '../../../base/date-time.ts';
import { known } from '../../../base/known.ts';
import { instrumentAnswer } from '../answers.ts';
import { expiresOf } from '../caching.ts';
import type { ProviderContext } from '../../shared/context.ts';
import type { Handler } from '../handler.ts';
import { isOfType } from '../../../base/is-of-type.ts';
import { lookUp } from '../../shared/selection.ts';
import { bondParts } from './bond-answers.ts';
import { quoteOf } from './quotes.ts';

const DAY_MS = 86_400_000;
const HALF_MS = 1_800_000;
const byName = new Intl.Collator('de', { numeric: true });

/** Lists the instruments of a class with price and basic facts: all by name, or those of one family in the order of their terms. */
export const listInstrumentsOfClass: Handler<'listInstrumentsOfClass'> = {
  dataClass: 'quotes',
  answer({ path: { type }, query = {} }, context) {
    const { sameAs, nameCategory, isoCountry, page = 0, perPage = 50 } = query;
    const family = sameAs === undefined ? undefined : memberOf(context, type, sameAs);
    const wanted = allByName(context.catalogue().instruments, type).filter(
      (record) =>
        (sameAs === undefined || (family !== undefined && familyOf(record) === family)) &&
        (nameCategory === undefined || categoryOf(record) === nameCategory) &&
        (isoCountry === undefined || record.details.interest?.isoCountry === isoCountry),
    );
    const isOfTerms = sameAs !== undefined || nameCategory !== undefined;
    const sorted = isOfTerms ? wanted.toSorted((a, b) => termOf(a) - termOf(b)) : wanted;
    const list = sorted.slice(page * perPage, (page + 1) * perPage).map((record) => entryOf(record, context));
    return { expires: expiresOf('quotes', context.now()), total: wanted.length, list };
  },
};

/** Cache of sorted classes per revision of the catalogue: comparing German names is the slowest step. */
const sortedClasses = new WeakMap<readonly InstrumentRecord[], Map<string, readonly InstrumentRecord[]>>();

function allByName(instruments: readonly InstrumentRecord[], type: string): readonly InstrumentRecord[] {
  const classes = sortedClasses.get(instruments) ?? new Map<string, readonly InstrumentRecord[]>();
  sortedClasses.set(instruments, classes);
  const before = classes.get(type);
  if (before !== undefined) return before;
  const sorted = instruments.filter((record) => isOfType(record, type)).toSorted((a, b) => byName.compare(nameOf(a), nameOf(b)));
  classes.set(type, sorted);
  return sorted;
}

/** Returns the sort name. Futures contracts are sorted by position: by name of the month, June would come before March. */
function nameOf({ name, tinyName, details }: InstrumentRecord): string {
  return details.future === undefined ? name : tinyName;
}

/** Returns the family of an instrument; undefined for an unknown one. */
function memberOf(context: ProviderContext, type: string, key: string): string | undefined {
  const record = lookUp(context, key);
  return record !== undefined && isOfType(record, type) ? familyOf(record) : undefined;
}

/**
 * Returns the key that the instruments of a family share: the future of a contract, the issuer of a bond, the kind and country of a rate,
 * the group of a commodity, the currency of an exchange rate. Other classes have no families.
 */
function familyOf({
  entityType,
  entityValue,
  details: { future, bond, interest, commodity },
  aliases,
}: InstrumentRecord): string | undefined {
  if (future !== undefined) return aliases[0];
  if (interest !== undefined) return `${interest.nameCategory}/${interest.nameCategory === 'Staatsanleihen' ? interest.isoCountry : ''}`;
  if (entityType === 'CURRENCY') return entityValue.slice(0, 3);
  return bond?.issuer.name ?? commodity?.nameCategory;
}

function categoryOf({ details }: InstrumentRecord): string | undefined {
  return details.interest?.nameCategory ?? details.commodity?.nameCategory;
}

/** Returns the sort key within a family: position of a contract, years of a rate, day of maturity of a bond. */
function termOf({ details: { future, interest, bond } }: InstrumentRecord): number {
  return future?.position ?? interest?.term ?? (bond === undefined ? 0 : Date.parse(bond.maturity));
}

function entryOf(instrument: InstrumentRecord, context: ProviderContext): Schema<'InstrumentClassEntry'> {
  const [notation] = context.catalogue().notationsOf(instrument.entityValue);
  const quote = notation && quoteOf(context, { instrument, notation });
  const { bond, commodity } = instrument.details;
  return {
    instrument: instrumentAnswer(instrument),
    ...known({
      quote,
      futuresDetails: futuresDetails(instrument, context),
      interestsDetails: interestsDetails(instrument, context),
      commodityDetails: commodity && { ...commodity },
    }),
    ...(bond && bondTerms(context, instrument, quote)),
  };
}

/** Returns the terms of a bond for lists, without the issuer, because the bond's name begins with it. */
function bondTerms(...asked: Parameters<typeof bondParts>): Omit<ReturnType<typeof bondParts>, 'bondsIssuer'> {
  const { bondsIssuer: _named, ...terms } = bondParts(...asked);
  return terms;
}

/** Returns the details of a futures contract; undefined for other instruments. */
export function futuresDetails(
  { entityValue, details: { future } }: InstrumentRecord,
  context: ProviderContext,
): Schema<'FuturesDetails'> | undefined {
  if (future === undefined) return undefined;
  const { nameUnderlying, nameExchange, contractSize, position } = future;
  const underlying = future.underlying === undefined ? undefined : lookUp(context, future.underlying);
  const [notation] = context.catalogue().notationsOf(entityValue);
  const tickSize = notation?.tickSize;
  // Bonds are quoted in percent of the contract's nominal value, so a point is a hundredth of it.
  const multiplier = future.multiplier === undefined || notation?.unitType !== 'PCT' ? future.multiplier : future.multiplier / 100;
  const lastDay = expiryDay(future, Math.floor(context.now() / HALF_MS), position);
  return {
    nameUnderlying,
    nameExchange,
    contractSize,
    datetimeExpiry: dateTime(lastDay * DAY_MS + DAY_MS / 2),
    ...known({
      multiplier,
      instrumentUnderlying: underlying && instrumentAnswer(underlying),
      isoCurrency: notation?.isoCurrency,
      tickSize,
      nameTick: tickSize === undefined ? undefined : formatNumber(tickSize, { decimals: notation?.decimals ?? 2 }),
      tickValue: tickSize === undefined || multiplier === undefined ? undefined : Number((tickSize * multiplier).toFixed(6)),
    }),
  };
}

/** Central banks with known decision calendars, by the name of the institution that sets a rate. */
const DECIDING: Readonly<Record<string, CentralBankDay['bank']>> = { 'Europäische Zentralbank': 'ECB', 'Federal Reserve': 'FED' };

/** Returns the details of an interest rate; undefined for other instruments. */
export function interestsDetails(
  { details: { interest, model } }: InstrumentRecord,
  context: ProviderContext,
): Schema<'InterestsDetails'> | undefined {
  if (interest === undefined) return undefined;
  const { nameCategory, nameProvider, isoCurrency, isoCountry, term } = interest;
  const isSet = nameCategory === 'Leitzinsen';
  const today = Math.floor(context.now() / DAY_MS);
  const bank = isSet ? DECIDING[nameProvider] : undefined;
  const next = bank && centralBankDays(today, today + 120).find((day) => day.bank === bank)?.day;
  const since = isSet ? lastStep(model?.anchors ?? [], dateOf(today)) : undefined;
  return {
    nameCategory,
    nameProvider,
    isoCurrency,
    term,
    ...known({
      isoCountry,
      datetimeSince: since && dateTime(dayOf(since) * DAY_MS + DAY_MS / 2),
      datetimeNextDecision: next === undefined ? undefined : dateTime(next * DAY_MS + DAY_MS / 2),
    }),
  };
}

/** Returns the day of the last decision in effect: the last anchor up to a day with a value different from the one before. */
function lastStep(anchors: readonly (readonly [day: string, rate: number])[], today: string): string | undefined {
  const reached = anchors.filter(([day]) => day <= today);
  return reached.findLast(([, rate], index) => index === 0 || rate !== reached[index - 1]?.[1])?.[0];
}
