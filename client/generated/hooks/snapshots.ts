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
  BondSnapshot,
  CommoditySnapshot,
  CryptoSnapshot,
  CurrencySnapshot,
  DerivativeSnapshot,
  FundSnapshot,
  IndexSnapshot,
  InstrumentSnapshot,
  NotFoundResponse,
  ServiceUnavailableResponse,
  StockSnapshot,
  TooManyRequestsResponse,
  UnexpectedErrorResponse
} from './models.ts';

import { sendForHook } from '../../orval-mutator.ts';
import type { ErrorType } from '../../orval-mutator.ts';




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
 * @summary Alles zu einer Aktie
 */
export const getStockSnapshot = (
    entityValue: string,
 signal?: AbortSignal
) => {


      return sendForHook<StockSnapshot>(
      {url: `/v1/stocks/${encodeURIComponent(String(entityValue))}/snapshot`, method: 'GET', signal
    },
      );
    }




export const getGetStockSnapshotQueryKey = (entityValue: string,) => {
    return [
    `/v1/stocks/${entityValue}/snapshot`
    ] as const;
    }


export const getGetStockSnapshotQueryOptions = <TData = Awaited<ReturnType<typeof getStockSnapshot>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(entityValue: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStockSnapshot>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetStockSnapshotQueryKey(entityValue);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getStockSnapshot>>> = ({ signal }) => getStockSnapshot(entityValue, signal);





   return  { queryKey, queryFn, enabled: entityValue !== null && entityValue !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getStockSnapshot>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetStockSnapshotQueryResult = NonNullable<Awaited<ReturnType<typeof getStockSnapshot>>>
export type GetStockSnapshotQueryError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>


export function useGetStockSnapshot<TData = Awaited<ReturnType<typeof getStockSnapshot>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityValue: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStockSnapshot>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getStockSnapshot>>,
          TError,
          Awaited<ReturnType<typeof getStockSnapshot>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetStockSnapshot<TData = Awaited<ReturnType<typeof getStockSnapshot>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityValue: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStockSnapshot>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getStockSnapshot>>,
          TError,
          Awaited<ReturnType<typeof getStockSnapshot>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetStockSnapshot<TData = Awaited<ReturnType<typeof getStockSnapshot>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityValue: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStockSnapshot>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Alles zu einer Aktie
 */

export function useGetStockSnapshot<TData = Awaited<ReturnType<typeof getStockSnapshot>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityValue: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStockSnapshot>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetStockSnapshotQueryOptions(entityValue,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Alles zu einem Index
 */
export const getIndexSnapshot = (
    entityValue: string,
 signal?: AbortSignal
) => {


      return sendForHook<IndexSnapshot>(
      {url: `/v1/indices/${encodeURIComponent(String(entityValue))}/snapshot`, method: 'GET', signal
    },
      );
    }




export const getGetIndexSnapshotQueryKey = (entityValue: string,) => {
    return [
    `/v1/indices/${entityValue}/snapshot`
    ] as const;
    }


export const getGetIndexSnapshotQueryOptions = <TData = Awaited<ReturnType<typeof getIndexSnapshot>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(entityValue: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getIndexSnapshot>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetIndexSnapshotQueryKey(entityValue);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getIndexSnapshot>>> = ({ signal }) => getIndexSnapshot(entityValue, signal);





   return  { queryKey, queryFn, enabled: entityValue !== null && entityValue !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getIndexSnapshot>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetIndexSnapshotQueryResult = NonNullable<Awaited<ReturnType<typeof getIndexSnapshot>>>
export type GetIndexSnapshotQueryError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>


export function useGetIndexSnapshot<TData = Awaited<ReturnType<typeof getIndexSnapshot>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityValue: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getIndexSnapshot>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getIndexSnapshot>>,
          TError,
          Awaited<ReturnType<typeof getIndexSnapshot>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetIndexSnapshot<TData = Awaited<ReturnType<typeof getIndexSnapshot>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityValue: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getIndexSnapshot>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getIndexSnapshot>>,
          TError,
          Awaited<ReturnType<typeof getIndexSnapshot>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetIndexSnapshot<TData = Awaited<ReturnType<typeof getIndexSnapshot>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityValue: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getIndexSnapshot>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Alles zu einem Index
 */

export function useGetIndexSnapshot<TData = Awaited<ReturnType<typeof getIndexSnapshot>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityValue: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getIndexSnapshot>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetIndexSnapshotQueryOptions(entityValue,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Alles zu einem Index (zweite Fassung der Adresse, gleiche Antwort)
 */
export const getIndexSnapshotV2 = (
    entityValue: string,
 signal?: AbortSignal
) => {


      return sendForHook<IndexSnapshot>(
      {url: `/v2/indices/${encodeURIComponent(String(entityValue))}/snapshot`, method: 'GET', signal
    },
      );
    }




export const getGetIndexSnapshotV2QueryKey = (entityValue: string,) => {
    return [
    `/v2/indices/${entityValue}/snapshot`
    ] as const;
    }


export const getGetIndexSnapshotV2QueryOptions = <TData = Awaited<ReturnType<typeof getIndexSnapshotV2>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(entityValue: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getIndexSnapshotV2>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetIndexSnapshotV2QueryKey(entityValue);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getIndexSnapshotV2>>> = ({ signal }) => getIndexSnapshotV2(entityValue, signal);





   return  { queryKey, queryFn, enabled: entityValue !== null && entityValue !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getIndexSnapshotV2>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetIndexSnapshotV2QueryResult = NonNullable<Awaited<ReturnType<typeof getIndexSnapshotV2>>>
export type GetIndexSnapshotV2QueryError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>


export function useGetIndexSnapshotV2<TData = Awaited<ReturnType<typeof getIndexSnapshotV2>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityValue: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getIndexSnapshotV2>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getIndexSnapshotV2>>,
          TError,
          Awaited<ReturnType<typeof getIndexSnapshotV2>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetIndexSnapshotV2<TData = Awaited<ReturnType<typeof getIndexSnapshotV2>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityValue: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getIndexSnapshotV2>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getIndexSnapshotV2>>,
          TError,
          Awaited<ReturnType<typeof getIndexSnapshotV2>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetIndexSnapshotV2<TData = Awaited<ReturnType<typeof getIndexSnapshotV2>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityValue: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getIndexSnapshotV2>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Alles zu einem Index (zweite Fassung der Adresse, gleiche Antwort)
 */

export function useGetIndexSnapshotV2<TData = Awaited<ReturnType<typeof getIndexSnapshotV2>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityValue: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getIndexSnapshotV2>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetIndexSnapshotV2QueryOptions(entityValue,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Alles zu einem Rohstoff
 */
export const getCommoditySnapshot = (
    entityValue: string,
 signal?: AbortSignal
) => {


      return sendForHook<CommoditySnapshot>(
      {url: `/v1/commodities/${encodeURIComponent(String(entityValue))}/snapshot`, method: 'GET', signal
    },
      );
    }




export const getGetCommoditySnapshotQueryKey = (entityValue: string,) => {
    return [
    `/v1/commodities/${entityValue}/snapshot`
    ] as const;
    }


export const getGetCommoditySnapshotQueryOptions = <TData = Awaited<ReturnType<typeof getCommoditySnapshot>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(entityValue: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCommoditySnapshot>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetCommoditySnapshotQueryKey(entityValue);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCommoditySnapshot>>> = ({ signal }) => getCommoditySnapshot(entityValue, signal);





   return  { queryKey, queryFn, enabled: entityValue !== null && entityValue !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getCommoditySnapshot>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetCommoditySnapshotQueryResult = NonNullable<Awaited<ReturnType<typeof getCommoditySnapshot>>>
export type GetCommoditySnapshotQueryError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>


export function useGetCommoditySnapshot<TData = Awaited<ReturnType<typeof getCommoditySnapshot>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityValue: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCommoditySnapshot>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCommoditySnapshot>>,
          TError,
          Awaited<ReturnType<typeof getCommoditySnapshot>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCommoditySnapshot<TData = Awaited<ReturnType<typeof getCommoditySnapshot>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityValue: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCommoditySnapshot>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCommoditySnapshot>>,
          TError,
          Awaited<ReturnType<typeof getCommoditySnapshot>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCommoditySnapshot<TData = Awaited<ReturnType<typeof getCommoditySnapshot>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityValue: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCommoditySnapshot>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Alles zu einem Rohstoff
 */

export function useGetCommoditySnapshot<TData = Awaited<ReturnType<typeof getCommoditySnapshot>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityValue: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCommoditySnapshot>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetCommoditySnapshotQueryOptions(entityValue,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Alles zu einem Edelmetall
 */
export const getPreciousMetalSnapshot = (
    entityValue: string,
 signal?: AbortSignal
) => {


      return sendForHook<CommoditySnapshot>(
      {url: `/v1/precious_metals/${encodeURIComponent(String(entityValue))}/snapshot`, method: 'GET', signal
    },
      );
    }




export const getGetPreciousMetalSnapshotQueryKey = (entityValue: string,) => {
    return [
    `/v1/precious_metals/${entityValue}/snapshot`
    ] as const;
    }


export const getGetPreciousMetalSnapshotQueryOptions = <TData = Awaited<ReturnType<typeof getPreciousMetalSnapshot>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(entityValue: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPreciousMetalSnapshot>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPreciousMetalSnapshotQueryKey(entityValue);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPreciousMetalSnapshot>>> = ({ signal }) => getPreciousMetalSnapshot(entityValue, signal);





   return  { queryKey, queryFn, enabled: entityValue !== null && entityValue !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPreciousMetalSnapshot>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPreciousMetalSnapshotQueryResult = NonNullable<Awaited<ReturnType<typeof getPreciousMetalSnapshot>>>
export type GetPreciousMetalSnapshotQueryError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>


export function useGetPreciousMetalSnapshot<TData = Awaited<ReturnType<typeof getPreciousMetalSnapshot>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityValue: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPreciousMetalSnapshot>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPreciousMetalSnapshot>>,
          TError,
          Awaited<ReturnType<typeof getPreciousMetalSnapshot>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPreciousMetalSnapshot<TData = Awaited<ReturnType<typeof getPreciousMetalSnapshot>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityValue: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPreciousMetalSnapshot>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPreciousMetalSnapshot>>,
          TError,
          Awaited<ReturnType<typeof getPreciousMetalSnapshot>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPreciousMetalSnapshot<TData = Awaited<ReturnType<typeof getPreciousMetalSnapshot>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityValue: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPreciousMetalSnapshot>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Alles zu einem Edelmetall
 */

export function useGetPreciousMetalSnapshot<TData = Awaited<ReturnType<typeof getPreciousMetalSnapshot>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityValue: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPreciousMetalSnapshot>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPreciousMetalSnapshotQueryOptions(entityValue,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Alles, was Instrumente jeder Art gemeinsam haben
 */
export const getInstrumentSnapshot = (
    entityType: 'STOCK' | 'INDEX' | 'NEWS' | 'ARTICLE' | 'BOND' | 'COMMODITY' | 'CRYPTO' | 'CURRENCY' | 'DERIVATIVE' | 'ETF' | 'FUND' | 'FUTURE' | 'INTEREST' | 'PRECIOUS_METAL' | 'UNKNOWN',
    entityValue: string,
 signal?: AbortSignal
) => {


      return sendForHook<InstrumentSnapshot>(
      {url: `/v1/instruments/${encodeURIComponent(String(entityType))}/${encodeURIComponent(String(entityValue))}/snapshot`, method: 'GET', signal
    },
      );
    }




export const getGetInstrumentSnapshotQueryKey = (entityType: 'STOCK' | 'INDEX' | 'NEWS' | 'ARTICLE' | 'BOND' | 'COMMODITY' | 'CRYPTO' | 'CURRENCY' | 'DERIVATIVE' | 'ETF' | 'FUND' | 'FUTURE' | 'INTEREST' | 'PRECIOUS_METAL' | 'UNKNOWN',
    entityValue: string,) => {
    return [
    `/v1/instruments/${entityType}/${entityValue}/snapshot`
    ] as const;
    }


export const getGetInstrumentSnapshotQueryOptions = <TData = Awaited<ReturnType<typeof getInstrumentSnapshot>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(entityType: 'STOCK' | 'INDEX' | 'NEWS' | 'ARTICLE' | 'BOND' | 'COMMODITY' | 'CRYPTO' | 'CURRENCY' | 'DERIVATIVE' | 'ETF' | 'FUND' | 'FUTURE' | 'INTEREST' | 'PRECIOUS_METAL' | 'UNKNOWN',
    entityValue: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInstrumentSnapshot>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetInstrumentSnapshotQueryKey(entityType,entityValue);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getInstrumentSnapshot>>> = ({ signal }) => getInstrumentSnapshot(entityType,entityValue, signal);





   return  { queryKey, queryFn, enabled: entityType !== null && entityType !== undefined && entityValue !== null && entityValue !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getInstrumentSnapshot>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetInstrumentSnapshotQueryResult = NonNullable<Awaited<ReturnType<typeof getInstrumentSnapshot>>>
export type GetInstrumentSnapshotQueryError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>


export function useGetInstrumentSnapshot<TData = Awaited<ReturnType<typeof getInstrumentSnapshot>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityType: 'STOCK' | 'INDEX' | 'NEWS' | 'ARTICLE' | 'BOND' | 'COMMODITY' | 'CRYPTO' | 'CURRENCY' | 'DERIVATIVE' | 'ETF' | 'FUND' | 'FUTURE' | 'INTEREST' | 'PRECIOUS_METAL' | 'UNKNOWN',
    entityValue: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInstrumentSnapshot>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getInstrumentSnapshot>>,
          TError,
          Awaited<ReturnType<typeof getInstrumentSnapshot>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetInstrumentSnapshot<TData = Awaited<ReturnType<typeof getInstrumentSnapshot>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityType: 'STOCK' | 'INDEX' | 'NEWS' | 'ARTICLE' | 'BOND' | 'COMMODITY' | 'CRYPTO' | 'CURRENCY' | 'DERIVATIVE' | 'ETF' | 'FUND' | 'FUTURE' | 'INTEREST' | 'PRECIOUS_METAL' | 'UNKNOWN',
    entityValue: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInstrumentSnapshot>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getInstrumentSnapshot>>,
          TError,
          Awaited<ReturnType<typeof getInstrumentSnapshot>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetInstrumentSnapshot<TData = Awaited<ReturnType<typeof getInstrumentSnapshot>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityType: 'STOCK' | 'INDEX' | 'NEWS' | 'ARTICLE' | 'BOND' | 'COMMODITY' | 'CRYPTO' | 'CURRENCY' | 'DERIVATIVE' | 'ETF' | 'FUND' | 'FUTURE' | 'INTEREST' | 'PRECIOUS_METAL' | 'UNKNOWN',
    entityValue: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInstrumentSnapshot>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Alles, was Instrumente jeder Art gemeinsam haben
 */

export function useGetInstrumentSnapshot<TData = Awaited<ReturnType<typeof getInstrumentSnapshot>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityType: 'STOCK' | 'INDEX' | 'NEWS' | 'ARTICLE' | 'BOND' | 'COMMODITY' | 'CRYPTO' | 'CURRENCY' | 'DERIVATIVE' | 'ETF' | 'FUND' | 'FUTURE' | 'INTEREST' | 'PRECIOUS_METAL' | 'UNKNOWN',
    entityValue: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInstrumentSnapshot>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetInstrumentSnapshotQueryOptions(entityType,entityValue,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Dasselbe unter weiteren Namen der Art, wie Programme anderer sie nennen
 */
export const getSectionSnapshot = (
    section: string,
    entityValue: string,
 signal?: AbortSignal
) => {


      return sendForHook<InstrumentSnapshot>(
      {url: `/v1/${encodeURIComponent(String(section))}/${encodeURIComponent(String(entityValue))}/snapshot`, method: 'GET', signal
    },
      );
    }




export const getGetSectionSnapshotQueryKey = (section: string,
    entityValue: string,) => {
    return [
    `/v1/${section}/${entityValue}/snapshot`
    ] as const;
    }


export const getGetSectionSnapshotQueryOptions = <TData = Awaited<ReturnType<typeof getSectionSnapshot>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(section: string,
    entityValue: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSectionSnapshot>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetSectionSnapshotQueryKey(section,entityValue);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getSectionSnapshot>>> = ({ signal }) => getSectionSnapshot(section,entityValue, signal);





   return  { queryKey, queryFn, enabled: section !== null && section !== undefined && entityValue !== null && entityValue !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getSectionSnapshot>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetSectionSnapshotQueryResult = NonNullable<Awaited<ReturnType<typeof getSectionSnapshot>>>
export type GetSectionSnapshotQueryError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>


export function useGetSectionSnapshot<TData = Awaited<ReturnType<typeof getSectionSnapshot>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 section: string,
    entityValue: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSectionSnapshot>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSectionSnapshot>>,
          TError,
          Awaited<ReturnType<typeof getSectionSnapshot>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSectionSnapshot<TData = Awaited<ReturnType<typeof getSectionSnapshot>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 section: string,
    entityValue: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSectionSnapshot>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSectionSnapshot>>,
          TError,
          Awaited<ReturnType<typeof getSectionSnapshot>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSectionSnapshot<TData = Awaited<ReturnType<typeof getSectionSnapshot>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 section: string,
    entityValue: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSectionSnapshot>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Dasselbe unter weiteren Namen der Art, wie Programme anderer sie nennen
 */

export function useGetSectionSnapshot<TData = Awaited<ReturnType<typeof getSectionSnapshot>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 section: string,
    entityValue: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSectionSnapshot>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetSectionSnapshotQueryOptions(section,entityValue,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Alles zu einem Fonds oder ETF
 */
export const getFundSnapshot = (
    entityValue: string,
 signal?: AbortSignal
) => {


      return sendForHook<FundSnapshot>(
      {url: `/v1/funds/${encodeURIComponent(String(entityValue))}/snapshot`, method: 'GET', signal
    },
      );
    }




export const getGetFundSnapshotQueryKey = (entityValue: string,) => {
    return [
    `/v1/funds/${entityValue}/snapshot`
    ] as const;
    }


export const getGetFundSnapshotQueryOptions = <TData = Awaited<ReturnType<typeof getFundSnapshot>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(entityValue: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFundSnapshot>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetFundSnapshotQueryKey(entityValue);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getFundSnapshot>>> = ({ signal }) => getFundSnapshot(entityValue, signal);





   return  { queryKey, queryFn, enabled: entityValue !== null && entityValue !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getFundSnapshot>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetFundSnapshotQueryResult = NonNullable<Awaited<ReturnType<typeof getFundSnapshot>>>
export type GetFundSnapshotQueryError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>


export function useGetFundSnapshot<TData = Awaited<ReturnType<typeof getFundSnapshot>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityValue: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFundSnapshot>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getFundSnapshot>>,
          TError,
          Awaited<ReturnType<typeof getFundSnapshot>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetFundSnapshot<TData = Awaited<ReturnType<typeof getFundSnapshot>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityValue: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFundSnapshot>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getFundSnapshot>>,
          TError,
          Awaited<ReturnType<typeof getFundSnapshot>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetFundSnapshot<TData = Awaited<ReturnType<typeof getFundSnapshot>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityValue: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFundSnapshot>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Alles zu einem Fonds oder ETF
 */

export function useGetFundSnapshot<TData = Awaited<ReturnType<typeof getFundSnapshot>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityValue: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFundSnapshot>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetFundSnapshotQueryOptions(entityValue,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Alles zu einem Währungspaar
 */
export const getCurrencySnapshot = (
    entityValue: string,
 signal?: AbortSignal
) => {


      return sendForHook<CurrencySnapshot>(
      {url: `/v1/currencies/${encodeURIComponent(String(entityValue))}/snapshot`, method: 'GET', signal
    },
      );
    }




export const getGetCurrencySnapshotQueryKey = (entityValue: string,) => {
    return [
    `/v1/currencies/${entityValue}/snapshot`
    ] as const;
    }


export const getGetCurrencySnapshotQueryOptions = <TData = Awaited<ReturnType<typeof getCurrencySnapshot>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(entityValue: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCurrencySnapshot>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetCurrencySnapshotQueryKey(entityValue);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCurrencySnapshot>>> = ({ signal }) => getCurrencySnapshot(entityValue, signal);





   return  { queryKey, queryFn, enabled: entityValue !== null && entityValue !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getCurrencySnapshot>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetCurrencySnapshotQueryResult = NonNullable<Awaited<ReturnType<typeof getCurrencySnapshot>>>
export type GetCurrencySnapshotQueryError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>


export function useGetCurrencySnapshot<TData = Awaited<ReturnType<typeof getCurrencySnapshot>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityValue: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCurrencySnapshot>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCurrencySnapshot>>,
          TError,
          Awaited<ReturnType<typeof getCurrencySnapshot>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCurrencySnapshot<TData = Awaited<ReturnType<typeof getCurrencySnapshot>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityValue: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCurrencySnapshot>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCurrencySnapshot>>,
          TError,
          Awaited<ReturnType<typeof getCurrencySnapshot>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCurrencySnapshot<TData = Awaited<ReturnType<typeof getCurrencySnapshot>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityValue: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCurrencySnapshot>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Alles zu einem Währungspaar
 */

export function useGetCurrencySnapshot<TData = Awaited<ReturnType<typeof getCurrencySnapshot>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityValue: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCurrencySnapshot>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetCurrencySnapshotQueryOptions(entityValue,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Alles zu einer Kryptowährung
 */
export const getCryptoSnapshot = (
    entityValue: string,
 signal?: AbortSignal
) => {


      return sendForHook<CryptoSnapshot>(
      {url: `/v1/cryptos/${encodeURIComponent(String(entityValue))}/snapshot`, method: 'GET', signal
    },
      );
    }




export const getGetCryptoSnapshotQueryKey = (entityValue: string,) => {
    return [
    `/v1/cryptos/${entityValue}/snapshot`
    ] as const;
    }


export const getGetCryptoSnapshotQueryOptions = <TData = Awaited<ReturnType<typeof getCryptoSnapshot>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(entityValue: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCryptoSnapshot>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetCryptoSnapshotQueryKey(entityValue);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCryptoSnapshot>>> = ({ signal }) => getCryptoSnapshot(entityValue, signal);





   return  { queryKey, queryFn, enabled: entityValue !== null && entityValue !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getCryptoSnapshot>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetCryptoSnapshotQueryResult = NonNullable<Awaited<ReturnType<typeof getCryptoSnapshot>>>
export type GetCryptoSnapshotQueryError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>


export function useGetCryptoSnapshot<TData = Awaited<ReturnType<typeof getCryptoSnapshot>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityValue: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCryptoSnapshot>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCryptoSnapshot>>,
          TError,
          Awaited<ReturnType<typeof getCryptoSnapshot>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCryptoSnapshot<TData = Awaited<ReturnType<typeof getCryptoSnapshot>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityValue: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCryptoSnapshot>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCryptoSnapshot>>,
          TError,
          Awaited<ReturnType<typeof getCryptoSnapshot>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCryptoSnapshot<TData = Awaited<ReturnType<typeof getCryptoSnapshot>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityValue: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCryptoSnapshot>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Alles zu einer Kryptowährung
 */

export function useGetCryptoSnapshot<TData = Awaited<ReturnType<typeof getCryptoSnapshot>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityValue: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCryptoSnapshot>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetCryptoSnapshotQueryOptions(entityValue,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Alles zu einem Derivat
 */
export const getDerivativeSnapshot = (
    entityValue: string,
 signal?: AbortSignal
) => {


      return sendForHook<DerivativeSnapshot>(
      {url: `/v1/derivatives/${encodeURIComponent(String(entityValue))}/snapshot`, method: 'GET', signal
    },
      );
    }




export const getGetDerivativeSnapshotQueryKey = (entityValue: string,) => {
    return [
    `/v1/derivatives/${entityValue}/snapshot`
    ] as const;
    }


export const getGetDerivativeSnapshotQueryOptions = <TData = Awaited<ReturnType<typeof getDerivativeSnapshot>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(entityValue: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDerivativeSnapshot>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetDerivativeSnapshotQueryKey(entityValue);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getDerivativeSnapshot>>> = ({ signal }) => getDerivativeSnapshot(entityValue, signal);





   return  { queryKey, queryFn, enabled: entityValue !== null && entityValue !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getDerivativeSnapshot>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetDerivativeSnapshotQueryResult = NonNullable<Awaited<ReturnType<typeof getDerivativeSnapshot>>>
export type GetDerivativeSnapshotQueryError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>


export function useGetDerivativeSnapshot<TData = Awaited<ReturnType<typeof getDerivativeSnapshot>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityValue: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDerivativeSnapshot>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDerivativeSnapshot>>,
          TError,
          Awaited<ReturnType<typeof getDerivativeSnapshot>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDerivativeSnapshot<TData = Awaited<ReturnType<typeof getDerivativeSnapshot>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityValue: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDerivativeSnapshot>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDerivativeSnapshot>>,
          TError,
          Awaited<ReturnType<typeof getDerivativeSnapshot>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDerivativeSnapshot<TData = Awaited<ReturnType<typeof getDerivativeSnapshot>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityValue: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDerivativeSnapshot>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Alles zu einem Derivat
 */

export function useGetDerivativeSnapshot<TData = Awaited<ReturnType<typeof getDerivativeSnapshot>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityValue: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDerivativeSnapshot>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetDerivativeSnapshotQueryOptions(entityValue,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Alles zu einer Anleihe
 */
export const getBondSnapshot = (
    entityValue: string,
 signal?: AbortSignal
) => {


      return sendForHook<BondSnapshot>(
      {url: `/v1/bonds/${encodeURIComponent(String(entityValue))}/snapshot`, method: 'GET', signal
    },
      );
    }




export const getGetBondSnapshotQueryKey = (entityValue: string,) => {
    return [
    `/v1/bonds/${entityValue}/snapshot`
    ] as const;
    }


export const getGetBondSnapshotQueryOptions = <TData = Awaited<ReturnType<typeof getBondSnapshot>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(entityValue: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBondSnapshot>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetBondSnapshotQueryKey(entityValue);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getBondSnapshot>>> = ({ signal }) => getBondSnapshot(entityValue, signal);





   return  { queryKey, queryFn, enabled: entityValue !== null && entityValue !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getBondSnapshot>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetBondSnapshotQueryResult = NonNullable<Awaited<ReturnType<typeof getBondSnapshot>>>
export type GetBondSnapshotQueryError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>


export function useGetBondSnapshot<TData = Awaited<ReturnType<typeof getBondSnapshot>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityValue: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBondSnapshot>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getBondSnapshot>>,
          TError,
          Awaited<ReturnType<typeof getBondSnapshot>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetBondSnapshot<TData = Awaited<ReturnType<typeof getBondSnapshot>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityValue: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBondSnapshot>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getBondSnapshot>>,
          TError,
          Awaited<ReturnType<typeof getBondSnapshot>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetBondSnapshot<TData = Awaited<ReturnType<typeof getBondSnapshot>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityValue: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBondSnapshot>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Alles zu einer Anleihe
 */

export function useGetBondSnapshot<TData = Awaited<ReturnType<typeof getBondSnapshot>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityValue: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBondSnapshot>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetBondSnapshotQueryOptions(entityValue,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







