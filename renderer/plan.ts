import type { Queries, Query } from '#blocks/kit/block.ts';
import type { OperationInput } from '#client/operations.ts';

/** One call that the page makes; several blocks may wait for it. */
export interface Job {
  readonly key: string;
  readonly query: Query;
}

type QuoteItem = OperationInput<'listQuotesOfInstruments'>['body']['list'][number];
type InstrumentItem = OperationInput<'listInstruments'>['body']['list'][number];
type Keyed = {
  readonly path: { readonly entityType: QuoteItem['entityType']; readonly entityValue: string };
  readonly query?: object;
};

/** Calls of one page, each once: `singles` as they are, the others joined into one list call each. */
export interface Plan {
  readonly singles: readonly Job[];
  readonly quotes: readonly (Job & { readonly item: QuoteItem })[];
  readonly instruments: readonly (Job & { readonly item: InstrumentItem })[];
}

/** The identity of a call is asked for several times while a page is drawn: by the plan, the kept answers and the block. */
const known = new WeakMap<object, { readonly operation: string; readonly key: string }>();

/** Identity of a call: the operation and its parameters, whatever the order of their keys. */
export function keyOf({ operation, input }: { readonly operation: string; readonly input: unknown }): string {
  const before = typeof input === 'object' && input !== null ? known.get(input) : undefined;
  if (before?.operation === operation) return before.key;
  const key = `${operation} ${stableJson(input)}`;
  if (typeof input === 'object' && input !== null) known.set(input, { operation, key });
  return key;
}

/** Joins the calls of all blocks: the same call once, lone quotes and instruments into one list call. */
export function planOf(needs: readonly Queries[]): Plan {
  const jobs = new Map<string, Job>();
  for (const queries of needs) {
    for (const query of Object.values(queries)) {
      const key = keyOf(query);
      if (!jobs.has(key)) jobs.set(key, { key, query });
    }
  }
  const all = [...jobs.values()];
  const quotes = all.flatMap((job) => joinable(job, 'getQuote'));
  const instruments = all.flatMap((job) => joinable(job, 'getInstrument'));
  const joined = new Set([...inGroup(quotes), ...inGroup(instruments)].map((job) => job.key));
  return {
    singles: all.filter((job) => !joined.has(job.key)),
    quotes: inGroup(quotes),
    instruments: inGroup(instruments),
  };
}

function inGroup<Item>(jobs: readonly Item[]): readonly Item[] {
  return jobs.length > 1 ? jobs : [];
}

/** A list answers by entity type and value, so only plain keys without further choices can be joined. */
function joinable(job: Job, operation: 'getQuote' | 'getInstrument'): (Job & { item: QuoteItem })[] {
  if (!asksFor(job.query, operation)) return [];
  const { path, query = {} }: Keyed = job.query.input;
  const { entityType, entityValue } = path;
  if (entityValue.includes(':') || Object.values(query).some((value) => value !== undefined)) return [];
  return [{ ...job, item: { entityType, entityValue } }];
}

function asksFor(query: Query, operation: 'getQuote' | 'getInstrument'): query is Query<'getQuote' | 'getInstrument'> {
  return query.operation === operation;
}

function stableJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(stableJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const entries = Object.entries(value).filter(([, part]) => part !== undefined);
  const sorted = entries.toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `{${sorted.map(([key, part]) => `${JSON.stringify(key)}:${stableJson(part)}`).join(',')}}`;
}
