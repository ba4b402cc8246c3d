import type { InstrumentRecord } from '#market/catalogue/index.ts';

export interface Hits {
  readonly total: number;
  /** Hits from one place (inclusive) to another (exclusive), best first. */
  slice(from: number, to: number): InstrumentRecord[];
  /** Those of the same hits that are accepted; of derivatives all or none. */
  only(accepts: (record: InstrumentRecord) => boolean): Hits;
  /** Hits by group: how many each has and the first of it; the group of the best hit first. */
  groups<Group extends string>(groupOf: (record: InstrumentRecord) => Group, first: number): HitGroup<Group>[];
}

export interface HitGroup<Group extends string> {
  readonly group: Group;
  readonly total: number;
  readonly first: readonly InstrumentRecord[];
}

/** Hits that fit alike. */
export interface Segment {
  readonly size: number;
  /** Derivatives are all of one group. */
  readonly isBook: boolean;
  /** Whether a hit lacks a code and is not what was asked for. */
  readonly isBeside?: (record: InstrumentRecord) => boolean;
  /** They fit, but lack a WKN. */
  readonly isLate?: true;
  slice(from: number, to: number): readonly InstrumentRecord[];
}

/** Hits of the catalogue as a segment. */
export function listed(records: readonly InstrumentRecord[]): Segment {
  return { size: records.length, isBook: false, slice: (from, to) => records.slice(from, to) };
}

/** The hits of segments, those of the first first. */
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
