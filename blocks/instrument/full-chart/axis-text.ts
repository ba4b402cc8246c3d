const MONTHS = ['Jan', 'Feb', 'Mär', 'Apr', 'Mai', 'Jun', 'Jul', 'Aug', 'Sep', 'Okt', 'Nov', 'Dez'];

/** Unit that begins at a mark of the time axis, as the library numbers it. */
const MARKS = ['year', 'month', 'day', 'time', 'seconds'] as const;

/** The label of a mark: `2026`, `Mär`, `17.`, `17:30`, `17:30:05`; a reading as `wallClock` writes it. */
export function markText(reading: number, mark: number): string {
  const date = new Date(reading * 1000);
  const time = date.toISOString();
  const kind = MARKS[mark] ?? 'time';
  if (kind === 'year') return String(date.getUTCFullYear());
  if (kind === 'month') return MONTHS[date.getUTCMonth()] ?? '';
  if (kind === 'day') return `${date.getUTCDate()}. ${MONTHS[date.getUTCMonth()]}`;
  return kind === 'time' ? time.slice(11, 16) : time.slice(11, 19);
}
