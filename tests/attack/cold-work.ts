import type { Attack, Portal } from './attack.ts';

const SECONDS = 6;
const PER_SECOND = 25;
/** Maximum delay of the provider's event loop, in milliseconds. On a busy machine, 1.5 times the delay without the attack. */
const MOST_LAG = 50;
const QUIET_MS = 2_000;
const TYPES = ['STOCK', 'INDEX', 'FUND', 'CURRENCY', 'CRYPTO', 'COMMODITY', 'FUTURE'];

/** Requests results that take long to compute and that no cache has. */
export const attacks: readonly Attack[] = [
  cold('cold-ten-years', '203.0.113.21', 'Kurse anderer 2 ms → 2,9 s', (api, { path, chance }) => ({
    url: `${api}${path}/chart_history?range=Y10&resolution=1D&endDate=${2014 + Math.floor(chance * 12)}-0${1 + (Math.floor(chance * 97) % 9)}-11`,
  })),
  cold('cold-quarter-hours', '203.0.113.22', 'ein Aufruf hält alle bis zu 6 s auf', (api, { path }) => ({
    url: `${api}${path}/chart_history?range=Y1&resolution=15m`,
  })),
  cold('cold-derivatives', '203.0.113.23', 'alle stehen 1,2 s', (api, { path }) => ({
    url: `${api}/integration/derivative/associated${path.replace('/instruments', '')}`,
  })),
  cold('cold-quote-lists', '203.0.113.24', 'jede Liste hält alle bis zu 0,2 s auf', (api, { some }) => ({
    url: `${api}/instruments/quote_list`,
    method: 'POST',
    body: { list: some },
  })),
];

interface Subject {
  readonly entityType: string;
  readonly entityValue: string;
}

interface Chosen {
  readonly path: string;
  readonly some: readonly Subject[];
  readonly chance: number;
}

type Wanted = (api: string, chosen: Chosen) => { readonly url: string; readonly method?: string; readonly body?: unknown };

function cold(name: string, from: string, before: string, wanted: Wanted): Attack {
  return {
    name,
    seconds: SECONDS + 8,
    async run(portal) {
      const api = `${portal.provider}/api/v1`;
      const subjects = await subjectsOf(portal, api);
      const pick = (): Subject => subjects[Math.floor(portal.chance() * subjects.length)] as Subject;
      await lagOf(portal);
      await new Promise((wake) => setTimeout(wake, QUIET_MS));
      const quiet = await lagOf(portal);
      const { statuses, times } = await portal.flood({
        perSecond: PER_SECOND,
        seconds: SECONDS,
        ask: () => {
          const { entityType, entityValue } = pick();
          const some = Array.from({ length: 100 }, () => {
            const one = pick();
            return { entityType: one.entityType, entityValue: one.entityValue };
          });
          return { from, ...wanted(api, { path: `/instruments/${entityType}/${entityValue}`, some, chance: portal.chance() }) };
        },
      });
      const lag = await lagOf(portal);
      const unexpected = Object.keys(statuses).filter((status) => !['200', '404', '429', '503'].includes(status));
      const statusCounts = Object.entries(statuses).map(([status, count]) => `${status} × ${count}`);
      return {
        before,
        after: `${statusCounts.join(', ')}; langsamste Antwort ${Math.round(times.at(-1) ?? 0)} ms; Ereignisschleife p99 ${quiet} → ${lag} ms`,
        held: unexpected.length === 0 && lag <= Math.max(MOST_LAG, quiet * 1.5),
      };
    },
  };
}

async function subjectsOf({ ask }: Portal, api: string): Promise<Subject[]> {
  const lists = await Promise.all(TYPES.map((type) => ask({ url: `${api}/instruments/catalogue?entityType=${type}&perPage=100` })));
  return lists.flatMap(({ body }) => (JSON.parse(body) as { readonly list: Subject[] }).list);
}

/** Returns the p99 delay of the event loop since the previous call, in milliseconds. */
async function lagOf({ ask, provider }: Portal): Promise<number> {
  const { body } = await ask({ url: `${provider}/metrics` });
  return Math.round(Number(/^nodejs_eventloop_lag_p99_seconds (\S+)/m.exec(body)?.[1] ?? Number.NaN) * 1000);
}
