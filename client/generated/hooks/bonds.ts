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
  BondFinderResult,
  FindBondsParams,
  ServiceUnavailableResponse,
  TooManyRequestsResponse,
  UnexpectedErrorResponse
} from './models.ts';

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
 * @summary Anleihen suchen und filtern
 */
export const findBonds = (
    params?: FindBondsParams,
 signal?: AbortSignal
) => {


      return sendWithVisit<BondFinderResult>(
      {url: `/v1/bonds/finder/configuration_query`, method: 'GET',
        params, signal
    },
      );
    }




export const getFindBondsQueryKey = (params?: FindBondsParams,) => {
    return [
    `/v1/bonds/finder/configuration_query`, ...(params ? [params] : [])
    ] as const;
    }


export const getFindBondsQueryOptions = <TData = Awaited<ReturnType<typeof findBonds>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(params?: FindBondsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof findBonds>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getFindBondsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof findBonds>>> = ({ signal }) => findBonds(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof findBonds>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type FindBondsQueryResult = NonNullable<Awaited<ReturnType<typeof findBonds>>>
export type FindBondsQueryError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>


export function useFindBonds<TData = Awaited<ReturnType<typeof findBonds>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 params: undefined |  FindBondsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof findBonds>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof findBonds>>,
          TError,
          Awaited<ReturnType<typeof findBonds>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useFindBonds<TData = Awaited<ReturnType<typeof findBonds>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 params?: FindBondsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof findBonds>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof findBonds>>,
          TError,
          Awaited<ReturnType<typeof findBonds>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useFindBonds<TData = Awaited<ReturnType<typeof findBonds>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 params?: FindBondsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof findBonds>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Anleihen suchen und filtern
 */

export function useFindBonds<TData = Awaited<ReturnType<typeof findBonds>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 params?: FindBondsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof findBonds>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getFindBondsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







