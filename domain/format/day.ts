const shape = (options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat('de-DE', { timeZone: 'UTC', ...options });

const DAY_MONTH = /* @__PURE__ */ shape({ day: 'numeric', month: 'long' });
const WEEKDAY = /* @__PURE__ */ shape({ weekday: 'long', day: 'numeric', month: 'long' });

const SHORT = /* @__PURE__ */ shape({ weekday: 'short', day: '2-digit', month: '2-digit', year: 'numeric' });

const STRIP = /* @__PURE__ */ shape({ weekday: 'short', day: '2-digit', month: '2-digit' });

/** Returns `29. März` for a calendar day `YYYY-MM-DD`. */
export function formatDayMonth(day: string): string {
  return DAY_MONTH.format(new Date(`${day}T00:00:00Z`));
}

/** Returns `Donnerstag, 26. November` for a calendar day `YYYY-MM-DD`. */
export function formatWeekday(day: string): string {
  return WEEKDAY.format(new Date(`${day}T00:00:00Z`));
}

/** Returns `Mo., 03.08.2026` for a calendar day `YYYY-MM-DD`. */
export function formatShortDay(day: string): string {
  return SHORT.format(new Date(`${day}T00:00:00Z`));
}

/** Returns `Mo., 03.08.` for a calendar day `YYYY-MM-DD`. */
export function formatStripDay(day: string): string {
  return STRIP.format(new Date(`${day}T00:00:00Z`));
}
