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
  AnalyzerRecommendations,
  BadRequestResponse,
  CompanyReportList,
  CompanySnapshot,
  FindStocksParams,
  NotFoundResponse,
  ScreenerRating,
  ServiceUnavailableResponse,
  StockFigures,
  StockFinderResult,
  StockPeers,
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
 * @summary Kennzahlen einer Aktie nach Geschäftsjahren
 */
export const getStockFigures = (
    entityValue: string,
 signal?: AbortSignal
) => {


      return sendForHook<StockFigures>(
      {url: `/v1/stocks/${encodeURIComponent(String(entityValue))}/figures`, method: 'GET', signal
    },
      );
    }




export const getGetStockFiguresQueryKey = (entityValue: string,) => {
    return [
    `/v1/stocks/${entityValue}/figures`
    ] as const;
    }


export const getGetStockFiguresQueryOptions = <TData = Awaited<ReturnType<typeof getStockFigures>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(entityValue: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStockFigures>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetStockFiguresQueryKey(entityValue);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getStockFigures>>> = ({ signal }) => getStockFigures(entityValue, signal);





   return  { queryKey, queryFn, enabled: entityValue !== null && entityValue !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getStockFigures>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetStockFiguresQueryResult = NonNullable<Awaited<ReturnType<typeof getStockFigures>>>
export type GetStockFiguresQueryError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>


export function useGetStockFigures<TData = Awaited<ReturnType<typeof getStockFigures>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityValue: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStockFigures>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getStockFigures>>,
          TError,
          Awaited<ReturnType<typeof getStockFigures>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetStockFigures<TData = Awaited<ReturnType<typeof getStockFigures>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityValue: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStockFigures>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getStockFigures>>,
          TError,
          Awaited<ReturnType<typeof getStockFigures>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetStockFigures<TData = Awaited<ReturnType<typeof getStockFigures>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityValue: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStockFigures>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Kennzahlen einer Aktie nach Geschäftsjahren
 */

export function useGetStockFigures<TData = Awaited<ReturnType<typeof getStockFigures>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityValue: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStockFigures>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetStockFiguresQueryOptions(entityValue,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Das Unternehmen hinter der Aktie
 */
export const getCompanySnapshot = (
    entityValue: string,
 signal?: AbortSignal
) => {


      return sendForHook<CompanySnapshot>(
      {url: `/v1/stocks/${encodeURIComponent(String(entityValue))}/company_snapshot`, method: 'GET', signal
    },
      );
    }




export const getGetCompanySnapshotQueryKey = (entityValue: string,) => {
    return [
    `/v1/stocks/${entityValue}/company_snapshot`
    ] as const;
    }


export const getGetCompanySnapshotQueryOptions = <TData = Awaited<ReturnType<typeof getCompanySnapshot>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(entityValue: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCompanySnapshot>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetCompanySnapshotQueryKey(entityValue);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCompanySnapshot>>> = ({ signal }) => getCompanySnapshot(entityValue, signal);





   return  { queryKey, queryFn, enabled: entityValue !== null && entityValue !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getCompanySnapshot>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetCompanySnapshotQueryResult = NonNullable<Awaited<ReturnType<typeof getCompanySnapshot>>>
export type GetCompanySnapshotQueryError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>


export function useGetCompanySnapshot<TData = Awaited<ReturnType<typeof getCompanySnapshot>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityValue: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCompanySnapshot>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCompanySnapshot>>,
          TError,
          Awaited<ReturnType<typeof getCompanySnapshot>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCompanySnapshot<TData = Awaited<ReturnType<typeof getCompanySnapshot>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityValue: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCompanySnapshot>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCompanySnapshot>>,
          TError,
          Awaited<ReturnType<typeof getCompanySnapshot>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCompanySnapshot<TData = Awaited<ReturnType<typeof getCompanySnapshot>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityValue: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCompanySnapshot>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Das Unternehmen hinter der Aktie
 */

export function useGetCompanySnapshot<TData = Awaited<ReturnType<typeof getCompanySnapshot>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityValue: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCompanySnapshot>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetCompanySnapshotQueryOptions(entityValue,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Empfehlungen und Kursziele der Analysten
 */
export const getAnalyzerRecommendations = (
    entityValue: string,
 signal?: AbortSignal
) => {


      return sendForHook<AnalyzerRecommendations>(
      {url: `/v1/stocks/${encodeURIComponent(String(entityValue))}/analyzer_recommendations`, method: 'GET', signal
    },
      );
    }




export const getGetAnalyzerRecommendationsQueryKey = (entityValue: string,) => {
    return [
    `/v1/stocks/${entityValue}/analyzer_recommendations`
    ] as const;
    }


export const getGetAnalyzerRecommendationsQueryOptions = <TData = Awaited<ReturnType<typeof getAnalyzerRecommendations>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(entityValue: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAnalyzerRecommendations>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetAnalyzerRecommendationsQueryKey(entityValue);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getAnalyzerRecommendations>>> = ({ signal }) => getAnalyzerRecommendations(entityValue, signal);





   return  { queryKey, queryFn, enabled: entityValue !== null && entityValue !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getAnalyzerRecommendations>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetAnalyzerRecommendationsQueryResult = NonNullable<Awaited<ReturnType<typeof getAnalyzerRecommendations>>>
export type GetAnalyzerRecommendationsQueryError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>


export function useGetAnalyzerRecommendations<TData = Awaited<ReturnType<typeof getAnalyzerRecommendations>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityValue: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAnalyzerRecommendations>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAnalyzerRecommendations>>,
          TError,
          Awaited<ReturnType<typeof getAnalyzerRecommendations>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAnalyzerRecommendations<TData = Awaited<ReturnType<typeof getAnalyzerRecommendations>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityValue: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAnalyzerRecommendations>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAnalyzerRecommendations>>,
          TError,
          Awaited<ReturnType<typeof getAnalyzerRecommendations>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAnalyzerRecommendations<TData = Awaited<ReturnType<typeof getAnalyzerRecommendations>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityValue: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAnalyzerRecommendations>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Empfehlungen und Kursziele der Analysten
 */

export function useGetAnalyzerRecommendations<TData = Awaited<ReturnType<typeof getAnalyzerRecommendations>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityValue: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAnalyzerRecommendations>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetAnalyzerRecommendationsQueryOptions(entityValue,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Einschätzung von Fundamentaldaten und Risiko
 */
export const getScreenerRating = (
    entityValue: string,
 signal?: AbortSignal
) => {


      return sendForHook<ScreenerRating>(
      {url: `/v1/stocks/${encodeURIComponent(String(entityValue))}/the_screener_rating`, method: 'GET', signal
    },
      );
    }




export const getGetScreenerRatingQueryKey = (entityValue: string,) => {
    return [
    `/v1/stocks/${entityValue}/the_screener_rating`
    ] as const;
    }


export const getGetScreenerRatingQueryOptions = <TData = Awaited<ReturnType<typeof getScreenerRating>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(entityValue: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getScreenerRating>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetScreenerRatingQueryKey(entityValue);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getScreenerRating>>> = ({ signal }) => getScreenerRating(entityValue, signal);





   return  { queryKey, queryFn, enabled: entityValue !== null && entityValue !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getScreenerRating>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetScreenerRatingQueryResult = NonNullable<Awaited<ReturnType<typeof getScreenerRating>>>
export type GetScreenerRatingQueryError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>


export function useGetScreenerRating<TData = Awaited<ReturnType<typeof getScreenerRating>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityValue: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getScreenerRating>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getScreenerRating>>,
          TError,
          Awaited<ReturnType<typeof getScreenerRating>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetScreenerRating<TData = Awaited<ReturnType<typeof getScreenerRating>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityValue: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getScreenerRating>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getScreenerRating>>,
          TError,
          Awaited<ReturnType<typeof getScreenerRating>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetScreenerRating<TData = Awaited<ReturnType<typeof getScreenerRating>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityValue: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getScreenerRating>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Einschätzung von Fundamentaldaten und Risiko
 */

export function useGetScreenerRating<TData = Awaited<ReturnType<typeof getScreenerRating>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityValue: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getScreenerRating>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetScreenerRatingQueryOptions(entityValue,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Berichte eines Unternehmens: was erwartet war und was berichtet wurde
 */
export const listCompanyReports = (
    entityValue: string,
 signal?: AbortSignal
) => {


      return sendForHook<CompanyReportList>(
      {url: `/v1/stocks/${encodeURIComponent(String(entityValue))}/reports`, method: 'GET', signal
    },
      );
    }




export const getListCompanyReportsQueryKey = (entityValue: string,) => {
    return [
    `/v1/stocks/${entityValue}/reports`
    ] as const;
    }


export const getListCompanyReportsQueryOptions = <TData = Awaited<ReturnType<typeof listCompanyReports>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(entityValue: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCompanyReports>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCompanyReportsQueryKey(entityValue);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCompanyReports>>> = ({ signal }) => listCompanyReports(entityValue, signal);





   return  { queryKey, queryFn, enabled: entityValue !== null && entityValue !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listCompanyReports>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListCompanyReportsQueryResult = NonNullable<Awaited<ReturnType<typeof listCompanyReports>>>
export type ListCompanyReportsQueryError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>


export function useListCompanyReports<TData = Awaited<ReturnType<typeof listCompanyReports>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityValue: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCompanyReports>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCompanyReports>>,
          TError,
          Awaited<ReturnType<typeof listCompanyReports>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCompanyReports<TData = Awaited<ReturnType<typeof listCompanyReports>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityValue: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCompanyReports>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCompanyReports>>,
          TError,
          Awaited<ReturnType<typeof listCompanyReports>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCompanyReports<TData = Awaited<ReturnType<typeof listCompanyReports>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityValue: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCompanyReports>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Berichte eines Unternehmens: was erwartet war und was berichtet wurde
 */

export function useListCompanyReports<TData = Awaited<ReturnType<typeof listCompanyReports>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityValue: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCompanyReports>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCompanyReportsQueryOptions(entityValue,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Eine Aktie neben ihrer Branche: ihre Kennzahlen, deren Herleitung, der Median der Branche und die größten Aktien daraus
 */
export const getStockPeers = (
    entityValue: string,
 signal?: AbortSignal
) => {


      return sendForHook<StockPeers>(
      {url: `/v1/stocks/${encodeURIComponent(String(entityValue))}/peers`, method: 'GET', signal
    },
      );
    }




export const getGetStockPeersQueryKey = (entityValue: string,) => {
    return [
    `/v1/stocks/${entityValue}/peers`
    ] as const;
    }


export const getGetStockPeersQueryOptions = <TData = Awaited<ReturnType<typeof getStockPeers>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(entityValue: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStockPeers>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetStockPeersQueryKey(entityValue);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getStockPeers>>> = ({ signal }) => getStockPeers(entityValue, signal);





   return  { queryKey, queryFn, enabled: entityValue !== null && entityValue !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getStockPeers>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetStockPeersQueryResult = NonNullable<Awaited<ReturnType<typeof getStockPeers>>>
export type GetStockPeersQueryError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>


export function useGetStockPeers<TData = Awaited<ReturnType<typeof getStockPeers>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityValue: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStockPeers>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getStockPeers>>,
          TError,
          Awaited<ReturnType<typeof getStockPeers>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetStockPeers<TData = Awaited<ReturnType<typeof getStockPeers>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityValue: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStockPeers>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getStockPeers>>,
          TError,
          Awaited<ReturnType<typeof getStockPeers>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetStockPeers<TData = Awaited<ReturnType<typeof getStockPeers>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityValue: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStockPeers>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Eine Aktie neben ihrer Branche: ihre Kennzahlen, deren Herleitung, der Median der Branche und die größten Aktien daraus
 */

export function useGetStockPeers<TData = Awaited<ReturnType<typeof getStockPeers>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityValue: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStockPeers>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetStockPeersQueryOptions(entityValue,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Aktien suchen und filtern
 */
export const findStocks = (
    params?: FindStocksParams,
 signal?: AbortSignal
) => {


      return sendWithVisit<StockFinderResult>(
      {url: `/v1/stocks/finder/configuration_query`, method: 'GET',
        params, signal
    },
      );
    }




export const getFindStocksQueryKey = (params?: FindStocksParams,) => {
    return [
    `/v1/stocks/finder/configuration_query`, ...(params ? [params] : [])
    ] as const;
    }


export const getFindStocksQueryOptions = <TData = Awaited<ReturnType<typeof findStocks>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(params?: FindStocksParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof findStocks>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getFindStocksQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof findStocks>>> = ({ signal }) => findStocks(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof findStocks>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type FindStocksQueryResult = NonNullable<Awaited<ReturnType<typeof findStocks>>>
export type FindStocksQueryError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>


export function useFindStocks<TData = Awaited<ReturnType<typeof findStocks>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 params: undefined |  FindStocksParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof findStocks>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof findStocks>>,
          TError,
          Awaited<ReturnType<typeof findStocks>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useFindStocks<TData = Awaited<ReturnType<typeof findStocks>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 params?: FindStocksParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof findStocks>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof findStocks>>,
          TError,
          Awaited<ReturnType<typeof findStocks>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useFindStocks<TData = Awaited<ReturnType<typeof findStocks>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 params?: FindStocksParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof findStocks>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Aktien suchen und filtern
 */

export function useFindStocks<TData = Awaited<ReturnType<typeof findStocks>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 params?: FindStocksParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof findStocks>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getFindStocksQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







