import { describe, expect, it } from 'vitest';
import type { InstrumentRecord } from '#market/catalogue/index.ts';
import { foldText } from '../../base/fold.ts';
import { createSearch } from './search.ts';
import { testProducts, testProductSearch } from './testing.ts';

function share(name: string, rest: Partial<InstrumentRecord> = {}): InstrumentRecord {
  return {
    entityType: 'STOCK',
    entityValue: name,
    name,
    tinyName: name,
    urlName: name,
    displayType: 'Aktie',
    websitePath: `/${name}`,
    importance: 50,
    aliases: [],
    details: {},
    ...rest,
  };
}

const search = createSearch([
  share('Sappi', { importance: 20 }),
  share('SAP', { isin: 'DE0007164600', wkn: '716460', symbol: 'SAP', importance: 95, entityValue: '82849' }),
  share('Münchener Rück', { aliases: ['Munich Re'], symbol: 'MUV2', isin: 'DE0008430026' }),
  share('Société Générale'),
  share('Volkswagen Vz', { aliases: ['VW', 'Volkswagen (VW) Vz'], importance: 80 }),
  share('Deutsche Bank', { importance: 80 }),
  share('Deutsche Börse', { importance: 70 }),
]);
const names = (text: string): string[] => search.find(text, { limit: 5 }).map(({ name }) => name);

describe('The search', () => {
  it.each([['DE0007164600'], ['de0007164600'], ['716460'], ['82849'], ['sap']])('finds SAP first by %s', (text) => {
    expect(names(text)[0]).toBe('SAP');
  });

  it.each([['münchener rück'], ['Muenchener Rueck'], ['Munchener Ruck'], ['muench'], ['RÜCK'], ['muv2'], ['munich re']])(
    'finds Münchener Rück by %s',
    (text) => {
      expect(names(text)[0]).toBe('Münchener Rück');
    },
  );

  it('finds what a pasted list of ISINs and WKNs names, in its order and each once', () => {
    expect(names('716460, DE0007164600\nDE0008430026')).toEqual(['SAP', 'Münchener Rück']);
    expect(search.hits('DE0008430026-716460').total).toBe(2);
    expect(search.hits('716460 DE0008430026', { accepts: ({ name }) => name === 'SAP' }).total).toBe(1);
  });

  it('finds accented names by plain letters', () => {
    expect(names('societe gen')[0]).toBe('Société Générale');
  });

  it('finds a share by the short name that everybody uses', () => {
    expect(names('vw')[0]).toBe('Volkswagen Vz');
  });

  it('ranks what begins alike by importance', () => {
    expect(names('Deutsche')).toEqual(['Deutsche Bank', 'Deutsche Börse']);
    expect(names('sa')[0]).toBe('SAP');
  });

  it('looks for parts of words in names only: nobody who types SAP means the company of WhatsApp', () => {
    const some = createSearch([
      share('SAP', { importance: 95 }),
      share('Meta Platforms', { importance: 99 }),
      share('Sappi', { importance: 20 }),
      share('Asapia', { importance: 10 }),
    ]);
    const found = (text: string): string[] => some.find(text, { limit: 5 }).map(({ name }) => name);
    expect(found('sap')).toEqual(['SAP', 'Sappi', 'Asapia']);
    expect(found('WhatsApp')).toEqual(['Meta Platforms']);
    expect(found('whats')).toEqual(['Meta Platforms']);
  });

  it('forgives a lacking letter before an e, which else is read as an umlaut', () => {
    expect(createSearch([share('Honeywell'), share('Wells Fargo')]).find('Hoeywell', { limit: 5 })[0]?.name).toBe('Honeywell');
  });

  it('means the whole name where words of its class and a topic stand in it', () => {
    const some = createSearch([
      share('Zirbel MSCI Japan UCITS ETF EUR Hedged Acc', { entityType: 'FUND', entitySubType: 'ETF', importance: 60 }),
      share('Zirbel MSCI Japan UCITS ETF Acc', { entityType: 'FUND', entitySubType: 'ETF', importance: 50 }),
    ]);
    expect(some.find('Zirbel MSCI Japan UCITS ETF Acc Kurs', { limit: 5 })[0]?.name).toBe('Zirbel MSCI Japan UCITS ETF Acc');
  });

  it('finds nothing for what nobody is called, and for signs only', () => {
    expect(names('xyzzy')).toEqual([]);
    expect(names('...')).toEqual([]);
  });

  it('lists securities without a WKN last, unless they are called what was typed', () => {
    const banks = createSearch([
      share('Bank of Montreal', { importance: 90 }),
      share('Bank für alle', { importance: 10, isin: 'DE0001234566', wkn: '123456' }),
      share('Sparbank', { importance: 5, isin: 'DE0001234574', wkn: '123457' }),
      share('Bank', { importance: 1 }),
      share('Bankdollar', { importance: 60, entityType: 'CURRENCY' }),
    ]);
    const all = banks
      .hits('bank')
      .slice(0, 9)
      .map(({ name }) => name);
    expect(all).toEqual(['Bank', 'Bankdollar', 'Bank für alle', 'Sparbank', 'Bank of Montreal']);
    expect(banks.find('bank of montreal', { limit: 1 }).map(({ name }) => name)).toEqual(['Bank of Montreal']);
  });

  it('finds nothing without ISIN or WKN beside what has them, unless that was asked for', () => {
    const codes = { isin: 'XC0009655157', wkn: '965515' };
    const metals = createSearch([
      share('Gold', { ...codes, entityType: 'PRECIOUS_METAL', importance: 90, entityValue: '1' }),
      share('Gold je Gramm', { entityType: 'PRECIOUS_METAL', importance: 80 }),
      share('Gold-Future', { entityType: 'FUTURE', importance: 85 }),
      share('Barrick Gold', { isin: 'CA06849F1080', wkn: 'A417GQ' }),
      share('Bitcoin', { entityType: 'CRYPTO', isin: 'XC000A2YY636', wkn: 'A2YY63', entityValue: '2' }),
      share('Bitcoin SV', { entityType: 'CRYPTO' }),
    ]);
    const found = (text: string): string[] => metals.find(text, { limit: 5, complete: true }).map(({ name }) => name);
    expect(found('gold')).toEqual(['Gold', 'Barrick Gold']);
    expect(found('gold je gramm')[0]).toBe('Gold je Gramm');
    expect(found('gold future')[0]).toBe('Gold-Future');
    expect(found('bitcoin')).toEqual(['Bitcoin']);
    expect(found('bitcoin sv')[0]).toBe('Bitcoin SV');
    // The full list of hits still includes them.
    expect(
      metals
        .hits('gold')
        .slice(0, 9)
        .map(({ name }) => name),
    ).toEqual(expect.arrayContaining(['Gold-Future', 'Gold je Gramm']));
  });

  it('guesses a name before the products on it, also where only what has both codes is wanted', () => {
    const siemens = share('Siemens', { isin: 'DE0007236101', wkn: '723610' });
    const withProducts = createSearch([siemens], testProductSearch(testProducts([siemens], 3), [siemens]));
    const found = withProducts.find('siemns', { limit: 4, complete: true }).map(({ entityType }) => entityType);
    expect(found).toEqual(['STOCK', 'DERIVATIVE', 'DERIVATIVE', 'DERIVATIVE']);
  });

  it('folds ß like ss', () => {
    expect(foldText('Straße')).toBe(foldText('STRASSE'));
  });
});

describe('Words around a name', () => {
  const bond = (name: string, maturity: string): InstrumentRecord =>
    ({ ...share(name, { entityType: 'BOND', aliases: ['Acme Anleihe'] }), details: { bond: { maturity } } }) as InstrumentRecord;
  const meant = createSearch(
    [
      share('Acme', { entityValue: '1', symbol: 'ACM', isin: 'DE0007164600', wkn: '716460', aliases: ['Acme SE'] }),
      share('Acme & Sons', { importance: 20 }),
      share('Acme ETF', { entityType: 'FUND', entitySubType: 'ETF', importance: 90, aliases: [] }),
      share('Acme-Future', { entityType: 'FUTURE', importance: 10 }),
      bond('Acme SE 2 % 2020', '2020-05-04'),
      bond('Acme SE 3 % 2030', '2030-05-04'),
    ],
    undefined,
    { now: () => Date.parse('2026-11-27T09:00:00Z') },
  );
  const first = (text: string): [string | undefined, readonly string[]] => {
    const { list, ignored } = meant.suggest(text, { limit: 5 });
    return [list[0]?.name, ignored];
  };

  it.each([
    ['acme aktie', 'Acme', []],
    ['Aktie Acme', 'Acme', []],
    ['acme kurs heute', 'Acme', ['kurs', 'heute']],
    ['Acme SE', 'Acme', []],
    ['Acme AG', 'Acme', ['AG']],
    ['acme xetra', 'Acme', ['xetra']],
    ['ACM.DE', 'Acme', []],
    ['acmekurs', 'Acme', ['kurs']],
    ['was kostet acme?', 'Acme', []],
    ['acme akite', 'Acme', []],
    ['acme etf', 'Acme ETF', []],
    ['acme future', 'Acme-Future', []],
    ['acme anleihe', 'Acme SE 3 % 2030', []],
    ['Acme and Sons', 'Acme & Sons', []],
    ['acme und sons', 'Acme & Sons', []],
    ['ＡＣＭＥ', 'Acme', []],
    ['wkn 716 460', 'Acme', []],
    ['acme walldorf', 'Acme', ['walldorf']],
    ['akme sonz', 'Acme & Sons', []],
  ])('do not keep %s from finding %s', (text, name, ignored) => {
    expect(first(text)).toEqual([name, ignored]);
  });

  it('find what has been repaid behind what lives, and not when only that is wanted', () => {
    const found = (living: boolean) => meant.suggest('acme anleihe', { limit: 9, living }).list.map(({ name }) => name);
    expect(found(false).at(-1)).toBe('Acme SE 2 % 2020');
    expect(found(true)).not.toContain('Acme SE 2 % 2020');
    expect(meant.suggest('Acme SE 2 % 2020', { limit: 9, living: true }).list.map(({ name }) => name)).not.toContain('Acme SE 2 % 2020');
  });

  it('are looked for themselves where nothing else is', () => {
    const ko = createSearch([share('Coca-Cola', { symbol: 'KO' }), share('Sea ADR', { symbol: 'SE' })]);
    expect(ko.find('KO', { limit: 1 })[0]?.name).toBe('Coca-Cola');
    expect(ko.find('se', { limit: 1 })[0]?.name).toBe('Sea ADR');
  });
});
