import { describe, expect, it } from 'vitest';
import { loadedAfter, swap, type Edit } from '../reader/testing/scratch-config.ts';
import { askable, why, type Answer, type Broken } from './answer.ts';
import type { ReadingBlock } from './blocks.ts';
import { readQuestion } from './question.ts';

const BLOCKS: readonly ReadingBlock[] = [
  { type: 'site-header', vocabulary: 'shell', reads: ['navigation', 'header'] },
  { type: 'top-assets', vocabulary: 'shell', reads: ['marketTiles'] },
  { type: 'article-teasers', vocabulary: 'page', reads: ['site'] },
  { type: 'issuer-overview', vocabulary: 'page', reads: ['issuers'] },
  { type: 'venue-holidays', vocabulary: 'page', reads: ['venues'] },
];

function asked(question: string, edits: Readonly<Record<string, Edit>> = {}): Answer | Broken {
  const loaded = loadedAfter(edits);
  return why(loaded, BLOCKS, readQuestion(question, askable(loaded), { config: '/portal/config', content: '/portal/content' }));
}

function answered(question: string, edits: Readonly<Record<string, Edit>> = {}): Answer {
  const answer = asked(question, edits);
  if (!('value' in answer)) throw new Error(`No answer: ${JSON.stringify(answer.findings)}`);
  return answer;
}

const lines = (spots: readonly { readonly file: string; readonly line: number; readonly column: number }[]): string[] =>
  spots.map(({ file, line, column }) => `${file}:${line}:${column}`);

describe('[CONF-001] why a part of a page is what it is', () => {
  const block = answered('config/pages/aktien/snapshot.yaml#/body/aside/1');

  it('gives the value as it is with layout, list of blocks and parameters', () => {
    expect(block.value).toEqual({
      type: 'article-teasers',
      headline: 'Ratgeber',
      category: 'ratgeber',
      count: 2,
      more: { link: '/ratgeber', label: 'Alle Ratgeber' },
    });
  });

  it('names every place that has a part in it, with what it does', () => {
    const origins = block.origins.map(({ file, line, column, part, role }) => `${file}:${line}:${column} ${part} ${role}`);
    expect(origins).toEqual([
      'block-lists/ratgeber.yaml:6:5  Bausteinliste „ratgeber“',
      'layouts/instrument-mit-handelsplaetzen.yaml:5:9  nennt das Layout „instrument“',
      'pages/aktien/snapshot.yaml:2:9  nennt das Layout „instrument-mit-handelsplaetzen“',
      'layouts/instrument.yaml:27:7  setzt die Bausteinliste „ratgeber“ ein',
      'layouts/instrument.yaml:27:39 count gibt den Parameter „count“',
      'block-lists/ratgeber.yaml:9:12 count Bausteinliste „ratgeber“, mit {count}',
    ]);
  });

  it('names the default of a parameter that nobody gives', () => {
    expect(answered('pages/devisen/start.yaml#/body/aside/0/count').origins[0]).toEqual({
      file: 'block-lists/ratgeber.yaml',
      line: 4,
      column: 67,
      part: '',
      role: 'Voreinstellung des Parameters „count“',
    });
  });

  it('says on which route it shows: the page, its sub-page, or both', () => {
    const routes = (pointer: string): readonly string[] | undefined => answered(`pages/aktien/snapshot.yaml#${pointer}`).showing?.routes;
    expect(routes('/body/main/0')).toEqual(['/aktien/[...snapshot]']);
    expect(routes('/subPages/chart/body/main/0')).toEqual(['/aktien/chart/[snapshot]']);
    // The sub-page „chart“ defines its own rendering.
    expect(routes('/rendering')).toEqual([
      '/aktien/[...snapshot]',
      '/aktien/historische-kurse/[snapshot]',
      '/aktien/handelsplaetze/[snapshot]',
    ]);
  });

  it('finds by line and column the same as by pointer, also what an addition brings', () => {
    expect(answered('pages/aktien/snapshot.yaml:10:11').pointer).toBe('/body/main/3/type');
    expect(answered('pages/aktien/snapshot.yaml:11').pointer).toBe('/body/main/4');
    expect(answered('navigation.yaml:16').pointer).toBe('/groups/0/items/1/label');
    expect(answered('navigation.yaml:16:1').pointer).toBe('/groups/0/items/1/label');
  });

  it('says what a page gives its layout, and what comes of it', () => {
    const given = answered('pages/news/wissen.yaml:5:9');
    expect([given.pointer, given.value]).toEqual(['/with/lead', 'Begriffe und Abläufe der Börse, kurz erklärt.']);
    expect(given.effects).toEqual([{ file: 'pages/news/wissen.yaml', paths: ['/body/top/0/lead', '/description'] }]);
  });

  it('repeats the rule of a block', () => {
    expect(answered('pages/derivate/microsite.yaml#body.main[1].isEnabled').rules).toEqual([
      'Erscheint nur, wenn die Microsite das Layout „list“ hat.',
    ]);
  });
});

describe('[CONF-001] why a layout or list of blocks matters', () => {
  it('names who builds on it', () => {
    expect(lines(answered('layouts/instrument.yaml').uses)).toContain('layouts/instrument-mit-handelsplaetzen.yaml:5:9');
    expect(answered('block-lists/rubriken.yaml').uses).toContainEqual({
      file: 'layouts/rubrik.yaml',
      line: 17,
      column: 14,
      by: 'Layout „rubrik“, body.aside[0].use',
    });
  });

  it('names the pages on which a part of it is left, not those that put something else in its place', () => {
    const files = answered('layouts/instrument.yaml#/body/main/0').effects?.map(({ file }) => file);
    expect(files).toContain('pages/devisen/snapshot.yaml');
    expect(files).not.toContain('pages/aktien/snapshot.yaml');
  });

  it('follows a parameter to where its values arrive', () => {
    expect(answered('layouts/rubrik.yaml#/parameters/listHeadline').effects).toContainEqual({
      file: 'pages/news/wissen.yaml',
      paths: ['/body/main/0/headline'],
    });
  });

  it('says when no page has it', () => {
    const unused = answered('block-lists/neu.yaml#/blocks/0', {
      'block-lists/neu.yaml': 'blocks: [{ type: page-intro, headline: Neu }]\n',
    });
    expect([unused.effects, unused.showing]).toEqual([[], { on: 'only', routes: [] }]);
  });
});

describe('[CONF-001] why an entry is there', () => {
  it('names the blocks that read its document, and all pages around which they stand', () => {
    const item = answered('navigation.yaml#/groups/0/items/1');
    expect(item.readers).toEqual([expect.objectContaining({ block: 'site-header', standing: { on: 'all', routes: [] } })]);
    expect(item.showing).toEqual({ on: 'all', routes: [] });
    expect(item.rules).toEqual(['Hervorgehoben, wenn die Adresse /index oder /realtime ist oder darunter liegt.']);
  });

  it('names the pages that leave out the bar, or on which a rule hides it', () => {
    expect(answered('market-tiles.yaml#/tiles/0').showing?.on).toBe('all');
    expect(answered('market-tiles.yaml#/tiles/0').showing?.routes).toContain('/maintenance');
    expect(answered('header.yaml#/newsletter').showing).toEqual({ on: 'all', routes: ['/impressum'] });
    expect(answered('header.yaml#/newsletter').rules).toEqual(['Erscheint nicht, wenn die Adresse /impressum ist.']);
  });

  it('names only the pages that a rule allows, those too that are one of many on a route', () => {
    const limited = answered('navigation.yaml#/groups/1', {
      'navigation.yaml': swap('    path: /news\n', '    path: /news\n    isEnabled: { path: [/aktien, /aktien/SAP-Aktie-DE0007164600] }\n'),
    });
    expect(limited.showing).toEqual({ on: 'only', routes: ['/aktien', '/aktien/SAP-Aktie-DE0007164600'] });
  });

  it('says until when a promotion shows', () => {
    const promotion = "promotions: [{ label: Neu, link: /news, start: '2026-12-01', end: '2026-12-24 18:00', viewport: large }]";
    expect(answered('header.yaml#/promotions/0', { 'header.yaml': swap('promotions: []', promotion) }).rules).toEqual([
      'Erscheint vom 1.\u00A012.\u00A02026 bis zum 24.\u00A012.\u00A02026, 18:00\u00A0Uhr.',
    ]);
  });

  it('tells the rules of the entries around it, too', () => {
    const below = answered('navigation.yaml#/groups/1/items/1', {
      'navigation.yaml': swap('    path: /news\n', '    path: /news\n    isEnabled: { loggedIn: true }\n'),
    });
    expect(below.rules).toEqual([
      'Steht in groups[1]; das erscheint nur, wenn der Besucher angemeldet ist.',
      'Hervorgehoben, wenn die Adresse /anlagethemen ist oder darunter liegt (ohne eigene Regel).',
    ]);
  });

  it('tells of a block from when to when its page stands', () => {
    const block = answered('pages/impressum.yaml#/body/main/0', {
      'pages/impressum.yaml': swap('route:', 'isEnabled: { until: 2026-12-24 }\nroute:'),
    });
    expect(block.rules).toEqual(['Steht auf einer Seite; sie erscheint nur, wenn der 24.\u00A012.\u00A02026 noch nicht vorbei ist.']);
  });

  it('names who refers to it, by name or by address', () => {
    expect(lines(answered('customers.yaml#/customers/1').uses)).toEqual(['issuers/talmark.yaml:4:13']);
    expect(answered('issuers/talmark.yaml').uses.map(({ by }) => by)).toContain('Navigation, groups[0].items[11].items[5].items[1].path');
    expect(answered('issuers/talmark.yaml').showing).toEqual({
      on: 'only',
      routes: ['/derivate/realpush-liste/talmark', '/derivate'],
    });
    expect(lines(answered('indices.yaml#/indices/0').uses)).toContain('navigation.yaml:26:19');
    expect(answered('content/directory.yaml#/categories/0').uses.map(({ by }) => by)).toContain(
      'Bausteinliste „ratgeber“, blocks[0].category',
    );
  });

  it('names who refers to a page, and to a sub-page', () => {
    expect(answered('pages/impressum.yaml').uses.map(({ file }) => file)).toContain('route-lists.yaml');
    expect(lines(answered('pages/aktien/snapshot.yaml#/subPages/chart').uses)).toContain(
      'layouts/instrument-mit-handelsplaetzen.yaml:10:15',
    );
  });

  it('says that an entry waits for its page', () => {
    const waiting = answered('navigation.yaml#/groups/1/items/1', {
      'coming-pages.yaml': 'pages: [/bald]\n',
      'navigation.yaml': swap('path: /anlagethemen\n', 'path: /bald\n'),
    });
    expect(waiting.notes).toEqual(['Noch nicht zu sehen: Die Seite /bald kommt erst (coming-pages.yaml:1).']);
  });
});

describe('[CONF-001] a question about the user menu', () => {
  it('says what the document is, and that an entry of another host waits for its page', () => {
    const menu = answered('user-menu.yaml#/portfolio', { 'coming-pages.yaml': 'pages: [/depots]\n' });
    expect([menu.kind, menu.notes]).toEqual([
      'Menü des Nutzers',
      ['Noch nicht zu sehen: Die Seite /depots kommt erst (coming-pages.yaml:1).'],
    ]);
  });
});

describe('[CONF-001] a question without an answer', () => {
  it.each([
    ['navigaton.yaml', 'Die Datei „navigaton.yaml“ gibt es nicht. Meintest du „navigation.yaml“?'],
    ['talmark', 'Die Datei „talmark“ gibt es nicht. Meintest du „issuers/talmark.yaml“?'],
    ['navigation.yaml#/groups/0/itms', 'In „groups[0]“ gibt es „itms“ nicht.'],
    ['navigation.yaml#/groups/0/itms', 'Meintest du „#/groups/0/items“?'],
    ['navigation.yaml#/groups/9', 'Es gibt die Einträge 0 bis 3; gezählt wird ab 0. Meintest du „#/groups/3“?'],
    ['navigation.yaml#/groups/0/label/x', 'In „groups[0].label“ steht der Text „Börse & Kurse“; darunter liegt kein „x“.'],
    ['issuers/talmark.yaml#/tabs/0', 'Im Dokument gibt es „tabs“ nicht.'],
    ['issuers/talmark.yaml#/tabs/0', 'Ein Beispiel hat issuers/erzquell.yaml.'],
    ['navigation.yaml:9999', 'Eine Zeile 9999 gibt es nicht'],
    ['navigation.yaml:1', 'In Zeile 1 steht kein Wert, nur ein Kommentar.'],
  ])('%s: %s', (question, message) => {
    expect(() => asked(question)).toThrow(message);
  });

  it('finds a document by every name that it may have', () => {
    for (const name of [
      'issuers/talmark.yaml',
      'config/issuers/talmark.yaml',
      './config/issuers/talmark',
      '/portal/config/issuers/talmark.yaml',
    ])
      expect(answered(name).file).toBe('issuers/talmark.yaml');
    expect(answered('content/directory.yaml').file).toBe('content/directory.yaml');
  });

  it('tells the findings first where a document is broken', () => {
    const broken = asked('navigation.yaml#/groups/0', { 'navigation.yaml': swap('label: News', 'label: "News') });
    expect(broken).not.toHaveProperty('value');
    expect(broken.findings.map(({ file }) => file)).toContain('navigation.yaml');
  });

  it('tells the findings of the layout where a page lacks it, and of the layout that pages are missing', () => {
    const edits = { 'layouts/marktseite.yaml': swap('dataClass: quotes', 'dataClas: quotes') };
    const page = asked('pages/devisen/start.yaml#/body', edits);
    expect(page).not.toHaveProperty('value');
    expect(lines(page.findings)).toContain('layouts/marktseite.yaml:8:1');
    const layout = answered('layouts/marktseite.yaml#/body', edits);
    expect(layout.notes[0]).toMatch(/^\d+ Seiten fehlen hier/);
    expect([layout.effects, layout.showing]).toEqual([undefined, undefined]);
  });

  it('answers all the same where only something else is broken, and says so', () => {
    const answer = answered('venues.yaml', { 'navigation.yaml': swap('label: News', 'label: "News') });
    expect(answer.findings).toEqual([]);
    expect(answer.notes).toEqual([expect.stringMatching(/^Fehler in anderen Dateien: \d+\./)]);
  });
});
