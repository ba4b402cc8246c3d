import { ENTITY_TYPES, typeAlias, type EntityType } from '#domain/instrument/entity-type.ts';
import type { Schema } from '#client/operations.ts';
import type { InstrumentRecord } from '../../../data/catalogue/types.ts';
import { instrumentAnswer, marketAnswer } from '../answers.ts';
import { expiresOf } from '../caching.ts';
import type { ProviderContext } from '../../shared/context.ts';
import type { Handler } from '../handler.ts';
import { codeList } from '../../../services/search/code-list.ts';
import type { HitGroup } from '../../../services/search/search.ts';
import { searchOf, searchWish } from '../../shared/selection.ts';
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
  inRealTime: true,
  async answer({ query }, context) {
    const hits = (await searchOf(context)).find(query.searchValue, { limit: query.limit ?? 5, ...searchWish(query.searchType) });
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
  async answer({ query }, context) {
    const hits = (await searchOf(context)).find(query.searchValue, { limit: query.limit ?? 25, ...searchWish(query.searchType) });
    return { expires: expiresOf('master', context.now()), searchValue: query.searchValue, list: hits.map(instrumentAnswer) };
  },
};

/** One page of the hits of a type, pages counted from 0. */
export const searchInstrumentsOfType: Handler<'searchInstrumentsOfType'> = {
  dataClass: 'master',
  async answer({ path, query }, context) {
    const hits = (await searchOf(context)).hits(query.searchValue, searchWish(path.type));
    const perPage = query.perPage ?? 25;
    const start = (query.page ?? 0) * perPage;
    return {
      expires: expiresOf('master', context.now()),
      searchValue: query.searchValue,
      type: path.type,
      total: hits.total,
      list: hits.slice(start, start + perPage).map(instrumentAnswer),
    };
  },
};

/** Hits by type, the type of the best hit first. ETFs are a group of their own and not among the funds. */
export const searchInstrumentsByFacet: Handler<'searchInstrumentsByFacet'> = {
  dataClass: 'master',
  async answer({ query }, context) {
    const hits = (await searchOf(context)).hits(query.searchValue);
    const groups = hits.groups(facetOf, query.perType ?? 5);
    const [only] = hits.total === 1 ? hits.slice(0, 1) : [];
    const unknownCodes = unknownOf(query.searchValue, context);
    return {
      expires: expiresOf('master', context.now()),
      searchValue: query.searchValue,
      facets: groups.map(facetAnswer),
      ...(only === undefined ? {} : { instrument: instrumentAnswer(only) }),
      ...(unknownCodes.length === 0 ? {} : { unknownCodes }),
    };
  },
};

/** Of several ISINs and WKNs those that nothing has. */
function unknownOf(searchValue: string, { catalogue }: ProviderContext): string[] {
  const { instrumentByIsin, instrumentByWkn } = catalogue();
  return (codeList(searchValue) ?? []).filter((code) => (instrumentByIsin(code) ?? instrumentByWkn(code)) === undefined);
}

function extendedAnswer(context: ProviderContext, instrument: InstrumentRecord): Schema<'ExtendedInstrument'> {
  const [notation] = context.catalogue().notationsOf(instrument.entityValue);
  if (notation === undefined) return { instrument: instrumentAnswer(instrument) };
  const quote = quoteOf(context, { instrument, notation });
  return {
    instrument: instrumentAnswer(instrument),
    market: marketAnswer({ instrument, notation }, context),
    ...(quote === undefined ? {} : { quote }),
  };
}

function facetOf(record: InstrumentRecord): EntityType {
  return record.entitySubType === 'ETF' ? 'ETF' : (ENTITY_TYPES.find((type) => type === record.entityType) ?? 'UNKNOWN');
}

function facetAnswer({ group, total, first }: HitGroup<EntityType>): Schema<'InstrumentFacet'> {
  const alias = typeAlias(group);
  return {
    type: group,
    label: LABELS[group] ?? 'Weitere',
    totalAmount: total,
    ...(alias === undefined ? {} : { finderPath: `/suche/typ/${alias}` }),
    results: first.map(hitAnswer),
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
