import type { Zone } from '#domain/time/timezone.ts';
import { directVenueOf, ISSUERS } from './issuers.ts';
import type { Venue, VenueCode } from './types.ts';

const germany = { isoCountry: 'DE', timezone: 'Europe/Berlin' } as const;

function german(code: string, name: string, nameExchange: string, scheduleId: number, realtime: boolean, google?: string): Venue {
  return {
    code,
    name,
    nameExchange,
    codeExchange: code,
    codeMarket: `_${code}`,
    scheduleId,
    realtime,
    ...germany,
    ...(google === undefined ? {} : { codeExchangeGoogle: google }),
  };
}

function foreign(code: string, name: string, isoCountry: string, timezone: Zone, scheduleId: number, google?: string): Venue {
  return {
    code,
    name,
    nameExchange: name,
    codeExchange: code,
    codeMarket: `_${code}`,
    isoCountry,
    timezone,
    scheduleId,
    realtime: false,
    ...(google === undefined ? {} : { codeExchangeGoogle: google }),
  };
}

/** Off-exchange prices of a market maker. */
function contributor(key: string, code: string, name: string, scheduleId: number): Venue {
  return {
    code: key,
    name,
    nameExchange: 'außerbörslich Deutschland',
    codeExchange: '@DE',
    codeMarket: `@_${code}`,
    contributor: { code, name },
    scheduleId,
    realtime: true,
    ...germany,
  };
}

/** Market identifier codes (ISO 10383) of exchanges; off-exchange prices, fixings and index providers have none. */
const MICS: Readonly<Record<VenueCode, string>> = {
  GER: 'XETR',
  GAT: 'XGAT',
  FRA: 'XFRA',
  STU: 'XSTU',
  MUN: 'XMUN',
  BER: 'XBER',
  DUS: 'XDUS',
  HAM: 'XHAM',
  QUO: 'XQTX',
  EUX: 'XEUR',
  CME: 'XCME',
  NMS: 'XNAS',
  NYS: 'XNYS',
  PAR: 'XPAR',
  AMS: 'XAMS',
  MIL: 'XMIL',
  MAD: 'XMAD',
  CPH: 'XCSE',
  LSE: 'XLON',
  SWX: 'XSWX',
  BRU: 'XBRU',
  DUB: 'XDUB',
  HEL: 'XHEL',
  STO: 'XSTO',
  OSL: 'XOSL',
  VIE: 'XWBO',
  TYO: 'XTKS',
};

/** Market identifier code of the venue; undefined if it has none. */
export function micOf(code: VenueCode): string | undefined {
  return Object.hasOwn(MICS, code) ? MICS[code] : undefined;
}

/** Every venue of the catalogue, by code. */
export const VENUES: readonly Venue[] = [
  german('GER', 'Xetra', 'Xetra', 1, false, 'ETR'),
  german('GAT', 'Tradegate BSX', 'Tradegate BSX', 2, true),
  german('FRA', 'Frankfurt', 'Börse Frankfurt', 3, false, 'FRA'),
  german('STU', 'Stuttgart', 'Börse Stuttgart', 3, true, 'STU'),
  german('TRO', 'gettex', 'gettex', 4, true),
  german('LSX', 'LS Exchange', 'LS Exchange', 4, true),
  german('MUN', 'München', 'Börse München', 6, false),
  german('BER', 'Berlin', 'Börse Berlin', 6, false),
  german('DUS', 'Düsseldorf', 'Börse Düsseldorf', 6, false),
  german('HAM', 'Hamburg', 'Börse Hamburg', 6, false),
  german('QUO', 'Quotrix', 'Quotrix', 4, true),
  contributor('LUSG', 'LUSG', 'Lang & Schwarz', 5),
  ...ISSUERS.map((issuer) => contributor(directVenueOf(issuer), directVenueOf(issuer), issuer.name, 3)),
  german('FRZ', 'Frankfurt Zertifikate', 'Börse Frankfurt Zertifikate', 3, true),
  german('EUW', 'EUWAX', 'Börse Stuttgart', 3, true),
  german('EUX', 'Eurex', 'Eurex', 7, true),
  german('INT', 'Zinsfixing', 'Zinsfixing', 8, true),
  german('EON', '€STR-Fixing', 'Zinsfixing', 27, true),
  { ...foreign('SON', 'SONIA-Fixing', 'GB', 'Europe/London', 28), realtime: true },
  { ...foreign('SOF', 'SOFR-Fixing', 'US', 'America/New_York', 29), realtime: true },
  { ...foreign('SAR', 'SARON-Fixing', 'CH', 'Europe/Berlin', 30), realtime: true },
  foreign('CME', 'CME', 'US', 'America/New_York', 15),
  foreign('NMS', 'Nasdaq', 'US', 'America/New_York', 10, 'NASDAQ'),
  foreign('NYS', 'NYSE', 'US', 'America/New_York', 10, 'NYSE'),
  foreign('PAR', 'Euronext Paris', 'FR', 'Europe/Berlin', 11, 'EPA'),
  foreign('AMS', 'Euronext Amsterdam', 'NL', 'Europe/Berlin', 11, 'AMS'),
  foreign('MIL', 'Borsa Italiana', 'IT', 'Europe/Berlin', 16, 'BIT'),
  foreign('MAD', 'Bolsa de Madrid', 'ES', 'Europe/Berlin', 17, 'BME'),
  foreign('CPH', 'Nasdaq Kopenhagen', 'DK', 'Europe/Berlin', 23, 'CPH'),
  foreign('LSE', 'London Stock Exchange', 'GB', 'Europe/London', 12, 'LON'),
  foreign('SWX', 'SIX Swiss Exchange', 'CH', 'Europe/Berlin', 13, 'SWX'),
  foreign('BRU', 'Euronext Brüssel', 'BE', 'Europe/Berlin', 11, 'EBR'),
  foreign('DUB', 'Euronext Dublin', 'IE', 'Europe/London', 18),
  foreign('HEL', 'Nasdaq Helsinki', 'FI', 'Europe/Berlin', 25, 'HEL'),
  foreign('STO', 'Nasdaq Stockholm', 'SE', 'Europe/Berlin', 24, 'STO'),
  foreign('OSL', 'Euronext Oslo', 'NO', 'Europe/Berlin', 26),
  foreign('VIE', 'Wien', 'AT', 'Europe/Berlin', 19, 'VIE'),
  foreign('TYO', 'Tokio', 'JP', 'Asia/Tokyo', 14, 'TYO'),
  { ...foreign('STX', 'STOXX', 'DE', 'Europe/Berlin', 11), realtime: true },
  { ...foreign('DJI', 'Dow Jones', 'US', 'America/New_York', 10), realtime: true },
  { ...foreign('SPI', 'S&P', 'US', 'America/New_York', 10), realtime: true },
  { ...foreign('NIK', 'Nikkei', 'JP', 'Asia/Tokyo', 14), realtime: true },
  { ...foreign('FX', 'Devisenhandel', 'DE', 'Europe/Berlin', 20), codeMarket: '_FX1', realtime: true },
  { ...foreign('COM', 'Rohstoffhandel', 'GB', 'Europe/Berlin', 22), codeMarket: '_COM1', realtime: true },
  { ...foreign('CRY', 'Kryptohandel', 'DE', 'UTC', 21), codeMarket: '_CRY1', realtime: true },
];

const byCode = new Map<VenueCode, Venue>(VENUES.map((venue) => [venue.code, venue]));
const byMarket = new Map<string, Venue>(VENUES.map((venue) => [venue.codeMarket, venue]));

/**
 * Returns the venue with this code.
 * @throws RangeError that names the code
 */
export function venueOf(code: VenueCode): Venue {
  const venue = byCode.get(code);
  if (venue === undefined) throw new RangeError(`No venue "${code}" in market/catalogue/venues.ts.`);
  return venue;
}

/** Returns the venue of a codeMarket such as `_GER`, or undefined. */
export function venueOfMarket(codeMarket: string): Venue | undefined {
  return byMarket.get(codeMarket);
}
