import { berlinDay } from '#domain/format/date.ts';
import type { PageFacts } from '../../kit/block.ts';

/** `© 1998–2026 Parkett`: the range ends with the year of rendering in Berlin. */
export function copyrightOf({ site: { copyright }, now }: Pick<PageFacts, 'site' | 'now'>): string {
  return `© ${copyright.since}–${berlinDay(now).slice(0, 4)} ${copyright.owner}`;
}
