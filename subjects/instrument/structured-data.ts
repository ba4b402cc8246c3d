import type { Schema } from '#client/operations.ts';
import { displayName } from '#domain/instrument/name.ts';
import type { StructuredPlaces } from '../kit/subject-module.ts';

const CONTEXT = 'https://schema.org';
/** Sub-page with the daily prices. */
const HISTORY = 'historische-kurse';

/** Content of an instrument page that its structured data describes. */
interface About {
  readonly instrument: Instrument;
  readonly subPage: string | undefined;
  /** Last price of one unit of the first currency in the second. */
  readonly rate?: number | undefined;
}

/**
 * Structured data of an instrument for search engines (schema.org): the company of a share with its ticker, the rate of two currencies,
 * daily prices as a dataset. Empty for other classes and sub-pages: schema.org has no type for them.
 */
export function instrumentData({ instrument, subPage, rate }: About, { url }: StructuredPlaces): readonly object[] {
  const name = displayName(instrument);
  if (subPage === HISTORY) return [historyData(name, instrument, url)];
  if (subPage !== undefined) return [];
  if (instrument.entityType === 'STOCK') return [companyData(name, instrument, url)];
  return instrument.entityType === 'CURRENCY' ? [rateData(name, instrument, url, rate)] : [];
}

type Instrument = Schema<'Instrument'>;

/**
 * Data of a share's company. A ticker is the market code (ISO 10383) plus the symbol there: `XETR SAP`. Source:
 * https://schema.org/tickerSymbol
 */
function companyData(name: string, { symbol, homeSymbol, codeMic, isin }: Instrument, url: string): object {
  const ticker = symbol ?? homeSymbol;
  return {
    '@context': CONTEXT,
    '@type': 'Corporation',
    name,
    url,
    ...(ticker === undefined || codeMic === undefined ? {} : { tickerSymbol: `${codeMic} ${ticker}` }),
    ...identifierOf(isin),
  };
}

function rateData(name: string, { entityValue }: Instrument, url: string, rate: number | undefined): object {
  return {
    '@context': CONTEXT,
    '@type': 'ExchangeRateSpecification',
    name,
    url,
    currency: entityValue.slice(0, 3),
    currentExchangeRate: {
      '@type': 'UnitPriceSpecification',
      ...(rate === undefined ? {} : { price: rate }),
      priceCurrency: entityValue.slice(3),
    },
  };
}

function historyData(name: string, { isin }: Instrument, url: string): object {
  return {
    '@context': CONTEXT,
    '@type': 'Dataset',
    name: `Historische Kurse: ${name}`,
    description: `Tageskurse: ${name}, mit Eröffnung, Hoch, Tief und Schluss`,
    url,
    inLanguage: 'de',
    isAccessibleForFree: true,
    variableMeasured: ['Eröffnung', 'Hoch', 'Tief', 'Schluss', 'Umsatz'],
    ...identifierOf(isin),
  };
}

function identifierOf(isin: string | undefined): object {
  return isin === undefined ? {} : { identifier: { '@type': 'PropertyValue', propertyID: 'ISIN', value: isin } };
}
