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
  FindFundsParams,
  FundBreakdowns,
  FundEarningList,
  FundFinderResult,
  FundHolderList,
  FundOverlapList,
  ListFundsByTopHoldingParams,
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
 * @summary Worin der Fonds anlegt
 */
export const getFundBreakdowns = (
    entityValue: string,
 signal?: AbortSignal
) => {


      return sendForHook<FundBreakdowns>(
      {url: `/v1/funds/${encodeURIComponent(String(entityValue))}/breakdowns`, method: 'GET', signal
    },
      );
    }




export const getGetFundBreakdownsQueryKey = (entityValue: string,) => {
    return [
    `/v1/funds/${entityValue}/breakdowns`
    ] as const;
    }


export const getGetFundBreakdownsQueryOptions = <TData = Awaited<ReturnType<typeof getFundBreakdowns>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(entityValue: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFundBreakdowns>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetFundBreakdownsQueryKey(entityValue);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getFundBreakdowns>>> = ({ signal }) => getFundBreakdowns(entityValue, signal);





   return  { queryKey, queryFn, enabled: entityValue !== null && entityValue !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getFundBreakdowns>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetFundBreakdownsQueryResult = NonNullable<Awaited<ReturnType<typeof getFundBreakdowns>>>
export type GetFundBreakdownsQueryError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>


export function useGetFundBreakdowns<TData = Awaited<ReturnType<typeof getFundBreakdowns>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityValue: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFundBreakdowns>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getFundBreakdowns>>,
          TError,
          Awaited<ReturnType<typeof getFundBreakdowns>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetFundBreakdowns<TData = Awaited<ReturnType<typeof getFundBreakdowns>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityValue: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFundBreakdowns>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getFundBreakdowns>>,
          TError,
          Awaited<ReturnType<typeof getFundBreakdowns>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetFundBreakdowns<TData = Awaited<ReturnType<typeof getFundBreakdowns>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityValue: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFundBreakdowns>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Worin der Fonds anlegt
 */

export function useGetFundBreakdowns<TData = Awaited<ReturnType<typeof getFundBreakdowns>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityValue: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFundBreakdowns>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetFundBreakdownsQueryOptions(entityValue,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Ausschüttungen des Fonds
 */
export const listFundEarnings = (
    entityValue: string,
 signal?: AbortSignal
) => {


      return sendForHook<FundEarningList>(
      {url: `/v1/funds/${encodeURIComponent(String(entityValue))}/earning`, method: 'GET', signal
    },
      );
    }




export const getListFundEarningsQueryKey = (entityValue: string,) => {
    return [
    `/v1/funds/${entityValue}/earning`
    ] as const;
    }


export const getListFundEarningsQueryOptions = <TData = Awaited<ReturnType<typeof listFundEarnings>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(entityValue: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFundEarnings>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListFundEarningsQueryKey(entityValue);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listFundEarnings>>> = ({ signal }) => listFundEarnings(entityValue, signal);





   return  { queryKey, queryFn, enabled: entityValue !== null && entityValue !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listFundEarnings>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListFundEarningsQueryResult = NonNullable<Awaited<ReturnType<typeof listFundEarnings>>>
export type ListFundEarningsQueryError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>


export function useListFundEarnings<TData = Awaited<ReturnType<typeof listFundEarnings>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityValue: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFundEarnings>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listFundEarnings>>,
          TError,
          Awaited<ReturnType<typeof listFundEarnings>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListFundEarnings<TData = Awaited<ReturnType<typeof listFundEarnings>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityValue: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFundEarnings>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listFundEarnings>>,
          TError,
          Awaited<ReturnType<typeof listFundEarnings>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListFundEarnings<TData = Awaited<ReturnType<typeof listFundEarnings>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityValue: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFundEarnings>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Ausschüttungen des Fonds
 */

export function useListFundEarnings<TData = Awaited<ReturnType<typeof listFundEarnings>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityValue: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFundEarnings>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListFundEarningsQueryOptions(entityValue,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Zu einem ETF andere ETFs, zu einem Fonds andere Fonds; die größte Überschneidung zuerst, bei gleicher der größere. Auf einen Index höchstens drei, von einer Gesellschaft einer.
 * @summary ETFs, die am meisten dasselbe halten
 */
export const listFundOverlaps = (
    entityValue: string,
 signal?: AbortSignal
) => {


      return sendForHook<FundOverlapList>(
      {url: `/v1/funds/${encodeURIComponent(String(entityValue))}/overlaps`, method: 'GET', signal
    },
      );
    }




export const getListFundOverlapsQueryKey = (entityValue: string,) => {
    return [
    `/v1/funds/${entityValue}/overlaps`
    ] as const;
    }


export const getListFundOverlapsQueryOptions = <TData = Awaited<ReturnType<typeof listFundOverlaps>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(entityValue: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFundOverlaps>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListFundOverlapsQueryKey(entityValue);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listFundOverlaps>>> = ({ signal }) => listFundOverlaps(entityValue, signal);





   return  { queryKey, queryFn, enabled: entityValue !== null && entityValue !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listFundOverlaps>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListFundOverlapsQueryResult = NonNullable<Awaited<ReturnType<typeof listFundOverlaps>>>
export type ListFundOverlapsQueryError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>


export function useListFundOverlaps<TData = Awaited<ReturnType<typeof listFundOverlaps>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityValue: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFundOverlaps>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listFundOverlaps>>,
          TError,
          Awaited<ReturnType<typeof listFundOverlaps>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListFundOverlaps<TData = Awaited<ReturnType<typeof listFundOverlaps>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityValue: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFundOverlaps>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listFundOverlaps>>,
          TError,
          Awaited<ReturnType<typeof listFundOverlaps>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListFundOverlaps<TData = Awaited<ReturnType<typeof listFundOverlaps>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityValue: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFundOverlaps>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary ETFs, die am meisten dasselbe halten
 */

export function useListFundOverlaps<TData = Awaited<ReturnType<typeof listFundOverlaps>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityValue: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFundOverlaps>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListFundOverlapsQueryOptions(entityValue,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Fonds, die ein Instrument halten
 */
export const listFundsByTopHolding = (
    params: ListFundsByTopHoldingParams,
 signal?: AbortSignal
) => {


      return sendForHook<FundHolderList>(
      {url: `/v1/funds/top_holding_to_funds`, method: 'GET',
        params, signal
    },
      );
    }




export const getListFundsByTopHoldingQueryKey = (params?: ListFundsByTopHoldingParams,) => {
    return [
    `/v1/funds/top_holding_to_funds`, ...(params ? [params] : [])
    ] as const;
    }


export const getListFundsByTopHoldingQueryOptions = <TData = Awaited<ReturnType<typeof listFundsByTopHolding>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(params: ListFundsByTopHoldingParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFundsByTopHolding>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListFundsByTopHoldingQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listFundsByTopHolding>>> = ({ signal }) => listFundsByTopHolding(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listFundsByTopHolding>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListFundsByTopHoldingQueryResult = NonNullable<Awaited<ReturnType<typeof listFundsByTopHolding>>>
export type ListFundsByTopHoldingQueryError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>


export function useListFundsByTopHolding<TData = Awaited<ReturnType<typeof listFundsByTopHolding>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 params: ListFundsByTopHoldingParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFundsByTopHolding>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listFundsByTopHolding>>,
          TError,
          Awaited<ReturnType<typeof listFundsByTopHolding>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListFundsByTopHolding<TData = Awaited<ReturnType<typeof listFundsByTopHolding>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 params: ListFundsByTopHoldingParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFundsByTopHolding>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listFundsByTopHolding>>,
          TError,
          Awaited<ReturnType<typeof listFundsByTopHolding>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListFundsByTopHolding<TData = Awaited<ReturnType<typeof listFundsByTopHolding>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 params: ListFundsByTopHoldingParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFundsByTopHolding>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Fonds, die ein Instrument halten
 */

export function useListFundsByTopHolding<TData = Awaited<ReturnType<typeof listFundsByTopHolding>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 params: ListFundsByTopHoldingParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFundsByTopHolding>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListFundsByTopHoldingQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * ETFs mit `isExchangeTraded=true`. Höchstens die ersten 1000 Treffer sind erreichbar.
 * @summary Fonds und ETFs suchen und filtern
 */
export const findFunds = (
    params?: FindFundsParams,
 signal?: AbortSignal
) => {


      return sendWithVisit<FundFinderResult>(
      {url: `/v1/funds/finder/configuration_query`, method: 'GET',
        params, signal
    },
      );
    }




export const getFindFundsQueryKey = (params?: FindFundsParams,) => {
    return [
    `/v1/funds/finder/configuration_query`, ...(params ? [params] : [])
    ] as const;
    }


export const getFindFundsQueryOptions = <TData = Awaited<ReturnType<typeof findFunds>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(params?: FindFundsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof findFunds>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getFindFundsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof findFunds>>> = ({ signal }) => findFunds(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof findFunds>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type FindFundsQueryResult = NonNullable<Awaited<ReturnType<typeof findFunds>>>
export type FindFundsQueryError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>


export function useFindFunds<TData = Awaited<ReturnType<typeof findFunds>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 params: undefined |  FindFundsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof findFunds>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof findFunds>>,
          TError,
          Awaited<ReturnType<typeof findFunds>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useFindFunds<TData = Awaited<ReturnType<typeof findFunds>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 params?: FindFundsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof findFunds>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof findFunds>>,
          TError,
          Awaited<ReturnType<typeof findFunds>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useFindFunds<TData = Awaited<ReturnType<typeof findFunds>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 params?: FindFundsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof findFunds>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Fonds und ETFs suchen und filtern
 */

export function useFindFunds<TData = Awaited<ReturnType<typeof findFunds>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 params?: FindFundsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof findFunds>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getFindFundsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







