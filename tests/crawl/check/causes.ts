import { counts } from './slow-firsts.ts';

/** Causes of slow pages, from the logs of portal and provider. */
export interface Causes {
  /** Number of calls that were late or failed, by operation with the status of the refusal. */
  readonly lost: Readonly<Record<string, number>>;
  /** Operations of the provider, by the total time of their calls. */
  readonly operations: readonly OperationTime[];
}

interface OperationTime {
  readonly operation: string;
  readonly calls: number;
  readonly meanMs: number;
  readonly overOneSecond: number;
}

const MOST = 15;

/** Reads the log of a portal, which has a line for each block with missing data. */
export function createLostCalls() {
  const lost: string[] = [];
  return {
    hear(line: string): void {
      if (!line.includes('"block-failed"')) return;
      const told = JSON.parse(line) as {
        readonly block?: string;
        readonly operation?: string;
        readonly fault?: { readonly status?: number };
      };
      lost.push(`${told.operation ?? 'no call'} (${told.fault?.status ?? 'too late'}) of ${told.block}`);
    },
    told: () => counts(lost),
  };
}

/** Reads the slow operations from the metrics of a provider. */
export function operationsIn(metrics: string): readonly OperationTime[] {
  const read = (name: string, label = ''): ReadonlyMap<string, number> => {
    const found = [...metrics.matchAll(new RegExp(`^parkett_call_duration_seconds_${name}\\{([^}]*)\\} (\\S+)$`, 'gmu'))];
    const sums = new Map<string, number>();
    for (const [, labels = '', value] of found) {
      const operation = /operation="([^"]*)"/u.exec(labels)?.[1] ?? '';
      if (labels.includes(label)) sums.set(operation, (sums.get(operation) ?? 0) + Number(value));
    }
    return sums;
  };
  const [calls, seconds, quick] = [read('count'), read('sum'), read('bucket', 'le="1"')];
  const all = [...calls].map(([operation, count]) => {
    const total = seconds.get(operation) ?? 0;
    return {
      total,
      operation,
      calls: count,
      meanMs: Math.round((total / count) * 1_000),
      overOneSecond: count - (quick.get(operation) ?? 0),
    };
  });
  return all
    .toSorted((a, b) => b.total - a.total)
    .slice(0, MOST)
    .map(({ total: _total, ...told }) => told);
}
