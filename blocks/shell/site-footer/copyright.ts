import type { Site } from '#documents/generated/types.ts';
import { berlinDay } from '#domain/format/date.ts';

/** Copyright such as `© 1998–2026 Parkett`, up to the year of rendering in Berlin. */
export function copyrightOf({ copyright }: Site, now: string): string {
  return `© ${copyright.since}–${berlinDay(now).slice(0, 4)} ${copyright.owner}`;
}
