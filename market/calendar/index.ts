// Trading hours of venues: schedules, trading days, expiry of futures. Lists everything that other rooms may import of this part.

export { expiryDay } from './expiry.ts';
export {
  HALF_HOUR_MS,
  LAST_INSTANT,
  SCHEDULES,
  exceptionalDays,
  isOpenAt,
  isTradingDay,
  isTradingWeekday,
  previousTradingDay,
  scheduleOf,
  tradingDay,
  tradingDayAt,
  type Schedule,
} from './schedules.ts';
