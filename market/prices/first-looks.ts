import { venueOf } from '../catalogue/venues.ts';
import { Moment } from './moment.ts';
import { latestAt } from './quote.ts';
import type { WarmUpOptions } from './warm-up.ts';

/** See `Market.prepare`: computes prices of one instrument per clock and trading schedule, and of each index with members. */
export function* firstLooks({ instruments, priced, indexMembers = [], caches }: WarmUpOptions, instant: number): Generator<void> {
  const members = Map.groupBy(indexMembers, ({ indexEntityValue }) => indexEntityValue);
  const seen = new Set<string>();
  for (const { entityValue, entityType, details } of instruments) {
    const main = priced.defaultOf(entityValue);
    if (main === undefined) continue;
    const parts = members.get(entityValue) ?? [];
    const kind = `${entityType} ${venueOf(main.venue).scheduleId} ${details.model?.clock}`;
    if (parts.length === 0 && seen.has(kind)) continue;
    seen.add(kind);
    for (const part of parts) {
      const own = priced.defaultOf(part.entityValue);
      if (own !== undefined) priced.get(own.idNotation);
      yield;
    }
    latestAt(new Moment(priced.get(main.idNotation), instant, caches));
    yield;
  }
}
