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
  CrossRate,
  CryptoFinderResult,
  CurrencyFinderResult,
  FindCryptosParams,
  FindCurrenciesParams,
  GetCrossRateParams,
  IsoCurrency,
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
 * @summary Umrechnungskurs eines Tages
 */
export const getCrossRate = (
    isoCurrencyBase: IsoCurrency,
    isoCurrencyQuote: IsoCurrency,
    params?: GetCrossRateParams,
 signal?: AbortSignal
) => {


      return sendForHook<CrossRate>(
      {url: `/v1/currencies/crossrates/${encodeURIComponent(String(isoCurrencyBase))}/${encodeURIComponent(String(isoCurrencyQuote))}/date`, method: 'GET',
        params, signal
    },
      );
    }




export const getGetCrossRateQueryKey = (isoCurrencyBase: IsoCurrency,
    isoCurrencyQuote: IsoCurrency,
    params?: GetCrossRateParams,) => {
    return [
    `/v1/currencies/crossrates/${isoCurrencyBase}/${isoCurrencyQuote}/date`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetCrossRateQueryOptions = <TData = Awaited<ReturnType<typeof getCrossRate>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(isoCurrencyBase: IsoCurrency,
    isoCurrencyQuote: IsoCurrency,
    params?: GetCrossRateParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCrossRate>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetCrossRateQueryKey(isoCurrencyBase,isoCurrencyQuote,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCrossRate>>> = ({ signal }) => getCrossRate(isoCurrencyBase,isoCurrencyQuote,params, signal);





   return  { queryKey, queryFn, enabled: isoCurrencyBase !== null && isoCurrencyBase !== undefined && isoCurrencyQuote !== null && isoCurrencyQuote !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getCrossRate>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetCrossRateQueryResult = NonNullable<Awaited<ReturnType<typeof getCrossRate>>>
export type GetCrossRateQueryError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>


export function useGetCrossRate<TData = Awaited<ReturnType<typeof getCrossRate>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 isoCurrencyBase: IsoCurrency,
    isoCurrencyQuote: IsoCurrency,
    params: undefined |  GetCrossRateParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCrossRate>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCrossRate>>,
          TError,
          Awaited<ReturnType<typeof getCrossRate>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCrossRate<TData = Awaited<ReturnType<typeof getCrossRate>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 isoCurrencyBase: IsoCurrency,
    isoCurrencyQuote: IsoCurrency,
    params?: GetCrossRateParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCrossRate>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCrossRate>>,
          TError,
          Awaited<ReturnType<typeof getCrossRate>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCrossRate<TData = Awaited<ReturnType<typeof getCrossRate>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 isoCurrencyBase: IsoCurrency,
    isoCurrencyQuote: IsoCurrency,
    params?: GetCrossRateParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCrossRate>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Umrechnungskurs eines Tages
 */

export function useGetCrossRate<TData = Awaited<ReturnType<typeof getCrossRate>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 isoCurrencyBase: IsoCurrency,
    isoCurrencyQuote: IsoCurrency,
    params?: GetCrossRateParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCrossRate>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetCrossRateQueryOptions(isoCurrencyBase,isoCurrencyQuote,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Währungspaare suchen und filtern
 */
export const findCurrencies = (
    params?: FindCurrenciesParams,
 signal?: AbortSignal
) => {


      return sendWithVisit<CurrencyFinderResult>(
      {url: `/v1/currencies/finder/configuration_query`, method: 'GET',
        params, signal
    },
      );
    }




export const getFindCurrenciesQueryKey = (params?: FindCurrenciesParams,) => {
    return [
    `/v1/currencies/finder/configuration_query`, ...(params ? [params] : [])
    ] as const;
    }


export const getFindCurrenciesQueryOptions = <TData = Awaited<ReturnType<typeof findCurrencies>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(params?: FindCurrenciesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof findCurrencies>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getFindCurrenciesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof findCurrencies>>> = ({ signal }) => findCurrencies(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof findCurrencies>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type FindCurrenciesQueryResult = NonNullable<Awaited<ReturnType<typeof findCurrencies>>>
export type FindCurrenciesQueryError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>


export function useFindCurrencies<TData = Awaited<ReturnType<typeof findCurrencies>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 params: undefined |  FindCurrenciesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof findCurrencies>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof findCurrencies>>,
          TError,
          Awaited<ReturnType<typeof findCurrencies>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useFindCurrencies<TData = Awaited<ReturnType<typeof findCurrencies>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 params?: FindCurrenciesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof findCurrencies>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof findCurrencies>>,
          TError,
          Awaited<ReturnType<typeof findCurrencies>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useFindCurrencies<TData = Awaited<ReturnType<typeof findCurrencies>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 params?: FindCurrenciesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof findCurrencies>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Währungspaare suchen und filtern
 */

export function useFindCurrencies<TData = Awaited<ReturnType<typeof findCurrencies>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 params?: FindCurrenciesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof findCurrencies>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getFindCurrenciesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Kryptowährungen suchen und filtern
 */
export const findCryptos = (
    params?: FindCryptosParams,
 signal?: AbortSignal
) => {


      return sendWithVisit<CryptoFinderResult>(
      {url: `/v1/cryptos/finder/configuration_query`, method: 'GET',
        params, signal
    },
      );
    }




export const getFindCryptosQueryKey = (params?: FindCryptosParams,) => {
    return [
    `/v1/cryptos/finder/configuration_query`, ...(params ? [params] : [])
    ] as const;
    }


export const getFindCryptosQueryOptions = <TData = Awaited<ReturnType<typeof findCryptos>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(params?: FindCryptosParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof findCryptos>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getFindCryptosQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof findCryptos>>> = ({ signal }) => findCryptos(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof findCryptos>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type FindCryptosQueryResult = NonNullable<Awaited<ReturnType<typeof findCryptos>>>
export type FindCryptosQueryError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>


export function useFindCryptos<TData = Awaited<ReturnType<typeof findCryptos>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 params: undefined |  FindCryptosParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof findCryptos>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof findCryptos>>,
          TError,
          Awaited<ReturnType<typeof findCryptos>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useFindCryptos<TData = Awaited<ReturnType<typeof findCryptos>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 params?: FindCryptosParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof findCryptos>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof findCryptos>>,
          TError,
          Awaited<ReturnType<typeof findCryptos>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useFindCryptos<TData = Awaited<ReturnType<typeof findCryptos>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 params?: FindCryptosParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof findCryptos>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Kryptowährungen suchen und filtern
 */

export function useFindCryptos<TData = Awaited<ReturnType<typeof findCryptos>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 params?: FindCryptosParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof findCryptos>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getFindCryptosQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







