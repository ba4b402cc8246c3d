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
  DerivativeCalculatorResult,
  DerivativeFinderResult,
  DerivativeOverview,
  FindDerivativesParams,
  GetDerivativeCalculatorResultParams,
  NotFoundResponse,
  ServiceUnavailableResponse,
  TooManyRequestsResponse,
  UnexpectedErrorResponse,
  UnprocessableResponse
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
 * Ohne Annahmen kommen die heutigen Eingaben zurück.
 * @summary Kurs eines Derivats unter Annahmen
 */
export const getDerivativeCalculatorResult = (
    entityValue: string,
    params?: GetDerivativeCalculatorResultParams,
 signal?: AbortSignal
) => {


      return sendForHook<DerivativeCalculatorResult>(
      {url: `/v1/derivatives/${encodeURIComponent(String(entityValue))}/calculatorResult`, method: 'GET',
        params, signal
    },
      );
    }




export const getGetDerivativeCalculatorResultQueryKey = (entityValue: string,
    params?: GetDerivativeCalculatorResultParams,) => {
    return [
    `/v1/derivatives/${entityValue}/calculatorResult`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetDerivativeCalculatorResultQueryOptions = <TData = Awaited<ReturnType<typeof getDerivativeCalculatorResult>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | UnprocessableResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(entityValue: string,
    params?: GetDerivativeCalculatorResultParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDerivativeCalculatorResult>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetDerivativeCalculatorResultQueryKey(entityValue,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getDerivativeCalculatorResult>>> = ({ signal }) => getDerivativeCalculatorResult(entityValue,params, signal);





   return  { queryKey, queryFn, enabled: entityValue !== null && entityValue !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getDerivativeCalculatorResult>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetDerivativeCalculatorResultQueryResult = NonNullable<Awaited<ReturnType<typeof getDerivativeCalculatorResult>>>
export type GetDerivativeCalculatorResultQueryError = ErrorType<BadRequestResponse | NotFoundResponse | UnprocessableResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>


export function useGetDerivativeCalculatorResult<TData = Awaited<ReturnType<typeof getDerivativeCalculatorResult>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | UnprocessableResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityValue: string,
    params: undefined |  GetDerivativeCalculatorResultParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDerivativeCalculatorResult>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDerivativeCalculatorResult>>,
          TError,
          Awaited<ReturnType<typeof getDerivativeCalculatorResult>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDerivativeCalculatorResult<TData = Awaited<ReturnType<typeof getDerivativeCalculatorResult>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | UnprocessableResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityValue: string,
    params?: GetDerivativeCalculatorResultParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDerivativeCalculatorResult>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDerivativeCalculatorResult>>,
          TError,
          Awaited<ReturnType<typeof getDerivativeCalculatorResult>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDerivativeCalculatorResult<TData = Awaited<ReturnType<typeof getDerivativeCalculatorResult>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | UnprocessableResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityValue: string,
    params?: GetDerivativeCalculatorResultParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDerivativeCalculatorResult>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Kurs eines Derivats unter Annahmen
 */

export function useGetDerivativeCalculatorResult<TData = Awaited<ReturnType<typeof getDerivativeCalculatorResult>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | UnprocessableResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityValue: string,
    params?: GetDerivativeCalculatorResultParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDerivativeCalculatorResult>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetDerivativeCalculatorResultQueryOptions(entityValue,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Emittent, Unterlagen und Basiswert mit Kurs; ohne Kennzahlen, darum ohne Rechnung.
 * @summary Woran ein Derivat hängt und was man vor dem Kauf liest
 */
export const getDerivativeOverview = (
    entityValue: string,
 signal?: AbortSignal
) => {


      return sendForHook<DerivativeOverview>(
      {url: `/v1/derivatives/${encodeURIComponent(String(entityValue))}/overview`, method: 'GET', signal
    },
      );
    }




export const getGetDerivativeOverviewQueryKey = (entityValue: string,) => {
    return [
    `/v1/derivatives/${entityValue}/overview`
    ] as const;
    }


export const getGetDerivativeOverviewQueryOptions = <TData = Awaited<ReturnType<typeof getDerivativeOverview>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(entityValue: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDerivativeOverview>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetDerivativeOverviewQueryKey(entityValue);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getDerivativeOverview>>> = ({ signal }) => getDerivativeOverview(entityValue, signal);





   return  { queryKey, queryFn, enabled: entityValue !== null && entityValue !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getDerivativeOverview>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetDerivativeOverviewQueryResult = NonNullable<Awaited<ReturnType<typeof getDerivativeOverview>>>
export type GetDerivativeOverviewQueryError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>


export function useGetDerivativeOverview<TData = Awaited<ReturnType<typeof getDerivativeOverview>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityValue: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDerivativeOverview>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDerivativeOverview>>,
          TError,
          Awaited<ReturnType<typeof getDerivativeOverview>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDerivativeOverview<TData = Awaited<ReturnType<typeof getDerivativeOverview>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityValue: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDerivativeOverview>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDerivativeOverview>>,
          TError,
          Awaited<ReturnType<typeof getDerivativeOverview>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDerivativeOverview<TData = Awaited<ReturnType<typeof getDerivativeOverview>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityValue: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDerivativeOverview>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Woran ein Derivat hängt und was man vor dem Kauf liest
 */

export function useGetDerivativeOverview<TData = Awaited<ReturnType<typeof getDerivativeOverview>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityValue: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDerivativeOverview>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetDerivativeOverviewQueryOptions(entityValue,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Derivate suchen und filtern
 */
export const findDerivatives = (
    params?: FindDerivativesParams,
 signal?: AbortSignal
) => {


      return sendWithVisit<DerivativeFinderResult>(
      {url: `/v1/derivatives/finder/configuration_query`, method: 'GET',
        params, signal
    },
      );
    }




export const getFindDerivativesQueryKey = (params?: FindDerivativesParams,) => {
    return [
    `/v1/derivatives/finder/configuration_query`, ...(params ? [params] : [])
    ] as const;
    }


export const getFindDerivativesQueryOptions = <TData = Awaited<ReturnType<typeof findDerivatives>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(params?: FindDerivativesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof findDerivatives>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getFindDerivativesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof findDerivatives>>> = ({ signal }) => findDerivatives(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof findDerivatives>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type FindDerivativesQueryResult = NonNullable<Awaited<ReturnType<typeof findDerivatives>>>
export type FindDerivativesQueryError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>


export function useFindDerivatives<TData = Awaited<ReturnType<typeof findDerivatives>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 params: undefined |  FindDerivativesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof findDerivatives>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof findDerivatives>>,
          TError,
          Awaited<ReturnType<typeof findDerivatives>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useFindDerivatives<TData = Awaited<ReturnType<typeof findDerivatives>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 params?: FindDerivativesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof findDerivatives>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof findDerivatives>>,
          TError,
          Awaited<ReturnType<typeof findDerivatives>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useFindDerivatives<TData = Awaited<ReturnType<typeof findDerivatives>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 params?: FindDerivativesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof findDerivatives>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Derivate suchen und filtern
 */

export function useFindDerivatives<TData = Awaited<ReturnType<typeof findDerivatives>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 params?: FindDerivativesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof findDerivatives>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getFindDerivativesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







