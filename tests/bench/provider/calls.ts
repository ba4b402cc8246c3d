import { createChance } from '../chance.ts';
import type { Connection } from './connection.ts';
import type { Subject, Subjects } from './subjects.ts';

/** Milliseconds from sending a call until its answer is read. */
export interface Latency {
  readonly p50: number;
  readonly p95: number;
}

export interface CallFigures {
  readonly suggestion: Latency;
  readonly quote: Latency;
  readonly quoteOfDerivative: Latency;
  readonly quoteList: Latency;
  readonly dayOfMinutes: Latency;
  readonly tenYears: Latency;
  readonly snapshot: Latency;
  readonly snapshotOfDerivative: Latency;
  readonly finder: Latency;
  readonly finderWholeMarket: Latency;
}

const CALLS = 300;

export type ColdFigures = Pick<CallFigures, 'quote' | 'quoteList' | 'tenYears' | 'snapshot'>;

/** Measures the calls that need most computed prices, on a provider that has just started. */
export async function measureCold(connection: Connection, subjects: Subjects): Promise<ColdFigures> {
  const { quote, quoteList, tenYears, snapshot } = callsOf(connection, subjects, 60);
  return { quote: await quote(), quoteList: await quoteList(), tenYears: await tenYears(), snapshot: await snapshot() };
}

/** Measures every kind of call, each with changing subjects: the first call for a subject is as cold as it is for a visitor. */
export async function measureCalls(connection: Connection, subjects: Subjects): Promise<CallFigures> {
  const figures: [string, Latency][] = [];
  for (const [name, measure] of Object.entries(callsOf(connection, subjects, CALLS))) figures.push([name, await measure()]);
  return Object.fromEntries(figures) as unknown as CallFigures;
}

type Calls = { readonly [Name in keyof CallFigures]: () => Promise<Latency> };

function callsOf({ get, post }: Connection, { shares, others, derivatives }: Subjects, calls: number): Calls {
  const chance = createChance(20_261_120);
  const pick = <One>(list: readonly One[]): One => list[Math.floor(chance() * list.length)] ?? raise('The provider names no instruments.');
  const any = (): Subject => pick(chance() < 0.5 ? shares : others);
  const path = ({ entityType, entityValue }: Subject): string => `/api/v1/instruments/${entityType}/${entityValue}`;
  const measure = (work: () => Promise<unknown>) => (): Promise<Latency> => latencyOf(work, calls);
  const underlyings = ['20735', '82849'];
  return {
    suggestion: measure(() => get(`/api/v1/instruments/query?limit=5&searchValue=${encodeURIComponent(textOf(any(), pick, chance))}`)),
    quote: measure(() => get(`${path(any())}/quote`)),
    quoteOfDerivative: measure(() => get(`${path(pick(derivatives))}/quote`)),
    quoteList: measure(() =>
      post('/api/v1/instruments/quote_list', {
        list: Array.from({ length: 100 }, () => {
          const { entityType, entityValue } = chance() < 0.7 ? any() : pick(derivatives);
          return { entityType, entityValue };
        }),
      }),
    ),
    dayOfMinutes: measure(() => get(`${path(any())}/chart_history?range=D1&resolution=1m`)),
    tenYears: measure(() => get(`${path(any())}/chart_history?range=Y10&resolution=1D`)),
    snapshot: measure(() => get(`${path(pick(shares))}/snapshot`)),
    snapshotOfDerivative: measure(() => get(`/api/v1/derivatives/${pick(derivatives).entityValue}/snapshot`)),
    finder: measure(() => {
      const filters = [
        `entityValueUnderlying=${pick(underlyings)}`,
        `entitySubType=${pick(['KNOCKOUT_CERTIFICATE', 'WARRANT'])}`,
        `idExerciseRight=${pick([1, 2])}`,
      ];
      return get(
        `/api/v1/derivatives/finder/configuration_query?${filters.join('&')}&sort=gearingAsk&order=DESC&page=${pick([0, 1, 2])}&calculateTotal=true`,
      );
    }),
    finderWholeMarket: measure(() => {
      const from = pick([2, 3, 5, 8]);
      const filters = [
        `entitySubType=${pick(['KNOCKOUT_CERTIFICATE', 'WARRANT'])}`,
        `idExerciseRight=${pick([1, 2])}`,
        `gearingAskRange=${encodeURIComponent(`${from};${from + 3}`)}`,
      ];
      return get(
        `/api/v1/derivatives/finder/configuration_query?${filters.join('&')}&sort=gearingAsk&order=DESC&page=${pick([0, 1, 2])}&calculateTotal=true`,
      );
    }),
  };
}

/** Returns a typical query: the beginning of a name, a code, two words, a typing error. */
function textOf(subject: Subject, pick: <One>(list: readonly One[]) => One, chance: () => number): string {
  const { name, isin, wkn } = subject;
  const prefix = name.slice(0, 2 + Math.floor(chance() * 6));
  const slip = name.length > 5 ? `${name.slice(0, 2)}${name.slice(3, 8)}` : name;
  return (
    pick([prefix, prefix, name, slip, isin ?? name, wkn ?? prefix, `${prefix} call`, name.split(' ').toReversed().join(' ')]).trim() || name
  );
}

async function latencyOf(work: () => Promise<unknown>, calls: number): Promise<Latency> {
  for (let run = 0; run < calls / 10; run += 1) await work();
  const times: number[] = [];
  for (let run = 0; run < calls; run += 1) {
    const begin = performance.now();
    await work();
    times.push(performance.now() - begin);
  }
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number): number => Math.round((sorted[Math.floor(share * (calls - 1))] ?? 0) * 100) / 100;
  return { p50: at(0.5), p95: at(0.95) };
}

function raise(message: string): never {
  throw new Error(message);
}
