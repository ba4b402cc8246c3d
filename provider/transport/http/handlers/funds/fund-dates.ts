import type { Schema } from '#client/operations.ts';
import { dateTime } from '../../../../base/date-time.ts';
import { hashText } from '#market/base/index.ts';
import { DAY_MS } from '#domain/time/timezone.ts';
import type { InstrumentRecord } from '#market/catalogue/index.ts';
import { instrumentAnswer } from '../../answers.ts';
import { paymentDaysOf } from './payment-days.ts';

/** Payout of a fund on a day. */
export interface FundDate {
  readonly instrument: InstrumentRecord;
  /** Days since 1970-01-01. */
  readonly day: number;
}

/** Returns the payouts of funds in a window (both days included), by day, then by the fund's importance. */
export function fundDates(funds: readonly InstrumentRecord[], from: number, to: number): FundDate[] {
  const years = [...new Set([from, to].map((day) => new Date(day * DAY_MS).getUTCFullYear()))];
  const [first = 0, last = first] = years;
  const span = Array.from({ length: last - first + 1 }, (_none, index) => first + index);
  return funds
    .flatMap((instrument) => {
      const { distributions = 0, launched = '' } = instrument.details.fund ?? {};
      if (distributions === 0) return [];
      return span
        .flatMap((year) => paymentDaysOf(distributions, year))
        .filter((day) => day > launched)
        .map((day) => ({ instrument, day: Date.parse(day) / DAY_MS }));
    })
    .filter(({ day }) => day >= from && day <= to)
    .toSorted((a, b) => a.day - b.day || b.instrument.importance - a.instrument.importance);
}

/** Returns the payout of a fund as a calendar event, whose id follows from fund and day. */
export function fundDateAnswer({ instrument, day }: FundDate): Schema<'CalendarEvent'> {
  const time = dateTime(day * DAY_MS);
  const id = hashText(`${instrument.entityValue}/${day}`) & 0x7fffffff;
  return {
    type: 'V1CalendarEvent',
    entityType: 'CALENDAR_EVENT',
    entityValue: String(id),
    name: `${instrument.name}: Ausschüttung`,
    eventCategoryType: 'DIVIDENDS',
    nameEventCategoryType: 'Ausschüttungen',
    datetimeStart: time,
    datetimeEnd: time,
    stocksCompanyEvent: {
      instrument: instrumentAnswer(instrument),
      companyEvent: {
        id,
        title: `${instrument.name}: Ausschüttung`,
        eventName: 'Ausschüttung',
        nameCategory: 'Ausschüttungen',
        nameSubcategory: 'Ausschüttungen',
        nameSubcategoryDelivery: 'Ausschüttung',
        datetimeEvent: time,
      },
    },
  };
}
