import type { AnyBlock, AnyView } from '#blocks/kit/registry.ts';
import { optionalQuery, query } from '#blocks/kit/block.ts';
import { pageOf } from '#blocks/kit/paging.tsx';
import { ABSENT, eachMany } from '#documents/generated/kinds.ts';
import type { PageDocument } from '#documents/generated/types.ts';
import type { Config } from '#documents/reader/config.ts';
import type { AnyCall, PrivateCall, PublicCall } from '#client/audience.ts';
import { readPath } from '#documents/routes/path.ts';
import { ANYONE } from '#domain/user/visitor.ts';
import type { RenderContext, PageRequest, PageResult } from './render-context.ts';
import { renderPage } from './render-page.ts';
import { matchPage } from './route.ts';
import { renderStatusPage } from './status-page.tsx';

/** Answers to the calls of tests, by operation. */
export type Answers = Readonly<Record<string, (input: never) => unknown>>;

export class StatusError extends Error {
  readonly status: number;
  constructor(status: number) {
    super(`status ${status}`);
    this.status = status;
  }
}

export const sap = {
  type: 'Instrument',
  entityType: 'STOCK',
  entityValue: '82849',
  name: 'SAP',
  isin: 'DE0007164600',
  wkn: '716460',
  displayType: 'Aktie',
  urlName: 'SAP-Aktie',
  urls: { WEBSITE: '/aktien/SAP-Aktie-DE0007164600' },
};

function block(type: string, part: Partial<AnyBlock>): AnyBlock {
  return {
    type,
    family: 'test',
    vocabulary: 'page',
    subject: undefined,
    config: [],
    styles: undefined,
    component: () => <p>{type}</p>,
    ...part,
  };
}

export const registry: Readonly<Record<string, AnyBlock>> = {
  'site-header': block('site-header', {
    vocabulary: 'shell',
    shell: { place: 'head', order: 3, leftOut: ['app'] },
    component: () => <header>Kopf</header>,
  }),
  notices: block('notices', { vocabulary: 'shell', shell: { place: 'head', order: 4, leftOut: ['app'] }, component: () => null }),
  'site-footer': block('site-footer', {
    vocabulary: 'shell',
    shell: { place: 'foot', order: 1, leftOut: [] },
    component: () => <footer>Fuß</footer>,
  }),
  plain: block('plain', {}),
  titled: block('titled', { component: () => <h1>Überschrift</h1> }),
  broken: block('broken', {
    component: () => {
      throw new Error('boom');
    },
  }),
  quote: block('quote', {
    styles: 'instrument',
    subject: 'instrument',
    needs: () => ({ quote: query('getQuote', { path: { entityType: 'STOCK', entityValue: '82849' } }) }),
    component: ({ data }: AnyView) => <p>{`Kurs ${(data['quote'] as { last: number }).last}`}</p>,
  }),
  querying: block('querying', { needs: () => ({ quote: optionalQuery('getQuote', { path: { entityType: 'STOCK', entityValue: '1' } }) }) }),
  paged: block('paged', {
    needs: ({ page }) => ({ list: query('findArticles', { query: { page: pageOf(page.query), perPage: 25 } }) }),
  }),
  'top-assets': block('top-assets', {
    vocabulary: 'shell',
    shell: { place: 'head', order: 2, leftOut: ['app', 'no-prices'] },
    component: ({ config }) => (config.marketTiles?.tiles.length === 0 ? null : <nav>Leiste</nav>),
    config: ['marketTiles'],
  }),
  paragraph: block('paragraph', {
    styles: 'article-text',
    isRunningText: true,
    vocabulary: 'article',
    subject: 'article',
    component: ({ props }: AnyView) => <p>{(props as { value: string }).value}</p>,
  }),
};

type TestPage = Partial<Omit<PageDocument, 'body'>> & { readonly route: string; readonly body?: object };

function callOf(answers: Answers): AnyCall {
  return async (operation, input) => {
    const answer = answers[operation];
    if (!answer) throw new StatusError(404);
    return answer(input as never) as never;
  };
}

/** Creates calls of a private page with these answers. */
export function privateCallOf(answers: Answers = {}): PrivateCall {
  return callOf(answers) as PrivateCall;
}

export function testContext(pages: readonly TestPage[], answers: Answers = {}, part: Partial<RenderContext> = {}): RenderContext {
  const call = callOf(answers) as PublicCall;
  // Tests define only the parts that the renderer reads.
  const config = {
    ...ABSENT,
    ...eachMany(() => []),
    site: {
      name: 'Parkett',
      defaultTitle: 'Parkett - mein Finanzportal',
      hosts: { personal: 'https://mein.parkett.example' },
      images: { template: '/bilder/{id}.svg' },
      socialImage: { id: 'vorschau' },
    },
    navigation: { groups: [] },
    footer: {},
    routeLists: { wide: ['/'], medium: [], withoutSky: ['/ohne'], skipConsent: [], shop: [] },
    consent: { trackers: [], externalHosts: [] },
    ads: { slots: [], channels: [], contentTypes: [] },
    issuers: [
      {
        alias: 'nord',
        name: 'Nord',
        layout: 'list',
        tabs: [
          { alias: 'indizes', title: 'Indizes' },
          { alias: 'aktien', title: 'Aktien' },
        ],
      },
    ],
    articleBlocks: { blocks: [{ type: 'paragraph', items: ['NewsParagraph'] }] },
    pages: pages.map((page) => ({
      title: 'Titel',
      description: 'Text',
      dataClass: 'quotes',
      rendering: 'cached',
      robots: 'index',
      body: {},
      ...page,
    })),
  } as unknown as Config;
  return { config, call, registry, preview: false, deadline: 200, origin: 'https://parkett.example', checkProps: () => undefined, ...part };
}

/** Renders the page of a path; status 404 if no page matches. */
export function renderPath(path: string, context: RenderContext, part: Partial<PageRequest> = {}): Promise<PageResult> {
  const request = { path, query: {}, now: 0, visitor: ANYONE, ...part };
  const match = matchPage(context.config, readPath(path));
  return match ? renderPage({ ...request, match }, context) : renderStatusPage(404, request, context);
}
