/* Written by `npm run codegen`. Do not edit: change the contract or the schema instead. */
import { sendWithVisit } from '../../visit-mutator.ts';
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
  FindIndicesParams,
  GetIndexTopFlopParams,
  IndexConstituentList,
  IndexFinderResult,
  IndexTopFlop,
  ListIndexConstituentsParams,
  NotFoundResponse,
  ServiceUnavailableResponse,
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
 * @summary Mitglieder eines Index
 */
export const listIndexConstituents = (
    entityValue: string,
    params?: ListIndexConstituentsParams,
 signal?: AbortSignal
) => {


      return sendForHook<IndexConstituentList>(
      {url: `/v2/indices/${encodeURIComponent(String(entityValue))}/constituents`, method: 'GET',
        params, signal
    },
      );
    }




export const getListIndexConstituentsQueryKey = (entityValue: string,
    params?: ListIndexConstituentsParams,) => {
    return [
    `/v2/indices/${entityValue}/constituents`, ...(params ? [params] : [])
    ] as const;
    }


export const getListIndexConstituentsQueryOptions = <TData = Awaited<ReturnType<typeof listIndexConstituents>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(entityValue: string,
    params?: ListIndexConstituentsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listIndexConstituents>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListIndexConstituentsQueryKey(entityValue,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listIndexConstituents>>> = ({ signal }) => listIndexConstituents(entityValue,params, signal);





   return  { queryKey, queryFn, enabled: entityValue !== null && entityValue !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listIndexConstituents>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListIndexConstituentsQueryResult = NonNullable<Awaited<ReturnType<typeof listIndexConstituents>>>
export type ListIndexConstituentsQueryError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>


export function useListIndexConstituents<TData = Awaited<ReturnType<typeof listIndexConstituents>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityValue: string,
    params: undefined |  ListIndexConstituentsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listIndexConstituents>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listIndexConstituents>>,
          TError,
          Awaited<ReturnType<typeof listIndexConstituents>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListIndexConstituents<TData = Awaited<ReturnType<typeof listIndexConstituents>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityValue: string,
    params?: ListIndexConstituentsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listIndexConstituents>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listIndexConstituents>>,
          TError,
          Awaited<ReturnType<typeof listIndexConstituents>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListIndexConstituents<TData = Awaited<ReturnType<typeof listIndexConstituents>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityValue: string,
    params?: ListIndexConstituentsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listIndexConstituents>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Mitglieder eines Index
 */

export function useListIndexConstituents<TData = Awaited<ReturnType<typeof listIndexConstituents>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityValue: string,
    params?: ListIndexConstituentsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listIndexConstituents>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListIndexConstituentsQueryOptions(entityValue,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Alle Mitglieder eines Index auf einmal
 */
export const listAllIndexConstituents = (
    entityValue: string,
 signal?: AbortSignal
) => {


      return sendForHook<IndexConstituentList>(
      {url: `/v1/indices/${encodeURIComponent(String(entityValue))}/constituents`, method: 'GET', signal
    },
      );
    }




export const getListAllIndexConstituentsQueryKey = (entityValue: string,) => {
    return [
    `/v1/indices/${entityValue}/constituents`
    ] as const;
    }


export const getListAllIndexConstituentsQueryOptions = <TData = Awaited<ReturnType<typeof listAllIndexConstituents>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(entityValue: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAllIndexConstituents>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListAllIndexConstituentsQueryKey(entityValue);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listAllIndexConstituents>>> = ({ signal }) => listAllIndexConstituents(entityValue, signal);





   return  { queryKey, queryFn, enabled: entityValue !== null && entityValue !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listAllIndexConstituents>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListAllIndexConstituentsQueryResult = NonNullable<Awaited<ReturnType<typeof listAllIndexConstituents>>>
export type ListAllIndexConstituentsQueryError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>


export function useListAllIndexConstituents<TData = Awaited<ReturnType<typeof listAllIndexConstituents>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityValue: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAllIndexConstituents>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAllIndexConstituents>>,
          TError,
          Awaited<ReturnType<typeof listAllIndexConstituents>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAllIndexConstituents<TData = Awaited<ReturnType<typeof listAllIndexConstituents>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityValue: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAllIndexConstituents>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAllIndexConstituents>>,
          TError,
          Awaited<ReturnType<typeof listAllIndexConstituents>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAllIndexConstituents<TData = Awaited<ReturnType<typeof listAllIndexConstituents>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityValue: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAllIndexConstituents>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Alle Mitglieder eines Index auf einmal
 */

export function useListAllIndexConstituents<TData = Awaited<ReturnType<typeof listAllIndexConstituents>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityValue: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAllIndexConstituents>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListAllIndexConstituentsQueryOptions(entityValue,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Gewinner und Verlierer eines Index
 */
export const getIndexTopFlop = (
    entityValue: string,
    params?: GetIndexTopFlopParams,
 signal?: AbortSignal
) => {


      return sendForHook<IndexTopFlop>(
      {url: `/v2/indices/${encodeURIComponent(String(entityValue))}/top_flop`, method: 'GET',
        params, signal
    },
      );
    }




export const getGetIndexTopFlopQueryKey = (entityValue: string,
    params?: GetIndexTopFlopParams,) => {
    return [
    `/v2/indices/${entityValue}/top_flop`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetIndexTopFlopQueryOptions = <TData = Awaited<ReturnType<typeof getIndexTopFlop>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(entityValue: string,
    params?: GetIndexTopFlopParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getIndexTopFlop>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetIndexTopFlopQueryKey(entityValue,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getIndexTopFlop>>> = ({ signal }) => getIndexTopFlop(entityValue,params, signal);





   return  { queryKey, queryFn, enabled: entityValue !== null && entityValue !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getIndexTopFlop>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetIndexTopFlopQueryResult = NonNullable<Awaited<ReturnType<typeof getIndexTopFlop>>>
export type GetIndexTopFlopQueryError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>


export function useGetIndexTopFlop<TData = Awaited<ReturnType<typeof getIndexTopFlop>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityValue: string,
    params: undefined |  GetIndexTopFlopParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getIndexTopFlop>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getIndexTopFlop>>,
          TError,
          Awaited<ReturnType<typeof getIndexTopFlop>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetIndexTopFlop<TData = Awaited<ReturnType<typeof getIndexTopFlop>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityValue: string,
    params?: GetIndexTopFlopParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getIndexTopFlop>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getIndexTopFlop>>,
          TError,
          Awaited<ReturnType<typeof getIndexTopFlop>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetIndexTopFlop<TData = Awaited<ReturnType<typeof getIndexTopFlop>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityValue: string,
    params?: GetIndexTopFlopParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getIndexTopFlop>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Gewinner und Verlierer eines Index
 */

export function useGetIndexTopFlop<TData = Awaited<ReturnType<typeof getIndexTopFlop>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityValue: string,
    params?: GetIndexTopFlopParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getIndexTopFlop>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetIndexTopFlopQueryOptions(entityValue,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Indizes suchen und filtern
 */
export const findIndices = (
    params?: FindIndicesParams,
 signal?: AbortSignal
) => {


      return sendWithVisit<IndexFinderResult>(
      {url: `/v1/indices/finder/configuration_query`, method: 'GET',
        params, signal
    },
      );
    }




export const getFindIndicesQueryKey = (params?: FindIndicesParams,) => {
    return [
    `/v1/indices/finder/configuration_query`, ...(params ? [params] : [])
    ] as const;
    }


export const getFindIndicesQueryOptions = <TData = Awaited<ReturnType<typeof findIndices>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(params?: FindIndicesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof findIndices>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getFindIndicesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof findIndices>>> = ({ signal }) => findIndices(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof findIndices>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type FindIndicesQueryResult = NonNullable<Awaited<ReturnType<typeof findIndices>>>
export type FindIndicesQueryError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>


export function useFindIndices<TData = Awaited<ReturnType<typeof findIndices>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 params: undefined |  FindIndicesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof findIndices>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof findIndices>>,
          TError,
          Awaited<ReturnType<typeof findIndices>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useFindIndices<TData = Awaited<ReturnType<typeof findIndices>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 params?: FindIndicesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof findIndices>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof findIndices>>,
          TError,
          Awaited<ReturnType<typeof findIndices>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useFindIndices<TData = Awaited<ReturnType<typeof findIndices>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 params?: FindIndicesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof findIndices>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Indizes suchen und filtern
 */

export function useFindIndices<TData = Awaited<ReturnType<typeof findIndices>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 params?: FindIndicesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof findIndices>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getFindIndicesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







