import { describe, expect, it } from 'vitest';
import type { PageDocument } from '#documents/generated/types.ts';
import type { Config } from '#documents/reader/config.ts';
import type { PageResult, RenderedPage } from './render-context.ts';
import { renderPath, sap, testContext } from './testing.tsx';
import { trailMarkup } from './trail.ts';

const instrument: PageDocument['subject'] = { kind: 'instrument', entityTypes: ['STOCK'], parameter: 'snapshot', subPages: ['chart'] };
const pages = [
  { route: '/', title: 'Start' },
  { route: '/aktien', title: 'Aktien: Kurse im Überblick' },
  {
    route: '/aktien/[...snapshot]',
    title: '{instrument.name} Aktie',
    subject: instrument,
    subPages: { chart: { label: 'Chart', title: 'Chart', description: 'Chart', body: { main: [{ type: 'plain' }] } } },
  },
  { route: '/premium', title: 'Angebote: Was es gibt' },
  { route: '/premium/plus/vorteile', title: 'Vorteile' },
  { route: '/news/analysen', title: '{category.title}', subject: { kind: 'category' as const, alias: 'analysen' } },
  { route: '/news/analysen/dollar', title: 'Dollar' },
  { route: '/konto', title: 'Konto', audience: 'private' as const },
  { route: '/konto/hilfe', title: 'Hilfe' },
];
const known = { getInstrument: () => sap };
const share = '/aktien/SAP-Aktie-DE0007164600';
const chart = '/aktien/chart/SAP-Aktie-DE0007164600';

async function drawn(path: string, change: (config: Config) => Config = (config) => config, query = {}): Promise<RenderedPage> {
  const context = testContext(pages, known);
  const result: PageResult = await renderPath(path, { ...context, config: change(context.config) }, { query });
  if (result.kind !== 'page') throw new Error('expected a page');
  return result;
}

function steps({ html }: RenderedPage): (readonly string[])[] {
  const [trail = ''] = /<nav class="trail no-print".*?<\/nav>/u.exec(html) ?? [];
  return [...trail.matchAll(/<li(?<mark>[^>]*)>(?:<a href="(?<path>[^"]*)">)?(?<name>[^<]*)/gu)].map(({ groups }) => [
    groups?.['name'] ?? '',
    groups?.['path'] ?? groups?.['mark']?.trim() ?? '',
  ]);
}

describe('the trail of a page', () => {
  it.each([
    [
      '/aktien',
      [
        ['Startseite', '/'],
        ['Aktien', 'aria-current="page"'],
      ],
    ],
    [
      share,
      [
        ['Startseite', '/'],
        ['Aktien', '/aktien'],
        ['SAP', 'aria-current="page"'],
      ],
    ],
    [
      chart,
      [
        ['Startseite', '/'],
        ['Aktien', '/aktien'],
        ['SAP', share],
        ['Chart', 'aria-current="page"'],
      ],
    ],
    // There is no page at /premium/plus, and pages that require a login are no steps.
    [
      '/premium/plus/vorteile',
      [
        ['Startseite', '/'],
        ['Angebote', '/premium'],
        ['Vorteile', 'aria-current="page"'],
      ],
    ],
    [
      '/konto/hilfe',
      [
        ['Startseite', '/'],
        ['Hilfe', 'aria-current="page"'],
      ],
    ],
    ['/', []],
  ])('leads to %s over the public pages above it', async (path, expected) => {
    expect(steps(await drawn(path))).toEqual(expected);
  });

  it('calls a page as the navigation does, above as in the entry itself', async () => {
    const items = [{ id: 'b', label: 'Übersicht', path: '/aktien' }];
    const groups: Config['navigation']['groups'] = [{ id: 'a', label: 'Aktien & Co.', path: '/aktien', items }];
    expect(steps(await drawn(share, (config) => ({ ...config, navigation: { groups } })))[1]).toEqual(['Aktien &amp; Co.', '/aktien']);
    const elsewhere: Config['navigation']['groups'] = [{ id: 'a', label: 'Woanders', path: '/aktien', host: 'forum' }];
    expect(steps(await drawn(share, (config) => ({ ...config, navigation: { groups: elsewhere } })))[1]?.[0]).toBe('Aktien');
  });

  it('leads over a page with a subject of its own where the navigation gives it a name, and never by a name that is still to be filled in', async () => {
    expect(steps(await drawn('/news/analysen/dollar')).map(([name]) => name)).toEqual(['Startseite', 'Dollar']);
    const groups: Config['navigation']['groups'] = [{ id: 'a', label: 'Analysen', path: '/news/analysen' }];
    const named = await drawn('/news/analysen/dollar', (config) => ({ ...config, navigation: { groups } }));
    expect(steps(named)[1]).toEqual(['Analysen', '/news/analysen']);
  });

  it('is told to search engines with whole addresses, and left out where an app has a head of its own', async () => {
    const { head } = await drawn(chart);
    expect(head.structured).toEqual([
      {
        '@context': 'https://schema.org',
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: 'Startseite', item: 'https://parkett.example/' },
          { '@type': 'ListItem', position: 2, name: 'Aktien', item: 'https://parkett.example/aktien' },
          { '@type': 'ListItem', position: 3, name: 'SAP', item: `https://parkett.example${share}` },
          { '@type': 'ListItem', position: 4, name: 'Chart', item: `https://parkett.example${chart}` },
        ],
      },
    ]);
    expect((await drawn('/')).head.structured).toEqual([]);
    expect((await drawn('/aktien', undefined, { client: 'app' })).html).not.toContain('class="trail no-print"');
  });

  it('lets no name become markup', () => {
    const html = trailMarkup([
      { name: '<b>', path: '/"x' },
      { name: '"&<script>', path: '/y' },
    ]);
    expect(html).toContain('<a href="/&quot;x">&lt;b&gt;</a>');
    expect(html).toContain('&quot;&amp;&lt;script&gt;');
  });
});
