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
  CalendarEventList,
  EconomicEventList,
  FindCalendarEventsParams,
  FindEconomicEventsParams,
  ListTradingSchedulesParams,
  ServiceUnavailableResponse,
  TooManyRequestsResponse,
  TradingScheduleList,
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
 * @summary Termine in einem Zeitraum, nächster zuerst
 */
export const findCalendarEvents = (
    params?: FindCalendarEventsParams,
 signal?: AbortSignal
) => {


      return sendForHook<CalendarEventList>(
      {url: `/v1/calendar_events/events`, method: 'GET',
        params, signal
    },
      );
    }




export const getFindCalendarEventsQueryKey = (params?: FindCalendarEventsParams,) => {
    return [
    `/v1/calendar_events/events`, ...(params ? [params] : [])
    ] as const;
    }


export const getFindCalendarEventsQueryOptions = <TData = Awaited<ReturnType<typeof findCalendarEvents>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(params?: FindCalendarEventsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof findCalendarEvents>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getFindCalendarEventsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof findCalendarEvents>>> = ({ signal }) => findCalendarEvents(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof findCalendarEvents>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type FindCalendarEventsQueryResult = NonNullable<Awaited<ReturnType<typeof findCalendarEvents>>>
export type FindCalendarEventsQueryError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>


export function useFindCalendarEvents<TData = Awaited<ReturnType<typeof findCalendarEvents>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 params: undefined |  FindCalendarEventsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof findCalendarEvents>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof findCalendarEvents>>,
          TError,
          Awaited<ReturnType<typeof findCalendarEvents>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useFindCalendarEvents<TData = Awaited<ReturnType<typeof findCalendarEvents>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 params?: FindCalendarEventsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof findCalendarEvents>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof findCalendarEvents>>,
          TError,
          Awaited<ReturnType<typeof findCalendarEvents>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useFindCalendarEvents<TData = Awaited<ReturnType<typeof findCalendarEvents>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 params?: FindCalendarEventsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof findCalendarEvents>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Termine in einem Zeitraum, nächster zuerst
 */

export function useFindCalendarEvents<TData = Awaited<ReturnType<typeof findCalendarEvents>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 params?: FindCalendarEventsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof findCalendarEvents>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getFindCalendarEventsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Konjunkturdaten und Zinsentscheide in einem Zeitraum mit Erwartung, vorigem und veröffentlichtem Wert, nächster zuerst
 */
export const findEconomicEvents = (
    params?: FindEconomicEventsParams,
 signal?: AbortSignal
) => {


      return sendForHook<EconomicEventList>(
      {url: `/v1/economic_events`, method: 'GET',
        params, signal
    },
      );
    }




export const getFindEconomicEventsQueryKey = (params?: FindEconomicEventsParams,) => {
    return [
    `/v1/economic_events`, ...(params ? [params] : [])
    ] as const;
    }


export const getFindEconomicEventsQueryOptions = <TData = Awaited<ReturnType<typeof findEconomicEvents>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(params?: FindEconomicEventsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof findEconomicEvents>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getFindEconomicEventsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof findEconomicEvents>>> = ({ signal }) => findEconomicEvents(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof findEconomicEvents>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type FindEconomicEventsQueryResult = NonNullable<Awaited<ReturnType<typeof findEconomicEvents>>>
export type FindEconomicEventsQueryError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>


export function useFindEconomicEvents<TData = Awaited<ReturnType<typeof findEconomicEvents>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 params: undefined |  FindEconomicEventsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof findEconomicEvents>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof findEconomicEvents>>,
          TError,
          Awaited<ReturnType<typeof findEconomicEvents>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useFindEconomicEvents<TData = Awaited<ReturnType<typeof findEconomicEvents>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 params?: FindEconomicEventsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof findEconomicEvents>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof findEconomicEvents>>,
          TError,
          Awaited<ReturnType<typeof findEconomicEvents>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useFindEconomicEvents<TData = Awaited<ReturnType<typeof findEconomicEvents>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 params?: FindEconomicEventsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof findEconomicEvents>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Konjunkturdaten und Zinsentscheide in einem Zeitraum mit Erwartung, vorigem und veröffentlichtem Wert, nächster zuerst
 */

export function useFindEconomicEvents<TData = Awaited<ReturnType<typeof findEconomicEvents>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 params?: FindEconomicEventsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof findEconomicEvents>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getFindEconomicEventsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Handelszeiten mit den Feiertagen der nächsten Wochen
 */
export const listTradingSchedules = (
    params?: ListTradingSchedulesParams,
 signal?: AbortSignal
) => {


      return sendForHook<TradingScheduleList>(
      {url: `/v1/trading_schedules`, method: 'GET',
        params, signal
    },
      );
    }




export const getListTradingSchedulesQueryKey = (params?: ListTradingSchedulesParams,) => {
    return [
    `/v1/trading_schedules`, ...(params ? [params] : [])
    ] as const;
    }


export const getListTradingSchedulesQueryOptions = <TData = Awaited<ReturnType<typeof listTradingSchedules>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(params?: ListTradingSchedulesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTradingSchedules>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListTradingSchedulesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listTradingSchedules>>> = ({ signal }) => listTradingSchedules(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listTradingSchedules>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListTradingSchedulesQueryResult = NonNullable<Awaited<ReturnType<typeof listTradingSchedules>>>
export type ListTradingSchedulesQueryError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>


export function useListTradingSchedules<TData = Awaited<ReturnType<typeof listTradingSchedules>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 params: undefined |  ListTradingSchedulesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTradingSchedules>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTradingSchedules>>,
          TError,
          Awaited<ReturnType<typeof listTradingSchedules>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTradingSchedules<TData = Awaited<ReturnType<typeof listTradingSchedules>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 params?: ListTradingSchedulesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTradingSchedules>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTradingSchedules>>,
          TError,
          Awaited<ReturnType<typeof listTradingSchedules>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTradingSchedules<TData = Awaited<ReturnType<typeof listTradingSchedules>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 params?: ListTradingSchedulesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTradingSchedules>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Handelszeiten mit den Feiertagen der nächsten Wochen
 */

export function useListTradingSchedules<TData = Awaited<ReturnType<typeof listTradingSchedules>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 params?: ListTradingSchedulesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTradingSchedules>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListTradingSchedulesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







