import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { blocksByType } from '#blocks/generated/registry.ts';
import type { PublicCall } from '#client/audience.ts';
import { folderStore } from '#documents/reader/load.ts';
import { fixtureContent, scratchConfig } from '#documents/reader/testing/scratch-config.ts';
import { readPath } from '#documents/routes/path.ts';
import { ANYONE } from '#domain/user/visitor.ts';
import { renderPage } from '#renderer/render-page.ts';
import { matchPage } from '#renderer/route.ts';

const folder = scratchConfig();
afterAll(() => rmSync(folder, { recursive: true }));

/** Page with one block, whose call is used by no other page and no code. */
const PAGE = `route: /sparplaene/[type]
title: Sparpläne
description: Wer Sparpläne anbietet.
dataClass: content
rendering: cached
robots: noindex
body:
  main:
    - type: data-table
      headline: Sparpläne
      operation: listSavingsPlans
      parameters: { entityType: { route: type }, entityValue: '5131' }
      columns:
        - { field: broker.name, label: Anbieter }
        - { field: minInvestment, label: Ab }
        - { field: orderFeePct, label: Gebühr }
`;

it('draws a table of a call that nobody asked for yet as soon as it is written', async () => {
  const store = folderStore(folder, { content: fixtureContent });
  expect(matchPage(store.get().config, readPath('/sparplaene/ETF'))).toBeUndefined();
  const asked: unknown[] = [];
  const entry = { broker: { id: 7, name: 'Muster & <b>Söhne</b>' }, minInvestment: 25, isoCurrency: 'EUR', orderFeePct: 1.5 };
  const call = (async (operation: string, input: unknown) => {
    asked.push([operation, input]);
    return operation === 'listSavingsPlans' ? { total: 1, list: [entry] } : { list: [] };
  }) as unknown as PublicCall;

  writeFileSync(join(folder, 'pages/sparplaene.yaml'), PAGE);
  const { config, findings } = store.get();
  const path = '/sparplaene/ETF';
  const match = matchPage(config, readPath(path));
  if (match === undefined) throw new Error(JSON.stringify(findings));
  const page = { path, match, query: {}, now: Date.parse('2026-07-31T15:40:00Z'), visitor: ANYONE };
  const context = {
    config,
    registry: blocksByType,
    preview: true,
    origin: 'https://www.parkett.example',
    deadline: 5_000,
    checkProps: () => undefined,
    call,
  };
  const drawn = await renderPage(page, context);

  expect(findings).toEqual([]);
  expect(asked).toContainEqual(['listSavingsPlans', { path: { entityType: 'ETF', entityValue: '5131' }, query: {} }]);
  const html = drawn.kind === 'page' ? drawn.html : '';
  for (const text of ['Muster &amp; &lt;b&gt;Söhne&lt;/b&gt;', '25,00\u00A0EUR', '1,50\u00A0%']) expect(html).toContain(text);
});
