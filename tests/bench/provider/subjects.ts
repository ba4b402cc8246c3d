import type { Connection } from './connection.ts';

export interface Subject {
  readonly entityType: string;
  readonly entityValue: string;
  readonly name: string;
  readonly isin?: string;
  readonly wkn?: string;
}

export interface Subjects {
  readonly shares: readonly Subject[];
  readonly others: readonly Subject[];
  readonly derivatives: readonly Subject[];
}

const OTHER_TYPES = ['INDEX', 'FUND', 'CURRENCY', 'CRYPTO', 'COMMODITY', 'PRECIOUS_METAL', 'BOND', 'FUTURE', 'INTEREST'];
const FINDER = '/api/v1/derivatives/finder/configuration_query';
const PAGES = 40;
/** Maximum tries: the first answers over a million derivatives may exceed the time that the provider allows for one answer. */
const TRIES = 20;

/** Finds instruments of every type to query. These calls are not measured. */
export async function findSubjects(connection: Connection): Promise<Subjects> {
  const get = (path: string): Promise<string> => patiently(() => connection.get(path));
  const catalogue = async (type: string): Promise<Subject[]> =>
    (JSON.parse(await get(`/api/v1/instruments/catalogue?entityType=${type}&perPage=100`)) as { list: Subject[] }).list;
  const others: Subject[] = [];
  for (const type of OTHER_TYPES) others.push(...(await catalogue(type)));
  const derivatives: Subject[] = [];
  for (let page = 0; page < PAGES; page += 1) {
    const answer = JSON.parse(await get(`${FINDER}?page=${page * 7}&perPage=25`)) as { list: { instrument: Subject }[] };
    derivatives.push(...answer.list.map(({ instrument }) => instrument));
  }
  return { shares: await catalogue('STOCK'), others, derivatives };
}

async function patiently<Result>(ask: () => Promise<Result>, tries = TRIES): Promise<Result> {
  try {
    return await ask();
  } catch (error) {
    if (tries === 1 || !(error instanceof Error) || !error.message.includes('answered 503')) throw error;
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    return patiently(ask, tries - 1);
  }
}
