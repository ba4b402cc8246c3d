import { describe, expect, it } from 'vitest';
import type { ConsentTracker, PageDocument } from '#documents/generated/types.ts';
import type { PageResult, RenderedPage } from './render-context.ts';
import { renderPath, sap, testContext } from './testing.tsx';

const shares: { route: string; subject: PageDocument['subject'] } = {
  route: '/aktien/[...snapshot]',
  subject: { kind: 'instrument', entityTypes: ['STOCK'], parameter: 'snapshot', subPages: [] },
};

function page(result: PageResult): RenderedPage {
  if (result.kind !== 'page') throw new Error('expected a page');
  return result;
}

describe('the body of a page', () => {
  it.each([
    [{ page: '1' }, 30, undefined],
    [{ page: '2' }, 30, '/liste?page=1'],
    [{ page: '99999', sort: 'name' }, 60, '/liste?sort=name&page=2'],
    [{ page: '7' }, 25, '/liste'],
    [{ page: '7' }, 0, undefined],
  ] as const)('[SHELL-081] leads from beyond the end of a list to its last page: %o of %i entries', async (query, total, location) => {
    const pages = [{ route: '/liste', rendering: 'request' as const, body: { main: [{ type: 'paged' }, { type: 'plain' }] } }];
    const result = await renderPath('/liste', testContext(pages, { findArticles: () => ({ list: [], total }) }), { query });
    expect(result.kind === 'redirect' ? [result.status, result.location] : [result.status, undefined]).toEqual(
      location === undefined ? [200, undefined] : [303, location],
    );
  });

  it('marks the blocks that take half of their column where it is wide', async () => {
    const context = testContext([{ route: '/liste', body: { main: [{ type: 'plain', half: true }, { type: 'plain' }] } }], {});
    const { html } = page(await renderPath('/liste', context));
    expect(html.match(/<div class="block[^"]*" data-block="plain"[^>]*>/g)).toEqual([
      '<div class="block half" data-block="plain">',
      '<div class="block" data-block="plain">',
    ]);
  });

  it.each([
    ['failed with the block that draws it', [{ type: 'quote' }], 1],
    ['stands in another block', [{ type: 'quote' }, { type: 'titled' }], 0],
    ['failed silently, and nothing is shown', [{ type: 'quote', onError: 'nothing' as const }], 0],
  ])('has what it is called as its heading where that %s', async (_, blocks, added) => {
    const context = testContext([{ ...shares, body: { main: blocks } }], { getInstrument: () => sap });
    const { html } = page(await renderPath('/aktien/SAP-Aktie-DE0007164600', context));
    expect(html.split('<div class="block" data-block="page-heading"><h1>SAP').length - 1).toBe(added);
  });

  it.each([
    ['broken', 'render'],
    ['quote', 'data'],
  ])('[ERR-003] leaves a block out without a word whose document says so: %s', async (type, reason) => {
    const blocks = [{ type, onError: 'nothing' }, { type: 'plain' }, { type }];
    const context = testContext([{ ...shares, body: { main: blocks } }], { getInstrument: () => sap });
    const { html, failures } = page(await renderPath('/aktien/SAP-Aktie-DE0007164600', context));
    expect([html.split('role="alert"').length - 1, html.match(/data-block="[^"]+"/g)]).toEqual([
      1,
      ['data-block="page-heading"', 'data-block="plain"', `data-block="${type}"`],
    ]);
    expect(failures.map((failure) => [failure.reason, failure.isSilent])).toEqual([
      [reason, true],
      [reason, undefined],
    ]);
  });

  it.each([
    [true, '/anderes', []],
    [false, '/anderes', ['page-main--ad-free']],
    [true, '/seite', ['page-main--ad-free', 'page-main--without-ad-slots']],
  ])(
    '[SHELL-077] says of itself what it has of advertisements: with an engine (%s), routes without slots: %s',
    async (hasEngine, withoutSky, classes) => {
      const context = testContext([{ route: '/seite', body: { main: [{ type: 'plain' }] } }]);
      const engine: ConsentTracker = { name: 'Werbeserver', kind: 'ad-engine', environments: ['testing'], purpose: 2, address: '/ads.js' };
      const { consent, routeLists } = context.config;
      const config = {
        ...context.config,
        ads: { slots: [{ name: 'top' as const, index: 1 }], channels: [] },
        consent: { ...consent, trackers: hasEngine ? [engine] : [] },
        routeLists: { ...routeLists, withoutSky: [withoutSky] },
      };
      const { html } = page(await renderPath('/seite', { ...context, config }));
      expect(html.match(/page-main--[a-z-]*ad-[a-z]+/g) ?? []).toEqual(classes);
      expect(html.includes('data-ad-slot="top"')).toBe(classes.length === 0);
      expect(html).toMatch(/<main[^>]* class="[^"]*page-main--centred/);
    },
  );
});
