import { describe, expect, it } from 'vitest';
import { loadConfig } from '#documents/reader/load.ts';
import type { FinderProps } from '#blocks/generated/props.ts';
import { rowsExports } from '#blocks/generated/rows-exports.ts';
import type { AnyCall } from '#client/audience.ts';
import { ANYONE } from '#domain/user/visitor.ts';
import { pageFacts } from '#renderer/page-facts.ts';
import { readRows } from './read-rows.ts';

const documents = loadConfig('config').config.pages;
const { isEnabled: _rule, ...finder } = documents
  .filter(({ route }) => route === '/aktien/finder')
  .flatMap(({ body }) => [...(body.top ?? []), ...(body.main ?? [])])
  .find(({ type }) => type === 'finder') as unknown as FinderProps & { readonly isEnabled?: unknown };
const props: FinderProps = finder;
const finderRows = rowsExports['finder']!;
const nameOf = (line: string): string => line.split(';')[0] ?? '';
const page = { ...pageFacts('/aktien/finder', { path: '/aktien/finder', query: {}, now: 0, visitor: ANYONE }, { pages: [] }), params: {} };

/** Provider with a number of hits, and the calls that it received. */
function provider(total: number, instant: (turn: number) => string = () => 'now') {
  const asked: { readonly page: number; readonly perPage: number }[] = [];
  const call = (async (_: string, { query }: { query: { page: number; perPage: number } }) => {
    asked.push({ page: query.page, perPage: query.perPage });
    const from = query.page * query.perPage;
    const list = Array.from({ length: Math.max(0, Math.min(query.perPage, total - from)) }, (_row, index) => ({
      instrument: { name: `Aktie ${from + index}` },
    }));
    return { total, list, dateCalculation: instant(asked.length) };
  }) as unknown as AnyCall;
  return { asked, read: () => readRows({ of: finderRows, input: { props, page, subject: undefined, index: 0 } }, call) };
}

describe('The rows of a file', () => {
  it.each([
    [0, 1],
    [24, 1],
    [25, 2],
    [26, 2],
    [70, 3],
    [5_000, 40],
  ])('are asked for in parts, each once and in order, up to a thousand: of %i hits in %i calls', async (total, calls) => {
    const { asked, read } = provider(total);
    const [head = '', ...rows] = await read();
    expect(head).toMatch(/^Name;Name: ISIN/);
    expect(rows.map(nameOf)).toEqual(Array.from({ length: Math.min(total, 1_000) }, (_, row) => `Aktie ${row}`));
    expect(asked).toEqual(Array.from({ length: calls }, (_, number) => ({ page: number, perPage: 25 })));
  });

  it('are of one list: where it becomes another one halfway, the file begins anew', async () => {
    const { asked, read } = provider(70, (turn) => (turn < 3 ? 'before' : 'after'));
    expect(await read()).toHaveLength(71);
    expect(asked.map(({ page: number }) => number)).toEqual([0, 1, 2, 0, 1, 2]);
  });

  it('come also of a list that never stands still', async () => {
    expect(await provider(70, String).read()).toHaveLength(71);
  });

  it('do not come when the provider fails on the way', async () => {
    const { read } = provider(70, (turn) => {
      if (turn === 2) throw new Error('away');
      return 'now';
    });
    await expect(read()).rejects.toThrow('away');
  });
});
