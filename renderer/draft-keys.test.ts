import { describe, expect, it } from 'vitest';
import { exampleVisitor } from '#domain/user/example-visitor.ts';
import type { RenderedPage } from './render-context.ts';
import { renderPath, testContext } from './testing.tsx';

type Blocks = readonly { readonly type: string; readonly [key: string]: unknown }[];

async function drawn(main: Blocks, draft: { has?: readonly string[]; stamp?: string; kind?: string } = {}, asked: string[] = []) {
  const answers = { getQuote: () => (asked.push('getQuote'), { last: 1 }) };
  const context = {
    ...testContext([{ route: '/seite', body: { main } }], answers),
    preview: true,
    addressOf: (_page: unknown, path: readonly (string | number)[]) => `pages/seite.yaml#/${path.join('/')}`,
    draft: {
      visitor: draft.kind === undefined ? undefined : exampleVisitor(draft.kind, []),
      stamp: draft.stamp ?? '',
      has: draft.has && new Set(draft.has),
    },
  };
  const result = await renderPath('/seite', context);
  if (result.kind !== 'page') throw new Error('expected a page');
  return result;
}

const keysIn = ({ html }: RenderedPage): string[] => [...html.matchAll(/data-key="([^"]+)"/g)].map(([, key = '']) => key);
const frameIn = ({ html }: RenderedPage): string | undefined => /data-frame="([^"]+)"/.exec(html)?.[1];
const A = { type: 'plain', id: 'a' };
const B = { type: 'plain', id: 'b' };
const C = { type: 'plain', id: 'c' };

describe('what a reader of a draft does not have', () => {
  it('is the blocks that have changed, all at their places', async () => {
    const before = await drawn([A, B, C]);
    const [a, b, c] = keysIn(before);
    const { html, parts } = await drawn([A, { ...B, id: 'neu' }, C], { has: [a!, b!, c!] });
    expect(html).toBe('');
    expect(parts?.frame).toBe(frameIn(before));
    expect(parts?.slots.main.map(({ at, key, html: own }) => [at, key === a || key === c, own?.includes('data-block="plain"')])).toEqual([
      ['pages/seite.yaml#/body/main/0', true, undefined],
      ['pages/seite.yaml#/body/main/1', false, true],
      ['pages/seite.yaml#/body/main/2', true, undefined],
    ]);
  });
  it('is nothing after blocks have changed places or gone', async () => {
    const keys = keysIn(await drawn([A, B, C]));
    for (const main of [[C, A, B], [B, C], [A]]) {
      const { parts } = await drawn(main, { has: keys });
      expect(parts?.slots.main.map(({ html }) => html)).toEqual(main.map(() => undefined));
    }
  });
  it('is drawn without asking for the data of what is there', async () => {
    const asked: string[] = [];
    const [request = ''] = keysIn(await drawn([{ type: 'querying' }]));
    await drawn([{ type: 'querying' }, A], { has: [request] }, asked);
    expect(asked).toEqual([]);
    await drawn([{ type: 'querying' }, A], { has: [] }, asked);
    expect(asked).toEqual(['getQuote']);
  });
  it('is everything for another visitor or another day', async () => {
    const has = keysIn(await drawn([A]));
    for (const other of [{ kind: 'plus' }, { kind: 'visitor' }, { stamp: '2026-12-24' }]) {
      const { parts } = await drawn([A], { has, ...other });
      expect(parts?.slots.main[0]?.html).toContain('data-block="plain"');
    }
  });
  it('is drawn anew as long as it cannot be drawn', async () => {
    const before = await drawn([{ type: 'broken' }, A]);
    expect(keysIn(before)).toHaveLength(1);
    const { parts } = await drawn([{ type: 'broken' }, A], { has: keysIn(before) });
    expect(parts?.slots.main.map(({ html }) => html?.includes('role="alert"'))).toEqual([true, undefined]);
  });
  it('is a page when its columns change', async () => {
    const before = await drawn([A]);
    const { parts } = await drawn([], { has: keysIn(before) });
    expect(parts?.frame).not.toBe(frameIn(before));
  });
});

describe('a public page', () => {
  it('says nothing of keys, frames and documents', async () => {
    const page = await renderPath('/seite', testContext([{ route: '/seite', body: { main: [A] } }], {}));
    expect(page.kind === 'page' && page.html).toContain('data-block="plain"');
    expect(page.kind === 'page' && /data-(?:key|frame|path)/.exec(page.html)).toBeNull();
  });
});
