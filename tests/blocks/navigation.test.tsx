import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { fixtureOf } from '#blocks/kit/testing.ts';
import { FullNavigation } from '#blocks/shell/site-header/full-navigation.tsx';
import { navigationTree, type NavigationNode } from '#blocks/shell/site-header/navigation-tree.ts';
import { SiteFooter } from '#blocks/shell/site-footer/block.tsx';
import type { NavigationItem } from '#documents/generated/types.ts';
import { loadConfig } from '#documents/reader/load.ts';
import { readPath } from '#documents/routes/path.ts';
import { parsePattern } from '#documents/routes/pattern.ts';
import { isEnabled } from '#documents/rules/evaluate.ts';
import { ANYONE, visitFacts, type Visitor } from '#domain/user/visitor.ts';
import { matchPage } from '#renderer/route.ts';

/** Tests the shipped navigation on every shipped page by rules, which hold when pages or entries are added. */
const { config } = loadConfig(join(import.meta.dirname, '../../config'));
const { navigation, pages } = config;
const OWN_HOSTS = new Set(['www', 'personal', 'trading']);
const PERSONAL = 'uebersicht';

/** Sample addresses for each form of a route and each sub-page. */
const samples = pages.flatMap(({ route, subPages = {}, audience }) => {
  const { segments } = parsePattern(route);
  const given = `/${segments.map(({ kind, name }) => (kind === 'static' ? name : 'beispiel')).join('/')}`;
  const bare = `/${segments.flatMap(({ kind, name }) => (kind.startsWith('optional') ? [] : [kind === 'static' ? name : 'beispiel'])).join('/')}`;
  const paths = [given, bare, ...Object.keys(subPages).map((name) => `${given}/${name}`)];
  return [...new Set(paths)].map((path) => ({ path, isPrivate: audience === 'private' }));
});

const below = (item: NavigationItem): readonly NavigationItem[] => [item, ...(item.items ?? []).flatMap(below)];
const ownPath = ({ path, host = 'www' }: NavigationItem): readonly string[] =>
  path !== undefined && path.startsWith('/') && OWN_HOSTS.has(host) ? [path] : [];
const sectionOf = (path: string): string => path.split('/')[1] ?? '';
/** First segments of all paths that a group leads to. */
const sections = new Map(navigation.groups.map((group) => [group.id, new Set(below(group).flatMap(ownPath).map(sectionOf))]));

const treeAt = (path: string, host: Visitor['host'] = 'www') => navigationTree(config, { path, visitor: { ...ANYONE, host } });
const active = (nodes: readonly NavigationNode[]): readonly NavigationNode[] => nodes.filter(({ isActive }) => isActive);
const ids = (nodes: readonly { readonly id: string }[]): readonly string[] => nodes.map(({ id }) => id);
/** Active entries by level, the groups first. */
function levels(nodes: readonly NavigationNode[]): readonly (readonly string[])[] {
  const here = active(nodes);
  return here.length === 0 ? [] : [ids(here), ...levels(here.flatMap(({ items }) => items))];
}

/** Groups of a page according to the entries that lead to its section; none for pages like the imprint. */
function groupsFor(path: string, isPrivate: boolean): readonly string[] {
  if (isPrivate || sectionOf(path) === 'premium') return [PERSONAL];
  return [...sections].filter(([, own]) => own.has(sectionOf(path))).map(([id]) => id);
}

describe('the navigation that is shipped', () => {
  it('[SHELL-033] has four groups in their order', () => {
    const labels = treeAt('/').map(({ label }) => label);
    expect(labels).toEqual(['Börse & Kurse', 'News & Analysen', 'Meine Übersicht', 'Premium']);
    const html = renderToStaticMarkup(<FullNavigation groups={treeAt('/')}>{null}</FullNavigation>);
    const places = labels.map((label) => html.indexOf(label.replace('&', '&amp;')));
    expect(places).toEqual(places.filter((place) => place >= 0).toSorted((a, b) => a - b));
  });

  it('[SHELL-035] marks the one group to which a page belongs, on every page and sub-page', () => {
    expect(samples.length).toBeGreaterThan(pages.length);
    const marked = samples.map(({ path }) => [path, ids(active(treeAt(path)))]);
    expect(marked).toEqual(samples.map(({ path, isPrivate }) => [path, groupsFor(path, isPrivate)]));
    expect(marked.filter(([, groups]) => (groups?.length ?? 0) > 1)).toEqual([]);
  });

  it.each(['personal', 'trading'] as const)('[SHELL-036] marks the personal area alone on every page of the host „%s“', (host) => {
    const wrong = samples.filter(({ path }) => String(ids(active(treeAt(path, host)))) !== PERSONAL);
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });

  it('[SHELL-036] marks the personal area under /premium, and the group „Premium“ nowhere', () => {
    expect(['/premium', '/premium/pro', '/premium/handelssysteme'].map((path) => ids(active(treeAt(path))))).toEqual([
      [PERSONAL],
      [PERSONAL],
      [PERSONAL],
    ]);
    expect(samples.filter(({ path }) => ids(active(treeAt(path))).includes('premium'))).toEqual([]);
  });

  it('[SHELL-027] marks at most one entry of each level, and one of the second wherever the group leads to the section', () => {
    const wrong = samples.flatMap(({ path }) => {
      const [[group = ''] = [], second = [], ...deeper] = levels(treeAt(path));
      const isListed = sectionOf(path) !== 'premium' && sections.get(group)?.has(sectionOf(path)) === true;
      const isRight = second.length <= 1 && (!isListed || second.length === 1) && deeper.every((level) => level.length <= 1);
      return isRight ? [] : [[path, second, ...deeper]];
    });
    expect(wrong).toEqual([]);
  });

  it('[SHELL-027] marks the way to an entry on the page to which it leads', () => {
    const ways = (item: NavigationItem, above: readonly string[]): readonly (readonly [string, readonly string[]])[] => {
      const way = [...above, item.id];
      const isLeaf = item.items === undefined;
      return [
        ...(isLeaf ? ownPath(item).map((path) => [path, way] as const) : []),
        ...(item.items ?? []).flatMap((each) => ways(each, way)),
      ];
    };
    // Excludes /premium, where the personal area is marked (SHELL-036).
    const all = navigation.groups.flatMap((group) => ways(group, [])).filter(([path]) => !path.startsWith('/premium/'));
    const wrong = all.filter(([path, way]) => levels(treeAt(path)).some((level, depth) => !level.includes(way[depth] ?? '')));
    expect(wrong).toEqual([]);
    expect(all.filter(([path, way]) => levels(treeAt(path)).length !== way.length)).toEqual([]);
  });

  it('[SHELL-037] draws the podcasts that are configured for it, at least two, with their pages', () => {
    const html = renderToStaticMarkup(<FullNavigation groups={treeAt('/')}>{null}</FullNavigation>);
    const news = navigation.groups.filter(({ label }) => label === 'News & Analysen').flatMap(below);
    const configured = new Set(news.flatMap(ownPath).filter((path) => path.startsWith('/news/podcast/')));
    const drawn = new Set([...html.matchAll(/href="(\/news\/podcast\/[^"]+)"/gu)].map(([, path]) => path));
    expect([drawn, configured.size >= 2]).toEqual([configured, true]);
  });

  it('[SHELL-038] draws the four plans, which lead to the pages about them', () => {
    const plans = treeAt('/').find(({ id }) => id === 'premium')?.items ?? [];
    expect(plans.map(({ label }) => label)).toEqual(['Basic', 'Plus', 'Pro', 'Handelssysteme']);
    const html = renderToStaticMarkup(<FullNavigation groups={treeAt('/')}>{null}</FullNavigation>);
    for (const { href = '' } of plans) {
      expect(href).toMatch(/^\/premium\/[a-z]+$/u);
      expect(html).toContain(`href="${href}"`);
    }
  });
});

describe('what the navigation draws for whom', () => {
  const SYSTEMS: readonly (readonly [feature: string, path: string])[] = [
    ['traderama_ger_100_feature', '/handelssysteme/germany-100'],
    ['traderama_us_100_feature', '/handelssysteme/us-100'],
    ['traderama_mount_ger_40_feature', '/handelssysteme/mount-germany-40'],
    ['traderama_mount_ger_100_feature', '/handelssysteme/mount-germany-100'],
    ['traderama_band_ger_40_feature', '/handelssysteme/band-germany-40'],
    ['traderama_band_ger_100_feature', '/handelssysteme/band-germany-100'],
  ];
  const anna: Visitor = { ...ANYONE, isAnyone: false, who: { email: 'anna@example.org' } };
  const drawnFor = (visitor: Visitor): HTMLElement => {
    const page = document.createElement('div');
    const groups = navigationTree(config, { path: '/konto', visitor });
    page.innerHTML = renderToStaticMarkup(<FullNavigation groups={groups}>{null}</FullNavigation>);
    return page;
  };
  const systemsIn = (page: HTMLElement): readonly (string | null)[] =>
    [...page.querySelectorAll('a[href^="/handelssysteme/"]')].map((link) => link.getAttribute('href'));
  /** Finds the entry in the personal area; „Premium“ has another of the same name. */
  const systemsEntry = (visitor: Visitor): NavigationNode | undefined =>
    navigationTree(config, { path: '/konto', visitor })
      .find(({ id }) => id === PERSONAL)
      ?.items.find(({ label }) => label === 'Handelssysteme');

  it('[SHELL-039] draws six sub-items under „Handelssysteme“, one for each trading system, each with its page', () => {
    const all = { ...anna, features: SYSTEMS.map(([feature]) => feature) };
    expect(systemsIn(drawnFor(all))).toEqual(SYSTEMS.map(([, path]) => path));
    expect(systemsEntry(all)?.items.map(({ href }) => href)).toEqual(SYSTEMS.map(([, path]) => path));
    expect(config.tradingSystems.systems.map(({ feature, alias }) => [feature, `/handelssysteme/${alias}`])).toEqual(SYSTEMS);
  });

  it.each([
    ['a visitor', { ...anna, who: undefined }],
    ['somebody without a product', anna],
    ['somebody with Basic', { ...anna, products: ['premium-basic'], features: ['no_banner_feature', 'german_indices_feature'] }],
    ['somebody with Pro and the experts', { ...anna, products: ['premium-pro'], features: ['experts_feature'] }],
  ])('[USER-039] draws no section „Handelssysteme“ for %s', (_who, visitor) => {
    expect(systemsEntry(visitor)).toBeUndefined();
    expect(systemsIn(drawnFor(visitor))).toEqual([]);
  });

  it.each(SYSTEMS)('[USER-039] [USER-040] draws the section with its own sub-item alone for %s', (feature, path) => {
    const visitor = { ...anna, features: [feature] };
    expect(systemsEntry(visitor)?.label).toBe('Handelssysteme');
    expect(systemsIn(drawnFor(visitor))).toEqual([path]);
  });

  const EXPERTS = ['/experten-musterdepot', '/experten-watchlist'];
  const expertsIn = (page: HTMLElement): readonly (string | null)[] =>
    [...page.querySelectorAll('a[href^="/experten-"]')].map((link) => link.getAttribute('href'));

  it('[SHELL-039] [USER-030] draws „Experten“ with its two sub-items for who has the feature', () => {
    const page = drawnFor({ ...anna, features: ['experts_feature'] });
    expect(expertsIn(page)).toEqual(EXPERTS);
    expect(page.textContent).toContain('Experten');
  });

  it.each([
    ['a visitor', { ...anna, who: undefined }],
    ['somebody without a product', anna],
    ['somebody with Basic', { ...anna, products: ['premium-basic'], features: ['no_banner_feature'] }],
    ['somebody with all trading systems', { ...anna, features: SYSTEMS.map(([feature]) => feature) }],
  ])('[USER-030] draws no „Experten“ for %s', (_who, visitor) => {
    const page = drawnFor(visitor);
    expect(expertsIn(page)).toEqual([]);
    expect(page.textContent).not.toContain('Experten');
  });

  it.each(EXPERTS)('[USER-030] opens %s to those alone who have the feature: a block has it as its rule, or says the opposite', (path) => {
    const { main = [], aside = [], top = [] } = matchPage(config, readPath(path))?.page.body ?? {};
    const lists = main.filter(({ type }) => type === 'instrument-list');
    expect(lists.length).toBeGreaterThan(0);
    const openFor = (features: readonly string[]): readonly boolean[] =>
      lists.map(({ isEnabled: rule }) => isEnabled(rule, visitFacts({ ...anna, features })));
    expect(new Set(openFor(['experts_feature']))).toEqual(new Set([true]));
    expect(new Set(openFor(['no_banner_feature']))).toEqual(new Set([false]));
    expect([...top, ...aside].map(({ type }) => type)).not.toContain('instrument-list');
  });

  it('[USER-039] [USER-040] leaves section and sub-items hidden on a page that is drawn for everyone, each with its rule', () => {
    const section = systemsEntry(ANYONE);
    expect(section?.shown).toMatchObject({ hidden: true, 'data-needs': SYSTEMS.map(([feature]) => feature).join(' ') });
    expect(section?.items.map(({ shown }) => [shown['hidden'], shown['data-needs']])).toEqual(SYSTEMS.map(([feature]) => [true, feature]));
  });
});

describe('the footer that is shipped', () => {
  const linksUnder = (title: string): (readonly [text: string, href: string])[] => {
    const { page } = fixtureOf('site-footer', 'all groups');
    document.body.innerHTML = renderToStaticMarkup(
      <SiteFooter props={{ type: 'site-footer' }} page={page} config={config} subject={undefined} data={{}} index={0} />,
    );
    const group = [...document.querySelectorAll('h2')].find(({ textContent }) => textContent === title)?.parentElement;
    return [...(group?.querySelectorAll('a') ?? [])].map((link) => [link.textContent, link.getAttribute('href') ?? ''] as const);
  };

  it('[SHELL-048] draws a link for each letter, each with its page', () => {
    const links = linksUnder('Top Aktien');
    const letters = 'abcdefghijklmnopqrstuvwxyz'.split('');
    expect(links.map(([, href]) => href)).toEqual(letters.map((letter) => `/aktien/top/${letter}`));
    expect(links.filter(([, href]) => matchPage(config, readPath(href))?.page.subject?.kind !== 'letter')).toEqual([]);
  });

  it('[SHELL-049] draws twelve markets in their order', () => {
    const links = linksUnder('Top Märkte');
    const inSection = (section: string, ...names: string[]): string[] => names.map((name) => `/${section}: ${name}`);
    expect(links.map(([text, href]) => `/${sectionOf(href)}: ${text}`)).toEqual([
      ...inSection('index', 'DAX', 'MDAX', 'TecDAX', 'Dow Jones', 'NASDAQ 100', 'Nikkei'),
      ...inSection('devisen', 'Dollar', 'Euro', 'Rubel', 'Schweizer Franken'),
      ...inSection('rohstoffe', 'Goldpreis', 'Ölpreis WTI'),
    ]);
    expect(links[0]?.[1]).toBe('/index/DAX-Index-20735');
  });

  it('[SHELL-050] draws nine guides in their order, each with its article', () => {
    const links = linksUnder('Ratgeber');
    expect(links.map(([text]) => text)).toEqual([
      'Depotvergleich',
      'Aktien kaufen',
      'ETF',
      'Bitcoin',
      'Nachhaltige Fonds',
      'Crowdinvesting',
      'Robo-Advisor',
      'Derivate',
      'Gold',
    ]);
    const folder = join(import.meta.dirname, '../../content/articles');
    const written = new Set(readdirSync(folder).map((file) => `/${/^alias: (.+)$/mu.exec(readFileSync(join(folder, file), 'utf8'))?.[1]}`));
    expect(links.filter(([, href]) => !written.has(href))).toEqual([]);
  });

  it('[SHELL-051] draws seven links about the company, each with its page', () => {
    const links = linksUnder('Unternehmen');
    expect(links.map(([text]) => text.replace(/ \(.*/u, ''))).toEqual([
      'Über uns',
      'Hilfe',
      'Kontakt',
      'Karriere',
      'Blog',
      'Webinare',
      'Hinweis zu Werbung',
    ]);
    const texts = new Set(config.contentPages.map(({ slug }) => `/${slug}`));
    expect(links.filter(([, href]) => !texts.has(href)).map(([, href]) => href)).toEqual([config.site.hosts.help]);
  });
});

describe('the pages that are still to come', () => {
  it('only become fewer: who adds a link adds its page', () => {
    expect(config.comingPages.pages.length).toBeLessThanOrEqual(33);
  });
});
