import { describe, expect, it } from 'vitest';
import { findingAfter, findingsAfter, swap } from './testing/scratch-config.ts';

describe('navigation', () => {
  it('[CONF-002] takes every field of an item', () => {
    const item =
      '  - { id: voll, label: Voll, path: /aktien, target: _blank, icon: chart, customClass: laut, isNew: true, isEnabled: { product: premium-pro }, isActive: { path: /aktien }, items: [{ id: voll-a, label: A }] }\n';
    expect(findingsAfter({ 'navigation.yaml': (text) => `${text}${item}` })).toEqual([]);
  });

  it('[CONF-003] takes rules about login, product, feature, wealth token, device and app', () => {
    const rule =
      '{ any: [{ loggedIn: false }, { product: [premium-pro] }, { feature: csv_download_feature }, { wealthToken: false }, { device: MOBILE }, { app: true }, { platform: ios }] }';
    expect(findingsAfter({ 'navigation.yaml': swap('isEnabled: { loggedIn: true }', `isEnabled: ${rule}`) })).toEqual([]);
    expect(findingAfter({ 'navigation.yaml': swap('isEnabled: { loggedIn: true }', 'isEnabled: { loggedIn: ja }') })).toMatchObject({
      rule: 'wrong-type',
      suggestion: 'true',
    });
  });

  it('[CONF-002] wants an id once only', () => {
    expect(findingAfter({ 'navigation.yaml': swap('id: boerse-devisen\n', 'id: boerse-aktien\n') })).toMatchObject({
      rule: 'duplicate-id',
      path: 'groups[0].items[4].id',
    });
  });

  it('[CONF-002] nests up to four levels and no further', () => {
    const fourth = 'label: Hansekontor, path: /derivate/realpush-liste/hansekontor }';
    const finding = findingAfter({ 'navigation.yaml': swap(fourth, 'label: Hansekontor, items: [{ id: fuenfte, label: Fünfte }] }') });
    expect(finding).toMatchObject({ rule: 'too-deep', path: 'groups[0].items[11].items[5].items[0].items' });
  });

  it.each([
    ['path: /aktien\n', 'path: /aktein\n', '/aktien'],
    ['/index/DAX-Index-20735 }', '/indexe/DAX-Index-20735 }', '/index/DAX-Index-20735'],
    ['path: /realtime/Nikkei }', 'path: /realtime/Niki }', '/realtime/Nikkei'],
    ['/derivate/realpush-liste/talmark }', '/derivate/realpush-liste/tallmark }', '/derivate/realpush-liste/talmark'],
  ])('names a path that no page serves: %s', (from, to, suggestion) => {
    expect(findingAfter({ 'navigation.yaml': swap(from, to) })).toMatchObject({
      rule: 'unknown-path',
      file: 'navigation.yaml',
      suggestion,
    });
  });

  it.each([
    ["'//boese.example'", 'https://boese.example'],
    ["'/\\boese.example'", 'https://boese.example'],
    ['"/akt\\u0009ien"', '/aktien'],
    ["'/aktien\\SAP'", '/aktien/SAP'],
  ])('names an address that browsers read otherwise than it looks: %s', (written, suggestion) => {
    expect(findingAfter({ 'navigation.yaml': swap('path: /aktien\n', `path: ${written}\n`) })).toMatchObject({
      rule: 'unsafe-link',
      file: 'navigation.yaml',
      suggestion,
    });
  });
  it('names it in blocks, too, and in redirects', () => {
    const page =
      'route: /wege\ntitle: Wege\ndescription: Wege\ndataClass: quotes\nrendering: request\nrobots: index\nbody: { main: [{ type: link-list, headline: A, groups: [{ links: [{ name: B, link: //boese.example }, { name: C, link: "/\\\\boese.example" }] }] }] }\n';
    expect(findingsAfter({ 'pages/wege.yaml': page }).map(({ rule, suggestion }) => [rule, suggestion])).toEqual([
      ['unsafe-link', 'https://boese.example'],
      ['unsafe-link', 'https://boese.example'],
    ]);
    expect(findingAfter({ 'redirects.yaml': 'redirects: [{ from: /alt, to: //boese.example, status: 301 }]\n' })).toMatchObject({
      rule: 'unsafe-link',
      suggestion: 'https://boese.example',
    });
  });

  it('knows the sub-pages of instruments and the tabs of microsites', () => {
    const to = (path: string) => findingsAfter({ 'navigation.yaml': swap('path: /aktien/SAP-Aktie-DE0007164600', `path: ${path}`) }).length;
    expect(to('/aktien/chart/SAP-Aktie-DE0007164600')).toBe(0);
    expect(to('/aktien/chrat/SAP-Aktie-DE0007164600')).toBe(1);
    expect(to('/derivate/realpush-liste/erzquell/oel')).toBe(0);
    expect(to('/derivate/realpush-liste/erzquell/holz')).toBe(1);
  });

  it('knows the pages of letters', () => {
    const page =
      'route: /register/[letter]\ntitle: Register\ndescription: Register\ndataClass: quotes\nrendering: request\nrobots: index\nsubject: { kind: letter, parameter: letter }\nbody: { main: [{ type: letter-list }] }\n';
    const to = (path: string) =>
      findingsAfter({ 'pages/register.yaml': page, 'navigation.yaml': swap('path: /aktien/SAP-Aktie-DE0007164600', `path: ${path}`) });
    expect(to('/register/s')).toEqual([]);
    expect(to('/register/ss')).toMatchObject([{ rule: 'unknown-path', message: expect.stringContaining('Buchstaben a bis z') }]);
  });

  it('leaves paths on other hosts alone', () => {
    expect(findingsAfter({ 'navigation.yaml': swap('host: forum\n        path: /', 'host: forum\n        path: /themen') })).toEqual([]);
  });

  it('names a route or host in a rule that does not exist', () => {
    expect(
      findingAfter({ 'navigation.yaml': swap('isActive: { path: / }', 'isActive: { route: "/aktien/[...snapshots]" }') }),
    ).toMatchObject({ rule: 'unknown-route', suggestion: '/aktien/[...snapshot]' });
    expect(findingAfter({ 'navigation.yaml': swap('host: [personal, trading]', 'host: [personal, tradings]') })).toMatchObject({
      rule: 'unknown-host',
      suggestion: 'trading',
    });
  });
});

describe('footer', () => {
  it('links only where a page answers', () => {
    expect(findingAfter({ 'footer.yaml': swap('link: /impressum', 'link: /impresum') })).toMatchObject({
      rule: 'unknown-path',
      path: 'legal.links[0].link',
      suggestion: '/impressum',
    });
  });
});

/** Page of its own, without a layout. */
function probe(route: string, subject: string, body: string): string {
  const facts = 'title: Probe\ndescription: Eine Seite.\ndataClass: static\nrendering: cached\nrobots: noindex';
  return `route: ${route}\n${facts}\n${subject}\nbody:\n${body}\n`;
}

describe('pages', () => {
  it('names a route that another page has, whatever its parameter is called', () => {
    const copy =
      'route: /aktien/[...other]\ntitle: A\ndescription: B\ndataClass: static\nrendering: cached\nrobots: noindex\nbody:\n  main: []\n';
    expect(findingAfter({ 'pages/zweite.yaml': copy })).toMatchObject({
      rule: 'duplicate-route',
      file: 'pages/zweite.yaml',
      line: 1,
      column: 8,
      message: expect.stringContaining('pages/aktien/snapshot.yaml, Zeile 4') as string,
    });
  });

  it.each([
    ['{ type: currency-matrix, headline: Kurse, currencies: [EUR, USD] }', 'Der Baustein „currency-matrix“ zeigt Kurse.'],
    [
      '{ type: data-table, headline: Kurse, operation: findStocks, columns: [{ field: instrument }, { field: quote.last }] }',
      'Das Feld „quote.last“ zeigt Kurse.',
    ],
  ])('names prices on a page that is kept as if nothing on it changed: %s', (block, message) => {
    const text = (kept: string): string =>
      `route: /fest\ntitle: Fest\ndescription: Fest\ndataClass: ${kept}\nrendering: cached\nrobots: noindex\nbody:\n  main:\n    - ${block}\n`;
    const kept = (dataClass: string) => findingsAfter({ 'pages/fest.yaml': text(dataClass) }).filter(({ rule }) => rule === 'kept-prices');
    expect(kept('static')).toMatchObject([{ line: 9, message: expect.stringContaining(message) as string }]);
    expect([...kept('quotes'), ...kept('content')]).toEqual([]);
  });

  it('names a faulty route', () => {
    expect(
      findingsAfter({ 'pages/impressum.yaml': swap('route: /impressum', 'route: /impressum/[...') }).map(({ rule }) => rule),
    ).toContain('wrong-route');
  });

  it('names a placeholder that the subject does not have', () => {
    expect(findingAfter({ 'pages/aktien/snapshot.yaml': swap('({instrument.wkn})', '({instrument.wnk})') })).toMatchObject({
      rule: 'unknown-placeholder',
      path: 'title',
      suggestion: '{instrument.wkn}',
    });
    expect(findingAfter({ 'pages/impressum.yaml': swap('title: Impressum', 'title: Impressum {issuer.name}') })).toMatchObject({
      rule: 'unknown-placeholder',
    });
  });

  it('names a block whose subject the page does not have', () => {
    expect(findingAfter({ 'pages/ratgeber/start.yaml': swap('  main:\n', '  main:\n    - { type: key-facts }\n') })).toMatchObject({
      rule: 'wrong-subject',
      path: 'body.main[0].type',
      column: 15,
      message: 'Der Baustein „key-facts“ braucht eine Seite über ein Instrument; diese hat keinen Gegenstand.',
      expected: 'subject: { kind: instrument, … }',
    });
    expect(findingAfter({ 'pages/ratgeber/start.yaml': swap('  main:\n', '  main:\n    - { type: article-content }\n') })).toMatchObject({
      rule: 'wrong-subject',
    });
    const about = 'subject: { kind: article, parameter: alias }';
    expect(findingAfter({ 'pages/probe.yaml': probe('/probe/[alias]', about, '  main: [{ type: issuer-hero }]') })).toMatchObject({
      rule: 'wrong-subject',
      message: 'Der Baustein „issuer-hero“ braucht eine Seite über einen Emittenten; diese ist über einen Artikel.',
    });
  });

  it('names such a block on a sub-page, and a type that does not exist only once', () => {
    const about = 'subject: { kind: instrument, entityTypes: [STOCK], parameter: name, subPages: [chart] }';
    const chart = (type: string) => ({
      'pages/probe.yaml': probe(
        '/probe/[...name]',
        about,
        `  main: []\nsubPages: { chart: { title: Chart, body: { top: [{ type: ${type} }] } } }`,
      ),
    });
    expect(findingAfter(chart('issuer-hero'))).toMatchObject({ rule: 'wrong-subject', path: 'subPages.chart.body.top[0].type' });
    expect(findingAfter(chart('issuer-heroes'))).toMatchObject({ rule: 'unknown-block', suggestion: 'issuer-hero' });
  });

  it('names a form on a page that is the same for everyone', () => {
    const page = (audience: string) => ({
      'pages/ratgeber/start.yaml': (text: string) =>
        text
          .replace('rendering: cached\nrobots: index\n', 'rendering: request\nrobots: noindex\n')
          .replace('body:\n', `${audience}body:\n`)
          .replace('  main:\n', '  main:\n    - { type: registration }\n'),
    });
    expect(findingAfter(page(''))).toMatchObject({ rule: 'form-on-public-page', expected: 'audience: private' });
    expect(findingsAfter(page('audience: private\nrendering: request\nrobots: noindex\n'))).toEqual([]);
  });

  it('names a subject parameter that the route does not have', () => {
    expect(findingAfter({ 'pages/derivate/snapshot.yaml': swap('parameter: snapshot', 'parameter: snapshots') })).toMatchObject({
      rule: 'unknown-parameter',
      suggestion: 'snapshot',
    });
  });

  it('names a sub-page that is only listed, once, at the list', () => {
    const findings = findingsAfter({
      'pages/derivate/snapshot.yaml': swap('subPages: [rechner, historische-kurse]', 'subPages: [rechnen, historische-kurse]'),
    });
    expect(findings.map(({ rule, path, suggestion }) => [rule, path, suggestion])).toEqual([
      ['unknown-sub-page', 'subject.subPages[0]', 'rechner'],
    ]);
  });

  it('names a link in a block without a target', () => {
    expect(findingAfter({ 'pages/home.yaml': swap('link: /ratgeber', 'link: /ratgebr') })).toMatchObject({
      rule: 'unknown-path',
      suggestion: '/ratgeber',
    });
  });
});

describe('several documents', () => {
  it('tells all faults at once, in reading order', () => {
    const findings = findingsAfter({
      'site.yaml': swap('since: 1998', 'since: 98'),
      'customers.yaml': swap('id: 7002', 'id: 7001'),
      'issuers/hansekontor.yaml': swap('\nprofile:', '\nprofil:'),
      'navigation.yaml': swap('path: /aktien\n', 'path: /aktein\n'),
    });
    expect(findings.map(({ file, rule }) => `${file} ${rule}`)).toEqual([
      'customers.yaml duplicate-id',
      'issuers/hansekontor.yaml unknown-key',
      'issuers/talmark.yaml unknown-customer',
      'navigation.yaml unknown-path',
      'site.yaml wrong-size',
    ]);
  });

  it('names a missing and an unknown file, and that they belong together', () => {
    const findings = findingsAfter({ 'indices.yaml': null, 'indizes.yaml': 'indices: []\n' });
    expect(findings.map(({ rule }) => rule)).toEqual(['missing-file', 'unknown-file']);
    expect(findings[1]?.suggestion).toBe('indices.yaml');
  });
});

describe('products', () => {
  it('open something: one without feature and without another product in it is named', () => {
    const found = findingsAfter({ 'products.yaml': swap('features: [no_banner_feature]', 'features: []') });
    expect(found.map(({ rule, path }) => [rule, path])).toEqual([
      ['unsold-feature', 'features[0].code'],
      ['empty-product', 'products[0].features'],
    ]);
  });

  it('sell no feature that neither code nor configuration asks for', () => {
    const coined = (text: string) =>
      text
        .replace('features:\n', 'features:\n  - { code: coffee_feature, name: coffee, label: Kaffee }\n')
        .replace('features: [no_b', 'features: [coffee_feature, no_b');
    expect(findingAfter({ 'products.yaml': coined })).toMatchObject({ rule: 'unread-feature', severity: 'warning', line: 8 });
    const page = (rule: string) =>
      `route: /kaffee\ntitle: Kaffee\ndescription: Kaffee\ndataClass: static\nrendering: cached\nrobots: noindex\nbody: { main: [{ type: feature-offer, headline: Kaffee, product: premium-plus, isEnabled: ${rule} }] }\n`;
    const found = findingsAfter({ 'products.yaml': coined, 'pages/kaffee.yaml': page('{ feature: coffee_feature }') });
    expect(found.filter(({ rule }) => rule === 'unread-feature')).toEqual([]);
  });

  it('have an order number each', () => {
    expect(findingAfter({ 'products.yaml': swap('paymentProductId: PKT-1002', 'paymentProductId: PKT-1001') })).toMatchObject({
      rule: 'duplicate-id',
      path: 'products[1].paymentProductId',
    });
  });
});
