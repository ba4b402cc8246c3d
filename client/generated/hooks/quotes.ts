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
  ForbiddenResponse,
  GetOrderBookParams,
  GetQuoteParams,
  GetTimesAndSalesParams,
  NotFoundResponse,
  OrderBook,
  PayloadTooLargeResponse,
  Quote,
  QuoteList,
  QuoteListRequest,
  ServiceUnavailableResponse,
  TimesAndSales,
  TimesAndSalesConfiguration,
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
 * @summary Kurse mehrerer Instrumente an ihrer Leitbörse, in der Reihenfolge der Anfrage
 */
export const listQuotesOfInstruments = (
    quoteListRequest: BodyType<QuoteListRequest>,
 signal?: AbortSignal
) => {


      return sendForHook<QuoteList>(
      {url: `/v1/instruments/quote_list`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: quoteListRequest, signal
    },
      );
    }




export const getListQuotesOfInstrumentsQueryKey = (quoteListRequest?: BodyType<QuoteListRequest>,) => {
    return [
    'POST', `/v1/instruments/quote_list`, quoteListRequest
    ] as const;
    }


export const getListQuotesOfInstrumentsQueryOptions = <TData = Awaited<ReturnType<typeof listQuotesOfInstruments>>, TError = ErrorType<BadRequestResponse | PayloadTooLargeResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(quoteListRequest: BodyType<QuoteListRequest>, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listQuotesOfInstruments>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListQuotesOfInstrumentsQueryKey(quoteListRequest);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listQuotesOfInstruments>>> = ({ signal }) => listQuotesOfInstruments(quoteListRequest, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listQuotesOfInstruments>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListQuotesOfInstrumentsQueryResult = NonNullable<Awaited<ReturnType<typeof listQuotesOfInstruments>>>
export type ListQuotesOfInstrumentsQueryError = ErrorType<BadRequestResponse | PayloadTooLargeResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>


export function useListQuotesOfInstruments<TData = Awaited<ReturnType<typeof listQuotesOfInstruments>>, TError = ErrorType<BadRequestResponse | PayloadTooLargeResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 quoteListRequest: BodyType<QuoteListRequest>, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listQuotesOfInstruments>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listQuotesOfInstruments>>,
          TError,
          Awaited<ReturnType<typeof listQuotesOfInstruments>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListQuotesOfInstruments<TData = Awaited<ReturnType<typeof listQuotesOfInstruments>>, TError = ErrorType<BadRequestResponse | PayloadTooLargeResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 quoteListRequest: BodyType<QuoteListRequest>, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listQuotesOfInstruments>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listQuotesOfInstruments>>,
          TError,
          Awaited<ReturnType<typeof listQuotesOfInstruments>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListQuotesOfInstruments<TData = Awaited<ReturnType<typeof listQuotesOfInstruments>>, TError = ErrorType<BadRequestResponse | PayloadTooLargeResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 quoteListRequest: BodyType<QuoteListRequest>, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listQuotesOfInstruments>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Kurse mehrerer Instrumente an ihrer Leitbörse, in der Reihenfolge der Anfrage
 */

export function useListQuotesOfInstruments<TData = Awaited<ReturnType<typeof listQuotesOfInstruments>>, TError = ErrorType<BadRequestResponse | PayloadTooLargeResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 quoteListRequest: BodyType<QuoteListRequest>, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listQuotesOfInstruments>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListQuotesOfInstrumentsQueryOptions(quoteListRequest,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Kurs an einem Handelsplatz
 */
export const getQuote = (
    entityType: 'STOCK' | 'INDEX' | 'NEWS' | 'ARTICLE' | 'BOND' | 'COMMODITY' | 'CRYPTO' | 'CURRENCY' | 'DERIVATIVE' | 'ETF' | 'FUND' | 'FUTURE' | 'INTEREST' | 'PRECIOUS_METAL' | 'UNKNOWN',
    entityValue: string,
    params?: GetQuoteParams,
 signal?: AbortSignal
) => {


      return sendForHook<Quote>(
      {url: `/v1/instruments/${encodeURIComponent(String(entityType))}/${encodeURIComponent(String(entityValue))}/quote`, method: 'GET',
        params, signal
    },
      );
    }




export const getGetQuoteQueryKey = (entityType: 'STOCK' | 'INDEX' | 'NEWS' | 'ARTICLE' | 'BOND' | 'COMMODITY' | 'CRYPTO' | 'CURRENCY' | 'DERIVATIVE' | 'ETF' | 'FUND' | 'FUTURE' | 'INTEREST' | 'PRECIOUS_METAL' | 'UNKNOWN',
    entityValue: string,
    params?: GetQuoteParams,) => {
    return [
    `/v1/instruments/${entityType}/${entityValue}/quote`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetQuoteQueryOptions = <TData = Awaited<ReturnType<typeof getQuote>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(entityType: 'STOCK' | 'INDEX' | 'NEWS' | 'ARTICLE' | 'BOND' | 'COMMODITY' | 'CRYPTO' | 'CURRENCY' | 'DERIVATIVE' | 'ETF' | 'FUND' | 'FUTURE' | 'INTEREST' | 'PRECIOUS_METAL' | 'UNKNOWN',
    entityValue: string,
    params?: GetQuoteParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getQuote>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetQuoteQueryKey(entityType,entityValue,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getQuote>>> = ({ signal }) => getQuote(entityType,entityValue,params, signal);





   return  { queryKey, queryFn, enabled: entityType !== null && entityType !== undefined && entityValue !== null && entityValue !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getQuote>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetQuoteQueryResult = NonNullable<Awaited<ReturnType<typeof getQuote>>>
export type GetQuoteQueryError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>


export function useGetQuote<TData = Awaited<ReturnType<typeof getQuote>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityType: 'STOCK' | 'INDEX' | 'NEWS' | 'ARTICLE' | 'BOND' | 'COMMODITY' | 'CRYPTO' | 'CURRENCY' | 'DERIVATIVE' | 'ETF' | 'FUND' | 'FUTURE' | 'INTEREST' | 'PRECIOUS_METAL' | 'UNKNOWN',
    entityValue: string,
    params: undefined |  GetQuoteParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getQuote>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getQuote>>,
          TError,
          Awaited<ReturnType<typeof getQuote>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetQuote<TData = Awaited<ReturnType<typeof getQuote>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityType: 'STOCK' | 'INDEX' | 'NEWS' | 'ARTICLE' | 'BOND' | 'COMMODITY' | 'CRYPTO' | 'CURRENCY' | 'DERIVATIVE' | 'ETF' | 'FUND' | 'FUTURE' | 'INTEREST' | 'PRECIOUS_METAL' | 'UNKNOWN',
    entityValue: string,
    params?: GetQuoteParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getQuote>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getQuote>>,
          TError,
          Awaited<ReturnType<typeof getQuote>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetQuote<TData = Awaited<ReturnType<typeof getQuote>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityType: 'STOCK' | 'INDEX' | 'NEWS' | 'ARTICLE' | 'BOND' | 'COMMODITY' | 'CRYPTO' | 'CURRENCY' | 'DERIVATIVE' | 'ETF' | 'FUND' | 'FUTURE' | 'INTEREST' | 'PRECIOUS_METAL' | 'UNKNOWN',
    entityValue: string,
    params?: GetQuoteParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getQuote>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Kurs an einem Handelsplatz
 */

export function useGetQuote<TData = Awaited<ReturnType<typeof getQuote>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityType: 'STOCK' | 'INDEX' | 'NEWS' | 'ARTICLE' | 'BOND' | 'COMMODITY' | 'CRYPTO' | 'CURRENCY' | 'DERIVATIVE' | 'ETF' | 'FUND' | 'FUTURE' | 'INTEREST' | 'PRECIOUS_METAL' | 'UNKNOWN',
    entityValue: string,
    params?: GetQuoteParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getQuote>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetQuoteQueryOptions(entityType,entityValue,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Kurse aller Handelsplätze
 */
export const listQuotes = (
    entityType: 'STOCK' | 'INDEX' | 'NEWS' | 'ARTICLE' | 'BOND' | 'COMMODITY' | 'CRYPTO' | 'CURRENCY' | 'DERIVATIVE' | 'ETF' | 'FUND' | 'FUTURE' | 'INTEREST' | 'PRECIOUS_METAL' | 'UNKNOWN',
    entityValue: string,
 signal?: AbortSignal
) => {


      return sendForHook<QuoteList>(
      {url: `/v1/instruments/${encodeURIComponent(String(entityType))}/${encodeURIComponent(String(entityValue))}/quotes`, method: 'GET', signal
    },
      );
    }




export const getListQuotesQueryKey = (entityType: 'STOCK' | 'INDEX' | 'NEWS' | 'ARTICLE' | 'BOND' | 'COMMODITY' | 'CRYPTO' | 'CURRENCY' | 'DERIVATIVE' | 'ETF' | 'FUND' | 'FUTURE' | 'INTEREST' | 'PRECIOUS_METAL' | 'UNKNOWN',
    entityValue: string,) => {
    return [
    `/v1/instruments/${entityType}/${entityValue}/quotes`
    ] as const;
    }


export const getListQuotesQueryOptions = <TData = Awaited<ReturnType<typeof listQuotes>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(entityType: 'STOCK' | 'INDEX' | 'NEWS' | 'ARTICLE' | 'BOND' | 'COMMODITY' | 'CRYPTO' | 'CURRENCY' | 'DERIVATIVE' | 'ETF' | 'FUND' | 'FUTURE' | 'INTEREST' | 'PRECIOUS_METAL' | 'UNKNOWN',
    entityValue: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listQuotes>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListQuotesQueryKey(entityType,entityValue);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listQuotes>>> = ({ signal }) => listQuotes(entityType,entityValue, signal);





   return  { queryKey, queryFn, enabled: entityType !== null && entityType !== undefined && entityValue !== null && entityValue !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listQuotes>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListQuotesQueryResult = NonNullable<Awaited<ReturnType<typeof listQuotes>>>
export type ListQuotesQueryError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>


export function useListQuotes<TData = Awaited<ReturnType<typeof listQuotes>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityType: 'STOCK' | 'INDEX' | 'NEWS' | 'ARTICLE' | 'BOND' | 'COMMODITY' | 'CRYPTO' | 'CURRENCY' | 'DERIVATIVE' | 'ETF' | 'FUND' | 'FUTURE' | 'INTEREST' | 'PRECIOUS_METAL' | 'UNKNOWN',
    entityValue: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listQuotes>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listQuotes>>,
          TError,
          Awaited<ReturnType<typeof listQuotes>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListQuotes<TData = Awaited<ReturnType<typeof listQuotes>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityType: 'STOCK' | 'INDEX' | 'NEWS' | 'ARTICLE' | 'BOND' | 'COMMODITY' | 'CRYPTO' | 'CURRENCY' | 'DERIVATIVE' | 'ETF' | 'FUND' | 'FUTURE' | 'INTEREST' | 'PRECIOUS_METAL' | 'UNKNOWN',
    entityValue: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listQuotes>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listQuotes>>,
          TError,
          Awaited<ReturnType<typeof listQuotes>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListQuotes<TData = Awaited<ReturnType<typeof listQuotes>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityType: 'STOCK' | 'INDEX' | 'NEWS' | 'ARTICLE' | 'BOND' | 'COMMODITY' | 'CRYPTO' | 'CURRENCY' | 'DERIVATIVE' | 'ETF' | 'FUND' | 'FUTURE' | 'INTEREST' | 'PRECIOUS_METAL' | 'UNKNOWN',
    entityValue: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listQuotes>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Kurse aller Handelsplätze
 */

export function useListQuotes<TData = Awaited<ReturnType<typeof listQuotes>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityType: 'STOCK' | 'INDEX' | 'NEWS' | 'ARTICLE' | 'BOND' | 'COMMODITY' | 'CRYPTO' | 'CURRENCY' | 'DERIVATIVE' | 'ETF' | 'FUND' | 'FUTURE' | 'INTEREST' | 'PRECIOUS_METAL' | 'UNKNOWN',
    entityValue: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listQuotes>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListQuotesQueryOptions(entityType,entityValue,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Nur für berechtigte Nutzer (Merkmal xetra_core_level_two_feature); andere erhalten 403 mit errorCode 4001.
 * @summary Orderbuch mit bis zu zehn Stufen je Seite
 */
export const getOrderBook = (
    entityType: 'STOCK' | 'INDEX' | 'NEWS' | 'ARTICLE' | 'BOND' | 'COMMODITY' | 'CRYPTO' | 'CURRENCY' | 'DERIVATIVE' | 'ETF' | 'FUND' | 'FUTURE' | 'INTEREST' | 'PRECIOUS_METAL' | 'UNKNOWN',
    entityValue: string,
    params?: GetOrderBookParams,
 signal?: AbortSignal
) => {


      return sendForHook<OrderBook>(
      {url: `/v1/instruments/${encodeURIComponent(String(entityType))}/${encodeURIComponent(String(entityValue))}/order_book`, method: 'GET',
        params, signal
    },
      );
    }




export const getGetOrderBookQueryKey = (entityType: 'STOCK' | 'INDEX' | 'NEWS' | 'ARTICLE' | 'BOND' | 'COMMODITY' | 'CRYPTO' | 'CURRENCY' | 'DERIVATIVE' | 'ETF' | 'FUND' | 'FUTURE' | 'INTEREST' | 'PRECIOUS_METAL' | 'UNKNOWN',
    entityValue: string,
    params?: GetOrderBookParams,) => {
    return [
    `/v1/instruments/${entityType}/${entityValue}/order_book`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetOrderBookQueryOptions = <TData = Awaited<ReturnType<typeof getOrderBook>>, TError = ErrorType<BadRequestResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(entityType: 'STOCK' | 'INDEX' | 'NEWS' | 'ARTICLE' | 'BOND' | 'COMMODITY' | 'CRYPTO' | 'CURRENCY' | 'DERIVATIVE' | 'ETF' | 'FUND' | 'FUTURE' | 'INTEREST' | 'PRECIOUS_METAL' | 'UNKNOWN',
    entityValue: string,
    params?: GetOrderBookParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrderBook>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetOrderBookQueryKey(entityType,entityValue,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getOrderBook>>> = ({ signal }) => getOrderBook(entityType,entityValue,params, signal);





   return  { queryKey, queryFn, enabled: entityType !== null && entityType !== undefined && entityValue !== null && entityValue !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getOrderBook>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetOrderBookQueryResult = NonNullable<Awaited<ReturnType<typeof getOrderBook>>>
export type GetOrderBookQueryError = ErrorType<BadRequestResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>


export function useGetOrderBook<TData = Awaited<ReturnType<typeof getOrderBook>>, TError = ErrorType<BadRequestResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityType: 'STOCK' | 'INDEX' | 'NEWS' | 'ARTICLE' | 'BOND' | 'COMMODITY' | 'CRYPTO' | 'CURRENCY' | 'DERIVATIVE' | 'ETF' | 'FUND' | 'FUTURE' | 'INTEREST' | 'PRECIOUS_METAL' | 'UNKNOWN',
    entityValue: string,
    params: undefined |  GetOrderBookParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrderBook>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOrderBook>>,
          TError,
          Awaited<ReturnType<typeof getOrderBook>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOrderBook<TData = Awaited<ReturnType<typeof getOrderBook>>, TError = ErrorType<BadRequestResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityType: 'STOCK' | 'INDEX' | 'NEWS' | 'ARTICLE' | 'BOND' | 'COMMODITY' | 'CRYPTO' | 'CURRENCY' | 'DERIVATIVE' | 'ETF' | 'FUND' | 'FUTURE' | 'INTEREST' | 'PRECIOUS_METAL' | 'UNKNOWN',
    entityValue: string,
    params?: GetOrderBookParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrderBook>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOrderBook>>,
          TError,
          Awaited<ReturnType<typeof getOrderBook>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOrderBook<TData = Awaited<ReturnType<typeof getOrderBook>>, TError = ErrorType<BadRequestResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityType: 'STOCK' | 'INDEX' | 'NEWS' | 'ARTICLE' | 'BOND' | 'COMMODITY' | 'CRYPTO' | 'CURRENCY' | 'DERIVATIVE' | 'ETF' | 'FUND' | 'FUTURE' | 'INTEREST' | 'PRECIOUS_METAL' | 'UNKNOWN',
    entityValue: string,
    params?: GetOrderBookParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrderBook>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Orderbuch mit bis zu zehn Stufen je Seite
 */

export function useGetOrderBook<TData = Awaited<ReturnType<typeof getOrderBook>>, TError = ErrorType<BadRequestResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityType: 'STOCK' | 'INDEX' | 'NEWS' | 'ARTICLE' | 'BOND' | 'COMMODITY' | 'CRYPTO' | 'CURRENCY' | 'DERIVATIVE' | 'ETF' | 'FUND' | 'FUTURE' | 'INTEREST' | 'PRECIOUS_METAL' | 'UNKNOWN',
    entityValue: string,
    params?: GetOrderBookParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrderBook>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetOrderBookQueryOptions(entityType,entityValue,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Einzelne Umsätze in Spalten
 */
export const getTimesAndSales = (
    entityType: 'STOCK' | 'INDEX' | 'NEWS' | 'ARTICLE' | 'BOND' | 'COMMODITY' | 'CRYPTO' | 'CURRENCY' | 'DERIVATIVE' | 'ETF' | 'FUND' | 'FUTURE' | 'INTEREST' | 'PRECIOUS_METAL' | 'UNKNOWN',
    entityValue: string,
    params?: GetTimesAndSalesParams,
 signal?: AbortSignal
) => {


      return sendForHook<TimesAndSales>(
      {url: `/v1/instruments/${encodeURIComponent(String(entityType))}/${encodeURIComponent(String(entityValue))}/times_and_sales`, method: 'GET',
        params, signal
    },
      );
    }




export const getGetTimesAndSalesQueryKey = (entityType: 'STOCK' | 'INDEX' | 'NEWS' | 'ARTICLE' | 'BOND' | 'COMMODITY' | 'CRYPTO' | 'CURRENCY' | 'DERIVATIVE' | 'ETF' | 'FUND' | 'FUTURE' | 'INTEREST' | 'PRECIOUS_METAL' | 'UNKNOWN',
    entityValue: string,
    params?: GetTimesAndSalesParams,) => {
    return [
    `/v1/instruments/${entityType}/${entityValue}/times_and_sales`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetTimesAndSalesQueryOptions = <TData = Awaited<ReturnType<typeof getTimesAndSales>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(entityType: 'STOCK' | 'INDEX' | 'NEWS' | 'ARTICLE' | 'BOND' | 'COMMODITY' | 'CRYPTO' | 'CURRENCY' | 'DERIVATIVE' | 'ETF' | 'FUND' | 'FUTURE' | 'INTEREST' | 'PRECIOUS_METAL' | 'UNKNOWN',
    entityValue: string,
    params?: GetTimesAndSalesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTimesAndSales>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetTimesAndSalesQueryKey(entityType,entityValue,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getTimesAndSales>>> = ({ signal }) => getTimesAndSales(entityType,entityValue,params, signal);





   return  { queryKey, queryFn, enabled: entityType !== null && entityType !== undefined && entityValue !== null && entityValue !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getTimesAndSales>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetTimesAndSalesQueryResult = NonNullable<Awaited<ReturnType<typeof getTimesAndSales>>>
export type GetTimesAndSalesQueryError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>


export function useGetTimesAndSales<TData = Awaited<ReturnType<typeof getTimesAndSales>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityType: 'STOCK' | 'INDEX' | 'NEWS' | 'ARTICLE' | 'BOND' | 'COMMODITY' | 'CRYPTO' | 'CURRENCY' | 'DERIVATIVE' | 'ETF' | 'FUND' | 'FUTURE' | 'INTEREST' | 'PRECIOUS_METAL' | 'UNKNOWN',
    entityValue: string,
    params: undefined |  GetTimesAndSalesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTimesAndSales>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTimesAndSales>>,
          TError,
          Awaited<ReturnType<typeof getTimesAndSales>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTimesAndSales<TData = Awaited<ReturnType<typeof getTimesAndSales>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityType: 'STOCK' | 'INDEX' | 'NEWS' | 'ARTICLE' | 'BOND' | 'COMMODITY' | 'CRYPTO' | 'CURRENCY' | 'DERIVATIVE' | 'ETF' | 'FUND' | 'FUTURE' | 'INTEREST' | 'PRECIOUS_METAL' | 'UNKNOWN',
    entityValue: string,
    params?: GetTimesAndSalesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTimesAndSales>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTimesAndSales>>,
          TError,
          Awaited<ReturnType<typeof getTimesAndSales>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTimesAndSales<TData = Awaited<ReturnType<typeof getTimesAndSales>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityType: 'STOCK' | 'INDEX' | 'NEWS' | 'ARTICLE' | 'BOND' | 'COMMODITY' | 'CRYPTO' | 'CURRENCY' | 'DERIVATIVE' | 'ETF' | 'FUND' | 'FUTURE' | 'INTEREST' | 'PRECIOUS_METAL' | 'UNKNOWN',
    entityValue: string,
    params?: GetTimesAndSalesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTimesAndSales>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Einzelne Umsätze in Spalten
 */

export function useGetTimesAndSales<TData = Awaited<ReturnType<typeof getTimesAndSales>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityType: 'STOCK' | 'INDEX' | 'NEWS' | 'ARTICLE' | 'BOND' | 'COMMODITY' | 'CRYPTO' | 'CURRENCY' | 'DERIVATIVE' | 'ETF' | 'FUND' | 'FUTURE' | 'INTEREST' | 'PRECIOUS_METAL' | 'UNKNOWN',
    entityValue: string,
    params?: GetTimesAndSalesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTimesAndSales>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetTimesAndSalesQueryOptions(entityType,entityValue,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Wofür es einzelne Umsätze gibt
 */
export const getTimesAndSalesConfiguration = (
    entityType: 'STOCK' | 'INDEX' | 'NEWS' | 'ARTICLE' | 'BOND' | 'COMMODITY' | 'CRYPTO' | 'CURRENCY' | 'DERIVATIVE' | 'ETF' | 'FUND' | 'FUTURE' | 'INTEREST' | 'PRECIOUS_METAL' | 'UNKNOWN',
    entityValue: string,
 signal?: AbortSignal
) => {


      return sendForHook<TimesAndSalesConfiguration>(
      {url: `/v1/instruments/${encodeURIComponent(String(entityType))}/${encodeURIComponent(String(entityValue))}/times_and_sales_configuration`, method: 'GET', signal
    },
      );
    }




export const getGetTimesAndSalesConfigurationQueryKey = (entityType: 'STOCK' | 'INDEX' | 'NEWS' | 'ARTICLE' | 'BOND' | 'COMMODITY' | 'CRYPTO' | 'CURRENCY' | 'DERIVATIVE' | 'ETF' | 'FUND' | 'FUTURE' | 'INTEREST' | 'PRECIOUS_METAL' | 'UNKNOWN',
    entityValue: string,) => {
    return [
    `/v1/instruments/${entityType}/${entityValue}/times_and_sales_configuration`
    ] as const;
    }


export const getGetTimesAndSalesConfigurationQueryOptions = <TData = Awaited<ReturnType<typeof getTimesAndSalesConfiguration>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(entityType: 'STOCK' | 'INDEX' | 'NEWS' | 'ARTICLE' | 'BOND' | 'COMMODITY' | 'CRYPTO' | 'CURRENCY' | 'DERIVATIVE' | 'ETF' | 'FUND' | 'FUTURE' | 'INTEREST' | 'PRECIOUS_METAL' | 'UNKNOWN',
    entityValue: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTimesAndSalesConfiguration>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetTimesAndSalesConfigurationQueryKey(entityType,entityValue);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getTimesAndSalesConfiguration>>> = ({ signal }) => getTimesAndSalesConfiguration(entityType,entityValue, signal);





   return  { queryKey, queryFn, enabled: entityType !== null && entityType !== undefined && entityValue !== null && entityValue !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getTimesAndSalesConfiguration>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetTimesAndSalesConfigurationQueryResult = NonNullable<Awaited<ReturnType<typeof getTimesAndSalesConfiguration>>>
export type GetTimesAndSalesConfigurationQueryError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>


export function useGetTimesAndSalesConfiguration<TData = Awaited<ReturnType<typeof getTimesAndSalesConfiguration>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityType: 'STOCK' | 'INDEX' | 'NEWS' | 'ARTICLE' | 'BOND' | 'COMMODITY' | 'CRYPTO' | 'CURRENCY' | 'DERIVATIVE' | 'ETF' | 'FUND' | 'FUTURE' | 'INTEREST' | 'PRECIOUS_METAL' | 'UNKNOWN',
    entityValue: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTimesAndSalesConfiguration>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTimesAndSalesConfiguration>>,
          TError,
          Awaited<ReturnType<typeof getTimesAndSalesConfiguration>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTimesAndSalesConfiguration<TData = Awaited<ReturnType<typeof getTimesAndSalesConfiguration>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityType: 'STOCK' | 'INDEX' | 'NEWS' | 'ARTICLE' | 'BOND' | 'COMMODITY' | 'CRYPTO' | 'CURRENCY' | 'DERIVATIVE' | 'ETF' | 'FUND' | 'FUTURE' | 'INTEREST' | 'PRECIOUS_METAL' | 'UNKNOWN',
    entityValue: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTimesAndSalesConfiguration>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTimesAndSalesConfiguration>>,
          TError,
          Awaited<ReturnType<typeof getTimesAndSalesConfiguration>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTimesAndSalesConfiguration<TData = Awaited<ReturnType<typeof getTimesAndSalesConfiguration>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityType: 'STOCK' | 'INDEX' | 'NEWS' | 'ARTICLE' | 'BOND' | 'COMMODITY' | 'CRYPTO' | 'CURRENCY' | 'DERIVATIVE' | 'ETF' | 'FUND' | 'FUTURE' | 'INTEREST' | 'PRECIOUS_METAL' | 'UNKNOWN',
    entityValue: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTimesAndSalesConfiguration>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Wofür es einzelne Umsätze gibt
 */

export function useGetTimesAndSalesConfiguration<TData = Awaited<ReturnType<typeof getTimesAndSalesConfiguration>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityType: 'STOCK' | 'INDEX' | 'NEWS' | 'ARTICLE' | 'BOND' | 'COMMODITY' | 'CRYPTO' | 'CURRENCY' | 'DERIVATIVE' | 'ETF' | 'FUND' | 'FUTURE' | 'INTEREST' | 'PRECIOUS_METAL' | 'UNKNOWN',
    entityValue: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTimesAndSalesConfiguration>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetTimesAndSalesConfigurationQueryOptions(entityType,entityValue,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







