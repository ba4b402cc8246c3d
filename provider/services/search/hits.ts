import type { InstrumentRecord } from '#market/catalogue/index.ts';

export interface Hits {
  readonly total: number;
  /** Returns hits from one position (inclusive) to another (exclusive), best first. */
  slice(from: number, to: number): InstrumentRecord[];
  /** Filters the hits; of derivatives all or none. */
  only(accepts: (record: InstrumentRecord) => boolean): Hits;
  /** Groups the hits, with the number and the first hits of each group; the group of the best hit comes first. */
  groups<Group extends string>(groupOf: (record: InstrumentRecord) => Group, first: number): HitGroup<Group>[];
}

export interface HitGroup<Group extends string> {
  readonly group: Group;
  readonly total: number;
  readonly first: readonly InstrumentRecord[];
}

/** Hits of equal rank. */
export interface Segment {
  readonly size: number;
  /** Whether the hits are derivatives, which are all in one group. */
  readonly isBook: boolean;
  /** Returns true if a hit lacks a code and does not match exactly. */
  readonly isBeside?: (record: InstrumentRecord) => boolean;
  /** Whether the hits match but have no WKN. */
  readonly isLate?: true;
  slice(from: number, to: number): readonly InstrumentRecord[];
}

/** Wraps hits of the catalogue as a segment. */
export function listed(records: readonly InstrumentRecord[]): Segment {
  return { size: records.length, isBook: false, slice: (from, to) => records.slice(from, to) };
}

/** Joins the hits of segments in their order. */
export function hitsOf(segments: readonly Segment[]): Hits {
  const filled = segments.filter(({ size }) => size > 0);
  return {
    total: filled.reduce((sum, { size }) => sum + size, 0),
    slice(from, to) {
      let before = 0;
      return filled.flatMap((segment) => {
        const [start, end] = [Math.max(0, from - before), Math.min(segment.size, to - before)];
        before += segment.size;
        return start < end ? segment.slice(start, end) : [];
      });
    },
    only: (accepts) =>
      hitsOf(
        filled.flatMap((segment) => {
          if (!segment.isBook) return [listed(segment.slice(0, segment.size).filter(accepts))];
          return segment.slice(0, 1).every(accepts) ? [segment] : [];
        }),
      ),
    groups<Group extends string>(groupOf: (record: InstrumentRecord) => Group, first: number) {
      const groups = new Map<Group, { total: number; first: InstrumentRecord[] }>();
      const add = (record: InstrumentRecord, count: number, next: () => readonly InstrumentRecord[]): void => {
        const name = groupOf(record);
        const group = groups.get(name) ?? { total: 0, first: [] };
        groups.set(name, group);
        group.total += count;
        if (group.first.length < first) group.first.push(...next().slice(0, first - group.first.length));
      };
      for (const segment of filled) {
        if (!segment.isBook) for (const record of segment.slice(0, segment.size)) add(record, 1, () => [record]);
        const [product] = segment.isBook ? segment.slice(0, 1) : [];
        if (product !== undefined) add(product, segment.size, () => segment.slice(0, first));
      }
      return [...groups].map(([group, { total, first: records }]) => ({ group, total, first: records }));
    },
  };
}
