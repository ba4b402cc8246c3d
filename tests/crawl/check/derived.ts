import type { Schema } from '#client/operations.ts';

/** Numbers that a block shows besides those of its answers, computed anew from the prices in them. */
export function derivedFrom(type: string, data: unknown): readonly number[] {
  return type === 'index-members' ? contributionsOf(data as IndexMembers) : [];
}

interface IndexMembers {
  readonly members?: Pick<Schema<'IndexConstituentList'>, 'list'>;
}

/** Percentage points that each member has added to its index since the close before: what its share of today's level was not worth then. */
function contributionsOf({ members }: IndexMembers): readonly number[] {
  const list = (members?.list ?? []).flatMap(({ weightPct, quote }) =>
    weightPct === undefined || quote?.previousLast === undefined ? [] : [{ weightPct, past: quote.previousLast / quote.last }],
  );
  const whole = list.reduce((sum, { weightPct }) => sum + weightPct, 0);
  const before = list.reduce((sum, { weightPct, past }) => sum + (weightPct / whole) * past, 0);
  return list.map(({ weightPct, past }) => (weightPct * (1 - past)) / before);
}
