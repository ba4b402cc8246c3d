import { ENTITY_TYPES } from '#domain/instrument/entity-type.ts';
import type { OperationId, OperationInput, Schema } from '#client/operations.ts';
import type { EntityType, InstrumentRecord } from '#market/catalogue/index.ts';
import { known } from '../../../base/known.ts';
import { instrumentAnswer } from '../answers.ts';
import { pricesUntil } from '../../shared/as-of.ts';
import { expiresOf } from '../caching.ts';
import type { ProviderContext } from '../../shared/context.ts';
import { notFound } from '../../../base/fault.ts';
import type { Handler } from '../handler.ts';
import { resolvedPath, select, type Selection } from '../../shared/selection.ts';
import { futuresDetails, interestsDetails } from './classes.ts';
import { cryptoDetails, cryptoRank } from './crypto-details.ts';
import { indexDetails, topFlopOf } from './indices.ts';
import { quoteOf, quotesOf } from './quotes.ts';
import { profileAnswer } from './companies.ts';
import { companyParts, ratingAnswer, relatedShares } from './companies-snapshot.ts';
import { companyAnswer, stockFigures } from './stock-parts.ts';

const RANGES: Schema<'Range'>[] = ['D1', 'W1', 'M1', 'M3', 'M6', 'Y1', 'Y3', 'Y5', 'Y10', 'MAX'];
const MOST_RELATED = 8;

/** Returns a share with its company, figures and ratings. */
export const getStockSnapshot: Handler<'getStockSnapshot'> = snapshot('STOCK', (context, selection, envelope): Schema<'StockSnapshot'> => {
  const { instrument } = selection;
  const { stock } = instrument.details;
  return {
    type: 'StocksSnapshot',
    ...envelope,
    profile: profileAnswer(context, selection),
    relatedInstrumentItemList: relatedShares(context, selection),
    company: companyAnswer(context, instrument),
    stocksDetails: {
      ...(stock === undefined ? {} : { shortName: stock.shortName, officialName: stock.officialName }),
      ...ratingAnswer(context, selection),
    },
    stocksFigure: stockFigures(context, selection),
    ...companyParts(context, selection),
  };
});

/** Returns an index with its largest members and its top movers. */
export const getIndexSnapshot: Handler<'getIndexSnapshot'> = snapshot(
  'INDEX',
  (context, { instrument, notation }, envelope): Schema<'IndexSnapshot'> => {
    const members = context.catalogue().membersOf(instrument.entityValue);
    const { index } = instrument.details;
    return {
      type: 'IndicesSnapshot',
      ...envelope,
      keywords: { ...envelope.keywords, ...known({ idFamily: index?.idFamily }) },
      relatedInstrumentItemList: members.slice(0, MOST_RELATED).map(instrumentAnswer),
      ...known({ numberConstituents: index?.numberConstituents }),
      indicesTopFlopEntityList: topFlopOf(context, instrument.entityValue),
      instrumentSnapshotGenericData: genericDataOf(instrument),
      indicesDetails: indexDetails({ instrument, notation }),
    };
  },
);

/** Implements the second version of the address with the same answer. */
export const getIndexSnapshotV2: Handler<'getIndexSnapshotV2'> = {
  dataClass: 'quotes',
  inRealTime: true,
  answer: (input, context, caller) => getIndexSnapshot.answer(input, context, caller),
};

/** Returns a commodity with its unit and group. */
export const getCommoditySnapshot: Handler<'getCommoditySnapshot'> = snapshot('COMMODITY', commoditySnapshot);
/** Returns a precious metal with its unit and group. */
export const getPreciousMetalSnapshot: Handler<'getPreciousMetalSnapshot'> = snapshot('PRECIOUS_METAL', commoditySnapshot);

function commoditySnapshot(_context: ProviderContext, { instrument }: Selection, envelope: Envelope): Schema<'CommoditySnapshot'> {
  return {
    type: instrument.entityType === 'PRECIOUS_METAL' ? 'PreciousMetalSnapshot' : 'CommoditySnapshot',
    ...envelope,
    commodityDetails: { ...instrument.details.commodity },
  };
}

/** Returns the data that instruments of all types have in common; the path may name the type ETF. */
export const getInstrumentSnapshot: Handler<'getInstrumentSnapshot'> = {
  dataClass: 'quotes',
  inRealTime: true,
  answer({ path }, context) {
    const selection = select(context, resolvedPath(context, path));
    const { instrument } = selection;
    return {
      type: 'InstrumentSnapshot',
      ...envelopeOf(context, selection),
      ...known({ futuresDetails: futuresDetails(instrument, context), interestsDetails: interestsDetails(instrument, context) }),
      instrumentSnapshotGenericData: genericDataOf(instrument),
    };
  },
};

/** Sections in addresses that are not the plural of a type with a snapshot; clients request them. */
const SECTIONS: Readonly<Record<string, Schema<'EntityType'>>> = {
  etfs: 'ETF',
  indexs: 'INDEX',
  futures: 'FUTURE',
  interests: 'INTEREST',
  certificates: 'DERIVATIVE',
};

/** Returns the same for a type in singular (`BOND`) or another section (`etfs`). */
export const getSectionSnapshot: Handler<'getSectionSnapshot'> = {
  dataClass: 'quotes',
  inRealTime: true,
  answer({ path: { section, entityValue } }, context, caller) {
    const entityType = SECTIONS[section] ?? ENTITY_TYPES.find((type) => type === section);
    if (entityType === undefined) throw notFound(`No snapshots of ${section}`, 'Diese Art von Instrumenten gibt es nicht.');
    return getInstrumentSnapshot.answer({ path: { entityType, entityValue } }, context, caller);
  },
};

/** Returns a currency pair with the names of its currencies. */
export const getCurrencySnapshot: Handler<'getCurrencySnapshot'> = snapshot(
  'CURRENCY',
  (_context, { instrument }, envelope): Schema<'CurrencySnapshot'> => ({
    type: 'CurrenciesSnapshot',
    ...envelope,
    currenciesDetails: {
      isoCurrencyBase: instrument.entityValue.slice(0, 3),
      isoCurrencyQuote: instrument.entityValue.slice(3),
      ...known({
        nameCurrencyBase: instrument.details.currency?.nameBase,
        nameCurrencyQuote: instrument.details.currency?.nameQuote,
      }),
    },
  }),
);

/** Returns a cryptocurrency with its supply, market capitalization and rank. */
export const getCryptoSnapshot: Handler<'getCryptoSnapshot'> = snapshot(
  'CRYPTO',
  (context, selection, envelope): Schema<'CryptoSnapshot'> => ({
    type: 'CryptosSnapshot',
    ...envelope,
    cryptosDetails: { ...cryptoDetails(selection, envelope.quote.last), ...known({ rank: cryptoRank(context, selection) }) },
  }),
);

function genericDataOf({ entityType, displayType }: InstrumentRecord): Schema<'InstrumentSnapshotGenericData'> {
  return { codeEntityCategory: entityType, entityCategory: displayType };
}

/** Common fields of all snapshots. */
export type Envelope = Pick<
  Schema<'StockSnapshot'>,
  'expires' | 'instrument' | 'quote' | 'quoteList' | 'chart' | 'cnPerformance' | 'profile' | 'relatedInstrumentItemList' | 'keywords'
>;
type SnapshotOperation = Extract<OperationId, `get${string}Snapshot`>;

/** Creates the handler of one type's snapshot; `complete` adds the fields that only this type has. */
export function snapshot<Answer>(
  entityType: EntityType,
  complete: (context: ProviderContext, selection: Selection, envelope: Envelope) => Answer,
) {
  return {
    dataClass: 'quotes' as const,
    inRealTime: true as const,
    answer({ path }: OperationInput<SnapshotOperation>, context: ProviderContext): Answer {
      const selection = select(context, { entityType, entityValue: path.entityValue });
      return complete(context, selection, envelopeOf(context, selection));
    },
  };
}

/** Returns the common fields of all snapshots. */
function envelopeOf(context: ProviderContext, selection: Selection): Envelope {
  const { instrument, notation } = selection;
  const quote = quoteOf(context, selection);
  if (quote === undefined) throw notFound(`No price of ${instrument.entityValue} yet`, 'Für dieses Instrument gibt es noch keinen Kurs.');
  return {
    expires: expiresOf('quotes', context.now()),
    instrument: instrumentAnswer(instrument),
    quote,
    quoteList: quotesOf(context, instrument),
    chart: {
      idNotation: notation.idNotation,
      selectedRange: 'Y1',
      ranges: RANGES,
      codeMarket: notation.codeMarket,
      isoCurrency: notation.isoCurrency,
    },
    cnPerformance: context.market().performanceValues(notation.idNotation, pricesUntil(context, selection)),
    profile: (instrument.details.profile ?? []).map((value) => ({ type: 'paragraph', value })),
    relatedInstrumentItemList: [],
    keywords: {
      entityType: instrument.entityType,
      entityValue: instrument.entityValue,
      ...known({ isin: instrument.isin, wkn: instrument.wkn }),
    },
  };
}
