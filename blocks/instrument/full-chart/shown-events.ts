import type { Bars } from '#domain/chart/bars.ts';
import { eventMarks, placeOf, type DayEvent, type EventKind, type EventMark } from '#domain/chart/events.ts';
import type { Resolution } from '#domain/chart/resolution.ts';

export interface ShownEvents {
  /** Events, oldest first. */
  readonly events: readonly DayEvent[];
  readonly marks: readonly EventMark[];
}

interface EventFrame {
  readonly bars: Bars;
  readonly resolution: Resolution;
  readonly kinds: readonly EventKind[];
  readonly timeZone: string;
}

/** Events of the given kinds that fall on one of the bars, oldest first, with their marks. */
export function shownEvents(all: readonly DayEvent[], { bars, resolution, kinds, timeZone }: EventFrame): ShownEvents {
  const row = { at: bars.at, resolution, timeZone };
  const events = all
    .filter((event) => kinds.includes(event.kind) && placeOf(event, row) !== -1)
    .toSorted((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : (one.at ?? 0) - (other.at ?? 0)));
  return { events, marks: eventMarks(events, row) };
}
