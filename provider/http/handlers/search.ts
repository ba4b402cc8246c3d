import { ENTITY_TYPES, typeAlias, type EntityType } from '#domain/instrument/entity-type.ts';
import type { Schema } from '#client/operations.ts';
import type { InstrumentRecord } from '../../catalogue/types.ts';
import { instrumentAnswer, marketAnswer } from '../answers.ts';
import { expiresOf } from '../caching.ts';
import type { ProviderContext } from '../context.ts';
import type { Handler } from '../handlers.ts';
import { isOfType } from '../selection.ts';
import { quoteOf } from './quotes.ts';

/** Names of the groups of a search; only types with instruments in the catalogue give a group. */
const LABELS: Readonly<Partial<Record<EntityType, string>>> = {
  STOCK: 'Aktien',
  INDEX: 'Indizes',
  ETF: 'ETFs',
  FUND: 'Fonds',
  COMMODITY: 'Rohstoffe',
  PRECIOUS_METAL: 'Edelmetalle',
  CURRENCY: 'Devisen',
  CRYPTO: 'Kryptowährungen',
  BOND: 'Anleihen',
  DERIVATIVE: 'Derivate',
  FUTURE: 'Futures',
  INTEREST: 'Zinsen',
};

/** Ranked search whose hits carry the default venue and its quote. */
export const queryInstrumentsExtended: Handler<'queryInstrumentsExtended'> = {
  dataClass: 'quotes',
  answer({ query }, context) {
    const hits = find(context, query.searchValue, query.searchType, query.limit ?? 5);
    return {
      expires: expiresOf('quotes', context.now()),
      searchValue: query.searchValue,
      list: hits.map((hit) => extendedAnswer(context, hit)),
    };
  },
};

/** The same ranking as suggestions, as many hits as a page of results holds. */
export const searchInstruments: Handler<'searchInstruments'> = {
  dataClass: 'master',
  answer({ query }, context) {
    const hits = find(context, query.searchValue, query.searchType, query.limit ?? 25);
    return { expires: expiresOf('master', context.now()), searchValue: query.searchValue, list: hits.map(instrumentAnswer) };
  },
};

/** One page of the hits of a type, pages counted from 0. */
export const searchInstrumentsOfType: Handler<'searchInstrumentsOfType'> = {
  dataClass: 'master',
  answer({ path, query }, context) {
    const hits = find(context, query.searchValue, path.type, Number.POSITIVE_INFINITY);
    const perPage = query.perPage ?? 25;
    const start = (query.page ?? 0) * perPage;
    return {
      expires: expiresOf('master', context.now()),
      searchValue: query.searchValue,
      type: path.type,
      total: hits.length,
      list: hits.slice(start, start + perPage).map(instrumentAnswer),
    };
  },
};

/** Hits by type, the type of the best hit first. ETFs are a group of their own and not among the funds. */
export const searchInstrumentsByFacet: Handler<'searchInstrumentsByFacet'> = {
  dataClass: 'master',
  answer({ query }, context) {
    const hits = find(context, query.searchValue, undefined, Number.POSITIVE_INFINITY);
    const groups = Map.groupBy(hits, facetOf);
    const only = hits.length === 1 ? hits[0] : undefined;
    return {
      expires: expiresOf('master', context.now()),
      searchValue: query.searchValue,
      facets: [...groups].map(([type, group]) => facetAnswer(type, group, query.perType ?? 5)),
      ...(only === undefined ? {} : { instrument: instrumentAnswer(only) }),
    };
  },
};

function find({ catalogue }: ProviderContext, text: string, type: string | undefined, limit: number): InstrumentRecord[] {
  return catalogue().search.find(text, { limit, ...(type === undefined ? {} : { accepts: (record) => isOfType(record, type) }) });
}

function extendedAnswer(context: ProviderContext, instrument: InstrumentRecord): Schema<'ExtendedInstrument'> {
  const [notation] = context.catalogue().notationsOf(instrument.entityValue);
  if (notation === undefined) return { instrument: instrumentAnswer(instrument) };
  const quote = quoteOf(context, { instrument, notation });
  return { instrument: instrumentAnswer(instrument), market: marketAnswer(notation, context), ...(quote === undefined ? {} : { quote }) };
}

function facetOf(record: InstrumentRecord): EntityType {
  return record.entitySubType === 'ETF' ? 'ETF' : (ENTITY_TYPES.find((type) => type === record.entityType) ?? 'UNKNOWN');
}

function facetAnswer(type: EntityType, group: readonly InstrumentRecord[], perType: number): Schema<'InstrumentFacet'> {
  const alias = typeAlias(type);
  return {
    type,
    label: LABELS[type] ?? 'Weitere',
    totalAmount: group.length,
    ...(alias === undefined ? {} : { finderPath: `/suche/typ/${alias}` }),
    results: group.slice(0, perType).map(hitAnswer),
  };
}

/** What clients of this call read as seconds must be absent here: `expires` of the instrument. */
function hitAnswer(record: InstrumentRecord): Schema<'InstrumentFacetHit'> {
  const { expires: _none, ...hit } = instrumentAnswer(record);
  const { nameIssuer } = record.details.fund ?? {};
  const indexFamily = record.details.index?.nameFamily;
  if (nameIssuer === undefined && indexFamily === undefined) return hit;
  return {
    ...hit,
    additionalData: { ...(nameIssuer === undefined ? {} : { nameIssuer }), ...(indexFamily === undefined ? {} : { indexFamily }) },
  };
}
