const day = new Intl.DateTimeFormat('de-DE', { day: '2-digit', month: '2-digit', year: 'numeric' });
const time = new Intl.DateTimeFormat('de-DE', { hour: '2-digit', minute: '2-digit' });

/** Short form of a time: „heute, 14:30“, „gestern, 9:05“, „12.03.2026“. */
export function shortTime(iso: string, now = Date.now()): string {
  const at = new Date(iso);
  const days = Math.round((startOfDay(new Date(now)) - startOfDay(at)) / 86_400_000);
  if (days === 0) return `heute, ${time.format(at)}`;
  return days === 1 ? `gestern, ${time.format(at)}` : day.format(at);
}

/** Full form of a time: „12.03.2026, 14:30“. */
export function fullTime(iso: string): string {
  const at = new Date(iso);
  return `${day.format(at)}, ${time.format(at)}`;
}

function startOfDay(at: Date): number {
  return new Date(at.getFullYear(), at.getMonth(), at.getDate()).getTime();
}
