import type { PageFacts } from '../../kit/block.ts';

/** `© 1998–2026 Parkett`: the range ends with the year of rendering in Berlin. */
export function copyrightOf({ site: { copyright }, now }: Pick<PageFacts, 'site' | 'now'>): string {
  const year = new Intl.DateTimeFormat('de-DE', { timeZone: 'Europe/Berlin', year: 'numeric' }).format(new Date(now));
  return `© ${copyright.since}–${year} ${copyright.owner}`;
}
