import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findingsAfter, fixtureContent } from '#documents/reader/testing/scratch-config.ts';
import { readContent } from './content.ts';

const BOOKINGS = `categorySponsoring:
  - { entitySubType: WARRANT, customer: 7001, label: WITH_NAME, start: '2026-03-01', end: '2026-03-31' }
underlyingSponsoring: []
derivativePartners: []
fundPartners: [{ customer: 7011, start: '2026-01-01' }]
fundSuggestions: []
traderBox:
  name: Jetzt handeln
  entries: [{ customer: 7012, start: '2026-01-01', headline: Depot, actionName: Ansehen, url: 'https://depothafen.example/depot' }]
cryptoTraderBox: { name: Kryptowährungen handeln, entries: [] }
turboBox: []
`;
const CAMPAIGNS = `campaigns:
  - id: 301
    name: kennenlernen
    start: '2026-01-01'
    end: '2026-12-31'
    interactions: [{ id: 30101, name: a, type: TEASER, scope: DEFAULT, level: INFO, text: 'Lies <a href="/aktien">Aktien</a>.', url: /aktien }]
  - { id: 302, name: zweite, start: '2026-01-01', interactions: [{ id: 30201, name: b, type: TEASER, scope: DEFAULT, level: INFO }] }
rules:
  - { id: 11, campaigns: [{ campaign: 301, weight: 10 }] }
  - { id: 12, when: { loggedIn: true }, campaigns: [{ campaign: 302, weight: 10 }] }
`;
const TEXTS: Readonly<Record<string, string>> = {
  'directory.yaml': readFileSync(join(fixtureContent, 'directory.yaml'), 'utf8'),
  'partners/customers.yaml': readFileSync(join(fixtureContent, 'partners/customers.yaml'), 'utf8'),
  'partners/bookings.yaml': BOOKINGS,
  'campaigns.yaml': CAMPAIGNS,
};

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'parkett-content-'));
  cpSync(join(fixtureContent, 'partners'), join(folder, 'partners'), { recursive: true });
  for (const [file, text] of Object.entries(TEXTS)) writeFileSync(join(folder, file), text);
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Findings of `config:check` and the provider's error for a document with another text. */
function judged(file: string, text: string): { readonly check: readonly string[]; readonly provider: string } {
  const edits = { 'content/partners/bookings.yaml': BOOKINGS, 'content/campaigns.yaml': CAMPAIGNS, [`content/${file}`]: text };
  const check = findingsAfter(edits).map((each) => `${each.file}:${each.line}:${each.column} ${each.message}`);
  writeFileSync(join(folder, file), text);
  try {
    readContent(folder);
    return { check, provider: '' };
  } catch (error) {
    return { check, provider: error instanceof Error ? error.message : '' };
  }
}

function changed(file: string, from: string, to: string): string {
  const text = TEXTS[file] ?? '';
  expect(text).toContain(from);
  return text.replace(from, () => to);
}

describe('directory, customers, bookings and campaigns', () => {
  it.each([
    ['a customer', 'partners/bookings.yaml', 'customer: 7001', 'customer: 7999', 'Den Werbekunden 7999 gibt es in'],
    ['a customer in a box', 'partners/bookings.yaml', 'customer: 7012', 'customer: 7000', 'Den Werbekunden 7000 gibt es in'],
    ['a campaign', 'campaigns.yaml', '{ campaign: 301,', '{ campaign: 310,', 'Die Kampagne 310 gibt es nicht'],
    ['a parent of a category', 'directory.yaml', 'alias: wissen,', 'alias: wissen, parent: wisen,', 'Die Rubrik „wisen“ gibt es'],
    ['an author of a podcast', 'directory.yaml', 'authors: [henrik-oltmann]', 'authors: [henrik]', 'Den Autor „henrik“ gibt es'],
    ['a day', 'campaigns.yaml', "end: '2026-12-31'", "end: '2026-11-31'", 'Den Tag „2026-11-31“ gibt es in keinem Kalender'],
  ])('that name %s that does not exist are told by check and provider alike (%s: %s)', (_what, file, from, to, message) => {
    const { check, provider } = judged(file, changed(file, from, to));
    expect(check).toEqual([expect.stringContaining(message)]);
    expect(provider).toContain(check[0]);
  });

  it.each([
    ['partners/bookings.yaml', "end: '2026-03-31'", "end: '2026-02-28'"],
    ['campaigns.yaml', "end: '2026-12-31'", "end: '2025-12-31'"],
  ])('that end before they start are told by both: %s', (file, from, to) => {
    const { check, provider } = judged(file, changed(file, from, to));
    expect(check).toEqual([expect.stringMatching(/:\d+:\d+ Diese Zeit endet am .*, bevor sie am .* beginnt\./u)]);
    expect(provider).toContain(check[0]);
  });

  it.each([
    [
      'in one rule',
      '[{ campaign: 301, weight: 10 }]',
      '[{ campaign: 301, weight: 10 }, { campaign: 301, weight: 5 }]',
      'nennt diese Regel schon',
    ],
    [
      'under one condition',
      'when: { loggedIn: true }, campaigns: [{ campaign: 302',
      'campaigns: [{ campaign: 301',
      'nennt eine Regel mit derselben',
    ],
  ])('with a campaign twice %s are told by both', (_what, from, to, message) => {
    const { check, provider } = judged('campaigns.yaml', changed('campaigns.yaml', from, to));
    expect(check).toEqual([expect.stringContaining(message)]);
    expect(provider).toContain(check[0]);
  });

  it.each([
    ['campaigns.yaml', 'id: 302', 'id: 301', 'Die Kennung „301“'],
    ['campaigns.yaml', 'id: 30201', 'id: 30101', 'Die Kennung „30101“'],
    ['campaigns.yaml', 'id: 12,', 'id: 11,', 'Die Kennung „11“'],
    ['partners/customers.yaml', 'id: 7014', 'id: 7013', 'Die Kennung „7013“'],
    ['directory.yaml', 'id: 302,', 'id: 301,', 'Die Kennung „301“'],
    ['directory.yaml', 'id: 502,', 'id: 501,', 'Die Kennung „501“'],
    ['directory.yaml', 'alias: anzeige,', 'alias: redaktion,', 'Den Alias „redaktion“'],
  ])('with an id that stands twice are told by both: %s, %s', (file, from, to, what) => {
    const { check, provider } = judged(file, changed(file, from, to));
    expect(check).toContainEqual(expect.stringMatching(new RegExp(`:\\d+:\\d+ ${what} gibt es schon in Zeile \\d+\\.`, 'u')));
    expect(check.filter((line) => !provider.includes(line))).toEqual(check.filter((line) => !line.startsWith(`content/${file}`)));
  });

  const FUND = "{ customer: 7011, start: '2026-01-01' }";
  const BOX = "{ customer: 7012, start: '2026-01-01', headline: Depot, actionName: Ansehen, url: 'https://depothafen.example/depot' }";
  it.each([
    [FUND, `${FUND}, { customer: 7011, start: '2026-01-01' }`, 5],
    [FUND, `{ customer: 7011, start: '2026-01-01', end: '2026-06-30' }, { customer: 7011, start: '2026-06-30', weight: 5 }`, 5],
    [BOX, `${BOX}, ${BOX.replace('2026-01-01', '2027-01-01')}`, 9],
  ])('that book a place twice for one customer and day are told by both: %s → %s', (from, to, line) => {
    const { check, provider } = judged('partners/bookings.yaml', changed('partners/bookings.yaml', from, to));
    const message = `Diesen Platz hat derselbe Kunde für dieselben Tage schon in Zeile ${line} gebucht`;
    expect(check).toEqual([expect.stringContaining(`content/partners/bookings.yaml:${line}:`)]);
    expect(check[0]).toContain(message);
    expect(provider).toContain(check[0]);
  });

  it.each([
    [FUND, `{ customer: 7011, start: '2026-01-01', end: '2026-06-30' }, { customer: 7011, start: '2026-07-01' }`],
    [FUND, `${FUND}, { customer: 7012, start: '2026-01-01' }`],
    [BOX, `${BOX}, ${BOX.replace('Depot,', 'Sparplan,')}`],
  ])('that book it one after the other, or another place, pass both: %s → %s', (from, to) => {
    expect(judged('partners/bookings.yaml', changed('partners/bookings.yaml', from, to))).toEqual({ check: [], provider: '' });
  });

  it.each([
    ['a box that is a text', 'cryptoTraderBox: { name: Kryptowährungen handeln, entries: [] }', 'cryptoTraderBox: später'],
    ['a box without its list', 'cryptoTraderBox: { name: Kryptowährungen handeln, entries: [] }', 'cryptoTraderBox: { name: Krypto }'],
    ['a booking that is a text', FUND, `${FUND}, später, ${FUND.replace('7011', '7012')}`],
    ['a list that is empty', 'fundSuggestions: []', 'fundSuggestions:'],
  ])('that are no bookings are told as such, and nothing breaks off: %s', (_what, from, to) => {
    const { check, provider } = judged('partners/bookings.yaml', changed('partners/bookings.yaml', from, to));
    expect(check.length).toBeGreaterThan(0);
    expect(provider).toContain(check[0]);
  });

  it.each([
    ['partners/bookings.yaml', 'https://depothafen.example/depot', '//depothafen.example/depot'],
    ['campaigns.yaml', 'url: /aktien', 'url: //boese.example'],
    ['campaigns.yaml', 'href="/aktien"', 'href="javascript:alert(1)"'],
    ['partners/customers.yaml', 'https://nordkai.example', '//nordkai.example'],
  ])('with an address that no link may have are told by both: %s, %s', (file, from, to) => {
    const { check, provider } = judged(file, changed(file, from, to));
    expect(check).toEqual([expect.stringMatching(/:\d+:\d+ Die Adresse „/u)]);
    expect(provider).toContain(check[0]);
  });

  it.each([
    ['campaigns.yaml', 'url: /aktien', 'url: /aktein'],
    ['campaigns.yaml', 'href="/aktien"', 'href="/aktein"'],
    ['partners/bookings.yaml', 'https://depothafen.example/depot', '/aktein'],
  ])('with a path that no page serves are told by the check, which knows the pages: %s, %s', (file, from, to) => {
    const { check, provider } = judged(file, changed(file, from, to));
    expect(check).toEqual([expect.stringContaining('Der Pfad „/aktein“ führt ins Leere')]);
    expect(provider).toBe('');
  });

  it.each([
    ['partners/bookings.yaml', "end: '2026-03-31'", "end: '2026-03-01'"],
    ['partners/bookings.yaml', ", end: '2026-03-31'", ''],
    ['partners/bookings.yaml', 'customer: 7001', 'customer: 7014'],
    ['campaigns.yaml', "end: '2026-12-31'", "end: '2026-01-01'"],
    ['campaigns.yaml', 'url: /aktien', "url: 'https://depothafen.example'"],
    ['campaigns.yaml', 'campaign: 301', 'campaign: 302'],
  ])('with right values pass both: %s, %s → %s', (file, from, to) => {
    expect(judged(file, changed(file, from, to))).toEqual({ check: [], provider: '' });
  });

  it.each([
    ['campaigns: [\n', /content\/campaigns\.yaml:\d+:\d+ /u],
    ['campaigns: []\nrules: []\nregeln: []\n', /content\/campaigns\.yaml:3:1 .*regeln/u],
    ['', /content\/campaigns\.yaml:1:1 Die Datei ist leer/u],
  ])('are refused with line and column when they cannot be read: %j', (text, message) => {
    const { check, provider } = judged('campaigns.yaml', text);
    expect(check.join('\n')).toMatch(message);
    expect(provider).toMatch(message);
  });

  it('may be absent where nothing is booked and no campaign runs, for the check as for the provider', () => {
    for (const file of ['partners/bookings.yaml', 'campaigns.yaml']) rmSync(join(folder, file));
    const { bookings, campaigns } = readContent(folder);
    expect([bookings.fundPartners, bookings.traderBox.entries, campaigns]).toEqual([[], [], { campaigns: [], rules: [] }]);
    expect(findingsAfter({ 'content/partners/bookings.yaml': null, 'content/campaigns.yaml': null })).toEqual([]);
  });

  it.each(['directory.yaml', 'partners/customers.yaml'])('are named by both when pieces refer to what is missing: %s', (file) => {
    rmSync(join(folder, file));
    expect(() => readContent(folder)).toThrow(`fehlt ${file}`);
    const missing = findingsAfter({ [`content/${file}`]: null }).filter(({ rule }) => rule === 'missing-file');
    expect(missing.map(({ message }) => message)).toEqual([`Die Datei content/${file} fehlt.`]);
  });
});
