import { emptyDayEnds, QUARTER, type HalfHourPath, type DayEnds } from './half-hour-path.ts';
import type { LRUCache } from 'lru-cache';
import { MODES } from './intraday-bridges.ts';

/** Accesses a path at single half hours: fills the quarter of the day around a half hour once. */
export interface KnownDay {
  readonly ends: DayEnds;
  day: number;
  /** Bit mask of the filled quarters. */
  filled: number;
}

export function emptyKnownDay(): KnownDay {
  return { ends: emptyDayEnds(), day: -1, filled: 0 };
}

/** Fills the quarter of a half hour (0 … 47), if needed. */
export function fillQuarter(path: HalfHourPath, known: KnownDay, index: number): void {
  const quarter = Math.floor(index / QUARTER);
  if ((known.filled & (1 << quarter)) !== 0) return;
  path.fill(known.day, quarter * QUARTER, (quarter + 1) * QUARTER, known.ends);
  known.filled |= 1 << quarter;
}

/** Caches the days of an expensive path. */
export function remembered(path: HalfHourPath, name: string, days: LRUCache<string, KnownDay>): HalfHourPath {
  return {
    ...path,
    fill(day, begin, end, into) {
      const key = `${name}/${day}`;
      let known = days.get(key);
      if (known === undefined) days.set(key, (known = { ...emptyKnownDay(), day }));
      for (let index = begin; index < end; index += QUARTER) fillQuarter(path, known, index);
      if (end > begin) fillQuarter(path, known, end - 1);
      const { nodes, swing } = known.ends;
      into.nodes.set(nodes.subarray(begin, end + 1), begin);
      into.swing.set(swing.subarray(begin * MODES, end * MODES), begin * MODES);
    },
  };
}
