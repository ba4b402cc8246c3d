import { describe, expect, it } from 'vitest';
import type { AnyBlock, AnyView } from '#blocks/kit/registry.ts';
import type { PageResult, RenderContext } from './render-context.ts';
import { renderPath, registry, testContext } from './testing.tsx';
import { createElement } from 'react';

const base = registry['plain'] as AnyBlock;
const headed = ({ props }: AnyView) => {
  const { headline, id } = props as { headline?: string; id?: string };
  return headline === undefined ? null : createElement('h2', { id }, headline);
};
const outline = ({ page: { sections = [] } }: AnyView) =>
  createElement(
    'nav',
    {},
    sections.map(({ anchor, title, visibility }) => createElement('a', { key: anchor, href: `#${anchor}`, ...visibility }, title)),
  );
const blocks: Readonly<Record<string, AnyBlock>> = {
  ...registry,
  headed: { ...base, type: 'headed', component: headed },
  outline: { ...base, type: 'outline', isOutline: true, component: outline },
};

function html(result: PageResult): string {
  if (result.kind !== 'page') throw new Error('expected a page');
  return result.html;
}
type Body = Readonly<Partial<Record<'top' | 'main' | 'aside', readonly { readonly type: string; readonly [key: string]: unknown }[]>>>;
const drawn = async (body: Body, part: Partial<RenderContext> = {}): Promise<PageResult> =>
  renderPath('/seite', testContext([{ route: '/seite', body }], {}, { registry: blocks, ...part }));
const links = (page: string): string[] =>
  [...page.matchAll(/<a href="#([^"]+)"[^>]*>([^<]*)<\/a>/g)].map(([, to, text]) => `${to}: ${text}`);
const anchors = (page: string): string[] => [...page.matchAll(/<div id="([^"]+)" class="block/g)].map(([, id = '']) => id);

describe('the sections of a page', () => {
  it('are the blocks with a heading, in their order over all columns', async () => {
    const page = html(
      await drawn({
        top: [{ type: 'outline' }],
        main: [{ type: 'headed', headline: 'Kosten & Gebühren' }, { type: 'plain' }],
        aside: [{ type: 'headed', headline: 'Termine' }],
      }),
    );
    expect(links(page)).toEqual(['kosten-und-gebuehren: Kosten &amp; Gebühren', 'termine: Termine']);
    expect(anchors(page)).toEqual(['kosten-und-gebuehren', 'termine']);
  });

  it('are not those that show nothing, or that failed', async () => {
    const page = html(
      await drawn({
        main: [{ type: 'outline' }, { type: 'headed' }, { type: 'broken', headline: 'Kurs' }, { type: 'headed', headline: 'Termine' }],
      }),
    );
    expect([links(page), anchors(page)]).toEqual([['termine: Termine'], ['termine']]);
  });

  it('have anchors that nothing else on the page has', async () => {
    const headings = ['Inhalt', 'Termine', 'Termine', '…'].map((headline) => ({ type: 'headed', headline }));
    const page = html(await drawn({ main: [{ type: 'outline' }, ...headings, { type: 'headed', headline: 'Eigen', id: 'termine-2' }] }));
    expect(anchors(page)).toEqual(['inhalt-2', 'termine', 'termine-3', 'abschnitt']);
    expect(links(page).at(-1)).toBe('termine-2: Eigen');
  });

  it('say who sees them', async () => {
    const page = html(await drawn({ main: [{ type: 'outline' }, { type: 'headed', headline: 'Meine', isEnabled: { loggedIn: true } }] }));
    expect(page).toMatch(/<a href="#meine" data-user="in"[^>]*>Meine<\/a>/);
  });

  it('have no anchors on pages that do not list them', async () => {
    expect(anchors(html(await drawn({ main: [{ type: 'headed', headline: 'Termine' }] })))).toEqual([]);
  });
});

describe('the sections of a draft', () => {
  const part = (has?: readonly string[]): Partial<RenderContext> => ({ preview: true, draft: { stamp: '', has: has && new Set(has) } });
  const main = (headline: string) => ({
    main: [{ type: 'outline' }, { type: 'headed', headline }, { type: 'headed', headline: 'Termine' }],
  });
  const keysOf = (page: string): string[] => [...page.matchAll(/data-key="([^"]+)"/g)].map(([, key = '']) => key);

  it('are listed again once a headline changes', async () => {
    const keys = keysOf(html(await drawn(main('Kosten'), part())));
    expect(keys).toHaveLength(3);
    const result = await drawn(main('Gebühren'), part(keys));
    const parts = result.kind === 'page' ? (result.parts?.slots.main ?? []) : [];
    expect(parts.map((one) => one.html !== undefined)).toEqual([true, true, false]);
    expect(parts[0]?.html).toMatch(/#gebuehren.*#termine/);
    expect(parts[1]?.html).toContain('id="gebuehren"');
  });

  it('are not asked for where only something else changes', async () => {
    const keys = keysOf(html(await drawn(main('Kosten'), part())));
    const { main: blocksOfMain } = main('Kosten');
    const result = await drawn({ main: blocksOfMain.map((block, index) => (index === 1 ? { ...block, limit: 3 } : block)) }, part(keys));
    const parts = result.kind === 'page' ? (result.parts?.slots.main ?? []) : [];
    expect(parts.map((one) => one.html?.includes('id="kosten"'))).toEqual([undefined, true, undefined]);
  });
});
