import { faker } from '@faker-js/faker';
import type { Schema } from '#client/operations.ts';
import type { Stage } from './stage.ts';

type Instrument = Schema<'Instrument'>;

/** Instruments to check next. */
export interface Subjects {
  /** Reloads products. Call it after the clock has moved: returns current products, and some that may have ended. */
  renew(): Promise<void>;
  /** Returns the next class and instrument, in turns; undefined if the class has no more instruments. */
  next(): readonly [kind: string, subject: Instrument | undefined];
}

/** Number of turns of classes with many instruments; all others have one. */
const TURNS: Readonly<Record<string, number>> = { DERIVATIVE: 7, STOCK: 5, BOND: 5, FUND: 3, ETF: 3 };
const PRODUCTS_AT_ONCE = 8;
/** Below this number of instruments, each part checks all of them. */
const FEW = 300;

/** Creates a random order of the instruments of every class. */
export async function createSubjects(
  stage: Stage,
  { seed, part }: { readonly seed: number; readonly part: { readonly index: number; readonly of: number } },
): Promise<Subjects> {
  const all: Instrument[] = [];
  for (let page = 0; ; page += 1) {
    const answer = await stage.get<Schema<'InstrumentCatalogue'>>(`instruments/catalogue?perPage=1000&page=${page}`);
    if (answer === undefined || answer.list.length === 0) break;
    all.push(...answer.list);
  }
  // All parts shuffle in the same way, and each takes its own share.
  faker.seed(seed + 1);
  const queues = [...Map.groupBy(all, kindOf)].map(([kind, list]): [string, Instrument[]] => {
    const order = faker.helpers.shuffle(list);
    if (order.length >= FEW) return [kind, order.filter((_, index) => index % part.of === part.index)];
    return [kind, Array.from({ length: Math.ceil(FEW / order.length) }, () => order).flat()];
  });
  faker.seed(seed * 1_000 + part.index);
  const products: Instrument[] = [];
  const turns = [...queues, ['DERIVATIVE', products] as const].flatMap((queue) =>
    Array.from({ length: TURNS[queue[0]] ?? 1 }, () => queue),
  );
  let turn = 0;
  return {
    async renew() {
      const page = faker.number.int({ min: 0, max: 300 });
      const path = `derivatives/finder/configuration_query?perPage=${PRODUCTS_AT_ONCE}`;
      const answer = await stage.get<Schema<'DerivativeFinderResult'>>(`${path}&page=${page}`);
      const found = answer?.list.length === 0 ? await stage.get<Schema<'DerivativeFinderResult'>>(path) : answer;
      products.push(...(found?.list ?? []).map(({ instrument }) => instrument));
    },
    next() {
      const [kind, queue] = turns[(turn += 1) % turns.length] ?? ['', []];
      // The newest products are current; every fourth is an older one, which may have ended since.
      const isOlder = kind === 'DERIVATIVE' && turn % 4 === 0 && queue.length > 0;
      const [subject] = isOlder ? queue.splice(faker.number.int({ min: 0, max: queue.length - 1 }), 1) : queue.splice(-1);
      return [kind, subject];
    },
  };
}

function kindOf({ entityType, entitySubType }: Instrument): string {
  return entitySubType === 'ETF' ? 'ETF' : entityType;
}
