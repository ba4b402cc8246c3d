/** Whether `YYYY-MM-DD` is a day that the calendar has. */
export function isDay(text: string): boolean {
  const instant = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(text);
}
