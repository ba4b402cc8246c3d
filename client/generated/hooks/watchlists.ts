/* Written by `npm run codegen`. Do not edit: change the contract or the schema instead. */
import {
  useMutation,
  useQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  MutationFunction,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseMutationOptions,
  UseMutationResult,
  UseQueryOptions,
  UseQueryResult
} from '@tanstack/react-query';

import type {
  BadRequestResponse,
  ConflictResponse,
  FoundWatchlistPositions,
  ListWatchlistPositionsParams,
  NotFoundResponse,
  PayloadTooLargeResponse,
  ServiceUnavailableResponse,
  TooManyRequestsResponse,
  UnauthorizedResponse,
  UnexpectedErrorResponse,
  UnprocessableResponse,
  Watchlist,
  WatchlistList,
  WatchlistNameRequest,
  WatchlistPosition,
  WatchlistPositionChange,
  WatchlistPositionList,
  WatchlistPositionsRequest,
  WatchlistRequest,
  WatchlistSearchRequest
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
 * @summary Watchlists des Nutzers
 */
export const listWatchlists = (

 signal?: AbortSignal
) => {


      return sendForHook<WatchlistList>(
      {url: `/v2/watchlists`, method: 'GET', signal
    },
      );
    }




export const getListWatchlistsQueryKey = () => {
    return [
    `/v2/watchlists`
    ] as const;
    }


export const getListWatchlistsQueryOptions = <TData = Awaited<ReturnType<typeof listWatchlists>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWatchlists>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListWatchlistsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listWatchlists>>> = ({ signal }) => listWatchlists(signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listWatchlists>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListWatchlistsQueryResult = NonNullable<Awaited<ReturnType<typeof listWatchlists>>>
export type ListWatchlistsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>


export function useListWatchlists<TData = Awaited<ReturnType<typeof listWatchlists>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWatchlists>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listWatchlists>>,
          TError,
          Awaited<ReturnType<typeof listWatchlists>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListWatchlists<TData = Awaited<ReturnType<typeof listWatchlists>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWatchlists>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listWatchlists>>,
          TError,
          Awaited<ReturnType<typeof listWatchlists>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListWatchlists<TData = Awaited<ReturnType<typeof listWatchlists>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWatchlists>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Watchlists des Nutzers
 */

export function useListWatchlists<TData = Awaited<ReturnType<typeof listWatchlists>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWatchlists>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListWatchlistsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * 409, wenn es den Namen schon gibt, 422, wenn es zu viele Watchlists werden.
 * @summary Watchlist anlegen
 */
export const createWatchlist = (
    watchlistRequest: BodyType<WatchlistRequest>,
 signal?: AbortSignal
) => {


      return sendForHook<Watchlist>(
      {url: `/v2/watchlists`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: watchlistRequest, signal
    },
      );
    }




export const getCreateWatchlistMutationKey = () => ['createWatchlist'] as const;

export const getCreateWatchlistMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ConflictResponse | PayloadTooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createWatchlist>>, TError,CreateWatchlistMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof createWatchlist>>, TError,CreateWatchlistMutationVariables, TContext> => {

const mutationKey = getCreateWatchlistMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createWatchlist>>, CreateWatchlistMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createWatchlist(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateWatchlistMutationResult = NonNullable<Awaited<ReturnType<typeof createWatchlist>>>
    export type CreateWatchlistMutationBody = BodyType<WatchlistRequest>
    export type CreateWatchlistMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ConflictResponse | PayloadTooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>
    export type CreateWatchlistMutationVariables = {data: BodyType<WatchlistRequest>}

    /**
 * @summary Watchlist anlegen
 */
export const useCreateWatchlist = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ConflictResponse | PayloadTooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createWatchlist>>, TError,CreateWatchlistMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createWatchlist>>,
        TError,
        CreateWatchlistMutationVariables,
        TContext
      > => {
      return useMutation(getCreateWatchlistMutationOptions(options), queryClient);
    }
    /**
 * @summary Watchlist umbenennen
 */
export const renameWatchlist = (
    entityValue: string,
    watchlistNameRequest: BodyType<WatchlistNameRequest>,
 signal?: AbortSignal
) => {


      return sendForHook<Watchlist>(
      {url: `/v2/watchlists/${encodeURIComponent(String(entityValue))}`, method: 'PATCH',
      headers: {'Content-Type': 'application/json', },
      data: watchlistNameRequest, signal
    },
      );
    }




export const getRenameWatchlistMutationKey = () => ['renameWatchlist'] as const;

export const getRenameWatchlistMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof renameWatchlist>>, TError,RenameWatchlistMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof renameWatchlist>>, TError,RenameWatchlistMutationVariables, TContext> => {

const mutationKey = getRenameWatchlistMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof renameWatchlist>>, RenameWatchlistMutationVariables> = (props) => {
          const {entityValue,data} = props ?? {};

          return  renameWatchlist(entityValue,data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RenameWatchlistMutationResult = NonNullable<Awaited<ReturnType<typeof renameWatchlist>>>
    export type RenameWatchlistMutationBody = BodyType<WatchlistNameRequest>
    export type RenameWatchlistMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>
    export type RenameWatchlistMutationVariables = {entityValue: string;data: BodyType<WatchlistNameRequest>}

    /**
 * @summary Watchlist umbenennen
 */
export const useRenameWatchlist = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof renameWatchlist>>, TError,RenameWatchlistMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof renameWatchlist>>,
        TError,
        RenameWatchlistMutationVariables,
        TContext
      > => {
      return useMutation(getRenameWatchlistMutationOptions(options), queryClient);
    }
    /**
 * 409 bei der letzten Watchlist.
 * @summary Watchlist mit ihren Positionen löschen
 */
export const deleteWatchlist = (
    entityValue: string,
 signal?: AbortSignal
) => {


      return sendForHook<void>(
      {url: `/v2/watchlists/${encodeURIComponent(String(entityValue))}`, method: 'DELETE', signal
    },
      );
    }




export const getDeleteWatchlistMutationKey = () => ['deleteWatchlist'] as const;

export const getDeleteWatchlistMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteWatchlist>>, TError,DeleteWatchlistMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof deleteWatchlist>>, TError,DeleteWatchlistMutationVariables, TContext> => {

const mutationKey = getDeleteWatchlistMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteWatchlist>>, DeleteWatchlistMutationVariables> = (props) => {
          const {entityValue} = props ?? {};

          return  deleteWatchlist(entityValue,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteWatchlistMutationResult = NonNullable<Awaited<ReturnType<typeof deleteWatchlist>>>

    export type DeleteWatchlistMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>
    export type DeleteWatchlistMutationVariables = {entityValue: string}

    /**
 * @summary Watchlist mit ihren Positionen löschen
 */
export const useDeleteWatchlist = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteWatchlist>>, TError,DeleteWatchlistMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteWatchlist>>,
        TError,
        DeleteWatchlistMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteWatchlistMutationOptions(options), queryClient);
    }
    /**
 * @summary Positionen einer Watchlist
 */
export const listWatchlistPositions = (
    entityValue: string,
    params?: ListWatchlistPositionsParams,
 signal?: AbortSignal
) => {


      return sendForHook<WatchlistPositionList>(
      {url: `/v2/watchlists/${encodeURIComponent(String(entityValue))}/positions`, method: 'GET',
        params, signal
    },
      );
    }




export const getListWatchlistPositionsQueryKey = (entityValue: string,
    params?: ListWatchlistPositionsParams,) => {
    return [
    `/v2/watchlists/${entityValue}/positions`, ...(params ? [params] : [])
    ] as const;
    }


export const getListWatchlistPositionsQueryOptions = <TData = Awaited<ReturnType<typeof listWatchlistPositions>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(entityValue: string,
    params?: ListWatchlistPositionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWatchlistPositions>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListWatchlistPositionsQueryKey(entityValue,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listWatchlistPositions>>> = ({ signal }) => listWatchlistPositions(entityValue,params, signal);





   return  { queryKey, queryFn, enabled: entityValue !== null && entityValue !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listWatchlistPositions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListWatchlistPositionsQueryResult = NonNullable<Awaited<ReturnType<typeof listWatchlistPositions>>>
export type ListWatchlistPositionsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>


export function useListWatchlistPositions<TData = Awaited<ReturnType<typeof listWatchlistPositions>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityValue: string,
    params: undefined |  ListWatchlistPositionsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWatchlistPositions>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listWatchlistPositions>>,
          TError,
          Awaited<ReturnType<typeof listWatchlistPositions>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListWatchlistPositions<TData = Awaited<ReturnType<typeof listWatchlistPositions>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityValue: string,
    params?: ListWatchlistPositionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWatchlistPositions>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listWatchlistPositions>>,
          TError,
          Awaited<ReturnType<typeof listWatchlistPositions>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListWatchlistPositions<TData = Awaited<ReturnType<typeof listWatchlistPositions>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityValue: string,
    params?: ListWatchlistPositionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWatchlistPositions>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Positionen einer Watchlist
 */

export function useListWatchlistPositions<TData = Awaited<ReturnType<typeof listWatchlistPositions>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityValue: string,
    params?: ListWatchlistPositionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWatchlistPositions>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListWatchlistPositionsQueryOptions(entityValue,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * 409, wenn eine schon auf der Liste steht, 422 bei unbekannten Instrumenten oder zu vielen Positionen.
 * @summary Positionen hinzufügen
 */
export const addWatchlistPositions = (
    entityValue: string,
    watchlistPositionsRequest: BodyType<WatchlistPositionsRequest>,
 signal?: AbortSignal
) => {


      return sendForHook<WatchlistPositionList>(
      {url: `/v2/watchlists/${encodeURIComponent(String(entityValue))}/positions`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: watchlistPositionsRequest, signal
    },
      );
    }




export const getAddWatchlistPositionsMutationKey = () => ['addWatchlistPositions'] as const;

export const getAddWatchlistPositionsMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addWatchlistPositions>>, TError,AddWatchlistPositionsMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof addWatchlistPositions>>, TError,AddWatchlistPositionsMutationVariables, TContext> => {

const mutationKey = getAddWatchlistPositionsMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof addWatchlistPositions>>, AddWatchlistPositionsMutationVariables> = (props) => {
          const {entityValue,data} = props ?? {};

          return  addWatchlistPositions(entityValue,data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type AddWatchlistPositionsMutationResult = NonNullable<Awaited<ReturnType<typeof addWatchlistPositions>>>
    export type AddWatchlistPositionsMutationBody = BodyType<WatchlistPositionsRequest>
    export type AddWatchlistPositionsMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>
    export type AddWatchlistPositionsMutationVariables = {entityValue: string;data: BodyType<WatchlistPositionsRequest>}

    /**
 * @summary Positionen hinzufügen
 */
export const useAddWatchlistPositions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addWatchlistPositions>>, TError,AddWatchlistPositionsMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof addWatchlistPositions>>,
        TError,
        AddWatchlistPositionsMutationVariables,
        TContext
      > => {
      return useMutation(getAddWatchlistPositionsMutationOptions(options), queryClient);
    }
    /**
 * Sagt zu Zeilen mit ISIN oder WKN, welches Instrument gemeint ist und ob es schon auf der Liste steht, und ändert nichts. `list` ist der Rumpf, der die neuen aufnimmt. 422, wenn keines neu ist.
 * @summary Instrumente für eine Watchlist erkennen
 */
export const findWatchlistPositions = (
    entityValue: string,
    watchlistSearchRequest: BodyType<WatchlistSearchRequest>,
 signal?: AbortSignal
) => {


      return sendForHook<FoundWatchlistPositions>(
      {url: `/v2/watchlists/${encodeURIComponent(String(entityValue))}/positions/find`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: watchlistSearchRequest, signal
    },
      );
    }




export const getFindWatchlistPositionsQueryKey = (entityValue: string,
    watchlistSearchRequest?: BodyType<WatchlistSearchRequest>,) => {
    return [
    'POST', `/v2/watchlists/${entityValue}/positions/find`, watchlistSearchRequest
    ] as const;
    }


export const getFindWatchlistPositionsQueryOptions = <TData = Awaited<ReturnType<typeof findWatchlistPositions>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | PayloadTooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(entityValue: string,
    watchlistSearchRequest: BodyType<WatchlistSearchRequest>, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof findWatchlistPositions>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getFindWatchlistPositionsQueryKey(entityValue,watchlistSearchRequest);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof findWatchlistPositions>>> = ({ signal }) => findWatchlistPositions(entityValue,watchlistSearchRequest, signal);





   return  { queryKey, queryFn, enabled: entityValue !== null && entityValue !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof findWatchlistPositions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type FindWatchlistPositionsQueryResult = NonNullable<Awaited<ReturnType<typeof findWatchlistPositions>>>
export type FindWatchlistPositionsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | PayloadTooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>


export function useFindWatchlistPositions<TData = Awaited<ReturnType<typeof findWatchlistPositions>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | PayloadTooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityValue: string,
    watchlistSearchRequest: BodyType<WatchlistSearchRequest>, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof findWatchlistPositions>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof findWatchlistPositions>>,
          TError,
          Awaited<ReturnType<typeof findWatchlistPositions>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useFindWatchlistPositions<TData = Awaited<ReturnType<typeof findWatchlistPositions>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | PayloadTooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityValue: string,
    watchlistSearchRequest: BodyType<WatchlistSearchRequest>, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof findWatchlistPositions>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof findWatchlistPositions>>,
          TError,
          Awaited<ReturnType<typeof findWatchlistPositions>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useFindWatchlistPositions<TData = Awaited<ReturnType<typeof findWatchlistPositions>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | PayloadTooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityValue: string,
    watchlistSearchRequest: BodyType<WatchlistSearchRequest>, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof findWatchlistPositions>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Instrumente für eine Watchlist erkennen
 */

export function useFindWatchlistPositions<TData = Awaited<ReturnType<typeof findWatchlistPositions>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | PayloadTooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityValue: string,
    watchlistSearchRequest: BodyType<WatchlistSearchRequest>, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof findWatchlistPositions>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getFindWatchlistPositionsQueryOptions(entityValue,watchlistSearchRequest,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Position ändern
 */
export const changeWatchlistPosition = (
    entityValue: string,
    positionId: string,
    watchlistPositionChange: BodyType<WatchlistPositionChange>,
 signal?: AbortSignal
) => {


      return sendForHook<WatchlistPosition>(
      {url: `/v2/watchlists/${encodeURIComponent(String(entityValue))}/positions/${encodeURIComponent(String(positionId))}`, method: 'PATCH',
      headers: {'Content-Type': 'application/json', },
      data: watchlistPositionChange, signal
    },
      );
    }




export const getChangeWatchlistPositionMutationKey = () => ['changeWatchlistPosition'] as const;

export const getChangeWatchlistPositionMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | PayloadTooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeWatchlistPosition>>, TError,ChangeWatchlistPositionMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof changeWatchlistPosition>>, TError,ChangeWatchlistPositionMutationVariables, TContext> => {

const mutationKey = getChangeWatchlistPositionMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof changeWatchlistPosition>>, ChangeWatchlistPositionMutationVariables> = (props) => {
          const {entityValue,positionId,data} = props ?? {};

          return  changeWatchlistPosition(entityValue,positionId,data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ChangeWatchlistPositionMutationResult = NonNullable<Awaited<ReturnType<typeof changeWatchlistPosition>>>
    export type ChangeWatchlistPositionMutationBody = BodyType<WatchlistPositionChange>
    export type ChangeWatchlistPositionMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | PayloadTooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>
    export type ChangeWatchlistPositionMutationVariables = {entityValue: string;positionId: string;data: BodyType<WatchlistPositionChange>}

    /**
 * @summary Position ändern
 */
export const useChangeWatchlistPosition = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | PayloadTooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeWatchlistPosition>>, TError,ChangeWatchlistPositionMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof changeWatchlistPosition>>,
        TError,
        ChangeWatchlistPositionMutationVariables,
        TContext
      > => {
      return useMutation(getChangeWatchlistPositionMutationOptions(options), queryClient);
    }
    /**
 * @summary Position löschen
 */
export const deleteWatchlistPosition = (
    entityValue: string,
    positionId: string,
 signal?: AbortSignal
) => {


      return sendForHook<void>(
      {url: `/v2/watchlists/${encodeURIComponent(String(entityValue))}/positions/${encodeURIComponent(String(positionId))}`, method: 'DELETE', signal
    },
      );
    }




export const getDeleteWatchlistPositionMutationKey = () => ['deleteWatchlistPosition'] as const;

export const getDeleteWatchlistPositionMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteWatchlistPosition>>, TError,DeleteWatchlistPositionMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof deleteWatchlistPosition>>, TError,DeleteWatchlistPositionMutationVariables, TContext> => {

const mutationKey = getDeleteWatchlistPositionMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteWatchlistPosition>>, DeleteWatchlistPositionMutationVariables> = (props) => {
          const {entityValue,positionId} = props ?? {};

          return  deleteWatchlistPosition(entityValue,positionId,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteWatchlistPositionMutationResult = NonNullable<Awaited<ReturnType<typeof deleteWatchlistPosition>>>

    export type DeleteWatchlistPositionMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>
    export type DeleteWatchlistPositionMutationVariables = {entityValue: string;positionId: string}

    /**
 * @summary Position löschen
 */
export const useDeleteWatchlistPosition = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteWatchlistPosition>>, TError,DeleteWatchlistPositionMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteWatchlistPosition>>,
        TError,
        DeleteWatchlistPositionMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteWatchlistPositionMutationOptions(options), queryClient);
    }

