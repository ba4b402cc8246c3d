import { describe, expect, it } from 'vitest';
import type { InstrumentRecord } from '../../data/catalogue/types.ts';
import { foldText } from '../../base/fold.ts';
import { createSearch } from './search.ts';

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

  it('finds nothing for what nobody is called, and for signs only', () => {
    expect(names('xyzzy')).toEqual([]);
    expect(names('...')).toEqual([]);
  });

  it('lists securities without a WKN last, unless they are called what was typed', () => {
    const banks = createSearch([
      share('Bank of Montreal', { importance: 90 }),
      share('Bank für alle', { importance: 10, wkn: '123456' }),
      share('Sparbank', { importance: 5, wkn: '123457' }),
      share('Bank', { importance: 1 }),
      share('Bankdollar', { importance: 60, entityType: 'CURRENCY' }),
    ]);
    const found = banks.find('bank', { limit: 5 }).map(({ name }) => name);
    expect(found).toEqual(['Bank', 'Bankdollar', 'Bank für alle', 'Sparbank', 'Bank of Montreal']);
    expect(banks.find('bank of montreal', { limit: 1 }).map(({ name }) => name)).toEqual(['Bank of Montreal']);
    expect(banks.find('bank', { limit: 2 }).map(({ name }) => name)).toEqual(['Bank', 'Bankdollar']);
  });

  it('folds ß like ss', () => {
    expect(foldText('Straße')).toBe(foldText('STRASSE'));
  });
});
