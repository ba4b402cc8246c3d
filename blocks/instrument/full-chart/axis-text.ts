const MONTHS = ['Jan', 'Feb', 'Mär', 'Apr', 'Mai', 'Jun', 'Jul', 'Aug', 'Sep', 'Okt', 'Nov', 'Dez'];

/** Unit that begins at a tick of the time axis, indexed by the library's tick types. */
const MARKS = ['year', 'month', 'day', 'time', 'seconds'] as const;

/**
 * Label of a tick: `2026`, `Mär`, `17. Mär`, `17:30`, `17:30:05`. `reading` is seconds of the venue's clock, as `wallClock` returns them.
 */
export function markText(reading: number, mark: number): string {
  const date = new Date(reading * 1000);
  const time = date.toISOString();
  const kind = MARKS[mark] ?? 'time';
  if (kind === 'year') return String(date.getUTCFullYear());
  if (kind === 'month') return MONTHS[date.getUTCMonth()] ?? '';
  if (kind === 'day') return `${date.getUTCDate()}. ${MONTHS[date.getUTCMonth()]}`;
  return kind === 'time' ? time.slice(11, 16) : time.slice(11, 19);
}
