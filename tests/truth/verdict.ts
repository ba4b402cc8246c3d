import type { Ledger } from './ledger.ts';

export interface Wanted {
  readonly instruments: number;
  readonly classes: readonly string[];
  /** Instants of the run, all of which had to be checked. */
  readonly instants: readonly number[];
}

/** Returns the reasons why a run proves nothing, and its contradictions; empty if there are none. */
export function faultsOf(tallies: Ledger['tallies'], { instruments, classes, instants }: Wanted): string[] {
  const own = classes.map((kind) => [kind, tallies.get(kind)] as const);
  const seen = own.reduce((sum, [, tally]) => sum + (tally?.instruments.size ?? 0), 0);
  const contradictions = [...tallies.values()].reduce((sum, tally) => sum + tally.contradictions.length, 0);
  const missing = own.filter(([, tally]) => (tally?.figures ?? 0) === 0).map(([kind]) => kind);
  const [first = 0, last = 0] = [instants[0], instants.at(-1)];
  // A class has turns at most instants; its first and last ones may belong to another class.
  const margin = (last - first) / 12;
  const partial = own.filter(([, tally]) => {
    const [from, to] = [Math.min(...(tally?.instants ?? [])), Math.max(...(tally?.instants ?? []))];
    return from > first + margin || to < last - margin;
  });
  const reached = new Set([...tallies.values()].flatMap((tally) => [...tally.instants]));
  const left = instants.filter((instant) => !reached.has(instant)).length;
  return [
    ...(contradictions > 0 ? [`${contradictions} contradictions`] : []),
    ...(seen < instruments ? [`only ${seen} of ${instruments} instruments were looked at`] : []),
    ...(missing.length > 0 ? [`nothing was seen of ${missing.join(', ')}`] : []),
    ...(left > 0 ? [`${left} of ${instants.length} moments were not reached`] : []),
    ...(partial.length > 0 ? [`only a part of the year was seen of ${partial.map(([kind]) => kind).join(', ')}`] : []),
  ];
}
