import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DerivativeSheet } from '#blocks/derivative/derivative-facts/sheet.tsx';
import type { Schema } from '#client/operations.ts';
import { loadedAfter, swap } from '#documents/reader/testing/scratch-config.ts';
import { siteHandler } from '#site/server/handler.ts';
import { ask, call, renderedPage } from './rendered-page.ts';

type Snapshot = Schema<'DerivativeSnapshot'>;

/** Returns the first product of the finder's list, as its page requests it. */
async function product(query: object): Promise<Snapshot> {
  const { list } = (await ask('findDerivatives', { query: { perPage: 1, ...query } })) as Schema<'DerivativeFinderResult'>;
  return (await ask('getDerivativeSnapshot', { path: { entityValue: list[0]?.instrument.entityValue } })) as Snapshot;
}

/** Returns the facts as a visitor reads them: for most types the browser renders the sheet, which is therefore rendered separately here. */
function factsOf(snapshot: Snapshot): readonly (readonly [label: string, value: string])[] {
  const sheet = renderToStaticMarkup(createElement(DerivativeSheet, { snapshot }));
  const rows = sheet.matchAll(/<dt[^>]*>([^<]*)[^]*?<\/dt><dd[^>]*>([^]*?)<\/dd>/gu);
  return [...rows].map(([, label = '', value = '']) => [label, value.replaceAll(/<[^>]*>/gu, '').trim()]);
}
const barriersOf = (snapshot: Snapshot): readonly string[] =>
  factsOf(snapshot).flatMap(([label]) => (/^(?:Untere |Obere )?Barriere$/u.test(label) ? [label] : []));

describe('the sheet of a product', () => {
  it('[DERIV-008] [DERIV-009] calls a barrier of type 5030 lower for a call and upper otherwise, any other one by its own name', async () => {
    const bonus = await product({ entitySubType: 'BONUS_CERTIFICATE' });
    const as = (right: 'CALL' | 'PUT' | undefined, id: number): readonly string[] => {
      const read = JSON.parse(JSON.stringify(bonus).replaceAll('"idTypeBarrier":5030', `"idTypeBarrier":${id}`)) as Snapshot;
      const { nameExerciseRight: _, ...details } = read.derivativesDetails;
      return barriersOf({ ...read, derivativesDetails: { ...details, ...(right !== undefined && { nameExerciseRight: right }) } });
    };
    expect(barriersOf(bonus)).toEqual(['Untere Barriere']);
    expect([as('CALL', 5030), as('PUT', 5030), as(undefined, 5030)]).toEqual([['Untere Barriere'], ['Obere Barriere'], ['Obere Barriere']]);
    expect([as('CALL', 5031), as('PUT', 5031)]).toEqual([['Barriere'], ['Barriere']]);
    expect(barriersOf(await product({ entitySubType: 'INLINE_WARRANT' }))).toEqual(['Untere Barriere', 'Obere Barriere']);
  }, 120_000);

  it('[DERIV-010] says that one of the sub-category 5070 is special, and nothing of another', async () => {
    const remark = async (feature: string) =>
      factsOf(await product({ entitySubType: 'KNOCKOUT_CERTIFICATE', feature })).find(([label]) => label === 'Besonderheit')?.[1];
    expect([await remark('OTC_KO'), await remark('STANDARD')]).toEqual(['nur außerbörslich, an keiner Börse gehandelt', undefined]);
  }, 120_000);
});

describe('the logo of an instrument', () => {
  let server: Server;
  beforeAll(async () => {
    server = createServer(siteHandler({ next: async () => undefined, publicFolder: '/nowhere', isDevelopment: false }));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => server.close());

  it('[INSTR-008] stands on the page of a share by its filled template, and the portal sends it; an index has none', async () => {
    const headOf = async (path: string) => /<[^>]*class="instrument-header[^]*?<\/h1>/u.exec(await renderedPage(path))?.[0] ?? '';
    const share = await headOf('/aktien/SAP-Aktie-DE0007164600');
    const [, address = ''] = /<img[^>]* src="([^"]+)"/u.exec(share) ?? [];
    const { logo } = (await ask('getInstrument', { path: { entityType: 'STOCK', entityValue: '82849' } })) as Schema<'Instrument'>;
    const filled = logo?.cloudinaryUrlTemplate.replace('{width}', '96').replace('{height}', '96');
    expect(address.replaceAll('&amp;', '&')).toBe(filled);
    const { port } = server.address() as AddressInfo;
    const answer = await fetch(`http://127.0.0.1:${port}${filled}`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
    expect(await answer.text()).toContain('<svg');
    const index = await headOf('/index/DAX-Index-20735');
    expect([index.includes('DAX'), index.includes('<img')]).toEqual([true, false]);
  }, 120_000);
});

it('[SHELL-045] the menu of who is logged in stands on a page: overview, portfolio, configured entries, settings, logout', async () => {
  const trading = 'https://depot.parkett.example';
  const { config } = loadedAfter({
    'site.yaml': swap("trading: ''", `trading: ${trading}`),
    'user-menu.yaml': swap('entries:', 'entries:\n  - { id: hilfe, label: Gut zu wissen, path: /impressum }'),
  });
  const [, menu = ''] = (await renderedPage('/impressum', call, config)).split('class="user-entry__links"');
  const links = [...(menu.split('</ul>')[0] ?? '').matchAll(/<a ([^>]*)>([^<]+)<\/a>/gu)].map(([, attributes = '', label]) => ({
    label,
    href: /href="([^"]*)"/u.exec(attributes)?.[1],
  }));
  const labels = links.map(({ label }) => label);
  expect([labels.slice(0, 3), labels.at(-1)]).toEqual([['Meine Übersicht', 'Portfolio', 'Gut zu wissen'], 'Logout']);
  expect([links[1]?.href, links[2]?.href, links.at(-2)?.href]).toEqual([`${trading}/depots`, '/impressum', '/einstellungen']);
});

it('[ROUTE-158] a further page of Premium is a file of the configuration: it is served without a change of code', async () => {
  const page =
    'layout: einstieg\nwith: { headline: Noch eine Seite, lead: Eine Seite mehr. }\nroute: /premium/noch-eine\ntitle: Noch eine Seite\ndescription: Eine Seite mehr.\n';
  const body = 'body:\n  main:\n    - { type: product-plans, show: tradingSystems, headline: Systeme im Vergleich }\n';
  const { config, findings } = loadedAfter({ 'pages/premium/noch-eine.yaml': page + body });
  expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
  const html = await renderedPage('/premium/noch-eine', call, config);
  expect([/<h1[^>]*>Noch eine Seite/u.test(html), html.includes('Systeme im Vergleich')]).toEqual([true, true]);
  expect(await renderedPage('/premium/noch-eine')).not.toContain('Noch eine Seite');
}, 120_000);
