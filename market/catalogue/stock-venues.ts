import type { PriceModel } from './types.ts';

/** Real numbers of notations and of Tradegate listings, as public clients of that API know them. */
export const KNOWN_NOTATIONS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  DE0007164600: { GER: 163500, GAT: 9386131, TRO: 120499220, LUSG: 3389771, SWX: 120364809 },
  US0378331005: { NMS: 253929 },
  US0231351067: { GAT: 9386187 },
  DE000A1EWWW0: { GER: 39471840 },
  NL0000235190: { GER: 244603 },
  DE0008404005: { GER: 1937897 },
  DE0006231004: { GER: 154990 },
  DE0007037129: { GER: 160037 },
  DE000A12DM80: { GER: 143460576 },
  DE000SYM9999: { GER: 16257517 },
  DE0005140008: { GER: 142991 },
  DE000DTR0CK8: { GER: 360752794 },
  DE0007236101: { GER: 1929749 },
};

/** German venues of a frequently traded share, and of any other. */
export const GERMAN_VENUES = ['GER', 'GAT', 'FRA', 'STU', 'TRO', 'LSX', 'LUSG', 'MUN', 'DUS', 'HAM', 'BER', 'QUO'];
export const MAIN_GERMAN_VENUES = ['GAT', 'FRA', 'STU', 'TRO', 'LSX', 'LUSG'];

const CURRENCY_OF_VENUE: Readonly<Record<string, string>> = {
  NMS: 'USD',
  NYS: 'USD',
  LSE: 'GBP',
  SWX: 'CHF',
  CPH: 'DKK',
  STO: 'SEK',
  OSL: 'NOK',
  TYO: 'JPY',
};

/** Currency of a venue's prices. */
export function currencyOf(venue: string): string {
  return CURRENCY_OF_VENUE[venue] ?? 'EUR';
}

export const CLOCK_OF_VENUE: Readonly<Record<string, PriceModel['clock']>> = { NMS: 'AMERICA', NYS: 'AMERICA', TYO: 'ASIA' };

/** Index that moves the shares of a region. */
export const FACTOR_OF_CLOCK: Readonly<Record<string, string>> = { EUROPE: '20735', AMERICA: '4359526', ASIA: '60972397' };

/** Units of a currency per euro, rounded, only for comparing sizes of companies. */
const PER_EURO: Readonly<Record<string, number>> = { USD: 1.17, GBP: 0.87, CHF: 0.93, DKK: 7.47, SEK: 10.9, NOK: 11.3, JPY: 181 };

/** Converts a price to euros for comparing sizes; real conversions use the market's rates. */
export function euroPrice(price: number, currency: string): number {
  return price / (PER_EURO[currency] ?? 1);
}
