import type { Queries, Query } from '#blocks/kit/block.ts';
import type { OperationInput } from '#client/operations.ts';

/** Call of a page; several blocks may need its answer. */
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

/** Calls of a page without duplicates: `singles` as they are, the others combined into one list call each. */
export interface Plan {
  readonly singles: readonly Job[];
  readonly quotes: readonly (Job & { readonly item: QuoteItem })[];
  readonly instruments: readonly (Job & { readonly item: InstrumentItem })[];
}

/** Cache of keys: plan, data cache and block each need the key of a call. */
const known = new WeakMap<object, { readonly operation: string; readonly key: string }>();

/** Key of a call: operation and parameters, independent of the order of their names. */
export function keyOf({ operation, input }: { readonly operation: string; readonly input: unknown }): string {
  const before = typeof input === 'object' && input !== null ? known.get(input) : undefined;
  if (before?.operation === operation) return before.key;
  const key = `${operation} ${stableJson(input)}`;
  if (typeof input === 'object' && input !== null) known.set(input, { operation, key });
  return key;
}

/** Combines the calls of all blocks: removes duplicates, and joins quotes and instruments into one list call each. */
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

/** Returns the job if it can be joined. List calls take entity type and value only, so calls with further parameters cannot. */
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
