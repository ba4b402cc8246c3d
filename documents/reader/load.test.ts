import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { folderSource } from './folder-source.ts';
import { loadConfig } from './load.ts';
import { findingAfter, findingsAfter, fixtureConfig, swap } from './testing/scratch-config.ts';

describe('the shipped configuration', () => {
  const { config, findings } = loadConfig(fixtureConfig);

  it('has no faults: every path, customer, route and block is known', () => {
    expect(findings).toEqual([]);
  });

  it('[CONF-011] lists the nine indices with alias, name and entity value', () => {
    expect(config.indices.indices.map(({ alias }) => alias)).toEqual([
      'DAX',
      'TecDAX',
      'MDAX',
      'SDAX',
      'EuroStoxx',
      'Dow',
      'US-Tech-100',
      'S-P-500',
      'Nikkei',
    ]);
    expect(config.indices.indices.every(({ name, entityValue }) => name !== '' && /^\d+$/.test(entityValue))).toBe(true);
  });

  it('[CONF-011] lets an index hide trading venues and choose the first one', () => {
    const edit = swap("entityValue: '20735' }", "entityValue: '20735', hideNotations: [_BER], defaultNotation: '@_LUSG' }");
    expect(findingsAfter({ 'indices.yaml': edit })).toEqual([]);
  });

  it('[CONF-011] names the venue of an index that is chosen first and hidden, and a code that no venue can have', () => {
    const after = (keys: string) => findingAfter({ 'indices.yaml': swap("entityValue: '20735' }", `entityValue: '20735', ${keys} }`) });
    expect(after('hideNotations: [_BER, _GAT], defaultNotation: _GAT')).toMatchObject({
      rule: 'hidden-default',
      path: 'indices[0].defaultNotation',
    });
    expect(after('hideNotations: [Berlin]')).toMatchObject({ path: 'indices[0].hideNotations[0]' });
  });

  it('[CONF-010] lists the seven tiles of the bar, only the euro with four decimals', () => {
    const { tiles } = config.marketTiles;
    expect(tiles.map(({ name, entityType, decimals }) => [name, entityType, decimals])).toEqual([
      ['DAX', 'INDEX', undefined],
      ['Dow Jones', 'INDEX', undefined],
      ['Nikkei 225', 'INDEX', undefined],
      ['Gold', 'PRECIOUS_METAL', undefined],
      ['Euro / US-Dollar', 'CURRENCY', 4],
      ['Öl (Brent)', 'COMMODITY', undefined],
      ['Bitcoin', 'CRYPTO', undefined],
    ]);
    expect(
      tiles.every(({ quality, idNotation, codeMarket, isoCurrency }) => quality === 'BST' && idNotation > 0 && codeMarket && isoCurrency),
    ).toBe(true);
    expect([tiles[0]?.urls.WEBSITE, tiles[4]?.urls.WEBSITE, tiles[6]?.urls.WEBSITE]).toEqual([
      '/index/DAX-Index-20735',
      '/devisen/Eurokurs-Euro-Dollar-EUR-USD',
      '/kryptowaehrungen/Bitcoin-BTC',
    ]);
  });

  it('[CONF-009] names the tile whose page is not there, whose notation was there before, or whose type is unknown', () => {
    const after = (from: string, to: string) => findingAfter({ 'market-tiles.yaml': swap(from, to) });
    expect(after('/index/DAX-Index-20735', '/indexx/DAX-Index-20735')).toMatchObject({
      rule: 'unknown-path',
      path: 'tiles[0].urls.WEBSITE',
    });
    expect(after('idNotation: 1869602252', 'idNotation: 20735')).toMatchObject({ rule: 'duplicate-id', path: 'tiles[1].idNotation' });
    expect(after('entityType: CRYPTO', 'entityType: KRYPTO')).toMatchObject({ path: 'tiles[6].entityType', suggestion: 'CRYPTO' });
  });

  it('[CONF-029] lists routes by width, without sky slot, without the question for consent, and of the shop', () => {
    expect(config.routeLists).toEqual({
      wide: ['/'],
      medium: ['/impressum'],
      withoutSky: ['/datenschutz'],
      skipConsent: ['/impressum'],
      shop: ['/konto'],
    });
    expect(findingAfter({ 'route-lists.yaml': swap('wide: [/]', 'wide: [/impresum]') })).toMatchObject({
      rule: 'unknown-route',
      path: 'wide[0]',
      suggestion: '/impressum',
    });
    expect(findingAfter({ 'route-lists.yaml': swap('shop: [/konto]', 'shop: [/kontto]') })).toMatchObject({ path: 'shop[0]' });
  });

  it('holds microsites of both layouts, one with the tabs Gold, Silber, Metalle and Öl', () => {
    expect(config.issuers.map(({ layout }) => layout).toSorted()).toEqual(['finder', 'finder', 'list']);
    const list = config.issuers.find((issuer) => issuer.layout === 'list');
    expect(list?.tabs.map(({ title }) => title)).toEqual(['Gold', 'Silber', 'Metalle', 'Öl']);
  });

  const source = folderSource(fixtureConfig);
  it.each(source.list().map(({ file }) => file))('%s opens with the schema that an editor completes from', (file) => {
    const schema = /^# yaml-language-server: \$schema=(\S+)\n/.exec(source.read(file) ?? '')?.[1];
    expect(existsSync(join(fixtureConfig, dirname(file), schema ?? 'no-schema'))).toBe(true);
  });
});

describe('faults of one document', () => {
  it('[CONF-001] names file, line, column and the right key of a misspelt one', () => {
    const finding = findingAfter({ 'issuers/hansekontor.yaml': swap('\nprofile:', '\nprofil:') });
    expect(finding).toMatchObject({
      severity: 'error',
      rule: 'unknown-key',
      file: 'issuers/hansekontor.yaml',
      line: 13,
      column: 1,
      path: 'profil',
      suggestion: 'profile',
    });
    expect(finding.frame).toContain('> 13 | profil: |-\n     | ^^^^^^');
  });

  it('[CONF-001] names a missing field', () => {
    expect(findingAfter({ 'site.yaml': swap(/^claim: .*\n/m, '') })).toMatchObject({
      rule: 'missing-key',
      path: 'claim',
      file: 'site.yaml',
    });
  });

  it('[CONF-001] names a wrong type, with the value as it should be written', () => {
    const finding = findingAfter({ 'indices.yaml': swap("entityValue: '20735'", 'entityValue: 20735') });
    expect(finding).toMatchObject({ rule: 'wrong-type', line: 3, column: 43, path: 'indices[0].entityValue', suggestion: "'20735'" });
  });

  it('[CONF-001] names an unknown value of a list of values', () => {
    expect(findingAfter({ 'pages/home.yaml': swap('dataClass: quotes', 'dataClass: qoutes') })).toMatchObject({
      rule: 'wrong-value',
      line: 4,
      column: 12,
      suggestion: 'quotes',
    });
  });

  it('gives one finding for an unknown block, not one for each possible block', () => {
    const finding = findingAfter({ 'pages/realtime/liste.yaml': swap('{ type: realtime-list }', '{ type: realtime-lst }') });
    expect(finding).toMatchObject({ rule: 'unknown-block', path: 'body.main[0].type', suggestion: 'realtime-list' });
  });

  it('names an article block that does not exist', () => {
    const finding = findingAfter({ 'article-blocks.yaml': swap('type: paragraph', 'type: paragraf') });
    expect(finding).toMatchObject({ rule: 'unknown-block', path: 'blocks[0].type', suggestion: 'paragraph' });
  });

  it('looks inside a list where a single value is allowed, too', () => {
    const finding = findingAfter({ 'navigation.yaml': swap('{ loggedIn: true }', '{ device: [DESKTP] }') });
    expect(finding).toMatchObject({ rule: 'wrong-value', path: 'groups[2].isEnabled.device[0]', suggestion: 'DESKTOP' });
  });

  it('names a key that stands there twice', () => {
    expect(findingAfter({ 'site.yaml': (text) => `${text}name: Anders\n` })).toMatchObject({ rule: 'duplicate-key', column: 1 });
  });

  it('names the cause of a broken YAML once', () => {
    expect(findingAfter({ 'footer.yaml': (text) => `${text}social: "offen\n` })).toMatchObject({
      rule: 'yaml',
      message: expect.stringContaining('Anführungszeichen') as string,
    });
  });

  it.each(['', '# nur ein Kommentar\n', '~\n'])('names an empty file: %j', (text) => {
    expect(findingsAfter({ 'footer.yaml': text })).toEqual([expect.objectContaining({ rule: 'empty-file', file: 'footer.yaml', line: 1 })]);
  });

  it.each(['[]', '5', 'Text', '- a', '? [x]\n: y', '\u0000', '&a [*a]', '<<: *x', '%YAML 9.9\n---\n'])(
    'survives a document that is %j',
    (text) => {
      expect(findingsAfter({ 'navigation.yaml': text }).length).toBeGreaterThan(0);
    },
  );
});

describe('microsites', () => {
  it('[CONF-012] take every field of a microsite', () => {
    const full = [
      'alias: voll',
      'name: Voll',
      'customerId: 7001',
      'idIssuer: 9',
      'photoId: logo-talmark',
      'newsId: emittent-talmark',
      'layout: finder',
      'profile: Text',
      'finderFilters: { idIssuer: 9, entitySubType: WARRANT, entityTypeUnderlying: INDEX, entityValueUnderlying: "20735" }',
      'heroImageId: hero-talmark',
      'heroImageHeight: 300',
      'heroImageUrl: https://a.example/b',
      'tiles: [{ headline: H, imageId: kachel-rollen, url: "https://a.example", text: T }]',
      'contact: { name: N, nameUnderline: U, street: S, streetnumber: "1", city: C, zipCode: "10115", isoCountry: DE, phone: +49 30 12345, urlIssuer: "https://a.example", email: a@b.example }',
      'footer: F',
      'subHeadline: S',
      'teaser: T',
    ];
    expect(findingsAfter({ 'issuers/voll.yaml': full.join('\n') })).toEqual([]);
  });

  it('[CONF-012] knows no layout but finder and list', () => {
    expect(findingsAfter({ 'issuers/talmark.yaml': swap('layout: finder', 'layout: grid') })).toEqual([
      expect.objectContaining({ rule: 'wrong-value', path: 'layout', expected: '„finder“ oder „list“' }),
    ]);
  });

  it('[CONF-012] asks a finder for its filters', () => {
    const finding = findingAfter({ 'issuers/talmark.yaml': swap(/^finderFilters:\n(?: {2}.*\n)+/m, '') });
    expect(finding).toMatchObject({ rule: 'missing-key', path: 'finderFilters' });
  });

  it('[CONF-012] asks a list for at least one tab', () => {
    const noTabs = swap(/^tabs:\n(?: {2}.*\n)+activeTab: gold\n/m, 'tabs: []\n');
    expect(findingsAfter({ 'issuers/erzquell.yaml': noTabs })).toContainEqual(
      expect.objectContaining({ rule: 'wrong-size', path: 'tabs' }),
    );
  });

  it('[CONF-012] names an alias that another microsite has', () => {
    const findings = findingsAfter({
      'issuers/talmark.yaml': swap('alias: talmark', 'alias: erzquell'),
      'customers.yaml': swap(/ +page: .*talmark\n/, ''),
      'navigation.yaml': swap(/.*derivate-talmark.*\n/, ''),
    });
    expect(findings).toContainEqual(
      expect.objectContaining({
        rule: 'duplicate-alias',
        file: 'issuers/talmark.yaml',
        message: expect.stringContaining('issuers/erzquell.yaml, Zeile 2') as string,
      }),
    );
  });

  it('[CONF-013] has customers with id, names, photo and an optional page', () => {
    expect(
      findingsAfter({ 'customers.yaml': (text) => `${text}  - { id: 9, shortName: A, longName: A AG, photoId: logo-talmark }\n` }),
    ).toEqual([]);
    expect(findingAfter({ 'customers.yaml': (text) => `${text}  - { id: 9, shortName: A, photoId: logo-talmark }\n` })).toMatchObject({
      rule: 'missing-key',
      path: 'customers[3].longName',
    });
  });

  it('[CONF-013] names a customer that does not exist', () => {
    expect(findingAfter({ 'issuers/talmark.yaml': swap('customerId: 7002', 'customerId: 7012') })).toMatchObject({
      rule: 'unknown-customer',
      path: 'customerId',
      suggestion: '7002',
    });
  });

  it('names a tab used twice and an active tab that does not exist', () => {
    const rules = findingsAfter({
      'issuers/erzquell.yaml': (text) => text.replace('alias: silber', 'alias: gold').replace('activeTab: gold', 'activeTab: silver'),
    }).map(({ rule, path }) => `${rule} ${path}`);
    expect(rules.toSorted()).toEqual(['duplicate-alias tabs[1].alias', 'unknown-tab activeTab']);
  });
});
