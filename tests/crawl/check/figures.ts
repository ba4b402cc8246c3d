import { AS_OF, CLOSE } from '#domain/instrument/quality.ts';
import type { Schema } from '#client/operations.ts';
import { parseInstrumentSegments } from '#domain/instrument/path.ts';
import { isSame, readShown } from '#tests/truth/shown.ts';
import type { Fault } from './faults.ts';
import type { ReadCell, ReadPage } from './read-page.ts';

type Quote = Schema<'Quote'>;
type Asked = Schema<'QuoteListRequest'>['list'][number];

/** Cell as first seen on a page. */
interface SeenCell extends Pick<ReadCell, 'notation' | 'field' | 'text' | 'instant' | 'quality'> {
  readonly path: string;
  /** Address of the instrument that it shows. */
  readonly instrument: string | undefined;
}

/** All prices on the pages of a crawl. The clock is fixed, which makes each price the same on all pages. */
export interface Figures {
  /** Adds the prices of a page; returns contradictions to earlier pages as faults. */
  add(page: ReadPage): readonly Fault[];
  /** Compares with the contract's answers once there are enough cells for one request. */
  compareSome(provider: Provider): Promise<void>;
  /** Compares the remaining cells and reports all. */
  compareRest(provider: Provider): Promise<Compared>;
}

export interface Compared {
  readonly compared: number;
  /** Number of cells whose instrument is unknown. */
  readonly unasked: number;
  readonly faults: readonly Fault[];
}

export interface Provider {
  /** Returns quotes in the order of the request; undefined when the provider refuses it. */
  quotes(list: readonly Asked[]): Promise<readonly Quote[] | undefined>;
  /** Returns the classes of instruments below a section such as `/aktien`. */
  entityTypes(section: string): readonly Schema<'EntityType'>[];
}

const NUMBERS = ['last', 'bid', 'ask', 'open', 'high', 'low', 'totalVolume', 'performance', 'performancePct'] as const;
const TIMES = ['datetimeLast', 'datetimeBid', 'datetimeAsk'] as const;
const UNKNOWN = '–';
const AT_ONCE = 100;

export function createFigures(): Figures {
  const seen = new Map<string, SeenCell>();
  /** Cells not compared yet, by notation. */
  const open = new Map<number, SeenCell[]>();
  const faults: Fault[] = [];
  const total = { compared: 0, unasked: 0 };

  const add = (cell: ReadCell, path: string): Fault[] => {
    const link = cell.row.link;
    const instrument = link !== undefined && isInstrument(link) ? link : isInstrument(path) ? path : undefined;
    const key = `${cell.notation} ${cell.field}`;
    const before = seen.get(key);
    if (before === undefined || before.instrument === undefined) {
      const own = { ...cell, path, instrument };
      seen.set(key, own);
      const others = (open.get(cell.notation) ?? []).filter(({ field }) => field !== cell.field);
      if (before === undefined || open.has(cell.notation)) open.set(cell.notation, [...others, own]);
    }
    if (before === undefined || agree(before, cell)) return [];
    const detail = `${cell.field} of ${cell.notation} is ${cell.text} here and ${before.text} on ${before.path}`;
    return [{ kind: 'figure', path, detail }];
  };
  const compare = async (part: readonly Cells[], provider: Provider): Promise<void> => {
    for (const [notation] of part) open.delete(notation);
    for (const [cells, quote] of await quotesOf(part, provider)) {
      if (quote === undefined) total.unasked += cells.length;
      else
        for (const cell of cells) {
          const said = contradiction(cell, quote);
          if (said === undefined) continue;
          total.compared += 1;
          if (said !== '') faults.push({ kind: 'figure', path: cell.path, detail: said });
        }
    }
  };
  return {
    add: (page) => page.cells.flatMap((cell) => add(cell, page.path)),
    async compareSome(provider) {
      if (open.size < AT_ONCE) return;
      const known = [...open].filter(([, cells]) => cells.some(({ instrument }) => instrument !== undefined));
      if (known.length >= AT_ONCE) await compare(known.slice(0, AT_ONCE), provider);
    },
    async compareRest(provider) {
      while (open.size > 0) await compare([...open].slice(0, AT_ONCE), provider);
      return { ...total, faults };
    },
  };
}

type Cells = readonly [number, readonly SeenCell[]];

function isInstrument(address: string): boolean {
  return /^\/[a-z]+(?:\/[a-z-]+)?\/[^/]+-[A-Z0-9]+$/u.test(address);
}

function agree(one: Pick<SeenCell, 'text' | 'instant' | 'quality'>, other: ReadCell): boolean {
  if (one.instant !== undefined && other.instant !== undefined) return one.instant === other.instant;
  // A page with a long cache time shows the price's time instead of its quality.
  if ([one.quality, other.quality].includes(AS_OF.code)) return true;
  if (one.quality !== undefined || other.quality !== undefined) return one.quality === other.quality;
  const [a, b] = [readShown(one.text), readShown(other.text)];
  return a === undefined || b === undefined ? (a === undefined) === (b === undefined) : isSame(a, b);
}

async function quotesOf(
  part: readonly Cells[],
  provider: Provider,
): Promise<readonly (readonly [readonly SeenCell[], Quote | undefined])[]> {
  const asked = part.flatMap(([notation, cells]) => questionsOf(notation, cells, provider).slice(0, 1));
  const all = asked.length < part.length ? undefined : await provider.quotes(asked);
  if (all !== undefined) return part.map(([notation, cells], index) => [cells, withNotation(all[index], notation)] as const);
  const found: [readonly SeenCell[], Quote | undefined][] = [];
  for (const [notation, cells] of part) {
    let quote: Quote | undefined;
    for (const question of questionsOf(notation, cells, provider))
      quote ??= withNotation((await provider.quotes([question]))?.[0], notation);
    found.push([cells, quote]);
  }
  return found;
}

function withNotation(quote: Quote | undefined, notation: number): Quote | undefined {
  return quote?.market.idNotation === notation ? quote : undefined;
}

function questionsOf(idNotation: number, cells: readonly SeenCell[], provider: Provider): Asked[] {
  const address = cells.find(({ instrument }) => instrument !== undefined)?.instrument;
  const [, section = '', ...segments] = (address ?? '').split('/');
  const entityTypes = provider.entityTypes(`/${section}`);
  const named = parseInstrumentSegments(entityTypes, segments, segments.slice(0, 1));
  if (named === undefined) return [];
  return entityTypes.map((entityType) => ({ entityType, entityValue: named.entityKey, idNotation }));
}

/** Returns the difference between cell and quote; empty when they agree, undefined when there is nothing to compare. */
function contradiction(cell: SeenCell, quote: Quote): string | undefined {
  const { field, text, instant, notation } = cell;
  const tell = (expected: unknown): string =>
    `${field} of ${notation} is ${text}${instant ?? ''} and the contract says ${String(expected)}`;
  const number = NUMBERS.find((name) => name === field);
  if (number !== undefined) {
    const [expected, shown] = [quote[number], readShown(text)];
    if (shown === undefined) return expected === undefined || text.includes(UNKNOWN) ? undefined : tell(expected);
    if (expected === undefined) return tell(expected);
    return Math.abs(shown.value - expected) <= shown.half * (1 + 1e-9) + 1e-9 ? '' : tell(expected);
  }
  const time = TIMES.find((name) => name === field);
  if (time !== undefined && instant !== undefined) return Date.parse(instant) === Date.parse(quote[time] ?? '') ? '' : tell(quote[time]);
  if (field === 'quality') {
    const isClose = quote.isClose === true && quote.codeQualityPrice !== 'EOD';
    const expected = isClose ? CLOSE.code : quote.codeQualityPrice;
    return cell.quality === expected || cell.quality === AS_OF.code ? '' : `${cell.quality} and the contract says ${expected}`;
  }
  return undefined;
}
