import type { Schema } from '#client/operations.ts';

type Instrument = Schema<'Instrument'>;

/** Answers a GET below `/api/v1/` of the provider. */
export type Ask = <Answer>(path: string) => Promise<Answer>;

const PER_PAGE = 1_000;
/** Number of products per page of the finder, small enough to include all types and underlyings. */
const PRODUCTS_AT_ONCE = 10;

/** Returns the whole catalogue without products, of which there are too many to list. */
export async function catalogueOf(ask: Ask): Promise<readonly Instrument[]> {
  const found: Instrument[] = [];
  for (let page = 0; ; page += 1) {
    const { list, total } = await ask<Schema<'InstrumentCatalogue'>>(`instruments/catalogue?perPage=${PER_PAGE}&page=${page}`);
    found.push(...list);
    if (list.length === 0 || found.length >= total) return found;
  }
}

/** Instrument whose pages are read. */
export interface Subject {
  readonly path: string;
  /** Class of the instrument, for products with their type: `STOCK`, `ETF`, `DERIVATIVE WARRANT`. */
  readonly kind: string;
}

/**
 * Returns `count` instruments: classes have equal shares, small ones are included completely, large ones evenly sampled. Classes alternate,
 * which lets an aborted crawl cover all of them.
 */
export async function subjectsOf(catalogue: readonly Instrument[], count: number, ask: Ask): Promise<readonly Subject[]> {
  const classes = [...Map.groupBy(catalogue, kindOf).values()].toSorted((a, b) => a.length - b.length);
  const chosen: (readonly Instrument[])[] = [];
  let left = count;
  for (const [index, list] of classes.entries()) {
    // Products come last and get the remaining share.
    const some = spread(list, Math.floor(left / (classes.length - index + 1)));
    chosen.push(some);
    left -= some.length;
  }
  const products = Map.groupBy(await productsOf(left, ask), kindOf);
  return inTurn([...chosen, ...products.values()]).flatMap((one) => {
    const path = one.urls.WEBSITE;
    return path === undefined ? [] : [{ path, kind: kindOf(one) }];
  });
}

/** Interleaves lists: the first item of each, then the second, and so on. */
function inTurn<One>(lists: readonly (readonly One[])[]): readonly One[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, index) => lists.flatMap((list) => list.slice(index, index + 1))).flat();
}

async function productsOf(count: number, ask: Ask): Promise<readonly Instrument[]> {
  const page = (at: number) =>
    ask<Schema<'DerivativeFinderResult'>>(`derivatives/finder/configuration_query?perPage=${PRODUCTS_AT_ONCE}&page=${at}`);
  const { total } = await page(0);
  const pages = Math.min(Math.ceil(count / PRODUCTS_AT_ONCE), Math.ceil(total / PRODUCTS_AT_ONCE));
  const step = Math.max(1, Math.floor(total / PRODUCTS_AT_ONCE / Math.max(1, pages)));
  const found: Instrument[] = [];
  for (let index = 0; index < pages; index += 1) found.push(...(await page(index * step)).list.map(({ instrument }) => instrument));
  return found.slice(0, count);
}

function spread<One>(list: readonly One[], share: number): readonly One[] {
  if (list.length <= share) return list;
  return Array.from({ length: share }, (_, index) => list[Math.floor((index * list.length) / share)] as One);
}

function kindOf({ entityType, entitySubType }: Instrument): string {
  if (entityType === 'DERIVATIVE') return `${entityType} ${entitySubType ?? ''}`;
  return entitySubType === 'ETF' ? 'ETF' : entityType;
}
