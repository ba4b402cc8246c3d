/* Written by `npm run codegen`. Do not edit: change the contract or the schema instead. */
import {
  useQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseQueryOptions,
  UseQueryResult
} from '@tanstack/react-query';

import type {
  BadRequestResponse,
  EntityType,
  Instrument,
  InstrumentCatalogue,
  InstrumentClassList,
  InstrumentExtendedQueryResult,
  InstrumentFacetResult,
  InstrumentList,
  InstrumentListRequest,
  InstrumentQueryResult,
  InstrumentTypeSearchResult,
  ListCatalogueParams,
  ListInstrumentsOfClassParams,
  ListMostSearchedInstrumentsParams,
  ListSavingsPlansParams,
  NotFoundResponse,
  PayloadTooLargeResponse,
  QueryInstrumentsExtendedParams,
  QueryInstrumentsParams,
  SavingsPlanList,
  SearchInstrumentsByFacetParams,
  SearchInstrumentsOfTypeParams,
  SearchInstrumentsParams,
  ServiceUnavailableResponse,
  TooManyRequestsResponse,
  UnexpectedErrorResponse
} from './models.ts';

import { sendForHook } from '../../orval-mutator.ts';
import type { ErrorType , BodyType } from '../../orval-mutator.ts';




const withQueryKey = <T extends object, K>(query: T, queryKey: K): T & { queryKey: K } => {
  const result = { queryKey } as T & { queryKey: K };
  for (const key of Object.keys(query)) {
    // The explicit queryKey always wins, matching the previous
    // `{ ...query, queryKey }` spread where it was set last.
    if (key === 'queryKey') continue;
    Object.defineProperty(result, key, {
      enumerable: true,
      configurable: true,
      get: () => (query as Record<string, unknown>)[key],
    });
  }
  return result;
};

/**
 * @summary Instrumente nach Name, ISIN, WKN oder Kürzel suchen
 */
export const queryInstruments = (
    params: QueryInstrumentsParams,
 signal?: AbortSignal
) => {


      return sendForHook<InstrumentQueryResult>(
      {url: `/v1/instruments/query`, method: 'GET',
        params, signal
    },
      );
    }




export const getQueryInstrumentsQueryKey = (params?: QueryInstrumentsParams,) => {
    return [
    `/v1/instruments/query`, ...(params ? [params] : [])
    ] as const;
    }


export const getQueryInstrumentsQueryOptions = <TData = Awaited<ReturnType<typeof queryInstruments>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(params: QueryInstrumentsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof queryInstruments>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getQueryInstrumentsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof queryInstruments>>> = ({ signal }) => queryInstruments(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof queryInstruments>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type QueryInstrumentsQueryResult = NonNullable<Awaited<ReturnType<typeof queryInstruments>>>
export type QueryInstrumentsQueryError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>


export function useQueryInstruments<TData = Awaited<ReturnType<typeof queryInstruments>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 params: QueryInstrumentsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof queryInstruments>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof queryInstruments>>,
          TError,
          Awaited<ReturnType<typeof queryInstruments>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useQueryInstruments<TData = Awaited<ReturnType<typeof queryInstruments>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 params: QueryInstrumentsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof queryInstruments>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof queryInstruments>>,
          TError,
          Awaited<ReturnType<typeof queryInstruments>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useQueryInstruments<TData = Awaited<ReturnType<typeof queryInstruments>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 params: QueryInstrumentsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof queryInstruments>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Instrumente nach Name, ISIN, WKN oder Kürzel suchen
 */

export function useQueryInstruments<TData = Awaited<ReturnType<typeof queryInstruments>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 params: QueryInstrumentsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof queryInstruments>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getQueryInstrumentsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Mehrere Instrumente auf einmal
 */
export const listInstruments = (
    instrumentListRequest: BodyType<InstrumentListRequest>,
 signal?: AbortSignal
) => {


      return sendForHook<InstrumentList>(
      {url: `/v1/instruments/list`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: instrumentListRequest, signal
    },
      );
    }




export const getListInstrumentsQueryKey = (instrumentListRequest?: BodyType<InstrumentListRequest>,) => {
    return [
    'POST', `/v1/instruments/list`, instrumentListRequest
    ] as const;
    }


export const getListInstrumentsQueryOptions = <TData = Awaited<ReturnType<typeof listInstruments>>, TError = ErrorType<BadRequestResponse | PayloadTooLargeResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(instrumentListRequest: BodyType<InstrumentListRequest>, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInstruments>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListInstrumentsQueryKey(instrumentListRequest);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listInstruments>>> = ({ signal }) => listInstruments(instrumentListRequest, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listInstruments>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListInstrumentsQueryResult = NonNullable<Awaited<ReturnType<typeof listInstruments>>>
export type ListInstrumentsQueryError = ErrorType<BadRequestResponse | PayloadTooLargeResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>


export function useListInstruments<TData = Awaited<ReturnType<typeof listInstruments>>, TError = ErrorType<BadRequestResponse | PayloadTooLargeResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 instrumentListRequest: BodyType<InstrumentListRequest>, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInstruments>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listInstruments>>,
          TError,
          Awaited<ReturnType<typeof listInstruments>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListInstruments<TData = Awaited<ReturnType<typeof listInstruments>>, TError = ErrorType<BadRequestResponse | PayloadTooLargeResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 instrumentListRequest: BodyType<InstrumentListRequest>, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInstruments>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listInstruments>>,
          TError,
          Awaited<ReturnType<typeof listInstruments>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListInstruments<TData = Awaited<ReturnType<typeof listInstruments>>, TError = ErrorType<BadRequestResponse | PayloadTooLargeResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 instrumentListRequest: BodyType<InstrumentListRequest>, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInstruments>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Mehrere Instrumente auf einmal
 */

export function useListInstruments<TData = Awaited<ReturnType<typeof listInstruments>>, TError = ErrorType<BadRequestResponse | PayloadTooLargeResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 instrumentListRequest: BodyType<InstrumentListRequest>, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInstruments>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListInstrumentsQueryOptions(instrumentListRequest,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Die Reihenfolge bleibt gleich, solange sich der Katalog nicht ändert. Eine Seite hinter der letzten ist leer. Derivate kommen nur, wenn nach ihrer Art gefragt wird; ihre Gesamtzahl zählt auch beendete mit, die in den Seiten fehlen.
 * @summary Alle Instrumente, Seite für Seite
 */
export const listCatalogue = (
    params?: ListCatalogueParams,
 signal?: AbortSignal
) => {


      return sendForHook<InstrumentCatalogue>(
      {url: `/v1/instruments/catalogue`, method: 'GET',
        params, signal
    },
      );
    }




export const getListCatalogueQueryKey = (params?: ListCatalogueParams,) => {
    return [
    `/v1/instruments/catalogue`, ...(params ? [params] : [])
    ] as const;
    }


export const getListCatalogueQueryOptions = <TData = Awaited<ReturnType<typeof listCatalogue>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(params?: ListCatalogueParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCatalogue>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCatalogueQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCatalogue>>> = ({ signal }) => listCatalogue(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listCatalogue>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListCatalogueQueryResult = NonNullable<Awaited<ReturnType<typeof listCatalogue>>>
export type ListCatalogueQueryError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>


export function useListCatalogue<TData = Awaited<ReturnType<typeof listCatalogue>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 params: undefined |  ListCatalogueParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCatalogue>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCatalogue>>,
          TError,
          Awaited<ReturnType<typeof listCatalogue>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCatalogue<TData = Awaited<ReturnType<typeof listCatalogue>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 params?: ListCatalogueParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCatalogue>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCatalogue>>,
          TError,
          Awaited<ReturnType<typeof listCatalogue>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCatalogue<TData = Awaited<ReturnType<typeof listCatalogue>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 params?: ListCatalogueParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCatalogue>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Alle Instrumente, Seite für Seite
 */

export function useListCatalogue<TData = Awaited<ReturnType<typeof listCatalogue>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 params?: ListCatalogueParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCatalogue>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCatalogueQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Ohne Angabe nach dem Namen. Wo nach Gleichem (`sameAs`) oder einer Gruppe (`nameCategory`) gefragt ist, stehen die Verfälle, Laufzeiten und Fälligkeiten in ihrer Reihenfolge, nächste zuerst.
 * @summary Instrumente einer Art mit Kurs und Eckdaten, Seite für Seite
 */
export const listInstrumentsOfClass = (
    type: EntityType,
    params?: ListInstrumentsOfClassParams,
 signal?: AbortSignal
) => {


      return sendForHook<InstrumentClassList>(
      {url: `/v1/instruments/classes/${encodeURIComponent(String(type))}`, method: 'GET',
        params, signal
    },
      );
    }




export const getListInstrumentsOfClassQueryKey = (type: EntityType,
    params?: ListInstrumentsOfClassParams,) => {
    return [
    `/v1/instruments/classes/${type}`, ...(params ? [params] : [])
    ] as const;
    }


export const getListInstrumentsOfClassQueryOptions = <TData = Awaited<ReturnType<typeof listInstrumentsOfClass>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(type: EntityType,
    params?: ListInstrumentsOfClassParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInstrumentsOfClass>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListInstrumentsOfClassQueryKey(type,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listInstrumentsOfClass>>> = ({ signal }) => listInstrumentsOfClass(type,params, signal);





   return  { queryKey, queryFn, enabled: type !== null && type !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listInstrumentsOfClass>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListInstrumentsOfClassQueryResult = NonNullable<Awaited<ReturnType<typeof listInstrumentsOfClass>>>
export type ListInstrumentsOfClassQueryError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>


export function useListInstrumentsOfClass<TData = Awaited<ReturnType<typeof listInstrumentsOfClass>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 type: EntityType,
    params: undefined |  ListInstrumentsOfClassParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInstrumentsOfClass>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listInstrumentsOfClass>>,
          TError,
          Awaited<ReturnType<typeof listInstrumentsOfClass>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListInstrumentsOfClass<TData = Awaited<ReturnType<typeof listInstrumentsOfClass>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 type: EntityType,
    params?: ListInstrumentsOfClassParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInstrumentsOfClass>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listInstrumentsOfClass>>,
          TError,
          Awaited<ReturnType<typeof listInstrumentsOfClass>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListInstrumentsOfClass<TData = Awaited<ReturnType<typeof listInstrumentsOfClass>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 type: EntityType,
    params?: ListInstrumentsOfClassParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInstrumentsOfClass>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Instrumente einer Art mit Kurs und Eckdaten, Seite für Seite
 */

export function useListInstrumentsOfClass<TData = Awaited<ReturnType<typeof listInstrumentsOfClass>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 type: EntityType,
    params?: ListInstrumentsOfClassParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInstrumentsOfClass>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListInstrumentsOfClassQueryOptions(type,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Was nach einer Suche in den letzten sieben Tagen am häufigsten gewählt wurde; bis die Liste voll ist, folgen die bedeutendsten Instrumente.
 * @summary Häufig gesuchte Instrumente
 */
export const listMostSearchedInstruments = (
    params?: ListMostSearchedInstrumentsParams,
 signal?: AbortSignal
) => {


      return sendForHook<InstrumentList>(
      {url: `/v1/instruments/most_searched`, method: 'GET',
        params, signal
    },
      );
    }




export const getListMostSearchedInstrumentsQueryKey = (params?: ListMostSearchedInstrumentsParams,) => {
    return [
    `/v1/instruments/most_searched`, ...(params ? [params] : [])
    ] as const;
    }


export const getListMostSearchedInstrumentsQueryOptions = <TData = Awaited<ReturnType<typeof listMostSearchedInstruments>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(params?: ListMostSearchedInstrumentsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMostSearchedInstruments>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListMostSearchedInstrumentsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listMostSearchedInstruments>>> = ({ signal }) => listMostSearchedInstruments(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listMostSearchedInstruments>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListMostSearchedInstrumentsQueryResult = NonNullable<Awaited<ReturnType<typeof listMostSearchedInstruments>>>
export type ListMostSearchedInstrumentsQueryError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>


export function useListMostSearchedInstruments<TData = Awaited<ReturnType<typeof listMostSearchedInstruments>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 params: undefined |  ListMostSearchedInstrumentsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMostSearchedInstruments>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMostSearchedInstruments>>,
          TError,
          Awaited<ReturnType<typeof listMostSearchedInstruments>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMostSearchedInstruments<TData = Awaited<ReturnType<typeof listMostSearchedInstruments>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 params?: ListMostSearchedInstrumentsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMostSearchedInstruments>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMostSearchedInstruments>>,
          TError,
          Awaited<ReturnType<typeof listMostSearchedInstruments>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMostSearchedInstruments<TData = Awaited<ReturnType<typeof listMostSearchedInstruments>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 params?: ListMostSearchedInstrumentsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMostSearchedInstruments>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Häufig gesuchte Instrumente
 */

export function useListMostSearchedInstruments<TData = Awaited<ReturnType<typeof listMostSearchedInstruments>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 params?: ListMostSearchedInstrumentsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMostSearchedInstruments>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListMostSearchedInstrumentsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Ein Instrument
 */
export const getInstrument = (
    entityType: 'STOCK' | 'INDEX' | 'NEWS' | 'ARTICLE' | 'BOND' | 'COMMODITY' | 'CRYPTO' | 'CURRENCY' | 'DERIVATIVE' | 'ETF' | 'FUND' | 'FUTURE' | 'INTEREST' | 'PRECIOUS_METAL' | 'UNKNOWN',
    entityValue: string,
 signal?: AbortSignal
) => {


      return sendForHook<Instrument>(
      {url: `/v1/instruments/${encodeURIComponent(String(entityType))}/${encodeURIComponent(String(entityValue))}`, method: 'GET', signal
    },
      );
    }




export const getGetInstrumentQueryKey = (entityType: 'STOCK' | 'INDEX' | 'NEWS' | 'ARTICLE' | 'BOND' | 'COMMODITY' | 'CRYPTO' | 'CURRENCY' | 'DERIVATIVE' | 'ETF' | 'FUND' | 'FUTURE' | 'INTEREST' | 'PRECIOUS_METAL' | 'UNKNOWN',
    entityValue: string,) => {
    return [
    `/v1/instruments/${entityType}/${entityValue}`
    ] as const;
    }


export const getGetInstrumentQueryOptions = <TData = Awaited<ReturnType<typeof getInstrument>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(entityType: 'STOCK' | 'INDEX' | 'NEWS' | 'ARTICLE' | 'BOND' | 'COMMODITY' | 'CRYPTO' | 'CURRENCY' | 'DERIVATIVE' | 'ETF' | 'FUND' | 'FUTURE' | 'INTEREST' | 'PRECIOUS_METAL' | 'UNKNOWN',
    entityValue: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInstrument>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetInstrumentQueryKey(entityType,entityValue);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getInstrument>>> = ({ signal }) => getInstrument(entityType,entityValue, signal);





   return  { queryKey, queryFn, enabled: entityType !== null && entityType !== undefined && entityValue !== null && entityValue !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getInstrument>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetInstrumentQueryResult = NonNullable<Awaited<ReturnType<typeof getInstrument>>>
export type GetInstrumentQueryError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>


export function useGetInstrument<TData = Awaited<ReturnType<typeof getInstrument>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityType: 'STOCK' | 'INDEX' | 'NEWS' | 'ARTICLE' | 'BOND' | 'COMMODITY' | 'CRYPTO' | 'CURRENCY' | 'DERIVATIVE' | 'ETF' | 'FUND' | 'FUTURE' | 'INTEREST' | 'PRECIOUS_METAL' | 'UNKNOWN',
    entityValue: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInstrument>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getInstrument>>,
          TError,
          Awaited<ReturnType<typeof getInstrument>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetInstrument<TData = Awaited<ReturnType<typeof getInstrument>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityType: 'STOCK' | 'INDEX' | 'NEWS' | 'ARTICLE' | 'BOND' | 'COMMODITY' | 'CRYPTO' | 'CURRENCY' | 'DERIVATIVE' | 'ETF' | 'FUND' | 'FUTURE' | 'INTEREST' | 'PRECIOUS_METAL' | 'UNKNOWN',
    entityValue: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInstrument>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getInstrument>>,
          TError,
          Awaited<ReturnType<typeof getInstrument>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetInstrument<TData = Awaited<ReturnType<typeof getInstrument>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityType: 'STOCK' | 'INDEX' | 'NEWS' | 'ARTICLE' | 'BOND' | 'COMMODITY' | 'CRYPTO' | 'CURRENCY' | 'DERIVATIVE' | 'ETF' | 'FUND' | 'FUTURE' | 'INTEREST' | 'PRECIOUS_METAL' | 'UNKNOWN',
    entityValue: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInstrument>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Ein Instrument
 */

export function useGetInstrument<TData = Awaited<ReturnType<typeof getInstrument>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityType: 'STOCK' | 'INDEX' | 'NEWS' | 'ARTICLE' | 'BOND' | 'COMMODITY' | 'CRYPTO' | 'CURRENCY' | 'DERIVATIVE' | 'ETF' | 'FUND' | 'FUTURE' | 'INTEREST' | 'PRECIOUS_METAL' | 'UNKNOWN',
    entityValue: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInstrument>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetInstrumentQueryOptions(entityType,entityValue,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Instrumente suchen, Treffer mit Leitbörse und Kurs
 */
export const queryInstrumentsExtended = (
    params: QueryInstrumentsExtendedParams,
 signal?: AbortSignal
) => {


      return sendForHook<InstrumentExtendedQueryResult>(
      {url: `/v1/instruments/query_extended`, method: 'GET',
        params, signal
    },
      );
    }




export const getQueryInstrumentsExtendedQueryKey = (params?: QueryInstrumentsExtendedParams,) => {
    return [
    `/v1/instruments/query_extended`, ...(params ? [params] : [])
    ] as const;
    }


export const getQueryInstrumentsExtendedQueryOptions = <TData = Awaited<ReturnType<typeof queryInstrumentsExtended>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(params: QueryInstrumentsExtendedParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof queryInstrumentsExtended>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getQueryInstrumentsExtendedQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof queryInstrumentsExtended>>> = ({ signal }) => queryInstrumentsExtended(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof queryInstrumentsExtended>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type QueryInstrumentsExtendedQueryResult = NonNullable<Awaited<ReturnType<typeof queryInstrumentsExtended>>>
export type QueryInstrumentsExtendedQueryError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>


export function useQueryInstrumentsExtended<TData = Awaited<ReturnType<typeof queryInstrumentsExtended>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 params: QueryInstrumentsExtendedParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof queryInstrumentsExtended>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof queryInstrumentsExtended>>,
          TError,
          Awaited<ReturnType<typeof queryInstrumentsExtended>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useQueryInstrumentsExtended<TData = Awaited<ReturnType<typeof queryInstrumentsExtended>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 params: QueryInstrumentsExtendedParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof queryInstrumentsExtended>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof queryInstrumentsExtended>>,
          TError,
          Awaited<ReturnType<typeof queryInstrumentsExtended>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useQueryInstrumentsExtended<TData = Awaited<ReturnType<typeof queryInstrumentsExtended>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 params: QueryInstrumentsExtendedParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof queryInstrumentsExtended>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Instrumente suchen, Treffer mit Leitbörse und Kurs
 */

export function useQueryInstrumentsExtended<TData = Awaited<ReturnType<typeof queryInstrumentsExtended>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 params: QueryInstrumentsExtendedParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof queryInstrumentsExtended>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getQueryInstrumentsExtendedQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Instrumente suchen (Ergebnisseite)
 */
export const searchInstruments = (
    params: SearchInstrumentsParams,
 signal?: AbortSignal
) => {


      return sendForHook<InstrumentQueryResult>(
      {url: `/v1/instruments/search`, method: 'GET',
        params, signal
    },
      );
    }




export const getSearchInstrumentsQueryKey = (params?: SearchInstrumentsParams,) => {
    return [
    `/v1/instruments/search`, ...(params ? [params] : [])
    ] as const;
    }


export const getSearchInstrumentsQueryOptions = <TData = Awaited<ReturnType<typeof searchInstruments>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(params: SearchInstrumentsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchInstruments>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getSearchInstrumentsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof searchInstruments>>> = ({ signal }) => searchInstruments(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof searchInstruments>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type SearchInstrumentsQueryResult = NonNullable<Awaited<ReturnType<typeof searchInstruments>>>
export type SearchInstrumentsQueryError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>


export function useSearchInstruments<TData = Awaited<ReturnType<typeof searchInstruments>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 params: SearchInstrumentsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchInstruments>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof searchInstruments>>,
          TError,
          Awaited<ReturnType<typeof searchInstruments>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchInstruments<TData = Awaited<ReturnType<typeof searchInstruments>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 params: SearchInstrumentsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchInstruments>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof searchInstruments>>,
          TError,
          Awaited<ReturnType<typeof searchInstruments>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchInstruments<TData = Awaited<ReturnType<typeof searchInstruments>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 params: SearchInstrumentsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchInstruments>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Instrumente suchen (Ergebnisseite)
 */

export function useSearchInstruments<TData = Awaited<ReturnType<typeof searchInstruments>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 params: SearchInstrumentsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchInstruments>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getSearchInstrumentsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Treffer nach Art gruppiert
 */
export const searchInstrumentsByFacet = (
    params: SearchInstrumentsByFacetParams,
 signal?: AbortSignal
) => {


      return sendForHook<InstrumentFacetResult>(
      {url: `/v1/instruments/search/facet`, method: 'GET',
        params, signal
    },
      );
    }




export const getSearchInstrumentsByFacetQueryKey = (params?: SearchInstrumentsByFacetParams,) => {
    return [
    `/v1/instruments/search/facet`, ...(params ? [params] : [])
    ] as const;
    }


export const getSearchInstrumentsByFacetQueryOptions = <TData = Awaited<ReturnType<typeof searchInstrumentsByFacet>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(params: SearchInstrumentsByFacetParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchInstrumentsByFacet>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getSearchInstrumentsByFacetQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof searchInstrumentsByFacet>>> = ({ signal }) => searchInstrumentsByFacet(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof searchInstrumentsByFacet>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type SearchInstrumentsByFacetQueryResult = NonNullable<Awaited<ReturnType<typeof searchInstrumentsByFacet>>>
export type SearchInstrumentsByFacetQueryError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>


export function useSearchInstrumentsByFacet<TData = Awaited<ReturnType<typeof searchInstrumentsByFacet>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 params: SearchInstrumentsByFacetParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchInstrumentsByFacet>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof searchInstrumentsByFacet>>,
          TError,
          Awaited<ReturnType<typeof searchInstrumentsByFacet>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchInstrumentsByFacet<TData = Awaited<ReturnType<typeof searchInstrumentsByFacet>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 params: SearchInstrumentsByFacetParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchInstrumentsByFacet>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof searchInstrumentsByFacet>>,
          TError,
          Awaited<ReturnType<typeof searchInstrumentsByFacet>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchInstrumentsByFacet<TData = Awaited<ReturnType<typeof searchInstrumentsByFacet>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 params: SearchInstrumentsByFacetParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchInstrumentsByFacet>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Treffer nach Art gruppiert
 */

export function useSearchInstrumentsByFacet<TData = Awaited<ReturnType<typeof searchInstrumentsByFacet>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 params: SearchInstrumentsByFacetParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchInstrumentsByFacet>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getSearchInstrumentsByFacetQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Eine Seite Treffer einer Art
 */
export const searchInstrumentsOfType = (
    type: EntityType,
    params: SearchInstrumentsOfTypeParams,
 signal?: AbortSignal
) => {


      return sendForHook<InstrumentTypeSearchResult>(
      {url: `/v1/instruments/search/${encodeURIComponent(String(type))}`, method: 'GET',
        params, signal
    },
      );
    }




export const getSearchInstrumentsOfTypeQueryKey = (type: EntityType,
    params?: SearchInstrumentsOfTypeParams,) => {
    return [
    `/v1/instruments/search/${type}`, ...(params ? [params] : [])
    ] as const;
    }


export const getSearchInstrumentsOfTypeQueryOptions = <TData = Awaited<ReturnType<typeof searchInstrumentsOfType>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(type: EntityType,
    params: SearchInstrumentsOfTypeParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchInstrumentsOfType>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getSearchInstrumentsOfTypeQueryKey(type,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof searchInstrumentsOfType>>> = ({ signal }) => searchInstrumentsOfType(type,params, signal);





   return  { queryKey, queryFn, enabled: type !== null && type !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof searchInstrumentsOfType>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type SearchInstrumentsOfTypeQueryResult = NonNullable<Awaited<ReturnType<typeof searchInstrumentsOfType>>>
export type SearchInstrumentsOfTypeQueryError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>


export function useSearchInstrumentsOfType<TData = Awaited<ReturnType<typeof searchInstrumentsOfType>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 type: EntityType,
    params: SearchInstrumentsOfTypeParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchInstrumentsOfType>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof searchInstrumentsOfType>>,
          TError,
          Awaited<ReturnType<typeof searchInstrumentsOfType>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchInstrumentsOfType<TData = Awaited<ReturnType<typeof searchInstrumentsOfType>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 type: EntityType,
    params: SearchInstrumentsOfTypeParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchInstrumentsOfType>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof searchInstrumentsOfType>>,
          TError,
          Awaited<ReturnType<typeof searchInstrumentsOfType>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchInstrumentsOfType<TData = Awaited<ReturnType<typeof searchInstrumentsOfType>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 type: EntityType,
    params: SearchInstrumentsOfTypeParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchInstrumentsOfType>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Eine Seite Treffer einer Art
 */

export function useSearchInstrumentsOfType<TData = Awaited<ReturnType<typeof searchInstrumentsOfType>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 type: EntityType,
    params: SearchInstrumentsOfTypeParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchInstrumentsOfType>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getSearchInstrumentsOfTypeQueryOptions(type,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Sparpläne, in denen das Instrument bespart werden kann
 */
export const listSavingsPlans = (
    entityType: 'STOCK' | 'INDEX' | 'NEWS' | 'ARTICLE' | 'BOND' | 'COMMODITY' | 'CRYPTO' | 'CURRENCY' | 'DERIVATIVE' | 'ETF' | 'FUND' | 'FUTURE' | 'INTEREST' | 'PRECIOUS_METAL' | 'UNKNOWN',
    entityValue: string,
    params?: ListSavingsPlansParams,
 signal?: AbortSignal
) => {


      return sendForHook<SavingsPlanList>(
      {url: `/v1/instruments/${encodeURIComponent(String(entityType))}/${encodeURIComponent(String(entityValue))}/savings_plans`, method: 'GET',
        params, signal
    },
      );
    }




export const getListSavingsPlansQueryKey = (entityType: 'STOCK' | 'INDEX' | 'NEWS' | 'ARTICLE' | 'BOND' | 'COMMODITY' | 'CRYPTO' | 'CURRENCY' | 'DERIVATIVE' | 'ETF' | 'FUND' | 'FUTURE' | 'INTEREST' | 'PRECIOUS_METAL' | 'UNKNOWN',
    entityValue: string,
    params?: ListSavingsPlansParams,) => {
    return [
    `/v1/instruments/${entityType}/${entityValue}/savings_plans`, ...(params ? [params] : [])
    ] as const;
    }


export const getListSavingsPlansQueryOptions = <TData = Awaited<ReturnType<typeof listSavingsPlans>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(entityType: 'STOCK' | 'INDEX' | 'NEWS' | 'ARTICLE' | 'BOND' | 'COMMODITY' | 'CRYPTO' | 'CURRENCY' | 'DERIVATIVE' | 'ETF' | 'FUND' | 'FUTURE' | 'INTEREST' | 'PRECIOUS_METAL' | 'UNKNOWN',
    entityValue: string,
    params?: ListSavingsPlansParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSavingsPlans>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSavingsPlansQueryKey(entityType,entityValue,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSavingsPlans>>> = ({ signal }) => listSavingsPlans(entityType,entityValue,params, signal);





   return  { queryKey, queryFn, enabled: entityType !== null && entityType !== undefined && entityValue !== null && entityValue !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listSavingsPlans>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListSavingsPlansQueryResult = NonNullable<Awaited<ReturnType<typeof listSavingsPlans>>>
export type ListSavingsPlansQueryError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>


export function useListSavingsPlans<TData = Awaited<ReturnType<typeof listSavingsPlans>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityType: 'STOCK' | 'INDEX' | 'NEWS' | 'ARTICLE' | 'BOND' | 'COMMODITY' | 'CRYPTO' | 'CURRENCY' | 'DERIVATIVE' | 'ETF' | 'FUND' | 'FUTURE' | 'INTEREST' | 'PRECIOUS_METAL' | 'UNKNOWN',
    entityValue: string,
    params: undefined |  ListSavingsPlansParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSavingsPlans>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSavingsPlans>>,
          TError,
          Awaited<ReturnType<typeof listSavingsPlans>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSavingsPlans<TData = Awaited<ReturnType<typeof listSavingsPlans>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityType: 'STOCK' | 'INDEX' | 'NEWS' | 'ARTICLE' | 'BOND' | 'COMMODITY' | 'CRYPTO' | 'CURRENCY' | 'DERIVATIVE' | 'ETF' | 'FUND' | 'FUTURE' | 'INTEREST' | 'PRECIOUS_METAL' | 'UNKNOWN',
    entityValue: string,
    params?: ListSavingsPlansParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSavingsPlans>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSavingsPlans>>,
          TError,
          Awaited<ReturnType<typeof listSavingsPlans>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSavingsPlans<TData = Awaited<ReturnType<typeof listSavingsPlans>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityType: 'STOCK' | 'INDEX' | 'NEWS' | 'ARTICLE' | 'BOND' | 'COMMODITY' | 'CRYPTO' | 'CURRENCY' | 'DERIVATIVE' | 'ETF' | 'FUND' | 'FUTURE' | 'INTEREST' | 'PRECIOUS_METAL' | 'UNKNOWN',
    entityValue: string,
    params?: ListSavingsPlansParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSavingsPlans>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Sparpläne, in denen das Instrument bespart werden kann
 */

export function useListSavingsPlans<TData = Awaited<ReturnType<typeof listSavingsPlans>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityType: 'STOCK' | 'INDEX' | 'NEWS' | 'ARTICLE' | 'BOND' | 'COMMODITY' | 'CRYPTO' | 'CURRENCY' | 'DERIVATIVE' | 'ETF' | 'FUND' | 'FUTURE' | 'INTEREST' | 'PRECIOUS_METAL' | 'UNKNOWN',
    entityValue: string,
    params?: ListSavingsPlansParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSavingsPlans>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListSavingsPlansQueryOptions(entityType,entityValue,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







