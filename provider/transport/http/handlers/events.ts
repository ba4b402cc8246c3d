import type { Schema } from '#client/operations.ts';
import { centralBankDays, type CentralBankDay, datesBetween, datesOf, type CompanyDate, companyModelOf } from '#market/companies/index.ts';
import { DAY_MS, localDay, parseDay } from '#domain/time/timezone.ts';
import { instrumentAnswer } from '../answers.ts';
import { expiresOf } from '../caching.ts';
import type { ProviderContext } from '../../shared/context.ts';
import type { Handler } from '../handler.ts';
import { isOfType } from '../../../base/is-of-type.ts';
import { checkDates, lookUp } from '../../shared/selection.ts';
import { dateTime } from '../../../base/date-time.ts';
import { FIGURES_SOURCE } from './companies-figures.ts';
import { reportFiguresAnswer } from './companies-reports.ts';
import { fundDateAnswer, fundDates } from './funds/fund-dates.ts';
import type { InstrumentRecord } from '#market/catalogue/index.ts';

type Category = Schema<'CalendarEvent'>['eventCategoryType'];

/** Length of a window in days if a call has only one of its ends, or none. */
const DEFAULT_DAYS = 28;
/** Default length for one share, in days: it has few dates, half of which would be missing in a list of four weeks. */
const DAYS_OF_ONE = 366;
const FIRST_PAGE = 50;

const NAMES: Readonly<Record<Category, string>> = {
  RESULT_REPORTS: 'Ergebnisberichte',
  DIVIDENDS: 'Dividenden',
  GENERAL_MEETING: 'Hauptversammlungen',
  ECONOMY: 'Konjunktur und Notenbanken',
};
const TITLES: Readonly<Record<Exclude<Category, 'ECONOMY'>, string>> = {
  RESULT_REPORTS: 'Ergebnisberichte & Dividenden',
  DIVIDENDS: 'Ergebnisberichte & Dividenden',
  GENERAL_MEETING: 'Hauptversammlungen',
};

/**
 * Lists dates of companies in a window, next first: of one share, of the members of an index, or of all. Decisions of central banks are a
 * separate category. For funds and ETFs it lists their payouts. Without dates the window is the four weeks from today on, for one share the
 * year.
 */
export const findCalendarEvents: Handler<'findCalendarEvents'> = {
  dataClass: 'history',
  answer({ query = {} }, context) {
    checkDates(query.dateTimeStart, query.dateTimeEnd);
    const { from, to } = windowOf(context.now(), query);
    const perPage = query.perPage ?? FIRST_PAGE;
    const start = (query.page ?? 0) * perPage;
    const head = { expires: expiresOf('history', context.now()), source: FIGURES_SOURCE };
    if (query.eventCategoryType === 'ECONOMY') {
      const days = query.entityValue === undefined && query.entityType === undefined ? centralBankDays(from, to) : [];
      return { ...head, total: days.length, list: days.slice(start, start + perPage).map(centralBankAnswer) };
    }
    const funds = fundsFor(context, query);
    if (funds !== undefined) {
      const isWished = query.eventCategoryType === undefined || query.eventCategoryType === 'DIVIDENDS';
      const dates = isWished ? fundDates(funds, from, to) : [];
      return { ...head, total: dates.length, list: dates.slice(start, start + perPage).map(fundDateAnswer) };
    }
    const dates = datesFor(context, query, from, to).filter(({ category }) => (query.eventCategoryType ?? category) === category);
    return { ...head, total: dates.length, list: dates.slice(start, start + perPage).map((date) => companyAnswer(date, context.now())) };
  },
};

interface EventQuery {
  readonly dateTimeStart?: string;
  readonly dateTimeEnd?: string;
  readonly entityType?: string;
  readonly entityValue?: string;
}

/** Returns the funds or ETFs whose payouts are requested; undefined for other requests. */
function fundsFor(context: ProviderContext, { entityType, entityValue }: EventQuery): readonly InstrumentRecord[] | undefined {
  if (entityValue !== undefined) {
    const instrument = lookUp(context, entityValue);
    return instrument?.entityType === 'FUND' && (entityType === undefined || isOfType(instrument, entityType)) ? [instrument] : undefined;
  }
  if (entityType !== 'FUND' && entityType !== 'ETF') return undefined;
  return context.catalogue().instruments.filter((instrument) => isOfType(instrument, entityType));
}

function windowOf(now: number, { dateTimeStart, dateTimeEnd, entityType, entityValue }: EventQuery): { from: number; to: number } {
  const days = entityType === 'STOCK' && entityValue !== undefined ? DAYS_OF_ONE : DEFAULT_DAYS;
  const today = localDay('Europe/Berlin', now);
  const to = dateTimeEnd === undefined ? undefined : parseDay(dateTimeEnd);
  const from = dateTimeStart === undefined ? (to === undefined ? today : to - days) : parseDay(dateTimeStart);
  return { from, to: to ?? from + days };
}

function datesFor(context: ProviderContext, { entityType, entityValue }: EventQuery, from: number, to: number): readonly CompanyDate[] {
  const catalogue = context.catalogue();
  if (entityValue === undefined) return entityType === undefined || entityType === 'STOCK' ? datesBetween(catalogue, from, to) : [];
  const instrument = lookUp(context, entityValue);
  if (instrument === undefined || (entityType !== undefined && !isOfType(instrument, entityType))) return [];
  if (instrument.entityType === 'INDEX') {
    const members = new Set(catalogue.membersOf(instrument.entityValue).map(({ companyId }) => companyId));
    return datesBetween(catalogue, from, to).filter(({ model }) => members.has(model.company.companyId));
  }
  const model = instrument.entityType === 'STOCK' ? companyModelOf(catalogue, instrument) : undefined;
  return model === undefined ? [] : datesOf(model, from, to);
}

function companyAnswer({ model, category, day, title, kind, period, id }: CompanyDate, now: number): Schema<'CalendarEvent'> {
  const time = dateTime(day * DAY_MS);
  return {
    type: 'V1CalendarEvent',
    entityType: 'CALENDAR_EVENT',
    entityValue: String(id),
    name: `${model.lead.name}: ${kind}`,
    eventCategoryType: category,
    nameEventCategoryType: NAMES[category],
    datetimeStart: time,
    datetimeEnd: time,
    stocksCompanyEvent: {
      instrument: instrumentAnswer(model.lead),
      companyEvent: {
        id,
        title: `${model.company.name}: ${title}`,
        eventName: title,
        nameCategory: TITLES[category],
        nameSubcategory: NAMES[category],
        nameSubcategoryDelivery: kind,
        datetimeEvent: time,
        ...(period && { reportFigures: reportFiguresAnswer(model, period, day, now) }),
      },
    },
  };
}

function centralBankAnswer({ bank, day, title }: CentralBankDay): Schema<'CalendarEvent'> {
  const time = dateTime(day * DAY_MS);
  return {
    type: 'V1CalendarEvent',
    entityType: 'CALENDAR_EVENT',
    entityValue: `${bank}-${day}`,
    name: title,
    eventCategoryType: 'ECONOMY',
    nameEventCategoryType: NAMES.ECONOMY,
    datetimeStart: time,
    datetimeEnd: time,
  };
}
