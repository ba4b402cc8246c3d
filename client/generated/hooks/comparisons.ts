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
  ComparedBondList,
  ComparedDerivativeList,
  ComparedFundList,
  ComparedFundOverlapList,
  ComparedStockList,
  ListComparedBondsParams,
  ListComparedDerivativesParams,
  ListComparedFundOverlapsParams,
  ListComparedFundsParams,
  ListComparedStocksParams,
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
 * In der Reihenfolge der Anfrage. Was es nicht gibt oder anderer Art ist, fehlt.
 * @summary Aktien nebeneinander: Kurs, Bewertung, Größe und Wertentwicklung
 */
export const listComparedStocks = (
    params: ListComparedStocksParams,
 signal?: AbortSignal
) => {


      return sendForHook<ComparedStockList>(
      {url: `/v1/stocks/comparison`, method: 'GET',
        params, signal
    },
      );
    }




export const getListComparedStocksQueryKey = (params?: ListComparedStocksParams,) => {
    return [
    `/v1/stocks/comparison`, ...(params ? [params] : [])
    ] as const;
    }


export const getListComparedStocksQueryOptions = <TData = Awaited<ReturnType<typeof listComparedStocks>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(params: ListComparedStocksParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listComparedStocks>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListComparedStocksQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listComparedStocks>>> = ({ signal }) => listComparedStocks(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listComparedStocks>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListComparedStocksQueryResult = NonNullable<Awaited<ReturnType<typeof listComparedStocks>>>
export type ListComparedStocksQueryError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>


export function useListComparedStocks<TData = Awaited<ReturnType<typeof listComparedStocks>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 params: ListComparedStocksParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listComparedStocks>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listComparedStocks>>,
          TError,
          Awaited<ReturnType<typeof listComparedStocks>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListComparedStocks<TData = Awaited<ReturnType<typeof listComparedStocks>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 params: ListComparedStocksParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listComparedStocks>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listComparedStocks>>,
          TError,
          Awaited<ReturnType<typeof listComparedStocks>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListComparedStocks<TData = Awaited<ReturnType<typeof listComparedStocks>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 params: ListComparedStocksParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listComparedStocks>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Aktien nebeneinander: Kurs, Bewertung, Größe und Wertentwicklung
 */

export function useListComparedStocks<TData = Awaited<ReturnType<typeof listComparedStocks>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 params: ListComparedStocksParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listComparedStocks>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListComparedStocksQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * In der Reihenfolge der Anfrage. Was es nicht gibt oder anderer Art ist, fehlt.
 * @summary Fonds und ETFs nebeneinander: Kurs, Kosten, Größe, Abbildung und Wertentwicklung
 */
export const listComparedFunds = (
    params: ListComparedFundsParams,
 signal?: AbortSignal
) => {


      return sendForHook<ComparedFundList>(
      {url: `/v1/funds/comparison`, method: 'GET',
        params, signal
    },
      );
    }




export const getListComparedFundsQueryKey = (params?: ListComparedFundsParams,) => {
    return [
    `/v1/funds/comparison`, ...(params ? [params] : [])
    ] as const;
    }


export const getListComparedFundsQueryOptions = <TData = Awaited<ReturnType<typeof listComparedFunds>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(params: ListComparedFundsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listComparedFunds>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListComparedFundsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listComparedFunds>>> = ({ signal }) => listComparedFunds(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listComparedFunds>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListComparedFundsQueryResult = NonNullable<Awaited<ReturnType<typeof listComparedFunds>>>
export type ListComparedFundsQueryError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>


export function useListComparedFunds<TData = Awaited<ReturnType<typeof listComparedFunds>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 params: ListComparedFundsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listComparedFunds>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listComparedFunds>>,
          TError,
          Awaited<ReturnType<typeof listComparedFunds>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListComparedFunds<TData = Awaited<ReturnType<typeof listComparedFunds>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 params: ListComparedFundsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listComparedFunds>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listComparedFunds>>,
          TError,
          Awaited<ReturnType<typeof listComparedFunds>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListComparedFunds<TData = Awaited<ReturnType<typeof listComparedFunds>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 params: ListComparedFundsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listComparedFunds>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Fonds und ETFs nebeneinander: Kurs, Kosten, Größe, Abbildung und Wertentwicklung
 */

export function useListComparedFunds<TData = Awaited<ReturnType<typeof listComparedFunds>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 params: ListComparedFundsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listComparedFunds>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListComparedFundsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Jedes Paar einmal, die größte Überschneidung zuerst. Was es nicht gibt oder anderer Art ist, fehlt.
 * @summary Fonds und ETFs zu zweien: wie viel sie gemeinsam haben
 */
export const listComparedFundOverlaps = (
    params: ListComparedFundOverlapsParams,
 signal?: AbortSignal
) => {


      return sendForHook<ComparedFundOverlapList>(
      {url: `/v1/funds/comparison/overlaps`, method: 'GET',
        params, signal
    },
      );
    }




export const getListComparedFundOverlapsQueryKey = (params?: ListComparedFundOverlapsParams,) => {
    return [
    `/v1/funds/comparison/overlaps`, ...(params ? [params] : [])
    ] as const;
    }


export const getListComparedFundOverlapsQueryOptions = <TData = Awaited<ReturnType<typeof listComparedFundOverlaps>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(params: ListComparedFundOverlapsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listComparedFundOverlaps>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListComparedFundOverlapsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listComparedFundOverlaps>>> = ({ signal }) => listComparedFundOverlaps(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listComparedFundOverlaps>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListComparedFundOverlapsQueryResult = NonNullable<Awaited<ReturnType<typeof listComparedFundOverlaps>>>
export type ListComparedFundOverlapsQueryError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>


export function useListComparedFundOverlaps<TData = Awaited<ReturnType<typeof listComparedFundOverlaps>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 params: ListComparedFundOverlapsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listComparedFundOverlaps>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listComparedFundOverlaps>>,
          TError,
          Awaited<ReturnType<typeof listComparedFundOverlaps>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListComparedFundOverlaps<TData = Awaited<ReturnType<typeof listComparedFundOverlaps>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 params: ListComparedFundOverlapsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listComparedFundOverlaps>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listComparedFundOverlaps>>,
          TError,
          Awaited<ReturnType<typeof listComparedFundOverlaps>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListComparedFundOverlaps<TData = Awaited<ReturnType<typeof listComparedFundOverlaps>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 params: ListComparedFundOverlapsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listComparedFundOverlaps>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Fonds und ETFs zu zweien: wie viel sie gemeinsam haben
 */

export function useListComparedFundOverlaps<TData = Awaited<ReturnType<typeof listComparedFundOverlaps>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 params: ListComparedFundOverlapsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listComparedFundOverlaps>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListComparedFundOverlapsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * In der Reihenfolge der Anfrage. Was es nicht gibt oder anderer Art ist, fehlt.
 * @summary Anleihen nebeneinander: Kurs, Kupon, Fälligkeit und Rendite
 */
export const listComparedBonds = (
    params: ListComparedBondsParams,
 signal?: AbortSignal
) => {


      return sendForHook<ComparedBondList>(
      {url: `/v1/bonds/comparison`, method: 'GET',
        params, signal
    },
      );
    }




export const getListComparedBondsQueryKey = (params?: ListComparedBondsParams,) => {
    return [
    `/v1/bonds/comparison`, ...(params ? [params] : [])
    ] as const;
    }


export const getListComparedBondsQueryOptions = <TData = Awaited<ReturnType<typeof listComparedBonds>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(params: ListComparedBondsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listComparedBonds>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListComparedBondsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listComparedBonds>>> = ({ signal }) => listComparedBonds(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listComparedBonds>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListComparedBondsQueryResult = NonNullable<Awaited<ReturnType<typeof listComparedBonds>>>
export type ListComparedBondsQueryError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>


export function useListComparedBonds<TData = Awaited<ReturnType<typeof listComparedBonds>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 params: ListComparedBondsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listComparedBonds>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listComparedBonds>>,
          TError,
          Awaited<ReturnType<typeof listComparedBonds>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListComparedBonds<TData = Awaited<ReturnType<typeof listComparedBonds>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 params: ListComparedBondsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listComparedBonds>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listComparedBonds>>,
          TError,
          Awaited<ReturnType<typeof listComparedBonds>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListComparedBonds<TData = Awaited<ReturnType<typeof listComparedBonds>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 params: ListComparedBondsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listComparedBonds>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Anleihen nebeneinander: Kurs, Kupon, Fälligkeit und Rendite
 */

export function useListComparedBonds<TData = Awaited<ReturnType<typeof listComparedBonds>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 params: ListComparedBondsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listComparedBonds>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListComparedBondsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * In der Reihenfolge der Anfrage. Was es nicht gibt oder anderer Art ist, fehlt.
 * @summary Derivate nebeneinander: Kurs, Schwellen, Hebel, Laufzeit und Kennzahlen
 */
export const listComparedDerivatives = (
    params: ListComparedDerivativesParams,
 signal?: AbortSignal
) => {


      return sendForHook<ComparedDerivativeList>(
      {url: `/v1/derivatives/comparison`, method: 'GET',
        params, signal
    },
      );
    }




export const getListComparedDerivativesQueryKey = (params?: ListComparedDerivativesParams,) => {
    return [
    `/v1/derivatives/comparison`, ...(params ? [params] : [])
    ] as const;
    }


export const getListComparedDerivativesQueryOptions = <TData = Awaited<ReturnType<typeof listComparedDerivatives>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(params: ListComparedDerivativesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listComparedDerivatives>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListComparedDerivativesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listComparedDerivatives>>> = ({ signal }) => listComparedDerivatives(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listComparedDerivatives>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListComparedDerivativesQueryResult = NonNullable<Awaited<ReturnType<typeof listComparedDerivatives>>>
export type ListComparedDerivativesQueryError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>


export function useListComparedDerivatives<TData = Awaited<ReturnType<typeof listComparedDerivatives>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 params: ListComparedDerivativesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listComparedDerivatives>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listComparedDerivatives>>,
          TError,
          Awaited<ReturnType<typeof listComparedDerivatives>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListComparedDerivatives<TData = Awaited<ReturnType<typeof listComparedDerivatives>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 params: ListComparedDerivativesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listComparedDerivatives>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listComparedDerivatives>>,
          TError,
          Awaited<ReturnType<typeof listComparedDerivatives>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListComparedDerivatives<TData = Awaited<ReturnType<typeof listComparedDerivatives>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 params: ListComparedDerivativesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listComparedDerivatives>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Derivate nebeneinander: Kurs, Schwellen, Hebel, Laufzeit und Kennzahlen
 */

export function useListComparedDerivatives<TData = Awaited<ReturnType<typeof listComparedDerivatives>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 params: ListComparedDerivativesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listComparedDerivatives>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListComparedDerivativesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







