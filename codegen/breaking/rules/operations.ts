import { shown, when, type Rule } from './rule.ts';

export interface OperationFacts {
  readonly id: string;
  readonly method: string;
  /** Path with the names of its parameters. */
  readonly path: string;
  /** Path including the base path of the server. */
  readonly full: string;
  /** Hosts of the servers, with their path if it differs from the first server's; empty if the document names none. */
  readonly hosts: readonly string[];
  readonly isDeprecated: boolean;
}

/** Rules for changes of a whole operation. A removed operation has no `after`. */
export const operationRules: readonly Rule<OperationFacts | undefined>[] = [
  {
    id: 'operation-removed',
    severity: 'breaking',
    check: (before, after) => when(before !== undefined && after === undefined, { old: before?.id }),
    message: (what) => `${what} fällt weg.`,
  },
  {
    id: 'operation-renamed',
    severity: 'breaking',
    check: (before, after) =>
      when(both(before, after) && before?.id !== after?.id, { old: before?.id, new: after?.id, at: ['operationId'] }),
    message: (what, { old, new: now }) => `${what} heißt nicht mehr ${String(old)}, sondern ${String(now)}.`,
  },
  {
    id: 'operation-path-changed',
    severity: 'breaking',
    check: (before, after) =>
      when(both(before, after) && (shapeOf(before) !== shapeOf(after) || isReordered(before, after)), {
        old: before?.full,
        new: after?.full,
      }),
    message: (what, { old, new: now }) => `${what} liegt nicht mehr unter ${String(old)}, sondern unter ${String(now)}.`,
  },
  {
    id: 'operation-host-changed',
    severity: 'risky',
    concerns: 'all',
    check: (before, after) =>
      when(
        (before?.hosts.length ?? 0) > 0 &&
          (after?.hosts.length ?? 0) > 0 &&
          before?.hosts.every((host) => after?.hosts.includes(host)) === false,
        { old: before?.hosts.filter((host) => after?.hosts.includes(host) === false), new: after?.hosts },
      ),
    message: (what, { old, new: now }) => `${what} ist nicht mehr bei ${shown(old)}, sondern bei ${shown(now)}.`,
  },
  {
    id: 'operation-method-changed',
    severity: 'breaking',
    check: (before, after) => when(both(before, after) && before?.method !== after?.method, { old: before?.method, new: after?.method }),
    message: (what, { old, new: now }) => `${what} wird nicht mehr mit ${String(old)}, sondern mit ${String(now)} gerufen.`,
  },
  {
    id: 'operation-deprecated',
    severity: 'info',
    check: (before, after) => when(after?.isDeprecated === true && before?.isDeprecated === false, { at: ['deprecated'] }),
    message: (what) => `${what} gilt jetzt als überholt.`,
  },
];

function both(before: unknown, after: unknown): boolean {
  return before !== undefined && after !== undefined;
}

/** Returns true if path parameters changed places: callers would then send their values in the wrong order. */
function isReordered(before: OperationFacts | undefined, after: OperationFacts | undefined): boolean {
  const [old, now] = [before, after].map((facts) => [...(facts?.path ?? '').matchAll(/\{([^}]*)\}/g)].map(([, name = '']) => name));
  return old?.some((name, index) => now?.includes(name) === true && now[index] !== name) === true;
}

/** Path without parameter names, which are never transmitted. */
function shapeOf(facts: OperationFacts | undefined): string | undefined {
  return facts?.full.replaceAll(/\{[^}]*\}/g, '{}');
}
