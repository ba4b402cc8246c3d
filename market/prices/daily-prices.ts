import type { InstrumentRecord, PriceModel } from '../catalogue/types.ts';
import { DAY_MS, parseDay } from '#domain/time/timezone.ts';
import { previousTradingDay, tradingDayAt, type Schedule } from '../calendar/schedules.ts';

/** Returns the instant after which an instrument has no prices (a bond that has matured); undefined if there is no end. */
export function endOf(model: Pick<PriceModel, 'until'> | undefined): number | undefined {
  return model?.until === undefined ? undefined : (parseDay(model.until) + 1) * DAY_MS;
}

/** Returns true if the last price of an instrument is in the past. */
export function isOver({ details: { model } }: InstrumentRecord, instant: number): boolean {
  return instant >= (endOf(model) ?? Infinity);
}

/** Returns true for an instrument with one price a day: funds that are no ETFs (their company sets it), and rates that are fixed. */
export function isPricedDaily(
  { entityType, entitySubType }: Pick<InstrumentRecord, 'entityType' | 'entitySubType'>,
  { isFixing }: Schedule,
): boolean {
  return entityType === 'FUND' ? entitySubType !== 'ETF' : entityType === 'INTEREST' && isFixing;
}

/** Close of the last session that ended by an instant. */
export function lastClose(schedule: Schedule, instant: number): number {
  const today = tradingDayAt(schedule, instant);
  return today.closeTime <= instant ? today.closeTime : previousTradingDay(schedule, today.day).closeTime;
}
