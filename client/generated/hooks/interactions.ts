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
  GetInteractionsParams,
  InteractionAnswer,
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
 * @summary Hinweise für die Plätze einer Seite
 */
export const getInteractions = (
    params: GetInteractionsParams,
 signal?: AbortSignal
) => {


      return sendForHook<InteractionAnswer>(
      {url: `/v2/interactions`, method: 'GET',
        params, signal
    },
      );
    }




export const getGetInteractionsQueryKey = (params?: GetInteractionsParams,) => {
    return [
    `/v2/interactions`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetInteractionsQueryOptions = <TData = Awaited<ReturnType<typeof getInteractions>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(params: GetInteractionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInteractions>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetInteractionsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getInteractions>>> = ({ signal }) => getInteractions(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getInteractions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetInteractionsQueryResult = NonNullable<Awaited<ReturnType<typeof getInteractions>>>
export type GetInteractionsQueryError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>


export function useGetInteractions<TData = Awaited<ReturnType<typeof getInteractions>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 params: GetInteractionsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInteractions>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getInteractions>>,
          TError,
          Awaited<ReturnType<typeof getInteractions>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetInteractions<TData = Awaited<ReturnType<typeof getInteractions>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 params: GetInteractionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInteractions>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getInteractions>>,
          TError,
          Awaited<ReturnType<typeof getInteractions>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetInteractions<TData = Awaited<ReturnType<typeof getInteractions>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 params: GetInteractionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInteractions>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Hinweise für die Plätze einer Seite
 */

export function useGetInteractions<TData = Awaited<ReturnType<typeof getInteractions>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 params: GetInteractionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInteractions>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetInteractionsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







