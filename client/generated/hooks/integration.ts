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
  CategorySponsoringList,
  DerivativeTeaserList,
  FundTeaserList,
  GetCryptoTraderBoxParams,
  GetDerivativeCategorySponsoringParams,
  GetDerivativeUnderlyingSponsoringParams,
  GetTraderBoxParams,
  GetTrendRadarParams,
  GetTurboBoxParams,
  ListAssociatedDerivativesParams,
  ListDerivativePartnersParams,
  ListDerivativeQuicklinksParams,
  ListDerivativeSuggestionsParams,
  ListFrankfurtTopDerivativesParams,
  ListFundPartnersParams,
  ListFundSuggestionsParams,
  ListMatchingInvestmentProductsParams,
  ListMostWantedDerivativesByUnderlyingParams,
  ListMostWantedDerivativesParams,
  ListSimilarDerivativesParams,
  NotFoundResponse,
  PartnerList,
  PayloadTooLargeResponse,
  QuicklinkList,
  SearchDerivativeSponsoringParams,
  SearchSponsoring,
  SearchSponsoringRequest,
  ServiceUnavailableResponse,
  TooManyRequestsResponse,
  TraderBox,
  TrendRadar,
  TurboBox,
  UnauthorizedResponse,
  UnderlyingSponsoringList,
  UnexpectedErrorResponse
} from './models.ts';

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
 * @summary Kasten der Krypto-Broker für einen Bereich des Portals
 */
export const getCryptoTraderBox = (
    params?: GetCryptoTraderBoxParams,
 signal?: AbortSignal
) => {


      return sendWithVisit<TraderBox>(
      {url: `/v1/integration/crypto_trader_box_for_content_level`, method: 'GET',
        params, signal
    },
      );
    }




export const getGetCryptoTraderBoxQueryKey = (params?: GetCryptoTraderBoxParams,) => {
    return [
    `/v1/integration/crypto_trader_box_for_content_level`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetCryptoTraderBoxQueryOptions = <TData = Awaited<ReturnType<typeof getCryptoTraderBox>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(params?: GetCryptoTraderBoxParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCryptoTraderBox>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetCryptoTraderBoxQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCryptoTraderBox>>> = ({ signal }) => getCryptoTraderBox(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getCryptoTraderBox>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetCryptoTraderBoxQueryResult = NonNullable<Awaited<ReturnType<typeof getCryptoTraderBox>>>
export type GetCryptoTraderBoxQueryError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>


export function useGetCryptoTraderBox<TData = Awaited<ReturnType<typeof getCryptoTraderBox>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 params: undefined |  GetCryptoTraderBoxParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCryptoTraderBox>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCryptoTraderBox>>,
          TError,
          Awaited<ReturnType<typeof getCryptoTraderBox>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCryptoTraderBox<TData = Awaited<ReturnType<typeof getCryptoTraderBox>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 params?: GetCryptoTraderBoxParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCryptoTraderBox>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCryptoTraderBox>>,
          TError,
          Awaited<ReturnType<typeof getCryptoTraderBox>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCryptoTraderBox<TData = Awaited<ReturnType<typeof getCryptoTraderBox>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 params?: GetCryptoTraderBoxParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCryptoTraderBox>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Kasten der Krypto-Broker für einen Bereich des Portals
 */

export function useGetCryptoTraderBox<TData = Awaited<ReturnType<typeof getCryptoTraderBox>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 params?: GetCryptoTraderBoxParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCryptoTraderBox>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetCryptoTraderBoxQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Werbekunden der Derivatarten
 */
export const getDerivativeCategorySponsoring = (
    params?: GetDerivativeCategorySponsoringParams,
 signal?: AbortSignal
) => {


      return sendWithVisit<CategorySponsoringList>(
      {url: `/v1/integration/derivative/category/sponsoring`, method: 'GET',
        params, signal
    },
      );
    }




export const getGetDerivativeCategorySponsoringQueryKey = (params?: GetDerivativeCategorySponsoringParams,) => {
    return [
    `/v1/integration/derivative/category/sponsoring`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetDerivativeCategorySponsoringQueryOptions = <TData = Awaited<ReturnType<typeof getDerivativeCategorySponsoring>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(params?: GetDerivativeCategorySponsoringParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDerivativeCategorySponsoring>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetDerivativeCategorySponsoringQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getDerivativeCategorySponsoring>>> = ({ signal }) => getDerivativeCategorySponsoring(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getDerivativeCategorySponsoring>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetDerivativeCategorySponsoringQueryResult = NonNullable<Awaited<ReturnType<typeof getDerivativeCategorySponsoring>>>
export type GetDerivativeCategorySponsoringQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>


export function useGetDerivativeCategorySponsoring<TData = Awaited<ReturnType<typeof getDerivativeCategorySponsoring>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 params: undefined |  GetDerivativeCategorySponsoringParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDerivativeCategorySponsoring>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDerivativeCategorySponsoring>>,
          TError,
          Awaited<ReturnType<typeof getDerivativeCategorySponsoring>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDerivativeCategorySponsoring<TData = Awaited<ReturnType<typeof getDerivativeCategorySponsoring>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 params?: GetDerivativeCategorySponsoringParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDerivativeCategorySponsoring>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDerivativeCategorySponsoring>>,
          TError,
          Awaited<ReturnType<typeof getDerivativeCategorySponsoring>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDerivativeCategorySponsoring<TData = Awaited<ReturnType<typeof getDerivativeCategorySponsoring>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 params?: GetDerivativeCategorySponsoringParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDerivativeCategorySponsoring>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Werbekunden der Derivatarten
 */

export function useGetDerivativeCategorySponsoring<TData = Awaited<ReturnType<typeof getDerivativeCategorySponsoring>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 params?: GetDerivativeCategorySponsoringParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDerivativeCategorySponsoring>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetDerivativeCategorySponsoringQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Schnellzugriffe auf Derivate
 */
export const listDerivativeQuicklinks = (
    params?: ListDerivativeQuicklinksParams,
 signal?: AbortSignal
) => {


      return sendWithVisit<QuicklinkList>(
      {url: `/v1/integration/derivative/quicklinks`, method: 'GET',
        params, signal
    },
      );
    }




export const getListDerivativeQuicklinksQueryKey = (params?: ListDerivativeQuicklinksParams,) => {
    return [
    `/v1/integration/derivative/quicklinks`, ...(params ? [params] : [])
    ] as const;
    }


export const getListDerivativeQuicklinksQueryOptions = <TData = Awaited<ReturnType<typeof listDerivativeQuicklinks>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(params?: ListDerivativeQuicklinksParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDerivativeQuicklinks>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListDerivativeQuicklinksQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listDerivativeQuicklinks>>> = ({ signal }) => listDerivativeQuicklinks(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listDerivativeQuicklinks>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListDerivativeQuicklinksQueryResult = NonNullable<Awaited<ReturnType<typeof listDerivativeQuicklinks>>>
export type ListDerivativeQuicklinksQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>


export function useListDerivativeQuicklinks<TData = Awaited<ReturnType<typeof listDerivativeQuicklinks>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 params: undefined |  ListDerivativeQuicklinksParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDerivativeQuicklinks>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDerivativeQuicklinks>>,
          TError,
          Awaited<ReturnType<typeof listDerivativeQuicklinks>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDerivativeQuicklinks<TData = Awaited<ReturnType<typeof listDerivativeQuicklinks>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 params?: ListDerivativeQuicklinksParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDerivativeQuicklinks>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDerivativeQuicklinks>>,
          TError,
          Awaited<ReturnType<typeof listDerivativeQuicklinks>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDerivativeQuicklinks<TData = Awaited<ReturnType<typeof listDerivativeQuicklinks>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 params?: ListDerivativeQuicklinksParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDerivativeQuicklinks>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Schnellzugriffe auf Derivate
 */

export function useListDerivativeQuicklinks<TData = Awaited<ReturnType<typeof listDerivativeQuicklinks>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 params?: ListDerivativeQuicklinksParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDerivativeQuicklinks>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListDerivativeQuicklinksQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Werbekunden der Basiswerte
 */
export const getDerivativeUnderlyingSponsoring = (
    params?: GetDerivativeUnderlyingSponsoringParams,
 signal?: AbortSignal
) => {


      return sendWithVisit<UnderlyingSponsoringList>(
      {url: `/v1/integration/derivative/underlying/sponsoring`, method: 'GET',
        params, signal
    },
      );
    }




export const getGetDerivativeUnderlyingSponsoringQueryKey = (params?: GetDerivativeUnderlyingSponsoringParams,) => {
    return [
    `/v1/integration/derivative/underlying/sponsoring`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetDerivativeUnderlyingSponsoringQueryOptions = <TData = Awaited<ReturnType<typeof getDerivativeUnderlyingSponsoring>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(params?: GetDerivativeUnderlyingSponsoringParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDerivativeUnderlyingSponsoring>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetDerivativeUnderlyingSponsoringQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getDerivativeUnderlyingSponsoring>>> = ({ signal }) => getDerivativeUnderlyingSponsoring(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getDerivativeUnderlyingSponsoring>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetDerivativeUnderlyingSponsoringQueryResult = NonNullable<Awaited<ReturnType<typeof getDerivativeUnderlyingSponsoring>>>
export type GetDerivativeUnderlyingSponsoringQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>


export function useGetDerivativeUnderlyingSponsoring<TData = Awaited<ReturnType<typeof getDerivativeUnderlyingSponsoring>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 params: undefined |  GetDerivativeUnderlyingSponsoringParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDerivativeUnderlyingSponsoring>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDerivativeUnderlyingSponsoring>>,
          TError,
          Awaited<ReturnType<typeof getDerivativeUnderlyingSponsoring>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDerivativeUnderlyingSponsoring<TData = Awaited<ReturnType<typeof getDerivativeUnderlyingSponsoring>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 params?: GetDerivativeUnderlyingSponsoringParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDerivativeUnderlyingSponsoring>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDerivativeUnderlyingSponsoring>>,
          TError,
          Awaited<ReturnType<typeof getDerivativeUnderlyingSponsoring>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDerivativeUnderlyingSponsoring<TData = Awaited<ReturnType<typeof getDerivativeUnderlyingSponsoring>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 params?: GetDerivativeUnderlyingSponsoringParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDerivativeUnderlyingSponsoring>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Werbekunden der Basiswerte
 */

export function useGetDerivativeUnderlyingSponsoring<TData = Awaited<ReturnType<typeof getDerivativeUnderlyingSponsoring>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 params?: GetDerivativeUnderlyingSponsoringParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDerivativeUnderlyingSponsoring>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetDerivativeUnderlyingSponsoringQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Partner der Derivatseiten
 */
export const listDerivativePartners = (
    params?: ListDerivativePartnersParams,
 signal?: AbortSignal
) => {


      return sendWithVisit<PartnerList>(
      {url: `/v1/integration/derivative/partner`, method: 'GET',
        params, signal
    },
      );
    }




export const getListDerivativePartnersQueryKey = (params?: ListDerivativePartnersParams,) => {
    return [
    `/v1/integration/derivative/partner`, ...(params ? [params] : [])
    ] as const;
    }


export const getListDerivativePartnersQueryOptions = <TData = Awaited<ReturnType<typeof listDerivativePartners>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(params?: ListDerivativePartnersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDerivativePartners>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListDerivativePartnersQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listDerivativePartners>>> = ({ signal }) => listDerivativePartners(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listDerivativePartners>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListDerivativePartnersQueryResult = NonNullable<Awaited<ReturnType<typeof listDerivativePartners>>>
export type ListDerivativePartnersQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>


export function useListDerivativePartners<TData = Awaited<ReturnType<typeof listDerivativePartners>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 params: undefined |  ListDerivativePartnersParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDerivativePartners>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDerivativePartners>>,
          TError,
          Awaited<ReturnType<typeof listDerivativePartners>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDerivativePartners<TData = Awaited<ReturnType<typeof listDerivativePartners>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 params?: ListDerivativePartnersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDerivativePartners>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDerivativePartners>>,
          TError,
          Awaited<ReturnType<typeof listDerivativePartners>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDerivativePartners<TData = Awaited<ReturnType<typeof listDerivativePartners>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 params?: ListDerivativePartnersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDerivativePartners>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Partner der Derivatseiten
 */

export function useListDerivativePartners<TData = Awaited<ReturnType<typeof listDerivativePartners>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 params?: ListDerivativePartnersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDerivativePartners>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListDerivativePartnersQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Vorschläge zu einem Derivat
 */
export const listDerivativeSuggestions = (
    entityValue: string,
    params?: ListDerivativeSuggestionsParams,
 signal?: AbortSignal
) => {


      return sendWithVisit<DerivativeTeaserList>(
      {url: `/v1/integration/derivative/suggestions/${encodeURIComponent(String(entityValue))}`, method: 'GET',
        params, signal
    },
      );
    }




export const getListDerivativeSuggestionsQueryKey = (entityValue: string,
    params?: ListDerivativeSuggestionsParams,) => {
    return [
    `/v1/integration/derivative/suggestions/${entityValue}`, ...(params ? [params] : [])
    ] as const;
    }


export const getListDerivativeSuggestionsQueryOptions = <TData = Awaited<ReturnType<typeof listDerivativeSuggestions>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(entityValue: string,
    params?: ListDerivativeSuggestionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDerivativeSuggestions>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListDerivativeSuggestionsQueryKey(entityValue,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listDerivativeSuggestions>>> = ({ signal }) => listDerivativeSuggestions(entityValue,params, signal);





   return  { queryKey, queryFn, enabled: entityValue !== null && entityValue !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listDerivativeSuggestions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListDerivativeSuggestionsQueryResult = NonNullable<Awaited<ReturnType<typeof listDerivativeSuggestions>>>
export type ListDerivativeSuggestionsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>


export function useListDerivativeSuggestions<TData = Awaited<ReturnType<typeof listDerivativeSuggestions>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityValue: string,
    params: undefined |  ListDerivativeSuggestionsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDerivativeSuggestions>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDerivativeSuggestions>>,
          TError,
          Awaited<ReturnType<typeof listDerivativeSuggestions>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDerivativeSuggestions<TData = Awaited<ReturnType<typeof listDerivativeSuggestions>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityValue: string,
    params?: ListDerivativeSuggestionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDerivativeSuggestions>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDerivativeSuggestions>>,
          TError,
          Awaited<ReturnType<typeof listDerivativeSuggestions>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDerivativeSuggestions<TData = Awaited<ReturnType<typeof listDerivativeSuggestions>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityValue: string,
    params?: ListDerivativeSuggestionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDerivativeSuggestions>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Vorschläge zu einem Derivat
 */

export function useListDerivativeSuggestions<TData = Awaited<ReturnType<typeof listDerivativeSuggestions>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityValue: string,
    params?: ListDerivativeSuggestionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDerivativeSuggestions>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListDerivativeSuggestionsQueryOptions(entityValue,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Partner der Fondsseiten
 */
export const listFundPartners = (
    params?: ListFundPartnersParams,
 signal?: AbortSignal
) => {


      return sendWithVisit<PartnerList>(
      {url: `/v1/integration/funds/partner`, method: 'GET',
        params, signal
    },
      );
    }




export const getListFundPartnersQueryKey = (params?: ListFundPartnersParams,) => {
    return [
    `/v1/integration/funds/partner`, ...(params ? [params] : [])
    ] as const;
    }


export const getListFundPartnersQueryOptions = <TData = Awaited<ReturnType<typeof listFundPartners>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(params?: ListFundPartnersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFundPartners>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListFundPartnersQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listFundPartners>>> = ({ signal }) => listFundPartners(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listFundPartners>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListFundPartnersQueryResult = NonNullable<Awaited<ReturnType<typeof listFundPartners>>>
export type ListFundPartnersQueryError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>


export function useListFundPartners<TData = Awaited<ReturnType<typeof listFundPartners>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 params: undefined |  ListFundPartnersParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFundPartners>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listFundPartners>>,
          TError,
          Awaited<ReturnType<typeof listFundPartners>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListFundPartners<TData = Awaited<ReturnType<typeof listFundPartners>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 params?: ListFundPartnersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFundPartners>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listFundPartners>>,
          TError,
          Awaited<ReturnType<typeof listFundPartners>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListFundPartners<TData = Awaited<ReturnType<typeof listFundPartners>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 params?: ListFundPartnersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFundPartners>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Partner der Fondsseiten
 */

export function useListFundPartners<TData = Awaited<ReturnType<typeof listFundPartners>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 params?: ListFundPartnersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFundPartners>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListFundPartnersQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Vorschläge zu einem Fonds
 */
export const listFundSuggestions = (
    entityValue: string,
    params?: ListFundSuggestionsParams,
 signal?: AbortSignal
) => {


      return sendWithVisit<FundTeaserList>(
      {url: `/v1/integration/funds/suggestions/${encodeURIComponent(String(entityValue))}`, method: 'GET',
        params, signal
    },
      );
    }




export const getListFundSuggestionsQueryKey = (entityValue: string,
    params?: ListFundSuggestionsParams,) => {
    return [
    `/v1/integration/funds/suggestions/${entityValue}`, ...(params ? [params] : [])
    ] as const;
    }


export const getListFundSuggestionsQueryOptions = <TData = Awaited<ReturnType<typeof listFundSuggestions>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(entityValue: string,
    params?: ListFundSuggestionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFundSuggestions>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListFundSuggestionsQueryKey(entityValue,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listFundSuggestions>>> = ({ signal }) => listFundSuggestions(entityValue,params, signal);





   return  { queryKey, queryFn, enabled: entityValue !== null && entityValue !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listFundSuggestions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListFundSuggestionsQueryResult = NonNullable<Awaited<ReturnType<typeof listFundSuggestions>>>
export type ListFundSuggestionsQueryError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>


export function useListFundSuggestions<TData = Awaited<ReturnType<typeof listFundSuggestions>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityValue: string,
    params: undefined |  ListFundSuggestionsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFundSuggestions>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listFundSuggestions>>,
          TError,
          Awaited<ReturnType<typeof listFundSuggestions>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListFundSuggestions<TData = Awaited<ReturnType<typeof listFundSuggestions>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityValue: string,
    params?: ListFundSuggestionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFundSuggestions>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listFundSuggestions>>,
          TError,
          Awaited<ReturnType<typeof listFundSuggestions>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListFundSuggestions<TData = Awaited<ReturnType<typeof listFundSuggestions>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityValue: string,
    params?: ListFundSuggestionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFundSuggestions>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Vorschläge zu einem Fonds
 */

export function useListFundSuggestions<TData = Awaited<ReturnType<typeof listFundSuggestions>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityValue: string,
    params?: ListFundSuggestionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFundSuggestions>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListFundSuggestionsQueryOptions(entityValue,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Trend eines Instruments nach der Charttechnik
 */
export const getTrendRadar = (
    entityType: 'STOCK' | 'INDEX' | 'NEWS' | 'ARTICLE' | 'BOND' | 'COMMODITY' | 'CRYPTO' | 'CURRENCY' | 'DERIVATIVE' | 'ETF' | 'FUND' | 'FUTURE' | 'INTEREST' | 'PRECIOUS_METAL' | 'UNKNOWN',
    entityValue: string,
    params?: GetTrendRadarParams,
 signal?: AbortSignal
) => {


      return sendWithVisit<TrendRadar>(
      {url: `/v1/integration/godmode_trader_trendradar/${encodeURIComponent(String(entityType))}/${encodeURIComponent(String(entityValue))}`, method: 'GET',
        params, signal
    },
      );
    }




export const getGetTrendRadarQueryKey = (entityType: 'STOCK' | 'INDEX' | 'NEWS' | 'ARTICLE' | 'BOND' | 'COMMODITY' | 'CRYPTO' | 'CURRENCY' | 'DERIVATIVE' | 'ETF' | 'FUND' | 'FUTURE' | 'INTEREST' | 'PRECIOUS_METAL' | 'UNKNOWN',
    entityValue: string,
    params?: GetTrendRadarParams,) => {
    return [
    `/v1/integration/godmode_trader_trendradar/${entityType}/${entityValue}`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetTrendRadarQueryOptions = <TData = Awaited<ReturnType<typeof getTrendRadar>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(entityType: 'STOCK' | 'INDEX' | 'NEWS' | 'ARTICLE' | 'BOND' | 'COMMODITY' | 'CRYPTO' | 'CURRENCY' | 'DERIVATIVE' | 'ETF' | 'FUND' | 'FUTURE' | 'INTEREST' | 'PRECIOUS_METAL' | 'UNKNOWN',
    entityValue: string,
    params?: GetTrendRadarParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTrendRadar>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetTrendRadarQueryKey(entityType,entityValue,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getTrendRadar>>> = ({ signal }) => getTrendRadar(entityType,entityValue,params, signal);





   return  { queryKey, queryFn, enabled: entityType !== null && entityType !== undefined && entityValue !== null && entityValue !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getTrendRadar>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetTrendRadarQueryResult = NonNullable<Awaited<ReturnType<typeof getTrendRadar>>>
export type GetTrendRadarQueryError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>


export function useGetTrendRadar<TData = Awaited<ReturnType<typeof getTrendRadar>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityType: 'STOCK' | 'INDEX' | 'NEWS' | 'ARTICLE' | 'BOND' | 'COMMODITY' | 'CRYPTO' | 'CURRENCY' | 'DERIVATIVE' | 'ETF' | 'FUND' | 'FUTURE' | 'INTEREST' | 'PRECIOUS_METAL' | 'UNKNOWN',
    entityValue: string,
    params: undefined |  GetTrendRadarParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTrendRadar>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTrendRadar>>,
          TError,
          Awaited<ReturnType<typeof getTrendRadar>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTrendRadar<TData = Awaited<ReturnType<typeof getTrendRadar>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityType: 'STOCK' | 'INDEX' | 'NEWS' | 'ARTICLE' | 'BOND' | 'COMMODITY' | 'CRYPTO' | 'CURRENCY' | 'DERIVATIVE' | 'ETF' | 'FUND' | 'FUTURE' | 'INTEREST' | 'PRECIOUS_METAL' | 'UNKNOWN',
    entityValue: string,
    params?: GetTrendRadarParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTrendRadar>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTrendRadar>>,
          TError,
          Awaited<ReturnType<typeof getTrendRadar>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTrendRadar<TData = Awaited<ReturnType<typeof getTrendRadar>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityType: 'STOCK' | 'INDEX' | 'NEWS' | 'ARTICLE' | 'BOND' | 'COMMODITY' | 'CRYPTO' | 'CURRENCY' | 'DERIVATIVE' | 'ETF' | 'FUND' | 'FUTURE' | 'INTEREST' | 'PRECIOUS_METAL' | 'UNKNOWN',
    entityValue: string,
    params?: GetTrendRadarParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTrendRadar>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Trend eines Instruments nach der Charttechnik
 */

export function useGetTrendRadar<TData = Awaited<ReturnType<typeof getTrendRadar>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityType: 'STOCK' | 'INDEX' | 'NEWS' | 'ARTICLE' | 'BOND' | 'COMMODITY' | 'CRYPTO' | 'CURRENCY' | 'DERIVATIVE' | 'ETF' | 'FUND' | 'FUTURE' | 'INTEREST' | 'PRECIOUS_METAL' | 'UNKNOWN',
    entityValue: string,
    params?: GetTrendRadarParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTrendRadar>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetTrendRadarQueryOptions(entityType,entityValue,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Werbung zu den Treffern einer Suche
 */
export const searchDerivativeSponsoring = (
    searchSponsoringRequest: BodyType<SearchSponsoringRequest>,
    params?: SearchDerivativeSponsoringParams,
 signal?: AbortSignal
) => {


      return sendWithVisit<SearchSponsoring>(
      {url: `/v1/integration/derivative/instrument/search/sponsoring`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: searchSponsoringRequest,
        params, signal
    },
      );
    }




export const getSearchDerivativeSponsoringQueryKey = (searchSponsoringRequest?: BodyType<SearchSponsoringRequest>,
    params?: SearchDerivativeSponsoringParams,) => {
    return [
    'POST', `/v1/integration/derivative/instrument/search/sponsoring`, ...(params ? [params] : []), searchSponsoringRequest
    ] as const;
    }


export const getSearchDerivativeSponsoringQueryOptions = <TData = Awaited<ReturnType<typeof searchDerivativeSponsoring>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | PayloadTooLargeResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(searchSponsoringRequest: BodyType<SearchSponsoringRequest>,
    params?: SearchDerivativeSponsoringParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchDerivativeSponsoring>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getSearchDerivativeSponsoringQueryKey(searchSponsoringRequest,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof searchDerivativeSponsoring>>> = ({ signal }) => searchDerivativeSponsoring(searchSponsoringRequest,params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof searchDerivativeSponsoring>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type SearchDerivativeSponsoringQueryResult = NonNullable<Awaited<ReturnType<typeof searchDerivativeSponsoring>>>
export type SearchDerivativeSponsoringQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | PayloadTooLargeResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>


export function useSearchDerivativeSponsoring<TData = Awaited<ReturnType<typeof searchDerivativeSponsoring>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | PayloadTooLargeResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 searchSponsoringRequest: BodyType<SearchSponsoringRequest>,
    params: undefined |  SearchDerivativeSponsoringParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchDerivativeSponsoring>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof searchDerivativeSponsoring>>,
          TError,
          Awaited<ReturnType<typeof searchDerivativeSponsoring>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchDerivativeSponsoring<TData = Awaited<ReturnType<typeof searchDerivativeSponsoring>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | PayloadTooLargeResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 searchSponsoringRequest: BodyType<SearchSponsoringRequest>,
    params?: SearchDerivativeSponsoringParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchDerivativeSponsoring>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof searchDerivativeSponsoring>>,
          TError,
          Awaited<ReturnType<typeof searchDerivativeSponsoring>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchDerivativeSponsoring<TData = Awaited<ReturnType<typeof searchDerivativeSponsoring>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | PayloadTooLargeResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 searchSponsoringRequest: BodyType<SearchSponsoringRequest>,
    params?: SearchDerivativeSponsoringParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchDerivativeSponsoring>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Werbung zu den Treffern einer Suche
 */

export function useSearchDerivativeSponsoring<TData = Awaited<ReturnType<typeof searchDerivativeSponsoring>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | PayloadTooLargeResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 searchSponsoringRequest: BodyType<SearchSponsoringRequest>,
    params?: SearchDerivativeSponsoringParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchDerivativeSponsoring>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getSearchDerivativeSponsoringQueryOptions(searchSponsoringRequest,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Passende Anlageprodukte eines Partners
 */
export const listMatchingInvestmentProducts = (
    entityType: 'STOCK' | 'INDEX' | 'NEWS' | 'ARTICLE' | 'BOND' | 'COMMODITY' | 'CRYPTO' | 'CURRENCY' | 'DERIVATIVE' | 'ETF' | 'FUND' | 'FUTURE' | 'INTEREST' | 'PRECIOUS_METAL' | 'UNKNOWN',
    entityValue: string,
    params?: ListMatchingInvestmentProductsParams,
 signal?: AbortSignal
) => {


      return sendWithVisit<DerivativeTeaserList>(
      {url: `/v1/integration/derivative/lbbw_matching_investment_products/${encodeURIComponent(String(entityType))}/${encodeURIComponent(String(entityValue))}`, method: 'GET',
        params, signal
    },
      );
    }




export const getListMatchingInvestmentProductsQueryKey = (entityType: 'STOCK' | 'INDEX' | 'NEWS' | 'ARTICLE' | 'BOND' | 'COMMODITY' | 'CRYPTO' | 'CURRENCY' | 'DERIVATIVE' | 'ETF' | 'FUND' | 'FUTURE' | 'INTEREST' | 'PRECIOUS_METAL' | 'UNKNOWN',
    entityValue: string,
    params?: ListMatchingInvestmentProductsParams,) => {
    return [
    `/v1/integration/derivative/lbbw_matching_investment_products/${entityType}/${entityValue}`, ...(params ? [params] : [])
    ] as const;
    }


export const getListMatchingInvestmentProductsQueryOptions = <TData = Awaited<ReturnType<typeof listMatchingInvestmentProducts>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(entityType: 'STOCK' | 'INDEX' | 'NEWS' | 'ARTICLE' | 'BOND' | 'COMMODITY' | 'CRYPTO' | 'CURRENCY' | 'DERIVATIVE' | 'ETF' | 'FUND' | 'FUTURE' | 'INTEREST' | 'PRECIOUS_METAL' | 'UNKNOWN',
    entityValue: string,
    params?: ListMatchingInvestmentProductsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMatchingInvestmentProducts>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListMatchingInvestmentProductsQueryKey(entityType,entityValue,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listMatchingInvestmentProducts>>> = ({ signal }) => listMatchingInvestmentProducts(entityType,entityValue,params, signal);





   return  { queryKey, queryFn, enabled: entityType !== null && entityType !== undefined && entityValue !== null && entityValue !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listMatchingInvestmentProducts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListMatchingInvestmentProductsQueryResult = NonNullable<Awaited<ReturnType<typeof listMatchingInvestmentProducts>>>
export type ListMatchingInvestmentProductsQueryError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>


export function useListMatchingInvestmentProducts<TData = Awaited<ReturnType<typeof listMatchingInvestmentProducts>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityType: 'STOCK' | 'INDEX' | 'NEWS' | 'ARTICLE' | 'BOND' | 'COMMODITY' | 'CRYPTO' | 'CURRENCY' | 'DERIVATIVE' | 'ETF' | 'FUND' | 'FUTURE' | 'INTEREST' | 'PRECIOUS_METAL' | 'UNKNOWN',
    entityValue: string,
    params: undefined |  ListMatchingInvestmentProductsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMatchingInvestmentProducts>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMatchingInvestmentProducts>>,
          TError,
          Awaited<ReturnType<typeof listMatchingInvestmentProducts>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMatchingInvestmentProducts<TData = Awaited<ReturnType<typeof listMatchingInvestmentProducts>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityType: 'STOCK' | 'INDEX' | 'NEWS' | 'ARTICLE' | 'BOND' | 'COMMODITY' | 'CRYPTO' | 'CURRENCY' | 'DERIVATIVE' | 'ETF' | 'FUND' | 'FUTURE' | 'INTEREST' | 'PRECIOUS_METAL' | 'UNKNOWN',
    entityValue: string,
    params?: ListMatchingInvestmentProductsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMatchingInvestmentProducts>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMatchingInvestmentProducts>>,
          TError,
          Awaited<ReturnType<typeof listMatchingInvestmentProducts>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMatchingInvestmentProducts<TData = Awaited<ReturnType<typeof listMatchingInvestmentProducts>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityType: 'STOCK' | 'INDEX' | 'NEWS' | 'ARTICLE' | 'BOND' | 'COMMODITY' | 'CRYPTO' | 'CURRENCY' | 'DERIVATIVE' | 'ETF' | 'FUND' | 'FUTURE' | 'INTEREST' | 'PRECIOUS_METAL' | 'UNKNOWN',
    entityValue: string,
    params?: ListMatchingInvestmentProductsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMatchingInvestmentProducts>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Passende Anlageprodukte eines Partners
 */

export function useListMatchingInvestmentProducts<TData = Awaited<ReturnType<typeof listMatchingInvestmentProducts>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityType: 'STOCK' | 'INDEX' | 'NEWS' | 'ARTICLE' | 'BOND' | 'COMMODITY' | 'CRYPTO' | 'CURRENCY' | 'DERIVATIVE' | 'ETF' | 'FUND' | 'FUTURE' | 'INTEREST' | 'PRECIOUS_METAL' | 'UNKNOWN',
    entityValue: string,
    params?: ListMatchingInvestmentProductsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMatchingInvestmentProducts>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListMatchingInvestmentProductsQueryOptions(entityType,entityValue,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Meistgesuchte Derivate neben einem Derivat
 */
export const listMostWantedDerivatives = (
    entityValue: string,
    params?: ListMostWantedDerivativesParams,
 signal?: AbortSignal
) => {


      return sendWithVisit<DerivativeTeaserList>(
      {url: `/v1/integration/derivative/mostwanted/${encodeURIComponent(String(entityValue))}`, method: 'GET',
        params, signal
    },
      );
    }




export const getListMostWantedDerivativesQueryKey = (entityValue: string,
    params?: ListMostWantedDerivativesParams,) => {
    return [
    `/v1/integration/derivative/mostwanted/${entityValue}`, ...(params ? [params] : [])
    ] as const;
    }


export const getListMostWantedDerivativesQueryOptions = <TData = Awaited<ReturnType<typeof listMostWantedDerivatives>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(entityValue: string,
    params?: ListMostWantedDerivativesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMostWantedDerivatives>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListMostWantedDerivativesQueryKey(entityValue,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listMostWantedDerivatives>>> = ({ signal }) => listMostWantedDerivatives(entityValue,params, signal);





   return  { queryKey, queryFn, enabled: entityValue !== null && entityValue !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listMostWantedDerivatives>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListMostWantedDerivativesQueryResult = NonNullable<Awaited<ReturnType<typeof listMostWantedDerivatives>>>
export type ListMostWantedDerivativesQueryError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>


export function useListMostWantedDerivatives<TData = Awaited<ReturnType<typeof listMostWantedDerivatives>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityValue: string,
    params: undefined |  ListMostWantedDerivativesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMostWantedDerivatives>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMostWantedDerivatives>>,
          TError,
          Awaited<ReturnType<typeof listMostWantedDerivatives>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMostWantedDerivatives<TData = Awaited<ReturnType<typeof listMostWantedDerivatives>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityValue: string,
    params?: ListMostWantedDerivativesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMostWantedDerivatives>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMostWantedDerivatives>>,
          TError,
          Awaited<ReturnType<typeof listMostWantedDerivatives>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMostWantedDerivatives<TData = Awaited<ReturnType<typeof listMostWantedDerivatives>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityValue: string,
    params?: ListMostWantedDerivativesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMostWantedDerivatives>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Meistgesuchte Derivate neben einem Derivat
 */

export function useListMostWantedDerivatives<TData = Awaited<ReturnType<typeof listMostWantedDerivatives>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityValue: string,
    params?: ListMostWantedDerivativesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMostWantedDerivatives>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListMostWantedDerivativesQueryOptions(entityValue,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Meistgesuchte Derivate auf einen Basiswert
 */
export const listMostWantedDerivativesByUnderlying = (
    underlyingEntityType: 'STOCK' | 'INDEX' | 'NEWS' | 'ARTICLE' | 'BOND' | 'COMMODITY' | 'CRYPTO' | 'CURRENCY' | 'DERIVATIVE' | 'ETF' | 'FUND' | 'FUTURE' | 'INTEREST' | 'PRECIOUS_METAL' | 'UNKNOWN',
    underlyingEntityValue: string,
    params?: ListMostWantedDerivativesByUnderlyingParams,
 signal?: AbortSignal
) => {


      return sendWithVisit<DerivativeTeaserList>(
      {url: `/v1/integration/derivative/mostwanted_by_underlying/${encodeURIComponent(String(underlyingEntityType))}/${encodeURIComponent(String(underlyingEntityValue))}`, method: 'GET',
        params, signal
    },
      );
    }




export const getListMostWantedDerivativesByUnderlyingQueryKey = (underlyingEntityType: 'STOCK' | 'INDEX' | 'NEWS' | 'ARTICLE' | 'BOND' | 'COMMODITY' | 'CRYPTO' | 'CURRENCY' | 'DERIVATIVE' | 'ETF' | 'FUND' | 'FUTURE' | 'INTEREST' | 'PRECIOUS_METAL' | 'UNKNOWN',
    underlyingEntityValue: string,
    params?: ListMostWantedDerivativesByUnderlyingParams,) => {
    return [
    `/v1/integration/derivative/mostwanted_by_underlying/${underlyingEntityType}/${underlyingEntityValue}`, ...(params ? [params] : [])
    ] as const;
    }


export const getListMostWantedDerivativesByUnderlyingQueryOptions = <TData = Awaited<ReturnType<typeof listMostWantedDerivativesByUnderlying>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(underlyingEntityType: 'STOCK' | 'INDEX' | 'NEWS' | 'ARTICLE' | 'BOND' | 'COMMODITY' | 'CRYPTO' | 'CURRENCY' | 'DERIVATIVE' | 'ETF' | 'FUND' | 'FUTURE' | 'INTEREST' | 'PRECIOUS_METAL' | 'UNKNOWN',
    underlyingEntityValue: string,
    params?: ListMostWantedDerivativesByUnderlyingParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMostWantedDerivativesByUnderlying>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListMostWantedDerivativesByUnderlyingQueryKey(underlyingEntityType,underlyingEntityValue,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listMostWantedDerivativesByUnderlying>>> = ({ signal }) => listMostWantedDerivativesByUnderlying(underlyingEntityType,underlyingEntityValue,params, signal);





   return  { queryKey, queryFn, enabled: underlyingEntityType !== null && underlyingEntityType !== undefined && underlyingEntityValue !== null && underlyingEntityValue !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listMostWantedDerivativesByUnderlying>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListMostWantedDerivativesByUnderlyingQueryResult = NonNullable<Awaited<ReturnType<typeof listMostWantedDerivativesByUnderlying>>>
export type ListMostWantedDerivativesByUnderlyingQueryError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>


export function useListMostWantedDerivativesByUnderlying<TData = Awaited<ReturnType<typeof listMostWantedDerivativesByUnderlying>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 underlyingEntityType: 'STOCK' | 'INDEX' | 'NEWS' | 'ARTICLE' | 'BOND' | 'COMMODITY' | 'CRYPTO' | 'CURRENCY' | 'DERIVATIVE' | 'ETF' | 'FUND' | 'FUTURE' | 'INTEREST' | 'PRECIOUS_METAL' | 'UNKNOWN',
    underlyingEntityValue: string,
    params: undefined |  ListMostWantedDerivativesByUnderlyingParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMostWantedDerivativesByUnderlying>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMostWantedDerivativesByUnderlying>>,
          TError,
          Awaited<ReturnType<typeof listMostWantedDerivativesByUnderlying>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMostWantedDerivativesByUnderlying<TData = Awaited<ReturnType<typeof listMostWantedDerivativesByUnderlying>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 underlyingEntityType: 'STOCK' | 'INDEX' | 'NEWS' | 'ARTICLE' | 'BOND' | 'COMMODITY' | 'CRYPTO' | 'CURRENCY' | 'DERIVATIVE' | 'ETF' | 'FUND' | 'FUTURE' | 'INTEREST' | 'PRECIOUS_METAL' | 'UNKNOWN',
    underlyingEntityValue: string,
    params?: ListMostWantedDerivativesByUnderlyingParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMostWantedDerivativesByUnderlying>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMostWantedDerivativesByUnderlying>>,
          TError,
          Awaited<ReturnType<typeof listMostWantedDerivativesByUnderlying>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMostWantedDerivativesByUnderlying<TData = Awaited<ReturnType<typeof listMostWantedDerivativesByUnderlying>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 underlyingEntityType: 'STOCK' | 'INDEX' | 'NEWS' | 'ARTICLE' | 'BOND' | 'COMMODITY' | 'CRYPTO' | 'CURRENCY' | 'DERIVATIVE' | 'ETF' | 'FUND' | 'FUTURE' | 'INTEREST' | 'PRECIOUS_METAL' | 'UNKNOWN',
    underlyingEntityValue: string,
    params?: ListMostWantedDerivativesByUnderlyingParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMostWantedDerivativesByUnderlying>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Meistgesuchte Derivate auf einen Basiswert
 */

export function useListMostWantedDerivativesByUnderlying<TData = Awaited<ReturnType<typeof listMostWantedDerivativesByUnderlying>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 underlyingEntityType: 'STOCK' | 'INDEX' | 'NEWS' | 'ARTICLE' | 'BOND' | 'COMMODITY' | 'CRYPTO' | 'CURRENCY' | 'DERIVATIVE' | 'ETF' | 'FUND' | 'FUTURE' | 'INTEREST' | 'PRECIOUS_METAL' | 'UNKNOWN',
    underlyingEntityValue: string,
    params?: ListMostWantedDerivativesByUnderlyingParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMostWantedDerivativesByUnderlying>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListMostWantedDerivativesByUnderlyingQueryOptions(underlyingEntityType,underlyingEntityValue,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Gleiche Art, gleicher Basiswert und gleiche Richtung; das nächste zuerst, und jedes unterscheidet sich vom anderen.
 * @summary Ähnliche Derivate
 */
export const listSimilarDerivatives = (
    entityValue: string,
    params?: ListSimilarDerivativesParams,
 signal?: AbortSignal
) => {


      return sendWithVisit<DerivativeTeaserList>(
      {url: `/v1/integration/derivative/similar/${encodeURIComponent(String(entityValue))}`, method: 'GET',
        params, signal
    },
      );
    }




export const getListSimilarDerivativesQueryKey = (entityValue: string,
    params?: ListSimilarDerivativesParams,) => {
    return [
    `/v1/integration/derivative/similar/${entityValue}`, ...(params ? [params] : [])
    ] as const;
    }


export const getListSimilarDerivativesQueryOptions = <TData = Awaited<ReturnType<typeof listSimilarDerivatives>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(entityValue: string,
    params?: ListSimilarDerivativesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSimilarDerivatives>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSimilarDerivativesQueryKey(entityValue,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSimilarDerivatives>>> = ({ signal }) => listSimilarDerivatives(entityValue,params, signal);





   return  { queryKey, queryFn, enabled: entityValue !== null && entityValue !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listSimilarDerivatives>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListSimilarDerivativesQueryResult = NonNullable<Awaited<ReturnType<typeof listSimilarDerivatives>>>
export type ListSimilarDerivativesQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>


export function useListSimilarDerivatives<TData = Awaited<ReturnType<typeof listSimilarDerivatives>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityValue: string,
    params: undefined |  ListSimilarDerivativesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSimilarDerivatives>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSimilarDerivatives>>,
          TError,
          Awaited<ReturnType<typeof listSimilarDerivatives>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSimilarDerivatives<TData = Awaited<ReturnType<typeof listSimilarDerivatives>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityValue: string,
    params?: ListSimilarDerivativesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSimilarDerivatives>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSimilarDerivatives>>,
          TError,
          Awaited<ReturnType<typeof listSimilarDerivatives>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSimilarDerivatives<TData = Awaited<ReturnType<typeof listSimilarDerivatives>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityValue: string,
    params?: ListSimilarDerivativesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSimilarDerivatives>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Ähnliche Derivate
 */

export function useListSimilarDerivatives<TData = Awaited<ReturnType<typeof listSimilarDerivatives>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityValue: string,
    params?: ListSimilarDerivativesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSimilarDerivatives>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListSimilarDerivativesQueryOptions(entityValue,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Derivate zu einem Basiswert
 */
export const listAssociatedDerivatives = (
    underlyingEntityType: 'STOCK' | 'INDEX' | 'NEWS' | 'ARTICLE' | 'BOND' | 'COMMODITY' | 'CRYPTO' | 'CURRENCY' | 'DERIVATIVE' | 'ETF' | 'FUND' | 'FUTURE' | 'INTEREST' | 'PRECIOUS_METAL' | 'UNKNOWN',
    underlyingEntityValue: string,
    params?: ListAssociatedDerivativesParams,
 signal?: AbortSignal
) => {


      return sendWithVisit<DerivativeTeaserList>(
      {url: `/v1/integration/derivative/associated/${encodeURIComponent(String(underlyingEntityType))}/${encodeURIComponent(String(underlyingEntityValue))}`, method: 'GET',
        params, signal
    },
      );
    }




export const getListAssociatedDerivativesQueryKey = (underlyingEntityType: 'STOCK' | 'INDEX' | 'NEWS' | 'ARTICLE' | 'BOND' | 'COMMODITY' | 'CRYPTO' | 'CURRENCY' | 'DERIVATIVE' | 'ETF' | 'FUND' | 'FUTURE' | 'INTEREST' | 'PRECIOUS_METAL' | 'UNKNOWN',
    underlyingEntityValue: string,
    params?: ListAssociatedDerivativesParams,) => {
    return [
    `/v1/integration/derivative/associated/${underlyingEntityType}/${underlyingEntityValue}`, ...(params ? [params] : [])
    ] as const;
    }


export const getListAssociatedDerivativesQueryOptions = <TData = Awaited<ReturnType<typeof listAssociatedDerivatives>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(underlyingEntityType: 'STOCK' | 'INDEX' | 'NEWS' | 'ARTICLE' | 'BOND' | 'COMMODITY' | 'CRYPTO' | 'CURRENCY' | 'DERIVATIVE' | 'ETF' | 'FUND' | 'FUTURE' | 'INTEREST' | 'PRECIOUS_METAL' | 'UNKNOWN',
    underlyingEntityValue: string,
    params?: ListAssociatedDerivativesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAssociatedDerivatives>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListAssociatedDerivativesQueryKey(underlyingEntityType,underlyingEntityValue,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listAssociatedDerivatives>>> = ({ signal }) => listAssociatedDerivatives(underlyingEntityType,underlyingEntityValue,params, signal);





   return  { queryKey, queryFn, enabled: underlyingEntityType !== null && underlyingEntityType !== undefined && underlyingEntityValue !== null && underlyingEntityValue !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listAssociatedDerivatives>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListAssociatedDerivativesQueryResult = NonNullable<Awaited<ReturnType<typeof listAssociatedDerivatives>>>
export type ListAssociatedDerivativesQueryError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>


export function useListAssociatedDerivatives<TData = Awaited<ReturnType<typeof listAssociatedDerivatives>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 underlyingEntityType: 'STOCK' | 'INDEX' | 'NEWS' | 'ARTICLE' | 'BOND' | 'COMMODITY' | 'CRYPTO' | 'CURRENCY' | 'DERIVATIVE' | 'ETF' | 'FUND' | 'FUTURE' | 'INTEREST' | 'PRECIOUS_METAL' | 'UNKNOWN',
    underlyingEntityValue: string,
    params: undefined |  ListAssociatedDerivativesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAssociatedDerivatives>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAssociatedDerivatives>>,
          TError,
          Awaited<ReturnType<typeof listAssociatedDerivatives>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAssociatedDerivatives<TData = Awaited<ReturnType<typeof listAssociatedDerivatives>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 underlyingEntityType: 'STOCK' | 'INDEX' | 'NEWS' | 'ARTICLE' | 'BOND' | 'COMMODITY' | 'CRYPTO' | 'CURRENCY' | 'DERIVATIVE' | 'ETF' | 'FUND' | 'FUTURE' | 'INTEREST' | 'PRECIOUS_METAL' | 'UNKNOWN',
    underlyingEntityValue: string,
    params?: ListAssociatedDerivativesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAssociatedDerivatives>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAssociatedDerivatives>>,
          TError,
          Awaited<ReturnType<typeof listAssociatedDerivatives>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAssociatedDerivatives<TData = Awaited<ReturnType<typeof listAssociatedDerivatives>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 underlyingEntityType: 'STOCK' | 'INDEX' | 'NEWS' | 'ARTICLE' | 'BOND' | 'COMMODITY' | 'CRYPTO' | 'CURRENCY' | 'DERIVATIVE' | 'ETF' | 'FUND' | 'FUTURE' | 'INTEREST' | 'PRECIOUS_METAL' | 'UNKNOWN',
    underlyingEntityValue: string,
    params?: ListAssociatedDerivativesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAssociatedDerivatives>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Derivate zu einem Basiswert
 */

export function useListAssociatedDerivatives<TData = Awaited<ReturnType<typeof listAssociatedDerivatives>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 underlyingEntityType: 'STOCK' | 'INDEX' | 'NEWS' | 'ARTICLE' | 'BOND' | 'COMMODITY' | 'CRYPTO' | 'CURRENCY' | 'DERIVATIVE' | 'ETF' | 'FUND' | 'FUTURE' | 'INTEREST' | 'PRECIOUS_METAL' | 'UNKNOWN',
    underlyingEntityValue: string,
    params?: ListAssociatedDerivativesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAssociatedDerivatives>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListAssociatedDerivativesQueryOptions(underlyingEntityType,underlyingEntityValue,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Meistgehandelte Derivate der Börse Frankfurt
 */
export const listFrankfurtTopDerivatives = (
    params?: ListFrankfurtTopDerivativesParams,
 signal?: AbortSignal
) => {


      return sendWithVisit<DerivativeTeaserList>(
      {url: `/v1/integration/frankfurt_top_derivatives`, method: 'GET',
        params, signal
    },
      );
    }




export const getListFrankfurtTopDerivativesQueryKey = (params?: ListFrankfurtTopDerivativesParams,) => {
    return [
    `/v1/integration/frankfurt_top_derivatives`, ...(params ? [params] : [])
    ] as const;
    }


export const getListFrankfurtTopDerivativesQueryOptions = <TData = Awaited<ReturnType<typeof listFrankfurtTopDerivatives>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(params?: ListFrankfurtTopDerivativesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFrankfurtTopDerivatives>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListFrankfurtTopDerivativesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listFrankfurtTopDerivatives>>> = ({ signal }) => listFrankfurtTopDerivatives(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listFrankfurtTopDerivatives>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListFrankfurtTopDerivativesQueryResult = NonNullable<Awaited<ReturnType<typeof listFrankfurtTopDerivatives>>>
export type ListFrankfurtTopDerivativesQueryError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>


export function useListFrankfurtTopDerivatives<TData = Awaited<ReturnType<typeof listFrankfurtTopDerivatives>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 params: undefined |  ListFrankfurtTopDerivativesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFrankfurtTopDerivatives>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listFrankfurtTopDerivatives>>,
          TError,
          Awaited<ReturnType<typeof listFrankfurtTopDerivatives>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListFrankfurtTopDerivatives<TData = Awaited<ReturnType<typeof listFrankfurtTopDerivatives>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 params?: ListFrankfurtTopDerivativesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFrankfurtTopDerivatives>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listFrankfurtTopDerivatives>>,
          TError,
          Awaited<ReturnType<typeof listFrankfurtTopDerivatives>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListFrankfurtTopDerivatives<TData = Awaited<ReturnType<typeof listFrankfurtTopDerivatives>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 params?: ListFrankfurtTopDerivativesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFrankfurtTopDerivatives>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Meistgehandelte Derivate der Börse Frankfurt
 */

export function useListFrankfurtTopDerivatives<TData = Awaited<ReturnType<typeof listFrankfurtTopDerivatives>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 params?: ListFrankfurtTopDerivativesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFrankfurtTopDerivatives>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListFrankfurtTopDerivativesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Kasten der Broker
 */
export const getTraderBox = (
    params?: GetTraderBoxParams,
 signal?: AbortSignal
) => {


      return sendWithVisit<TraderBox>(
      {url: `/v1/integration/trader_box`, method: 'GET',
        params, signal
    },
      );
    }




export const getGetTraderBoxQueryKey = (params?: GetTraderBoxParams,) => {
    return [
    `/v1/integration/trader_box`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetTraderBoxQueryOptions = <TData = Awaited<ReturnType<typeof getTraderBox>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(params?: GetTraderBoxParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTraderBox>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetTraderBoxQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getTraderBox>>> = ({ signal }) => getTraderBox(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getTraderBox>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetTraderBoxQueryResult = NonNullable<Awaited<ReturnType<typeof getTraderBox>>>
export type GetTraderBoxQueryError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>


export function useGetTraderBox<TData = Awaited<ReturnType<typeof getTraderBox>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 params: undefined |  GetTraderBoxParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTraderBox>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTraderBox>>,
          TError,
          Awaited<ReturnType<typeof getTraderBox>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTraderBox<TData = Awaited<ReturnType<typeof getTraderBox>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 params?: GetTraderBoxParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTraderBox>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTraderBox>>,
          TError,
          Awaited<ReturnType<typeof getTraderBox>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTraderBox<TData = Awaited<ReturnType<typeof getTraderBox>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 params?: GetTraderBoxParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTraderBox>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Kasten der Broker
 */

export function useGetTraderBox<TData = Awaited<ReturnType<typeof getTraderBox>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 params?: GetTraderBoxParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTraderBox>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetTraderBoxQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Turbos auf einen Basiswert nach Hebel
 */
export const getTurboBox = (
    params?: GetTurboBoxParams,
 signal?: AbortSignal
) => {


      return sendWithVisit<TurboBox>(
      {url: `/v1/integration/turbo_box`, method: 'GET',
        params, signal
    },
      );
    }




export const getGetTurboBoxQueryKey = (params?: GetTurboBoxParams,) => {
    return [
    `/v1/integration/turbo_box`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetTurboBoxQueryOptions = <TData = Awaited<ReturnType<typeof getTurboBox>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(params?: GetTurboBoxParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTurboBox>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetTurboBoxQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getTurboBox>>> = ({ signal }) => getTurboBox(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getTurboBox>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetTurboBoxQueryResult = NonNullable<Awaited<ReturnType<typeof getTurboBox>>>
export type GetTurboBoxQueryError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>


export function useGetTurboBox<TData = Awaited<ReturnType<typeof getTurboBox>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 params: undefined |  GetTurboBoxParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTurboBox>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTurboBox>>,
          TError,
          Awaited<ReturnType<typeof getTurboBox>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTurboBox<TData = Awaited<ReturnType<typeof getTurboBox>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 params?: GetTurboBoxParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTurboBox>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTurboBox>>,
          TError,
          Awaited<ReturnType<typeof getTurboBox>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTurboBox<TData = Awaited<ReturnType<typeof getTurboBox>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 params?: GetTurboBoxParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTurboBox>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Turbos auf einen Basiswert nach Hebel
 */

export function useGetTurboBox<TData = Awaited<ReturnType<typeof getTurboBox>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 params?: GetTurboBoxParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTurboBox>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetTurboBoxQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







