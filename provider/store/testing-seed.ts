import type { Seed } from '../catalogue/types.ts';

/** A catalogue of one share and one commodity: enough to see every table used. */
export const SMALL_SEED: Seed = {
  instruments: [
    {
      entityType: 'STOCK',
      entityValue: '82849',
      name: 'SAP',
      tinyName: 'SAP',
      urlName: 'SAP-Aktie',
      isin: 'DE0007164600',
      wkn: '716460',
      symbol: 'SAP',
      displayType: 'Aktie',
      websitePath: '/aktien/SAP-Aktie-DE0007164600',
      importance: 90,
      aliases: ['SAP SE'],
      companyId: '46469',
      details: { stock: { officialName: 'SAP SE', shortName: 'SAP' }, profile: ['Ein Softwarehaus.'] },
    },
    {
      entityType: 'COMMODITY',
      entityValue: '7743988',
      name: 'Brent Rohöl',
      tinyName: 'Brent',
      urlName: 'Brent-Rohoel',
      displayType: 'Rohstoff',
      websitePath: '/rohstoffe/Brent-Rohoel-7743988',
      importance: 80,
      aliases: [],
      details: {},
    },
  ],
  notations: [
    { idNotation: 163500, entityValue: '82849', venue: 'GER', codeMarket: '_GER', isoCurrency: 'EUR', isDefault: true, unitType: 'STK', displayUnit: 'EUR', decimals: 2, tickSize: 0.02 },
    { idNotation: 9386131, entityValue: '82849', venue: 'GAT', codeMarket: '_GAT', isoCurrency: 'EUR', isDefault: false, unitType: 'STK', displayUnit: 'EUR', decimals: 2 },
    { idNotation: 31117610, entityValue: '7743988', venue: 'GER', codeMarket: '_GER', isoCurrency: 'USD', isDefault: true, unitType: 'STK', displayUnit: 'USD', decimals: 2 },
  ],
  companies: [
    { companyId: '46469', name: 'SAP SE', isoCountry: 'DE', nameCountry: 'Deutschland', branch: { idBranch: 1, name: 'Standardsoftware' }, sector: { idSector: 1, name: 'Software' }, sharesOutstanding: 1_228_504_232 },
  ],
  indexMembers: [{ indexEntityValue: '7743988', entityValue: '82849', weight: 9.5 }],
};
