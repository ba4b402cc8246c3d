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
  ChartHistory,
  EodHistory,
  GetChartHistoryParams,
  GetEodHistoryParams,
  GetPerformanceValuesParams,
  GetPerformanceValuesYearParams,
  GetSimpleChartHistoryParams,
  NotFoundResponse,
  PerformanceValues,
  PerformanceValuesYear,
  ServiceUnavailableResponse,
  SimpleChartHistory,
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
 * @summary Balken in gewünschter Auflösung
 */
export const getChartHistory = (
    entityType: 'STOCK' | 'INDEX' | 'NEWS' | 'ARTICLE' | 'BOND' | 'COMMODITY' | 'CRYPTO' | 'CURRENCY' | 'DERIVATIVE' | 'ETF' | 'FUND' | 'FUTURE' | 'INTEREST' | 'PRECIOUS_METAL' | 'UNKNOWN',
    entityValue: string,
    params?: GetChartHistoryParams,
 signal?: AbortSignal
) => {


      return sendForHook<ChartHistory>(
      {url: `/v1/instruments/${encodeURIComponent(String(entityType))}/${encodeURIComponent(String(entityValue))}/chart_history`, method: 'GET',
        params, signal
    },
      );
    }




export const getGetChartHistoryQueryKey = (entityType: 'STOCK' | 'INDEX' | 'NEWS' | 'ARTICLE' | 'BOND' | 'COMMODITY' | 'CRYPTO' | 'CURRENCY' | 'DERIVATIVE' | 'ETF' | 'FUND' | 'FUTURE' | 'INTEREST' | 'PRECIOUS_METAL' | 'UNKNOWN',
    entityValue: string,
    params?: GetChartHistoryParams,) => {
    return [
    `/v1/instruments/${entityType}/${entityValue}/chart_history`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetChartHistoryQueryOptions = <TData = Awaited<ReturnType<typeof getChartHistory>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(entityType: 'STOCK' | 'INDEX' | 'NEWS' | 'ARTICLE' | 'BOND' | 'COMMODITY' | 'CRYPTO' | 'CURRENCY' | 'DERIVATIVE' | 'ETF' | 'FUND' | 'FUTURE' | 'INTEREST' | 'PRECIOUS_METAL' | 'UNKNOWN',
    entityValue: string,
    params?: GetChartHistoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getChartHistory>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetChartHistoryQueryKey(entityType,entityValue,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getChartHistory>>> = ({ signal }) => getChartHistory(entityType,entityValue,params, signal);





   return  { queryKey, queryFn, enabled: entityType !== null && entityType !== undefined && entityValue !== null && entityValue !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getChartHistory>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetChartHistoryQueryResult = NonNullable<Awaited<ReturnType<typeof getChartHistory>>>
export type GetChartHistoryQueryError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>


export function useGetChartHistory<TData = Awaited<ReturnType<typeof getChartHistory>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityType: 'STOCK' | 'INDEX' | 'NEWS' | 'ARTICLE' | 'BOND' | 'COMMODITY' | 'CRYPTO' | 'CURRENCY' | 'DERIVATIVE' | 'ETF' | 'FUND' | 'FUTURE' | 'INTEREST' | 'PRECIOUS_METAL' | 'UNKNOWN',
    entityValue: string,
    params: undefined |  GetChartHistoryParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getChartHistory>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getChartHistory>>,
          TError,
          Awaited<ReturnType<typeof getChartHistory>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetChartHistory<TData = Awaited<ReturnType<typeof getChartHistory>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityType: 'STOCK' | 'INDEX' | 'NEWS' | 'ARTICLE' | 'BOND' | 'COMMODITY' | 'CRYPTO' | 'CURRENCY' | 'DERIVATIVE' | 'ETF' | 'FUND' | 'FUTURE' | 'INTEREST' | 'PRECIOUS_METAL' | 'UNKNOWN',
    entityValue: string,
    params?: GetChartHistoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getChartHistory>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getChartHistory>>,
          TError,
          Awaited<ReturnType<typeof getChartHistory>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetChartHistory<TData = Awaited<ReturnType<typeof getChartHistory>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityType: 'STOCK' | 'INDEX' | 'NEWS' | 'ARTICLE' | 'BOND' | 'COMMODITY' | 'CRYPTO' | 'CURRENCY' | 'DERIVATIVE' | 'ETF' | 'FUND' | 'FUTURE' | 'INTEREST' | 'PRECIOUS_METAL' | 'UNKNOWN',
    entityValue: string,
    params?: GetChartHistoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getChartHistory>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Balken in gewünschter Auflösung
 */

export function useGetChartHistory<TData = Awaited<ReturnType<typeof getChartHistory>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityType: 'STOCK' | 'INDEX' | 'NEWS' | 'ARTICLE' | 'BOND' | 'COMMODITY' | 'CRYPTO' | 'CURRENCY' | 'DERIVATIVE' | 'ETF' | 'FUND' | 'FUTURE' | 'INTEREST' | 'PRECIOUS_METAL' | 'UNKNOWN',
    entityValue: string,
    params?: GetChartHistoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getChartHistory>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetChartHistoryQueryOptions(entityType,entityValue,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Linie für einen Chart
 */
export const getSimpleChartHistory = (
    entityType: 'STOCK' | 'INDEX' | 'NEWS' | 'ARTICLE' | 'BOND' | 'COMMODITY' | 'CRYPTO' | 'CURRENCY' | 'DERIVATIVE' | 'ETF' | 'FUND' | 'FUTURE' | 'INTEREST' | 'PRECIOUS_METAL' | 'UNKNOWN',
    entityValue: string,
    params?: GetSimpleChartHistoryParams,
 signal?: AbortSignal
) => {


      return sendForHook<SimpleChartHistory>(
      {url: `/v1/instruments/${encodeURIComponent(String(entityType))}/${encodeURIComponent(String(entityValue))}/simple_chart_history`, method: 'GET',
        params, signal
    },
      );
    }




export const getGetSimpleChartHistoryQueryKey = (entityType: 'STOCK' | 'INDEX' | 'NEWS' | 'ARTICLE' | 'BOND' | 'COMMODITY' | 'CRYPTO' | 'CURRENCY' | 'DERIVATIVE' | 'ETF' | 'FUND' | 'FUTURE' | 'INTEREST' | 'PRECIOUS_METAL' | 'UNKNOWN',
    entityValue: string,
    params?: GetSimpleChartHistoryParams,) => {
    return [
    `/v1/instruments/${entityType}/${entityValue}/simple_chart_history`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetSimpleChartHistoryQueryOptions = <TData = Awaited<ReturnType<typeof getSimpleChartHistory>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(entityType: 'STOCK' | 'INDEX' | 'NEWS' | 'ARTICLE' | 'BOND' | 'COMMODITY' | 'CRYPTO' | 'CURRENCY' | 'DERIVATIVE' | 'ETF' | 'FUND' | 'FUTURE' | 'INTEREST' | 'PRECIOUS_METAL' | 'UNKNOWN',
    entityValue: string,
    params?: GetSimpleChartHistoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSimpleChartHistory>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetSimpleChartHistoryQueryKey(entityType,entityValue,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getSimpleChartHistory>>> = ({ signal }) => getSimpleChartHistory(entityType,entityValue,params, signal);





   return  { queryKey, queryFn, enabled: entityType !== null && entityType !== undefined && entityValue !== null && entityValue !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getSimpleChartHistory>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetSimpleChartHistoryQueryResult = NonNullable<Awaited<ReturnType<typeof getSimpleChartHistory>>>
export type GetSimpleChartHistoryQueryError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>


export function useGetSimpleChartHistory<TData = Awaited<ReturnType<typeof getSimpleChartHistory>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityType: 'STOCK' | 'INDEX' | 'NEWS' | 'ARTICLE' | 'BOND' | 'COMMODITY' | 'CRYPTO' | 'CURRENCY' | 'DERIVATIVE' | 'ETF' | 'FUND' | 'FUTURE' | 'INTEREST' | 'PRECIOUS_METAL' | 'UNKNOWN',
    entityValue: string,
    params: undefined |  GetSimpleChartHistoryParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSimpleChartHistory>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSimpleChartHistory>>,
          TError,
          Awaited<ReturnType<typeof getSimpleChartHistory>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSimpleChartHistory<TData = Awaited<ReturnType<typeof getSimpleChartHistory>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityType: 'STOCK' | 'INDEX' | 'NEWS' | 'ARTICLE' | 'BOND' | 'COMMODITY' | 'CRYPTO' | 'CURRENCY' | 'DERIVATIVE' | 'ETF' | 'FUND' | 'FUTURE' | 'INTEREST' | 'PRECIOUS_METAL' | 'UNKNOWN',
    entityValue: string,
    params?: GetSimpleChartHistoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSimpleChartHistory>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSimpleChartHistory>>,
          TError,
          Awaited<ReturnType<typeof getSimpleChartHistory>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSimpleChartHistory<TData = Awaited<ReturnType<typeof getSimpleChartHistory>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityType: 'STOCK' | 'INDEX' | 'NEWS' | 'ARTICLE' | 'BOND' | 'COMMODITY' | 'CRYPTO' | 'CURRENCY' | 'DERIVATIVE' | 'ETF' | 'FUND' | 'FUTURE' | 'INTEREST' | 'PRECIOUS_METAL' | 'UNKNOWN',
    entityValue: string,
    params?: GetSimpleChartHistoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSimpleChartHistory>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Linie für einen Chart
 */

export function useGetSimpleChartHistory<TData = Awaited<ReturnType<typeof getSimpleChartHistory>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityType: 'STOCK' | 'INDEX' | 'NEWS' | 'ARTICLE' | 'BOND' | 'COMMODITY' | 'CRYPTO' | 'CURRENCY' | 'DERIVATIVE' | 'ETF' | 'FUND' | 'FUTURE' | 'INTEREST' | 'PRECIOUS_METAL' | 'UNKNOWN',
    entityValue: string,
    params?: GetSimpleChartHistoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSimpleChartHistory>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetSimpleChartHistoryQueryOptions(entityType,entityValue,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Tageskurse
 */
export const getEodHistory = (
    entityType: 'STOCK' | 'INDEX' | 'NEWS' | 'ARTICLE' | 'BOND' | 'COMMODITY' | 'CRYPTO' | 'CURRENCY' | 'DERIVATIVE' | 'ETF' | 'FUND' | 'FUTURE' | 'INTEREST' | 'PRECIOUS_METAL' | 'UNKNOWN',
    entityValue: string,
    params?: GetEodHistoryParams,
 signal?: AbortSignal
) => {


      return sendForHook<EodHistory>(
      {url: `/v1/instruments/${encodeURIComponent(String(entityType))}/${encodeURIComponent(String(entityValue))}/eod_history`, method: 'GET',
        params, signal
    },
      );
    }




export const getGetEodHistoryQueryKey = (entityType: 'STOCK' | 'INDEX' | 'NEWS' | 'ARTICLE' | 'BOND' | 'COMMODITY' | 'CRYPTO' | 'CURRENCY' | 'DERIVATIVE' | 'ETF' | 'FUND' | 'FUTURE' | 'INTEREST' | 'PRECIOUS_METAL' | 'UNKNOWN',
    entityValue: string,
    params?: GetEodHistoryParams,) => {
    return [
    `/v1/instruments/${entityType}/${entityValue}/eod_history`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetEodHistoryQueryOptions = <TData = Awaited<ReturnType<typeof getEodHistory>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(entityType: 'STOCK' | 'INDEX' | 'NEWS' | 'ARTICLE' | 'BOND' | 'COMMODITY' | 'CRYPTO' | 'CURRENCY' | 'DERIVATIVE' | 'ETF' | 'FUND' | 'FUTURE' | 'INTEREST' | 'PRECIOUS_METAL' | 'UNKNOWN',
    entityValue: string,
    params?: GetEodHistoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEodHistory>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetEodHistoryQueryKey(entityType,entityValue,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getEodHistory>>> = ({ signal }) => getEodHistory(entityType,entityValue,params, signal);





   return  { queryKey, queryFn, enabled: entityType !== null && entityType !== undefined && entityValue !== null && entityValue !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getEodHistory>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetEodHistoryQueryResult = NonNullable<Awaited<ReturnType<typeof getEodHistory>>>
export type GetEodHistoryQueryError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>


export function useGetEodHistory<TData = Awaited<ReturnType<typeof getEodHistory>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityType: 'STOCK' | 'INDEX' | 'NEWS' | 'ARTICLE' | 'BOND' | 'COMMODITY' | 'CRYPTO' | 'CURRENCY' | 'DERIVATIVE' | 'ETF' | 'FUND' | 'FUTURE' | 'INTEREST' | 'PRECIOUS_METAL' | 'UNKNOWN',
    entityValue: string,
    params: undefined |  GetEodHistoryParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEodHistory>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getEodHistory>>,
          TError,
          Awaited<ReturnType<typeof getEodHistory>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetEodHistory<TData = Awaited<ReturnType<typeof getEodHistory>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityType: 'STOCK' | 'INDEX' | 'NEWS' | 'ARTICLE' | 'BOND' | 'COMMODITY' | 'CRYPTO' | 'CURRENCY' | 'DERIVATIVE' | 'ETF' | 'FUND' | 'FUTURE' | 'INTEREST' | 'PRECIOUS_METAL' | 'UNKNOWN',
    entityValue: string,
    params?: GetEodHistoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEodHistory>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getEodHistory>>,
          TError,
          Awaited<ReturnType<typeof getEodHistory>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetEodHistory<TData = Awaited<ReturnType<typeof getEodHistory>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityType: 'STOCK' | 'INDEX' | 'NEWS' | 'ARTICLE' | 'BOND' | 'COMMODITY' | 'CRYPTO' | 'CURRENCY' | 'DERIVATIVE' | 'ETF' | 'FUND' | 'FUTURE' | 'INTEREST' | 'PRECIOUS_METAL' | 'UNKNOWN',
    entityValue: string,
    params?: GetEodHistoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEodHistory>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Tageskurse
 */

export function useGetEodHistory<TData = Awaited<ReturnType<typeof getEodHistory>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityType: 'STOCK' | 'INDEX' | 'NEWS' | 'ARTICLE' | 'BOND' | 'COMMODITY' | 'CRYPTO' | 'CURRENCY' | 'DERIVATIVE' | 'ETF' | 'FUND' | 'FUTURE' | 'INTEREST' | 'PRECIOUS_METAL' | 'UNKNOWN',
    entityValue: string,
    params?: GetEodHistoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEodHistory>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetEodHistoryQueryOptions(entityType,entityValue,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Wertentwicklung und Kennzahlen aus Kursen
 */
export const getPerformanceValues = (
    entityType: 'STOCK' | 'INDEX' | 'NEWS' | 'ARTICLE' | 'BOND' | 'COMMODITY' | 'CRYPTO' | 'CURRENCY' | 'DERIVATIVE' | 'ETF' | 'FUND' | 'FUTURE' | 'INTEREST' | 'PRECIOUS_METAL' | 'UNKNOWN',
    entityValue: string,
    params?: GetPerformanceValuesParams,
 signal?: AbortSignal
) => {


      return sendForHook<PerformanceValues>(
      {url: `/v1/instruments/${encodeURIComponent(String(entityType))}/${encodeURIComponent(String(entityValue))}/performance_values`, method: 'GET',
        params, signal
    },
      );
    }




export const getGetPerformanceValuesQueryKey = (entityType: 'STOCK' | 'INDEX' | 'NEWS' | 'ARTICLE' | 'BOND' | 'COMMODITY' | 'CRYPTO' | 'CURRENCY' | 'DERIVATIVE' | 'ETF' | 'FUND' | 'FUTURE' | 'INTEREST' | 'PRECIOUS_METAL' | 'UNKNOWN',
    entityValue: string,
    params?: GetPerformanceValuesParams,) => {
    return [
    `/v1/instruments/${entityType}/${entityValue}/performance_values`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetPerformanceValuesQueryOptions = <TData = Awaited<ReturnType<typeof getPerformanceValues>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(entityType: 'STOCK' | 'INDEX' | 'NEWS' | 'ARTICLE' | 'BOND' | 'COMMODITY' | 'CRYPTO' | 'CURRENCY' | 'DERIVATIVE' | 'ETF' | 'FUND' | 'FUTURE' | 'INTEREST' | 'PRECIOUS_METAL' | 'UNKNOWN',
    entityValue: string,
    params?: GetPerformanceValuesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPerformanceValues>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPerformanceValuesQueryKey(entityType,entityValue,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPerformanceValues>>> = ({ signal }) => getPerformanceValues(entityType,entityValue,params, signal);





   return  { queryKey, queryFn, enabled: entityType !== null && entityType !== undefined && entityValue !== null && entityValue !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPerformanceValues>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPerformanceValuesQueryResult = NonNullable<Awaited<ReturnType<typeof getPerformanceValues>>>
export type GetPerformanceValuesQueryError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>


export function useGetPerformanceValues<TData = Awaited<ReturnType<typeof getPerformanceValues>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityType: 'STOCK' | 'INDEX' | 'NEWS' | 'ARTICLE' | 'BOND' | 'COMMODITY' | 'CRYPTO' | 'CURRENCY' | 'DERIVATIVE' | 'ETF' | 'FUND' | 'FUTURE' | 'INTEREST' | 'PRECIOUS_METAL' | 'UNKNOWN',
    entityValue: string,
    params: undefined |  GetPerformanceValuesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPerformanceValues>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPerformanceValues>>,
          TError,
          Awaited<ReturnType<typeof getPerformanceValues>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPerformanceValues<TData = Awaited<ReturnType<typeof getPerformanceValues>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityType: 'STOCK' | 'INDEX' | 'NEWS' | 'ARTICLE' | 'BOND' | 'COMMODITY' | 'CRYPTO' | 'CURRENCY' | 'DERIVATIVE' | 'ETF' | 'FUND' | 'FUTURE' | 'INTEREST' | 'PRECIOUS_METAL' | 'UNKNOWN',
    entityValue: string,
    params?: GetPerformanceValuesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPerformanceValues>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPerformanceValues>>,
          TError,
          Awaited<ReturnType<typeof getPerformanceValues>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPerformanceValues<TData = Awaited<ReturnType<typeof getPerformanceValues>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityType: 'STOCK' | 'INDEX' | 'NEWS' | 'ARTICLE' | 'BOND' | 'COMMODITY' | 'CRYPTO' | 'CURRENCY' | 'DERIVATIVE' | 'ETF' | 'FUND' | 'FUTURE' | 'INTEREST' | 'PRECIOUS_METAL' | 'UNKNOWN',
    entityValue: string,
    params?: GetPerformanceValuesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPerformanceValues>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Wertentwicklung und Kennzahlen aus Kursen
 */

export function useGetPerformanceValues<TData = Awaited<ReturnType<typeof getPerformanceValues>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityType: 'STOCK' | 'INDEX' | 'NEWS' | 'ARTICLE' | 'BOND' | 'COMMODITY' | 'CRYPTO' | 'CURRENCY' | 'DERIVATIVE' | 'ETF' | 'FUND' | 'FUTURE' | 'INTEREST' | 'PRECIOUS_METAL' | 'UNKNOWN',
    entityValue: string,
    params?: GetPerformanceValuesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPerformanceValues>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPerformanceValuesQueryOptions(entityType,entityValue,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Wertentwicklung der Kalenderjahre
 */
export const getPerformanceValuesYear = (
    entityType: 'STOCK' | 'INDEX' | 'NEWS' | 'ARTICLE' | 'BOND' | 'COMMODITY' | 'CRYPTO' | 'CURRENCY' | 'DERIVATIVE' | 'ETF' | 'FUND' | 'FUTURE' | 'INTEREST' | 'PRECIOUS_METAL' | 'UNKNOWN',
    entityValue: string,
    params?: GetPerformanceValuesYearParams,
 signal?: AbortSignal
) => {


      return sendForHook<PerformanceValuesYear>(
      {url: `/v1/instruments/${encodeURIComponent(String(entityType))}/${encodeURIComponent(String(entityValue))}/performance_values_year`, method: 'GET',
        params, signal
    },
      );
    }




export const getGetPerformanceValuesYearQueryKey = (entityType: 'STOCK' | 'INDEX' | 'NEWS' | 'ARTICLE' | 'BOND' | 'COMMODITY' | 'CRYPTO' | 'CURRENCY' | 'DERIVATIVE' | 'ETF' | 'FUND' | 'FUTURE' | 'INTEREST' | 'PRECIOUS_METAL' | 'UNKNOWN',
    entityValue: string,
    params?: GetPerformanceValuesYearParams,) => {
    return [
    `/v1/instruments/${entityType}/${entityValue}/performance_values_year`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetPerformanceValuesYearQueryOptions = <TData = Awaited<ReturnType<typeof getPerformanceValuesYear>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(entityType: 'STOCK' | 'INDEX' | 'NEWS' | 'ARTICLE' | 'BOND' | 'COMMODITY' | 'CRYPTO' | 'CURRENCY' | 'DERIVATIVE' | 'ETF' | 'FUND' | 'FUTURE' | 'INTEREST' | 'PRECIOUS_METAL' | 'UNKNOWN',
    entityValue: string,
    params?: GetPerformanceValuesYearParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPerformanceValuesYear>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPerformanceValuesYearQueryKey(entityType,entityValue,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPerformanceValuesYear>>> = ({ signal }) => getPerformanceValuesYear(entityType,entityValue,params, signal);





   return  { queryKey, queryFn, enabled: entityType !== null && entityType !== undefined && entityValue !== null && entityValue !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPerformanceValuesYear>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPerformanceValuesYearQueryResult = NonNullable<Awaited<ReturnType<typeof getPerformanceValuesYear>>>
export type GetPerformanceValuesYearQueryError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>


export function useGetPerformanceValuesYear<TData = Awaited<ReturnType<typeof getPerformanceValuesYear>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityType: 'STOCK' | 'INDEX' | 'NEWS' | 'ARTICLE' | 'BOND' | 'COMMODITY' | 'CRYPTO' | 'CURRENCY' | 'DERIVATIVE' | 'ETF' | 'FUND' | 'FUTURE' | 'INTEREST' | 'PRECIOUS_METAL' | 'UNKNOWN',
    entityValue: string,
    params: undefined |  GetPerformanceValuesYearParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPerformanceValuesYear>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPerformanceValuesYear>>,
          TError,
          Awaited<ReturnType<typeof getPerformanceValuesYear>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPerformanceValuesYear<TData = Awaited<ReturnType<typeof getPerformanceValuesYear>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityType: 'STOCK' | 'INDEX' | 'NEWS' | 'ARTICLE' | 'BOND' | 'COMMODITY' | 'CRYPTO' | 'CURRENCY' | 'DERIVATIVE' | 'ETF' | 'FUND' | 'FUTURE' | 'INTEREST' | 'PRECIOUS_METAL' | 'UNKNOWN',
    entityValue: string,
    params?: GetPerformanceValuesYearParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPerformanceValuesYear>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPerformanceValuesYear>>,
          TError,
          Awaited<ReturnType<typeof getPerformanceValuesYear>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPerformanceValuesYear<TData = Awaited<ReturnType<typeof getPerformanceValuesYear>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityType: 'STOCK' | 'INDEX' | 'NEWS' | 'ARTICLE' | 'BOND' | 'COMMODITY' | 'CRYPTO' | 'CURRENCY' | 'DERIVATIVE' | 'ETF' | 'FUND' | 'FUTURE' | 'INTEREST' | 'PRECIOUS_METAL' | 'UNKNOWN',
    entityValue: string,
    params?: GetPerformanceValuesYearParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPerformanceValuesYear>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Wertentwicklung der Kalenderjahre
 */

export function useGetPerformanceValuesYear<TData = Awaited<ReturnType<typeof getPerformanceValuesYear>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityType: 'STOCK' | 'INDEX' | 'NEWS' | 'ARTICLE' | 'BOND' | 'COMMODITY' | 'CRYPTO' | 'CURRENCY' | 'DERIVATIVE' | 'ETF' | 'FUND' | 'FUTURE' | 'INTEREST' | 'PRECIOUS_METAL' | 'UNKNOWN',
    entityValue: string,
    params?: GetPerformanceValuesYearParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPerformanceValuesYear>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPerformanceValuesYearQueryOptions(entityType,entityValue,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







