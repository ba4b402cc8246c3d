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
  AnalyzerRecommendations,
  AnonymousToken,
  Article,
  ArticleDirectory,
  ArticleTeaserList,
  BadRequestResponse,
  BondFinderResult,
  BondSnapshot,
  CalendarEventList,
  CategorySponsoringList,
  ChartHistory,
  CommoditySnapshot,
  CompanySnapshot,
  ConfirmationRequest,
  ConflictResponse,
  CrossRate,
  CryptoSnapshot,
  CurrencyFinderResult,
  CurrencySnapshot,
  DerivativeCalculatorResult,
  DerivativeFinderResult,
  DerivativeSnapshot,
  DerivativeTeaserList,
  EmailRequest,
  EntityType,
  EodHistory,
  FindArticlesParams,
  FindBondsParams,
  FindCalendarEventsParams,
  FindCurrenciesParams,
  FindDerivativesParams,
  FindFundsParams,
  FindIndicesParams,
  FindStocksParams,
  ForbiddenResponse,
  FundBreakdowns,
  FundEarningList,
  FundFinderResult,
  FundHolderList,
  FundSnapshot,
  FundTeaserList,
  GetChartHistoryParams,
  GetCrossRateParams,
  GetCryptoTraderBoxParams,
  GetDerivativeCalculatorResultParams,
  GetDerivativeCategorySponsoringParams,
  GetDerivativeUnderlyingSponsoringParams,
  GetEodHistoryParams,
  GetIndexTopFlopParams,
  GetInteractionsParams,
  GetOrderBookParams,
  GetPerformanceValuesParams,
  GetPerformanceValuesYearParams,
  GetQuoteParams,
  GetSimpleChartHistoryParams,
  GetTimesAndSalesParams,
  GetTraderBoxParams,
  GetTrendRadarParams,
  GetTurboBoxParams,
  GetUserParams,
  ImpersonationRequest,
  IndexConstituentList,
  IndexFinderResult,
  IndexSnapshot,
  IndexTopFlop,
  Instrument,
  InstrumentCatalogue,
  InstrumentExtendedQueryResult,
  InstrumentFacetResult,
  InstrumentList,
  InstrumentListRequest,
  InstrumentQueryResult,
  InstrumentSnapshot,
  InstrumentTypeSearchResult,
  InteractionAnswer,
  IsoCurrency,
  ListAssociatedDerivativesParams,
  ListCatalogueParams,
  ListDerivativePartnersParams,
  ListDerivativeQuicklinksParams,
  ListDerivativeSuggestionsParams,
  ListFrankfurtTopDerivativesParams,
  ListFundPartnersParams,
  ListFundSuggestionsParams,
  ListFundsByTopHoldingParams,
  ListIndexConstituentsParams,
  ListMatchingInvestmentProductsParams,
  ListMostWantedDerivativesByUnderlyingParams,
  ListMostWantedDerivativesParams,
  ListSavingsPlansParams,
  ListSimilarDerivativesParams,
  ListWatchlistPositionsParams,
  LoginRequest,
  LoginUserParams,
  LogoutAnswer,
  NotFoundResponse,
  OrderBook,
  PartnerList,
  PasswordChangeRequest,
  PasswordResetRequest,
  PayloadTooLargeResponse,
  PerformanceValues,
  PerformanceValuesYear,
  PushToken,
  QueryInstrumentsExtendedParams,
  QueryInstrumentsParams,
  QuicklinkList,
  Quote,
  QuoteList,
  QuoteListRequest,
  RegistrationAnswer,
  RegistrationRequest,
  SavingsPlanList,
  ScapaData,
  ScreenerRating,
  SearchDerivativeSponsoringParams,
  SearchInstrumentsByFacetParams,
  SearchInstrumentsOfTypeParams,
  SearchInstrumentsParams,
  SearchSponsoring,
  SearchSponsoringRequest,
  ServiceUnavailableResponse,
  SimpleChartHistory,
  StockFigures,
  StockFinderResult,
  StockSnapshot,
  TimesAndSales,
  TimesAndSalesConfiguration,
  TooManyRequestsResponse,
  TraderBox,
  TrendRadar,
  TurboBox,
  UnauthorizedResponse,
  UnderlyingSponsoringList,
  UnexpectedErrorResponse,
  UnprocessableResponse,
  User,
  Watchlist,
  WatchlistList,
  WatchlistNameRequest,
  WatchlistPosition,
  WatchlistPositionChange,
  WatchlistPositionList,
  WatchlistPositionsRequest,
  WatchlistRequest
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
 * @summary Artikel suchen, neueste zuerst
 */
export const findArticles = (
    params?: FindArticlesParams,
 signal?: AbortSignal
) => {


      return sendForHook<ArticleTeaserList>(
      {url: `/v1/articles/finder/configuration_query`, method: 'GET',
        params, signal
    },
      );
    }




export const getFindArticlesQueryKey = (params?: FindArticlesParams,) => {
    return [
    `/v1/articles/finder/configuration_query`, ...(params ? [params] : [])
    ] as const;
    }


export const getFindArticlesQueryOptions = <TData = Awaited<ReturnType<typeof findArticles>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(params?: FindArticlesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof findArticles>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getFindArticlesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof findArticles>>> = ({ signal }) => findArticles(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof findArticles>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type FindArticlesQueryResult = NonNullable<Awaited<ReturnType<typeof findArticles>>>
export type FindArticlesQueryError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>


export function useFindArticles<TData = Awaited<ReturnType<typeof findArticles>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 params: undefined |  FindArticlesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof findArticles>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof findArticles>>,
          TError,
          Awaited<ReturnType<typeof findArticles>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useFindArticles<TData = Awaited<ReturnType<typeof findArticles>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 params?: FindArticlesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof findArticles>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof findArticles>>,
          TError,
          Awaited<ReturnType<typeof findArticles>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useFindArticles<TData = Awaited<ReturnType<typeof findArticles>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 params?: FindArticlesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof findArticles>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Artikel suchen, neueste zuerst
 */

export function useFindArticles<TData = Awaited<ReturnType<typeof findArticles>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 params?: FindArticlesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof findArticles>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getFindArticlesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







/**
 * @summary Rubriken, Autorinnen und Autoren, Quellen und Podcasts
 */
export const getArticleDirectory = (

 signal?: AbortSignal
) => {


      return sendForHook<ArticleDirectory>(
      {url: `/v1/articles/finder/directory`, method: 'GET', signal
    },
      );
    }




export const getGetArticleDirectoryQueryKey = () => {
    return [
    `/v1/articles/finder/directory`
    ] as const;
    }


export const getGetArticleDirectoryQueryOptions = <TData = Awaited<ReturnType<typeof getArticleDirectory>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getArticleDirectory>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetArticleDirectoryQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getArticleDirectory>>> = ({ signal }) => getArticleDirectory(signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getArticleDirectory>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetArticleDirectoryQueryResult = NonNullable<Awaited<ReturnType<typeof getArticleDirectory>>>
export type GetArticleDirectoryQueryError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>


export function useGetArticleDirectory<TData = Awaited<ReturnType<typeof getArticleDirectory>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getArticleDirectory>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getArticleDirectory>>,
          TError,
          Awaited<ReturnType<typeof getArticleDirectory>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetArticleDirectory<TData = Awaited<ReturnType<typeof getArticleDirectory>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getArticleDirectory>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getArticleDirectory>>,
          TError,
          Awaited<ReturnType<typeof getArticleDirectory>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetArticleDirectory<TData = Awaited<ReturnType<typeof getArticleDirectory>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getArticleDirectory>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Rubriken, Autorinnen und Autoren, Quellen und Podcasts
 */

export function useGetArticleDirectory<TData = Awaited<ReturnType<typeof getArticleDirectory>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getArticleDirectory>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetArticleDirectoryQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







/**
 * @summary Ein Artikel
 */
export const getArticle = (
    articleId: string,
 signal?: AbortSignal
) => {


      return sendForHook<Article>(
      {url: `/v1/articles/${encodeURIComponent(String(articleId))}`, method: 'GET', signal
    },
      );
    }




export const getGetArticleQueryKey = (articleId: string,) => {
    return [
    `/v1/articles/${articleId}`
    ] as const;
    }


export const getGetArticleQueryOptions = <TData = Awaited<ReturnType<typeof getArticle>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(articleId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getArticle>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetArticleQueryKey(articleId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getArticle>>> = ({ signal }) => getArticle(articleId, signal);





   return  { queryKey, queryFn, enabled: articleId !== null && articleId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getArticle>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetArticleQueryResult = NonNullable<Awaited<ReturnType<typeof getArticle>>>
export type GetArticleQueryError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>


export function useGetArticle<TData = Awaited<ReturnType<typeof getArticle>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 articleId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getArticle>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getArticle>>,
          TError,
          Awaited<ReturnType<typeof getArticle>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetArticle<TData = Awaited<ReturnType<typeof getArticle>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 articleId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getArticle>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getArticle>>,
          TError,
          Awaited<ReturnType<typeof getArticle>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetArticle<TData = Awaited<ReturnType<typeof getArticle>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 articleId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getArticle>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Ein Artikel
 */

export function useGetArticle<TData = Awaited<ReturnType<typeof getArticle>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 articleId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getArticle>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetArticleQueryOptions(articleId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







/**
 * @summary Anleihen suchen und filtern
 */
export const findBonds = (
    params?: FindBondsParams,
 signal?: AbortSignal
) => {


      return sendForHook<BondFinderResult>(
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


      return sendForHook<CurrencyFinderResult>(
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
 * @summary Derivate suchen und filtern
 */
export const findDerivatives = (
    params?: FindDerivativesParams,
 signal?: AbortSignal
) => {


      return sendForHook<DerivativeFinderResult>(
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


      return sendForHook<FundFinderResult>(
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







/**
 * @summary Balken in gewünschter Auflösung
 */
export const getChartHistory = (
    entityType: 'STOCK' | 'INDEX' | 'NEWS' | 'ARTICLE' | 'BOND' | 'COMMODITY' | 'CRYPTO' | 'CURRENCY' | 'DERIVATIVE' | 'ETF' | 'FUND' | 'FUTURE' | 'INTEREST' | 'PRECIOUS_METAL' | 'UNKNOWN',
    entityValue: string,
    params?: GetChartHistoryParams,
 signal?: AbortSignal
) => {


      return sendForHook<ChartHistory>(
      {url: `/v1/instruments/${encodeURIComponent(String(entityType))}/${encodeURIComponent(String(entityValue))}/chart_history`, method: 'GET',
        params, signal
    },
      );
    }




export const getGetChartHistoryQueryKey = (entityType: 'STOCK' | 'INDEX' | 'NEWS' | 'ARTICLE' | 'BOND' | 'COMMODITY' | 'CRYPTO' | 'CURRENCY' | 'DERIVATIVE' | 'ETF' | 'FUND' | 'FUTURE' | 'INTEREST' | 'PRECIOUS_METAL' | 'UNKNOWN',
    entityValue: string,
    params?: GetChartHistoryParams,) => {
    return [
    `/v1/instruments/${entityType}/${entityValue}/chart_history`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetChartHistoryQueryOptions = <TData = Awaited<ReturnType<typeof getChartHistory>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(entityType: 'STOCK' | 'INDEX' | 'NEWS' | 'ARTICLE' | 'BOND' | 'COMMODITY' | 'CRYPTO' | 'CURRENCY' | 'DERIVATIVE' | 'ETF' | 'FUND' | 'FUTURE' | 'INTEREST' | 'PRECIOUS_METAL' | 'UNKNOWN',
    entityValue: string,
    params?: GetChartHistoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getChartHistory>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetChartHistoryQueryKey(entityType,entityValue,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getChartHistory>>> = ({ signal }) => getChartHistory(entityType,entityValue,params, signal);





   return  { queryKey, queryFn, enabled: entityType !== null && entityType !== undefined && entityValue !== null && entityValue !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getChartHistory>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetChartHistoryQueryResult = NonNullable<Awaited<ReturnType<typeof getChartHistory>>>
export type GetChartHistoryQueryError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>


export function useGetChartHistory<TData = Awaited<ReturnType<typeof getChartHistory>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityType: 'STOCK' | 'INDEX' | 'NEWS' | 'ARTICLE' | 'BOND' | 'COMMODITY' | 'CRYPTO' | 'CURRENCY' | 'DERIVATIVE' | 'ETF' | 'FUND' | 'FUTURE' | 'INTEREST' | 'PRECIOUS_METAL' | 'UNKNOWN',
    entityValue: string,
    params: undefined |  GetChartHistoryParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getChartHistory>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getChartHistory>>,
          TError,
          Awaited<ReturnType<typeof getChartHistory>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetChartHistory<TData = Awaited<ReturnType<typeof getChartHistory>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityType: 'STOCK' | 'INDEX' | 'NEWS' | 'ARTICLE' | 'BOND' | 'COMMODITY' | 'CRYPTO' | 'CURRENCY' | 'DERIVATIVE' | 'ETF' | 'FUND' | 'FUTURE' | 'INTEREST' | 'PRECIOUS_METAL' | 'UNKNOWN',
    entityValue: string,
    params?: GetChartHistoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getChartHistory>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getChartHistory>>,
          TError,
          Awaited<ReturnType<typeof getChartHistory>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetChartHistory<TData = Awaited<ReturnType<typeof getChartHistory>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityType: 'STOCK' | 'INDEX' | 'NEWS' | 'ARTICLE' | 'BOND' | 'COMMODITY' | 'CRYPTO' | 'CURRENCY' | 'DERIVATIVE' | 'ETF' | 'FUND' | 'FUTURE' | 'INTEREST' | 'PRECIOUS_METAL' | 'UNKNOWN',
    entityValue: string,
    params?: GetChartHistoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getChartHistory>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Balken in gewünschter Auflösung
 */

export function useGetChartHistory<TData = Awaited<ReturnType<typeof getChartHistory>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityType: 'STOCK' | 'INDEX' | 'NEWS' | 'ARTICLE' | 'BOND' | 'COMMODITY' | 'CRYPTO' | 'CURRENCY' | 'DERIVATIVE' | 'ETF' | 'FUND' | 'FUTURE' | 'INTEREST' | 'PRECIOUS_METAL' | 'UNKNOWN',
    entityValue: string,
    params?: GetChartHistoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getChartHistory>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetChartHistoryQueryOptions(entityType,entityValue,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







/**
 * @summary Linie für einen Chart
 */
export const getSimpleChartHistory = (
    entityType: 'STOCK' | 'INDEX' | 'NEWS' | 'ARTICLE' | 'BOND' | 'COMMODITY' | 'CRYPTO' | 'CURRENCY' | 'DERIVATIVE' | 'ETF' | 'FUND' | 'FUTURE' | 'INTEREST' | 'PRECIOUS_METAL' | 'UNKNOWN',
    entityValue: string,
    params?: GetSimpleChartHistoryParams,
 signal?: AbortSignal
) => {


      return sendForHook<SimpleChartHistory>(
      {url: `/v1/instruments/${encodeURIComponent(String(entityType))}/${encodeURIComponent(String(entityValue))}/simple_chart_history`, method: 'GET',
        params, signal
    },
      );
    }




export const getGetSimpleChartHistoryQueryKey = (entityType: 'STOCK' | 'INDEX' | 'NEWS' | 'ARTICLE' | 'BOND' | 'COMMODITY' | 'CRYPTO' | 'CURRENCY' | 'DERIVATIVE' | 'ETF' | 'FUND' | 'FUTURE' | 'INTEREST' | 'PRECIOUS_METAL' | 'UNKNOWN',
    entityValue: string,
    params?: GetSimpleChartHistoryParams,) => {
    return [
    `/v1/instruments/${entityType}/${entityValue}/simple_chart_history`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetSimpleChartHistoryQueryOptions = <TData = Awaited<ReturnType<typeof getSimpleChartHistory>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(entityType: 'STOCK' | 'INDEX' | 'NEWS' | 'ARTICLE' | 'BOND' | 'COMMODITY' | 'CRYPTO' | 'CURRENCY' | 'DERIVATIVE' | 'ETF' | 'FUND' | 'FUTURE' | 'INTEREST' | 'PRECIOUS_METAL' | 'UNKNOWN',
    entityValue: string,
    params?: GetSimpleChartHistoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSimpleChartHistory>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetSimpleChartHistoryQueryKey(entityType,entityValue,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getSimpleChartHistory>>> = ({ signal }) => getSimpleChartHistory(entityType,entityValue,params, signal);





   return  { queryKey, queryFn, enabled: entityType !== null && entityType !== undefined && entityValue !== null && entityValue !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getSimpleChartHistory>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetSimpleChartHistoryQueryResult = NonNullable<Awaited<ReturnType<typeof getSimpleChartHistory>>>
export type GetSimpleChartHistoryQueryError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>


export function useGetSimpleChartHistory<TData = Awaited<ReturnType<typeof getSimpleChartHistory>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityType: 'STOCK' | 'INDEX' | 'NEWS' | 'ARTICLE' | 'BOND' | 'COMMODITY' | 'CRYPTO' | 'CURRENCY' | 'DERIVATIVE' | 'ETF' | 'FUND' | 'FUTURE' | 'INTEREST' | 'PRECIOUS_METAL' | 'UNKNOWN',
    entityValue: string,
    params: undefined |  GetSimpleChartHistoryParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSimpleChartHistory>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSimpleChartHistory>>,
          TError,
          Awaited<ReturnType<typeof getSimpleChartHistory>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSimpleChartHistory<TData = Awaited<ReturnType<typeof getSimpleChartHistory>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityType: 'STOCK' | 'INDEX' | 'NEWS' | 'ARTICLE' | 'BOND' | 'COMMODITY' | 'CRYPTO' | 'CURRENCY' | 'DERIVATIVE' | 'ETF' | 'FUND' | 'FUTURE' | 'INTEREST' | 'PRECIOUS_METAL' | 'UNKNOWN',
    entityValue: string,
    params?: GetSimpleChartHistoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSimpleChartHistory>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSimpleChartHistory>>,
          TError,
          Awaited<ReturnType<typeof getSimpleChartHistory>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSimpleChartHistory<TData = Awaited<ReturnType<typeof getSimpleChartHistory>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityType: 'STOCK' | 'INDEX' | 'NEWS' | 'ARTICLE' | 'BOND' | 'COMMODITY' | 'CRYPTO' | 'CURRENCY' | 'DERIVATIVE' | 'ETF' | 'FUND' | 'FUTURE' | 'INTEREST' | 'PRECIOUS_METAL' | 'UNKNOWN',
    entityValue: string,
    params?: GetSimpleChartHistoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSimpleChartHistory>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Linie für einen Chart
 */

export function useGetSimpleChartHistory<TData = Awaited<ReturnType<typeof getSimpleChartHistory>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityType: 'STOCK' | 'INDEX' | 'NEWS' | 'ARTICLE' | 'BOND' | 'COMMODITY' | 'CRYPTO' | 'CURRENCY' | 'DERIVATIVE' | 'ETF' | 'FUND' | 'FUTURE' | 'INTEREST' | 'PRECIOUS_METAL' | 'UNKNOWN',
    entityValue: string,
    params?: GetSimpleChartHistoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSimpleChartHistory>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetSimpleChartHistoryQueryOptions(entityType,entityValue,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







/**
 * @summary Tageskurse
 */
export const getEodHistory = (
    entityType: 'STOCK' | 'INDEX' | 'NEWS' | 'ARTICLE' | 'BOND' | 'COMMODITY' | 'CRYPTO' | 'CURRENCY' | 'DERIVATIVE' | 'ETF' | 'FUND' | 'FUTURE' | 'INTEREST' | 'PRECIOUS_METAL' | 'UNKNOWN',
    entityValue: string,
    params?: GetEodHistoryParams,
 signal?: AbortSignal
) => {


      return sendForHook<EodHistory>(
      {url: `/v1/instruments/${encodeURIComponent(String(entityType))}/${encodeURIComponent(String(entityValue))}/eod_history`, method: 'GET',
        params, signal
    },
      );
    }




export const getGetEodHistoryQueryKey = (entityType: 'STOCK' | 'INDEX' | 'NEWS' | 'ARTICLE' | 'BOND' | 'COMMODITY' | 'CRYPTO' | 'CURRENCY' | 'DERIVATIVE' | 'ETF' | 'FUND' | 'FUTURE' | 'INTEREST' | 'PRECIOUS_METAL' | 'UNKNOWN',
    entityValue: string,
    params?: GetEodHistoryParams,) => {
    return [
    `/v1/instruments/${entityType}/${entityValue}/eod_history`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetEodHistoryQueryOptions = <TData = Awaited<ReturnType<typeof getEodHistory>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(entityType: 'STOCK' | 'INDEX' | 'NEWS' | 'ARTICLE' | 'BOND' | 'COMMODITY' | 'CRYPTO' | 'CURRENCY' | 'DERIVATIVE' | 'ETF' | 'FUND' | 'FUTURE' | 'INTEREST' | 'PRECIOUS_METAL' | 'UNKNOWN',
    entityValue: string,
    params?: GetEodHistoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEodHistory>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetEodHistoryQueryKey(entityType,entityValue,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getEodHistory>>> = ({ signal }) => getEodHistory(entityType,entityValue,params, signal);





   return  { queryKey, queryFn, enabled: entityType !== null && entityType !== undefined && entityValue !== null && entityValue !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getEodHistory>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetEodHistoryQueryResult = NonNullable<Awaited<ReturnType<typeof getEodHistory>>>
export type GetEodHistoryQueryError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>


export function useGetEodHistory<TData = Awaited<ReturnType<typeof getEodHistory>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityType: 'STOCK' | 'INDEX' | 'NEWS' | 'ARTICLE' | 'BOND' | 'COMMODITY' | 'CRYPTO' | 'CURRENCY' | 'DERIVATIVE' | 'ETF' | 'FUND' | 'FUTURE' | 'INTEREST' | 'PRECIOUS_METAL' | 'UNKNOWN',
    entityValue: string,
    params: undefined |  GetEodHistoryParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEodHistory>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getEodHistory>>,
          TError,
          Awaited<ReturnType<typeof getEodHistory>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetEodHistory<TData = Awaited<ReturnType<typeof getEodHistory>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityType: 'STOCK' | 'INDEX' | 'NEWS' | 'ARTICLE' | 'BOND' | 'COMMODITY' | 'CRYPTO' | 'CURRENCY' | 'DERIVATIVE' | 'ETF' | 'FUND' | 'FUTURE' | 'INTEREST' | 'PRECIOUS_METAL' | 'UNKNOWN',
    entityValue: string,
    params?: GetEodHistoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEodHistory>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getEodHistory>>,
          TError,
          Awaited<ReturnType<typeof getEodHistory>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetEodHistory<TData = Awaited<ReturnType<typeof getEodHistory>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityType: 'STOCK' | 'INDEX' | 'NEWS' | 'ARTICLE' | 'BOND' | 'COMMODITY' | 'CRYPTO' | 'CURRENCY' | 'DERIVATIVE' | 'ETF' | 'FUND' | 'FUTURE' | 'INTEREST' | 'PRECIOUS_METAL' | 'UNKNOWN',
    entityValue: string,
    params?: GetEodHistoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEodHistory>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Tageskurse
 */

export function useGetEodHistory<TData = Awaited<ReturnType<typeof getEodHistory>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityType: 'STOCK' | 'INDEX' | 'NEWS' | 'ARTICLE' | 'BOND' | 'COMMODITY' | 'CRYPTO' | 'CURRENCY' | 'DERIVATIVE' | 'ETF' | 'FUND' | 'FUTURE' | 'INTEREST' | 'PRECIOUS_METAL' | 'UNKNOWN',
    entityValue: string,
    params?: GetEodHistoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEodHistory>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetEodHistoryQueryOptions(entityType,entityValue,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







/**
 * @summary Wertentwicklung und Kennzahlen aus Kursen
 */
export const getPerformanceValues = (
    entityType: 'STOCK' | 'INDEX' | 'NEWS' | 'ARTICLE' | 'BOND' | 'COMMODITY' | 'CRYPTO' | 'CURRENCY' | 'DERIVATIVE' | 'ETF' | 'FUND' | 'FUTURE' | 'INTEREST' | 'PRECIOUS_METAL' | 'UNKNOWN',
    entityValue: string,
    params?: GetPerformanceValuesParams,
 signal?: AbortSignal
) => {


      return sendForHook<PerformanceValues>(
      {url: `/v1/instruments/${encodeURIComponent(String(entityType))}/${encodeURIComponent(String(entityValue))}/performance_values`, method: 'GET',
        params, signal
    },
      );
    }




export const getGetPerformanceValuesQueryKey = (entityType: 'STOCK' | 'INDEX' | 'NEWS' | 'ARTICLE' | 'BOND' | 'COMMODITY' | 'CRYPTO' | 'CURRENCY' | 'DERIVATIVE' | 'ETF' | 'FUND' | 'FUTURE' | 'INTEREST' | 'PRECIOUS_METAL' | 'UNKNOWN',
    entityValue: string,
    params?: GetPerformanceValuesParams,) => {
    return [
    `/v1/instruments/${entityType}/${entityValue}/performance_values`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetPerformanceValuesQueryOptions = <TData = Awaited<ReturnType<typeof getPerformanceValues>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(entityType: 'STOCK' | 'INDEX' | 'NEWS' | 'ARTICLE' | 'BOND' | 'COMMODITY' | 'CRYPTO' | 'CURRENCY' | 'DERIVATIVE' | 'ETF' | 'FUND' | 'FUTURE' | 'INTEREST' | 'PRECIOUS_METAL' | 'UNKNOWN',
    entityValue: string,
    params?: GetPerformanceValuesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPerformanceValues>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPerformanceValuesQueryKey(entityType,entityValue,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPerformanceValues>>> = ({ signal }) => getPerformanceValues(entityType,entityValue,params, signal);





   return  { queryKey, queryFn, enabled: entityType !== null && entityType !== undefined && entityValue !== null && entityValue !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPerformanceValues>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPerformanceValuesQueryResult = NonNullable<Awaited<ReturnType<typeof getPerformanceValues>>>
export type GetPerformanceValuesQueryError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>


export function useGetPerformanceValues<TData = Awaited<ReturnType<typeof getPerformanceValues>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityType: 'STOCK' | 'INDEX' | 'NEWS' | 'ARTICLE' | 'BOND' | 'COMMODITY' | 'CRYPTO' | 'CURRENCY' | 'DERIVATIVE' | 'ETF' | 'FUND' | 'FUTURE' | 'INTEREST' | 'PRECIOUS_METAL' | 'UNKNOWN',
    entityValue: string,
    params: undefined |  GetPerformanceValuesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPerformanceValues>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPerformanceValues>>,
          TError,
          Awaited<ReturnType<typeof getPerformanceValues>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPerformanceValues<TData = Awaited<ReturnType<typeof getPerformanceValues>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityType: 'STOCK' | 'INDEX' | 'NEWS' | 'ARTICLE' | 'BOND' | 'COMMODITY' | 'CRYPTO' | 'CURRENCY' | 'DERIVATIVE' | 'ETF' | 'FUND' | 'FUTURE' | 'INTEREST' | 'PRECIOUS_METAL' | 'UNKNOWN',
    entityValue: string,
    params?: GetPerformanceValuesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPerformanceValues>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPerformanceValues>>,
          TError,
          Awaited<ReturnType<typeof getPerformanceValues>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPerformanceValues<TData = Awaited<ReturnType<typeof getPerformanceValues>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityType: 'STOCK' | 'INDEX' | 'NEWS' | 'ARTICLE' | 'BOND' | 'COMMODITY' | 'CRYPTO' | 'CURRENCY' | 'DERIVATIVE' | 'ETF' | 'FUND' | 'FUTURE' | 'INTEREST' | 'PRECIOUS_METAL' | 'UNKNOWN',
    entityValue: string,
    params?: GetPerformanceValuesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPerformanceValues>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Wertentwicklung und Kennzahlen aus Kursen
 */

export function useGetPerformanceValues<TData = Awaited<ReturnType<typeof getPerformanceValues>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityType: 'STOCK' | 'INDEX' | 'NEWS' | 'ARTICLE' | 'BOND' | 'COMMODITY' | 'CRYPTO' | 'CURRENCY' | 'DERIVATIVE' | 'ETF' | 'FUND' | 'FUTURE' | 'INTEREST' | 'PRECIOUS_METAL' | 'UNKNOWN',
    entityValue: string,
    params?: GetPerformanceValuesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPerformanceValues>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPerformanceValuesQueryOptions(entityType,entityValue,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







/**
 * @summary Wertentwicklung der Kalenderjahre
 */
export const getPerformanceValuesYear = (
    entityType: 'STOCK' | 'INDEX' | 'NEWS' | 'ARTICLE' | 'BOND' | 'COMMODITY' | 'CRYPTO' | 'CURRENCY' | 'DERIVATIVE' | 'ETF' | 'FUND' | 'FUTURE' | 'INTEREST' | 'PRECIOUS_METAL' | 'UNKNOWN',
    entityValue: string,
    params?: GetPerformanceValuesYearParams,
 signal?: AbortSignal
) => {


      return sendForHook<PerformanceValuesYear>(
      {url: `/v1/instruments/${encodeURIComponent(String(entityType))}/${encodeURIComponent(String(entityValue))}/performance_values_year`, method: 'GET',
        params, signal
    },
      );
    }




export const getGetPerformanceValuesYearQueryKey = (entityType: 'STOCK' | 'INDEX' | 'NEWS' | 'ARTICLE' | 'BOND' | 'COMMODITY' | 'CRYPTO' | 'CURRENCY' | 'DERIVATIVE' | 'ETF' | 'FUND' | 'FUTURE' | 'INTEREST' | 'PRECIOUS_METAL' | 'UNKNOWN',
    entityValue: string,
    params?: GetPerformanceValuesYearParams,) => {
    return [
    `/v1/instruments/${entityType}/${entityValue}/performance_values_year`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetPerformanceValuesYearQueryOptions = <TData = Awaited<ReturnType<typeof getPerformanceValuesYear>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(entityType: 'STOCK' | 'INDEX' | 'NEWS' | 'ARTICLE' | 'BOND' | 'COMMODITY' | 'CRYPTO' | 'CURRENCY' | 'DERIVATIVE' | 'ETF' | 'FUND' | 'FUTURE' | 'INTEREST' | 'PRECIOUS_METAL' | 'UNKNOWN',
    entityValue: string,
    params?: GetPerformanceValuesYearParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPerformanceValuesYear>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPerformanceValuesYearQueryKey(entityType,entityValue,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPerformanceValuesYear>>> = ({ signal }) => getPerformanceValuesYear(entityType,entityValue,params, signal);





   return  { queryKey, queryFn, enabled: entityType !== null && entityType !== undefined && entityValue !== null && entityValue !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPerformanceValuesYear>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPerformanceValuesYearQueryResult = NonNullable<Awaited<ReturnType<typeof getPerformanceValuesYear>>>
export type GetPerformanceValuesYearQueryError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>


export function useGetPerformanceValuesYear<TData = Awaited<ReturnType<typeof getPerformanceValuesYear>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityType: 'STOCK' | 'INDEX' | 'NEWS' | 'ARTICLE' | 'BOND' | 'COMMODITY' | 'CRYPTO' | 'CURRENCY' | 'DERIVATIVE' | 'ETF' | 'FUND' | 'FUTURE' | 'INTEREST' | 'PRECIOUS_METAL' | 'UNKNOWN',
    entityValue: string,
    params: undefined |  GetPerformanceValuesYearParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPerformanceValuesYear>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPerformanceValuesYear>>,
          TError,
          Awaited<ReturnType<typeof getPerformanceValuesYear>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPerformanceValuesYear<TData = Awaited<ReturnType<typeof getPerformanceValuesYear>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityType: 'STOCK' | 'INDEX' | 'NEWS' | 'ARTICLE' | 'BOND' | 'COMMODITY' | 'CRYPTO' | 'CURRENCY' | 'DERIVATIVE' | 'ETF' | 'FUND' | 'FUTURE' | 'INTEREST' | 'PRECIOUS_METAL' | 'UNKNOWN',
    entityValue: string,
    params?: GetPerformanceValuesYearParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPerformanceValuesYear>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPerformanceValuesYear>>,
          TError,
          Awaited<ReturnType<typeof getPerformanceValuesYear>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPerformanceValuesYear<TData = Awaited<ReturnType<typeof getPerformanceValuesYear>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityType: 'STOCK' | 'INDEX' | 'NEWS' | 'ARTICLE' | 'BOND' | 'COMMODITY' | 'CRYPTO' | 'CURRENCY' | 'DERIVATIVE' | 'ETF' | 'FUND' | 'FUTURE' | 'INTEREST' | 'PRECIOUS_METAL' | 'UNKNOWN',
    entityValue: string,
    params?: GetPerformanceValuesYearParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPerformanceValuesYear>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Wertentwicklung der Kalenderjahre
 */

export function useGetPerformanceValuesYear<TData = Awaited<ReturnType<typeof getPerformanceValuesYear>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityType: 'STOCK' | 'INDEX' | 'NEWS' | 'ARTICLE' | 'BOND' | 'COMMODITY' | 'CRYPTO' | 'CURRENCY' | 'DERIVATIVE' | 'ETF' | 'FUND' | 'FUTURE' | 'INTEREST' | 'PRECIOUS_METAL' | 'UNKNOWN',
    entityValue: string,
    params?: GetPerformanceValuesYearParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPerformanceValuesYear>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPerformanceValuesYearQueryOptions(entityType,entityValue,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







/**
 * @summary Mitglieder eines Index
 */
export const listIndexConstituents = (
    entityValue: string,
    params?: ListIndexConstituentsParams,
 signal?: AbortSignal
) => {


      return sendForHook<IndexConstituentList>(
      {url: `/v2/indices/${encodeURIComponent(String(entityValue))}/constituents`, method: 'GET',
        params, signal
    },
      );
    }




export const getListIndexConstituentsQueryKey = (entityValue: string,
    params?: ListIndexConstituentsParams,) => {
    return [
    `/v2/indices/${entityValue}/constituents`, ...(params ? [params] : [])
    ] as const;
    }


export const getListIndexConstituentsQueryOptions = <TData = Awaited<ReturnType<typeof listIndexConstituents>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(entityValue: string,
    params?: ListIndexConstituentsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listIndexConstituents>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListIndexConstituentsQueryKey(entityValue,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listIndexConstituents>>> = ({ signal }) => listIndexConstituents(entityValue,params, signal);





   return  { queryKey, queryFn, enabled: entityValue !== null && entityValue !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listIndexConstituents>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListIndexConstituentsQueryResult = NonNullable<Awaited<ReturnType<typeof listIndexConstituents>>>
export type ListIndexConstituentsQueryError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>


export function useListIndexConstituents<TData = Awaited<ReturnType<typeof listIndexConstituents>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityValue: string,
    params: undefined |  ListIndexConstituentsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listIndexConstituents>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listIndexConstituents>>,
          TError,
          Awaited<ReturnType<typeof listIndexConstituents>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListIndexConstituents<TData = Awaited<ReturnType<typeof listIndexConstituents>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityValue: string,
    params?: ListIndexConstituentsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listIndexConstituents>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listIndexConstituents>>,
          TError,
          Awaited<ReturnType<typeof listIndexConstituents>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListIndexConstituents<TData = Awaited<ReturnType<typeof listIndexConstituents>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityValue: string,
    params?: ListIndexConstituentsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listIndexConstituents>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Mitglieder eines Index
 */

export function useListIndexConstituents<TData = Awaited<ReturnType<typeof listIndexConstituents>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityValue: string,
    params?: ListIndexConstituentsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listIndexConstituents>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListIndexConstituentsQueryOptions(entityValue,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







/**
 * @summary Alle Mitglieder eines Index auf einmal
 */
export const listAllIndexConstituents = (
    entityValue: string,
 signal?: AbortSignal
) => {


      return sendForHook<IndexConstituentList>(
      {url: `/v1/indices/${encodeURIComponent(String(entityValue))}/constituents`, method: 'GET', signal
    },
      );
    }




export const getListAllIndexConstituentsQueryKey = (entityValue: string,) => {
    return [
    `/v1/indices/${entityValue}/constituents`
    ] as const;
    }


export const getListAllIndexConstituentsQueryOptions = <TData = Awaited<ReturnType<typeof listAllIndexConstituents>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(entityValue: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAllIndexConstituents>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListAllIndexConstituentsQueryKey(entityValue);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listAllIndexConstituents>>> = ({ signal }) => listAllIndexConstituents(entityValue, signal);





   return  { queryKey, queryFn, enabled: entityValue !== null && entityValue !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listAllIndexConstituents>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListAllIndexConstituentsQueryResult = NonNullable<Awaited<ReturnType<typeof listAllIndexConstituents>>>
export type ListAllIndexConstituentsQueryError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>


export function useListAllIndexConstituents<TData = Awaited<ReturnType<typeof listAllIndexConstituents>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityValue: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAllIndexConstituents>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAllIndexConstituents>>,
          TError,
          Awaited<ReturnType<typeof listAllIndexConstituents>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAllIndexConstituents<TData = Awaited<ReturnType<typeof listAllIndexConstituents>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityValue: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAllIndexConstituents>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAllIndexConstituents>>,
          TError,
          Awaited<ReturnType<typeof listAllIndexConstituents>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAllIndexConstituents<TData = Awaited<ReturnType<typeof listAllIndexConstituents>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityValue: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAllIndexConstituents>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Alle Mitglieder eines Index auf einmal
 */

export function useListAllIndexConstituents<TData = Awaited<ReturnType<typeof listAllIndexConstituents>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityValue: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAllIndexConstituents>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListAllIndexConstituentsQueryOptions(entityValue,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







/**
 * @summary Gewinner und Verlierer eines Index
 */
export const getIndexTopFlop = (
    entityValue: string,
    params?: GetIndexTopFlopParams,
 signal?: AbortSignal
) => {


      return sendForHook<IndexTopFlop>(
      {url: `/v2/indices/${encodeURIComponent(String(entityValue))}/top_flop`, method: 'GET',
        params, signal
    },
      );
    }




export const getGetIndexTopFlopQueryKey = (entityValue: string,
    params?: GetIndexTopFlopParams,) => {
    return [
    `/v2/indices/${entityValue}/top_flop`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetIndexTopFlopQueryOptions = <TData = Awaited<ReturnType<typeof getIndexTopFlop>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(entityValue: string,
    params?: GetIndexTopFlopParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getIndexTopFlop>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetIndexTopFlopQueryKey(entityValue,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getIndexTopFlop>>> = ({ signal }) => getIndexTopFlop(entityValue,params, signal);





   return  { queryKey, queryFn, enabled: entityValue !== null && entityValue !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getIndexTopFlop>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetIndexTopFlopQueryResult = NonNullable<Awaited<ReturnType<typeof getIndexTopFlop>>>
export type GetIndexTopFlopQueryError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>


export function useGetIndexTopFlop<TData = Awaited<ReturnType<typeof getIndexTopFlop>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityValue: string,
    params: undefined |  GetIndexTopFlopParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getIndexTopFlop>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getIndexTopFlop>>,
          TError,
          Awaited<ReturnType<typeof getIndexTopFlop>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetIndexTopFlop<TData = Awaited<ReturnType<typeof getIndexTopFlop>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityValue: string,
    params?: GetIndexTopFlopParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getIndexTopFlop>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getIndexTopFlop>>,
          TError,
          Awaited<ReturnType<typeof getIndexTopFlop>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetIndexTopFlop<TData = Awaited<ReturnType<typeof getIndexTopFlop>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityValue: string,
    params?: GetIndexTopFlopParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getIndexTopFlop>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Gewinner und Verlierer eines Index
 */

export function useGetIndexTopFlop<TData = Awaited<ReturnType<typeof getIndexTopFlop>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityValue: string,
    params?: GetIndexTopFlopParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getIndexTopFlop>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetIndexTopFlopQueryOptions(entityValue,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







/**
 * @summary Indizes suchen und filtern
 */
export const findIndices = (
    params?: FindIndicesParams,
 signal?: AbortSignal
) => {


      return sendForHook<IndexFinderResult>(
      {url: `/v1/indices/finder/configuration_query`, method: 'GET',
        params, signal
    },
      );
    }




export const getFindIndicesQueryKey = (params?: FindIndicesParams,) => {
    return [
    `/v1/indices/finder/configuration_query`, ...(params ? [params] : [])
    ] as const;
    }


export const getFindIndicesQueryOptions = <TData = Awaited<ReturnType<typeof findIndices>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(params?: FindIndicesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof findIndices>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getFindIndicesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof findIndices>>> = ({ signal }) => findIndices(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof findIndices>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type FindIndicesQueryResult = NonNullable<Awaited<ReturnType<typeof findIndices>>>
export type FindIndicesQueryError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>


export function useFindIndices<TData = Awaited<ReturnType<typeof findIndices>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 params: undefined |  FindIndicesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof findIndices>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof findIndices>>,
          TError,
          Awaited<ReturnType<typeof findIndices>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useFindIndices<TData = Awaited<ReturnType<typeof findIndices>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 params?: FindIndicesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof findIndices>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof findIndices>>,
          TError,
          Awaited<ReturnType<typeof findIndices>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useFindIndices<TData = Awaited<ReturnType<typeof findIndices>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 params?: FindIndicesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof findIndices>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Indizes suchen und filtern
 */

export function useFindIndices<TData = Awaited<ReturnType<typeof findIndices>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 params?: FindIndicesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof findIndices>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getFindIndicesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







/**
 * @summary Instrumente nach Name, ISIN, WKN oder Kürzel suchen
 */
export const queryInstruments = (
    params: QueryInstrumentsParams,
 signal?: AbortSignal
) => {


      return sendForHook<InstrumentQueryResult>(
      {url: `/v1/instruments/query`, method: 'GET',
        params, signal
    },
      );
    }




export const getQueryInstrumentsQueryKey = (params?: QueryInstrumentsParams,) => {
    return [
    `/v1/instruments/query`, ...(params ? [params] : [])
    ] as const;
    }


export const getQueryInstrumentsQueryOptions = <TData = Awaited<ReturnType<typeof queryInstruments>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(params: QueryInstrumentsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof queryInstruments>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getQueryInstrumentsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof queryInstruments>>> = ({ signal }) => queryInstruments(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof queryInstruments>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type QueryInstrumentsQueryResult = NonNullable<Awaited<ReturnType<typeof queryInstruments>>>
export type QueryInstrumentsQueryError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>


export function useQueryInstruments<TData = Awaited<ReturnType<typeof queryInstruments>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 params: QueryInstrumentsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof queryInstruments>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof queryInstruments>>,
          TError,
          Awaited<ReturnType<typeof queryInstruments>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useQueryInstruments<TData = Awaited<ReturnType<typeof queryInstruments>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 params: QueryInstrumentsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof queryInstruments>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof queryInstruments>>,
          TError,
          Awaited<ReturnType<typeof queryInstruments>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useQueryInstruments<TData = Awaited<ReturnType<typeof queryInstruments>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 params: QueryInstrumentsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof queryInstruments>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Instrumente nach Name, ISIN, WKN oder Kürzel suchen
 */

export function useQueryInstruments<TData = Awaited<ReturnType<typeof queryInstruments>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 params: QueryInstrumentsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof queryInstruments>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getQueryInstrumentsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







/**
 * @summary Mehrere Instrumente auf einmal
 */
export const listInstruments = (
    instrumentListRequest: BodyType<InstrumentListRequest>,
 signal?: AbortSignal
) => {


      return sendForHook<InstrumentList>(
      {url: `/v1/instruments/list`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: instrumentListRequest, signal
    },
      );
    }




export const getListInstrumentsQueryKey = (instrumentListRequest?: BodyType<InstrumentListRequest>,) => {
    return [
    'POST', `/v1/instruments/list`, instrumentListRequest
    ] as const;
    }


export const getListInstrumentsQueryOptions = <TData = Awaited<ReturnType<typeof listInstruments>>, TError = ErrorType<BadRequestResponse | PayloadTooLargeResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(instrumentListRequest: BodyType<InstrumentListRequest>, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInstruments>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListInstrumentsQueryKey(instrumentListRequest);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listInstruments>>> = ({ signal }) => listInstruments(instrumentListRequest, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listInstruments>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListInstrumentsQueryResult = NonNullable<Awaited<ReturnType<typeof listInstruments>>>
export type ListInstrumentsQueryError = ErrorType<BadRequestResponse | PayloadTooLargeResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>


export function useListInstruments<TData = Awaited<ReturnType<typeof listInstruments>>, TError = ErrorType<BadRequestResponse | PayloadTooLargeResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 instrumentListRequest: BodyType<InstrumentListRequest>, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInstruments>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listInstruments>>,
          TError,
          Awaited<ReturnType<typeof listInstruments>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListInstruments<TData = Awaited<ReturnType<typeof listInstruments>>, TError = ErrorType<BadRequestResponse | PayloadTooLargeResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 instrumentListRequest: BodyType<InstrumentListRequest>, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInstruments>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listInstruments>>,
          TError,
          Awaited<ReturnType<typeof listInstruments>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListInstruments<TData = Awaited<ReturnType<typeof listInstruments>>, TError = ErrorType<BadRequestResponse | PayloadTooLargeResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 instrumentListRequest: BodyType<InstrumentListRequest>, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInstruments>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Mehrere Instrumente auf einmal
 */

export function useListInstruments<TData = Awaited<ReturnType<typeof listInstruments>>, TError = ErrorType<BadRequestResponse | PayloadTooLargeResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 instrumentListRequest: BodyType<InstrumentListRequest>, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInstruments>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListInstrumentsQueryOptions(instrumentListRequest,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







/**
 * Die Reihenfolge bleibt gleich, solange sich der Katalog nicht ändert. Eine Seite hinter der letzten ist leer.
 * @summary Alle Instrumente, Seite für Seite
 */
export const listCatalogue = (
    params?: ListCatalogueParams,
 signal?: AbortSignal
) => {


      return sendForHook<InstrumentCatalogue>(
      {url: `/v1/instruments/catalogue`, method: 'GET',
        params, signal
    },
      );
    }




export const getListCatalogueQueryKey = (params?: ListCatalogueParams,) => {
    return [
    `/v1/instruments/catalogue`, ...(params ? [params] : [])
    ] as const;
    }


export const getListCatalogueQueryOptions = <TData = Awaited<ReturnType<typeof listCatalogue>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(params?: ListCatalogueParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCatalogue>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCatalogueQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCatalogue>>> = ({ signal }) => listCatalogue(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listCatalogue>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListCatalogueQueryResult = NonNullable<Awaited<ReturnType<typeof listCatalogue>>>
export type ListCatalogueQueryError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>


export function useListCatalogue<TData = Awaited<ReturnType<typeof listCatalogue>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 params: undefined |  ListCatalogueParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCatalogue>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCatalogue>>,
          TError,
          Awaited<ReturnType<typeof listCatalogue>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCatalogue<TData = Awaited<ReturnType<typeof listCatalogue>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 params?: ListCatalogueParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCatalogue>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCatalogue>>,
          TError,
          Awaited<ReturnType<typeof listCatalogue>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCatalogue<TData = Awaited<ReturnType<typeof listCatalogue>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 params?: ListCatalogueParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCatalogue>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Alle Instrumente, Seite für Seite
 */

export function useListCatalogue<TData = Awaited<ReturnType<typeof listCatalogue>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 params?: ListCatalogueParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCatalogue>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCatalogueQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







/**
 * @summary Ein Instrument
 */
export const getInstrument = (
    entityType: 'STOCK' | 'INDEX' | 'NEWS' | 'ARTICLE' | 'BOND' | 'COMMODITY' | 'CRYPTO' | 'CURRENCY' | 'DERIVATIVE' | 'ETF' | 'FUND' | 'FUTURE' | 'INTEREST' | 'PRECIOUS_METAL' | 'UNKNOWN',
    entityValue: string,
 signal?: AbortSignal
) => {


      return sendForHook<Instrument>(
      {url: `/v1/instruments/${encodeURIComponent(String(entityType))}/${encodeURIComponent(String(entityValue))}`, method: 'GET', signal
    },
      );
    }




export const getGetInstrumentQueryKey = (entityType: 'STOCK' | 'INDEX' | 'NEWS' | 'ARTICLE' | 'BOND' | 'COMMODITY' | 'CRYPTO' | 'CURRENCY' | 'DERIVATIVE' | 'ETF' | 'FUND' | 'FUTURE' | 'INTEREST' | 'PRECIOUS_METAL' | 'UNKNOWN',
    entityValue: string,) => {
    return [
    `/v1/instruments/${entityType}/${entityValue}`
    ] as const;
    }


export const getGetInstrumentQueryOptions = <TData = Awaited<ReturnType<typeof getInstrument>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(entityType: 'STOCK' | 'INDEX' | 'NEWS' | 'ARTICLE' | 'BOND' | 'COMMODITY' | 'CRYPTO' | 'CURRENCY' | 'DERIVATIVE' | 'ETF' | 'FUND' | 'FUTURE' | 'INTEREST' | 'PRECIOUS_METAL' | 'UNKNOWN',
    entityValue: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInstrument>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetInstrumentQueryKey(entityType,entityValue);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getInstrument>>> = ({ signal }) => getInstrument(entityType,entityValue, signal);





   return  { queryKey, queryFn, enabled: entityType !== null && entityType !== undefined && entityValue !== null && entityValue !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getInstrument>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetInstrumentQueryResult = NonNullable<Awaited<ReturnType<typeof getInstrument>>>
export type GetInstrumentQueryError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>


export function useGetInstrument<TData = Awaited<ReturnType<typeof getInstrument>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityType: 'STOCK' | 'INDEX' | 'NEWS' | 'ARTICLE' | 'BOND' | 'COMMODITY' | 'CRYPTO' | 'CURRENCY' | 'DERIVATIVE' | 'ETF' | 'FUND' | 'FUTURE' | 'INTEREST' | 'PRECIOUS_METAL' | 'UNKNOWN',
    entityValue: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInstrument>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getInstrument>>,
          TError,
          Awaited<ReturnType<typeof getInstrument>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetInstrument<TData = Awaited<ReturnType<typeof getInstrument>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityType: 'STOCK' | 'INDEX' | 'NEWS' | 'ARTICLE' | 'BOND' | 'COMMODITY' | 'CRYPTO' | 'CURRENCY' | 'DERIVATIVE' | 'ETF' | 'FUND' | 'FUTURE' | 'INTEREST' | 'PRECIOUS_METAL' | 'UNKNOWN',
    entityValue: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInstrument>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getInstrument>>,
          TError,
          Awaited<ReturnType<typeof getInstrument>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetInstrument<TData = Awaited<ReturnType<typeof getInstrument>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityType: 'STOCK' | 'INDEX' | 'NEWS' | 'ARTICLE' | 'BOND' | 'COMMODITY' | 'CRYPTO' | 'CURRENCY' | 'DERIVATIVE' | 'ETF' | 'FUND' | 'FUTURE' | 'INTEREST' | 'PRECIOUS_METAL' | 'UNKNOWN',
    entityValue: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInstrument>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Ein Instrument
 */

export function useGetInstrument<TData = Awaited<ReturnType<typeof getInstrument>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityType: 'STOCK' | 'INDEX' | 'NEWS' | 'ARTICLE' | 'BOND' | 'COMMODITY' | 'CRYPTO' | 'CURRENCY' | 'DERIVATIVE' | 'ETF' | 'FUND' | 'FUTURE' | 'INTEREST' | 'PRECIOUS_METAL' | 'UNKNOWN',
    entityValue: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInstrument>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetInstrumentQueryOptions(entityType,entityValue,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







/**
 * @summary Instrumente suchen, Treffer mit Leitbörse und Kurs
 */
export const queryInstrumentsExtended = (
    params: QueryInstrumentsExtendedParams,
 signal?: AbortSignal
) => {


      return sendForHook<InstrumentExtendedQueryResult>(
      {url: `/v1/instruments/query_extended`, method: 'GET',
        params, signal
    },
      );
    }




export const getQueryInstrumentsExtendedQueryKey = (params?: QueryInstrumentsExtendedParams,) => {
    return [
    `/v1/instruments/query_extended`, ...(params ? [params] : [])
    ] as const;
    }


export const getQueryInstrumentsExtendedQueryOptions = <TData = Awaited<ReturnType<typeof queryInstrumentsExtended>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(params: QueryInstrumentsExtendedParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof queryInstrumentsExtended>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getQueryInstrumentsExtendedQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof queryInstrumentsExtended>>> = ({ signal }) => queryInstrumentsExtended(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof queryInstrumentsExtended>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type QueryInstrumentsExtendedQueryResult = NonNullable<Awaited<ReturnType<typeof queryInstrumentsExtended>>>
export type QueryInstrumentsExtendedQueryError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>


export function useQueryInstrumentsExtended<TData = Awaited<ReturnType<typeof queryInstrumentsExtended>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 params: QueryInstrumentsExtendedParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof queryInstrumentsExtended>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof queryInstrumentsExtended>>,
          TError,
          Awaited<ReturnType<typeof queryInstrumentsExtended>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useQueryInstrumentsExtended<TData = Awaited<ReturnType<typeof queryInstrumentsExtended>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 params: QueryInstrumentsExtendedParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof queryInstrumentsExtended>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof queryInstrumentsExtended>>,
          TError,
          Awaited<ReturnType<typeof queryInstrumentsExtended>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useQueryInstrumentsExtended<TData = Awaited<ReturnType<typeof queryInstrumentsExtended>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 params: QueryInstrumentsExtendedParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof queryInstrumentsExtended>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Instrumente suchen, Treffer mit Leitbörse und Kurs
 */

export function useQueryInstrumentsExtended<TData = Awaited<ReturnType<typeof queryInstrumentsExtended>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 params: QueryInstrumentsExtendedParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof queryInstrumentsExtended>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getQueryInstrumentsExtendedQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







/**
 * @summary Instrumente suchen (Ergebnisseite)
 */
export const searchInstruments = (
    params: SearchInstrumentsParams,
 signal?: AbortSignal
) => {


      return sendForHook<InstrumentQueryResult>(
      {url: `/v1/instruments/search`, method: 'GET',
        params, signal
    },
      );
    }




export const getSearchInstrumentsQueryKey = (params?: SearchInstrumentsParams,) => {
    return [
    `/v1/instruments/search`, ...(params ? [params] : [])
    ] as const;
    }


export const getSearchInstrumentsQueryOptions = <TData = Awaited<ReturnType<typeof searchInstruments>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(params: SearchInstrumentsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchInstruments>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getSearchInstrumentsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof searchInstruments>>> = ({ signal }) => searchInstruments(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof searchInstruments>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type SearchInstrumentsQueryResult = NonNullable<Awaited<ReturnType<typeof searchInstruments>>>
export type SearchInstrumentsQueryError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>


export function useSearchInstruments<TData = Awaited<ReturnType<typeof searchInstruments>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 params: SearchInstrumentsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchInstruments>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof searchInstruments>>,
          TError,
          Awaited<ReturnType<typeof searchInstruments>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchInstruments<TData = Awaited<ReturnType<typeof searchInstruments>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 params: SearchInstrumentsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchInstruments>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof searchInstruments>>,
          TError,
          Awaited<ReturnType<typeof searchInstruments>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchInstruments<TData = Awaited<ReturnType<typeof searchInstruments>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 params: SearchInstrumentsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchInstruments>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Instrumente suchen (Ergebnisseite)
 */

export function useSearchInstruments<TData = Awaited<ReturnType<typeof searchInstruments>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 params: SearchInstrumentsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchInstruments>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getSearchInstrumentsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







/**
 * @summary Treffer nach Art gruppiert
 */
export const searchInstrumentsByFacet = (
    params: SearchInstrumentsByFacetParams,
 signal?: AbortSignal
) => {


      return sendForHook<InstrumentFacetResult>(
      {url: `/v1/instruments/search/facet`, method: 'GET',
        params, signal
    },
      );
    }




export const getSearchInstrumentsByFacetQueryKey = (params?: SearchInstrumentsByFacetParams,) => {
    return [
    `/v1/instruments/search/facet`, ...(params ? [params] : [])
    ] as const;
    }


export const getSearchInstrumentsByFacetQueryOptions = <TData = Awaited<ReturnType<typeof searchInstrumentsByFacet>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(params: SearchInstrumentsByFacetParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchInstrumentsByFacet>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getSearchInstrumentsByFacetQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof searchInstrumentsByFacet>>> = ({ signal }) => searchInstrumentsByFacet(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof searchInstrumentsByFacet>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type SearchInstrumentsByFacetQueryResult = NonNullable<Awaited<ReturnType<typeof searchInstrumentsByFacet>>>
export type SearchInstrumentsByFacetQueryError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>


export function useSearchInstrumentsByFacet<TData = Awaited<ReturnType<typeof searchInstrumentsByFacet>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 params: SearchInstrumentsByFacetParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchInstrumentsByFacet>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof searchInstrumentsByFacet>>,
          TError,
          Awaited<ReturnType<typeof searchInstrumentsByFacet>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchInstrumentsByFacet<TData = Awaited<ReturnType<typeof searchInstrumentsByFacet>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 params: SearchInstrumentsByFacetParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchInstrumentsByFacet>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof searchInstrumentsByFacet>>,
          TError,
          Awaited<ReturnType<typeof searchInstrumentsByFacet>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchInstrumentsByFacet<TData = Awaited<ReturnType<typeof searchInstrumentsByFacet>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 params: SearchInstrumentsByFacetParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchInstrumentsByFacet>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Treffer nach Art gruppiert
 */

export function useSearchInstrumentsByFacet<TData = Awaited<ReturnType<typeof searchInstrumentsByFacet>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 params: SearchInstrumentsByFacetParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchInstrumentsByFacet>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getSearchInstrumentsByFacetQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







/**
 * @summary Eine Seite Treffer einer Art
 */
export const searchInstrumentsOfType = (
    type: EntityType,
    params: SearchInstrumentsOfTypeParams,
 signal?: AbortSignal
) => {


      return sendForHook<InstrumentTypeSearchResult>(
      {url: `/v1/instruments/search/${encodeURIComponent(String(type))}`, method: 'GET',
        params, signal
    },
      );
    }




export const getSearchInstrumentsOfTypeQueryKey = (type: EntityType,
    params?: SearchInstrumentsOfTypeParams,) => {
    return [
    `/v1/instruments/search/${type}`, ...(params ? [params] : [])
    ] as const;
    }


export const getSearchInstrumentsOfTypeQueryOptions = <TData = Awaited<ReturnType<typeof searchInstrumentsOfType>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(type: EntityType,
    params: SearchInstrumentsOfTypeParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchInstrumentsOfType>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getSearchInstrumentsOfTypeQueryKey(type,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof searchInstrumentsOfType>>> = ({ signal }) => searchInstrumentsOfType(type,params, signal);





   return  { queryKey, queryFn, enabled: type !== null && type !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof searchInstrumentsOfType>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type SearchInstrumentsOfTypeQueryResult = NonNullable<Awaited<ReturnType<typeof searchInstrumentsOfType>>>
export type SearchInstrumentsOfTypeQueryError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>


export function useSearchInstrumentsOfType<TData = Awaited<ReturnType<typeof searchInstrumentsOfType>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 type: EntityType,
    params: SearchInstrumentsOfTypeParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchInstrumentsOfType>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof searchInstrumentsOfType>>,
          TError,
          Awaited<ReturnType<typeof searchInstrumentsOfType>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchInstrumentsOfType<TData = Awaited<ReturnType<typeof searchInstrumentsOfType>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 type: EntityType,
    params: SearchInstrumentsOfTypeParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchInstrumentsOfType>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof searchInstrumentsOfType>>,
          TError,
          Awaited<ReturnType<typeof searchInstrumentsOfType>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchInstrumentsOfType<TData = Awaited<ReturnType<typeof searchInstrumentsOfType>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 type: EntityType,
    params: SearchInstrumentsOfTypeParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchInstrumentsOfType>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Eine Seite Treffer einer Art
 */

export function useSearchInstrumentsOfType<TData = Awaited<ReturnType<typeof searchInstrumentsOfType>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 type: EntityType,
    params: SearchInstrumentsOfTypeParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchInstrumentsOfType>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getSearchInstrumentsOfTypeQueryOptions(type,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







/**
 * @summary Sparpläne, in denen das Instrument bespart werden kann
 */
export const listSavingsPlans = (
    entityType: 'STOCK' | 'INDEX' | 'NEWS' | 'ARTICLE' | 'BOND' | 'COMMODITY' | 'CRYPTO' | 'CURRENCY' | 'DERIVATIVE' | 'ETF' | 'FUND' | 'FUTURE' | 'INTEREST' | 'PRECIOUS_METAL' | 'UNKNOWN',
    entityValue: string,
    params?: ListSavingsPlansParams,
 signal?: AbortSignal
) => {


      return sendForHook<SavingsPlanList>(
      {url: `/v1/instruments/${encodeURIComponent(String(entityType))}/${encodeURIComponent(String(entityValue))}/savings_plans`, method: 'GET',
        params, signal
    },
      );
    }




export const getListSavingsPlansQueryKey = (entityType: 'STOCK' | 'INDEX' | 'NEWS' | 'ARTICLE' | 'BOND' | 'COMMODITY' | 'CRYPTO' | 'CURRENCY' | 'DERIVATIVE' | 'ETF' | 'FUND' | 'FUTURE' | 'INTEREST' | 'PRECIOUS_METAL' | 'UNKNOWN',
    entityValue: string,
    params?: ListSavingsPlansParams,) => {
    return [
    `/v1/instruments/${entityType}/${entityValue}/savings_plans`, ...(params ? [params] : [])
    ] as const;
    }


export const getListSavingsPlansQueryOptions = <TData = Awaited<ReturnType<typeof listSavingsPlans>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(entityType: 'STOCK' | 'INDEX' | 'NEWS' | 'ARTICLE' | 'BOND' | 'COMMODITY' | 'CRYPTO' | 'CURRENCY' | 'DERIVATIVE' | 'ETF' | 'FUND' | 'FUTURE' | 'INTEREST' | 'PRECIOUS_METAL' | 'UNKNOWN',
    entityValue: string,
    params?: ListSavingsPlansParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSavingsPlans>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSavingsPlansQueryKey(entityType,entityValue,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSavingsPlans>>> = ({ signal }) => listSavingsPlans(entityType,entityValue,params, signal);





   return  { queryKey, queryFn, enabled: entityType !== null && entityType !== undefined && entityValue !== null && entityValue !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listSavingsPlans>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListSavingsPlansQueryResult = NonNullable<Awaited<ReturnType<typeof listSavingsPlans>>>
export type ListSavingsPlansQueryError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>


export function useListSavingsPlans<TData = Awaited<ReturnType<typeof listSavingsPlans>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityType: 'STOCK' | 'INDEX' | 'NEWS' | 'ARTICLE' | 'BOND' | 'COMMODITY' | 'CRYPTO' | 'CURRENCY' | 'DERIVATIVE' | 'ETF' | 'FUND' | 'FUTURE' | 'INTEREST' | 'PRECIOUS_METAL' | 'UNKNOWN',
    entityValue: string,
    params: undefined |  ListSavingsPlansParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSavingsPlans>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSavingsPlans>>,
          TError,
          Awaited<ReturnType<typeof listSavingsPlans>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSavingsPlans<TData = Awaited<ReturnType<typeof listSavingsPlans>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityType: 'STOCK' | 'INDEX' | 'NEWS' | 'ARTICLE' | 'BOND' | 'COMMODITY' | 'CRYPTO' | 'CURRENCY' | 'DERIVATIVE' | 'ETF' | 'FUND' | 'FUTURE' | 'INTEREST' | 'PRECIOUS_METAL' | 'UNKNOWN',
    entityValue: string,
    params?: ListSavingsPlansParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSavingsPlans>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSavingsPlans>>,
          TError,
          Awaited<ReturnType<typeof listSavingsPlans>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSavingsPlans<TData = Awaited<ReturnType<typeof listSavingsPlans>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityType: 'STOCK' | 'INDEX' | 'NEWS' | 'ARTICLE' | 'BOND' | 'COMMODITY' | 'CRYPTO' | 'CURRENCY' | 'DERIVATIVE' | 'ETF' | 'FUND' | 'FUTURE' | 'INTEREST' | 'PRECIOUS_METAL' | 'UNKNOWN',
    entityValue: string,
    params?: ListSavingsPlansParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSavingsPlans>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Sparpläne, in denen das Instrument bespart werden kann
 */

export function useListSavingsPlans<TData = Awaited<ReturnType<typeof listSavingsPlans>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityType: 'STOCK' | 'INDEX' | 'NEWS' | 'ARTICLE' | 'BOND' | 'COMMODITY' | 'CRYPTO' | 'CURRENCY' | 'DERIVATIVE' | 'ETF' | 'FUND' | 'FUTURE' | 'INTEREST' | 'PRECIOUS_METAL' | 'UNKNOWN',
    entityValue: string,
    params?: ListSavingsPlansParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSavingsPlans>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListSavingsPlansQueryOptions(entityType,entityValue,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







/**
 * @summary Kasten der Krypto-Broker für einen Bereich des Portals
 */
export const getCryptoTraderBox = (
    params?: GetCryptoTraderBoxParams,
 signal?: AbortSignal
) => {


      return sendForHook<TraderBox>(
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


      return sendForHook<CategorySponsoringList>(
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


      return sendForHook<QuicklinkList>(
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


      return sendForHook<UnderlyingSponsoringList>(
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


      return sendForHook<PartnerList>(
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


      return sendForHook<DerivativeTeaserList>(
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


      return sendForHook<PartnerList>(
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


      return sendForHook<FundTeaserList>(
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


      return sendForHook<TrendRadar>(
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


      return sendForHook<SearchSponsoring>(
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


      return sendForHook<DerivativeTeaserList>(
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


      return sendForHook<DerivativeTeaserList>(
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


      return sendForHook<DerivativeTeaserList>(
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
 * @summary Ähnliche Derivate
 */
export const listSimilarDerivatives = (
    entityValue: string,
    params?: ListSimilarDerivativesParams,
 signal?: AbortSignal
) => {


      return sendForHook<DerivativeTeaserList>(
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


      return sendForHook<DerivativeTeaserList>(
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


      return sendForHook<DerivativeTeaserList>(
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


      return sendForHook<TraderBox>(
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


      return sendForHook<TurboBox>(
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







/**
 * @summary Hinweise für die Plätze einer Seite
 */
export const getInteractions = (
    params: GetInteractionsParams,
 signal?: AbortSignal
) => {


      return sendForHook<InteractionAnswer>(
      {url: `/v2/interactions`, method: 'GET',
        params, signal
    },
      );
    }




export const getGetInteractionsQueryKey = (params?: GetInteractionsParams,) => {
    return [
    `/v2/interactions`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetInteractionsQueryOptions = <TData = Awaited<ReturnType<typeof getInteractions>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(params: GetInteractionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInteractions>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetInteractionsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getInteractions>>> = ({ signal }) => getInteractions(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getInteractions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetInteractionsQueryResult = NonNullable<Awaited<ReturnType<typeof getInteractions>>>
export type GetInteractionsQueryError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>


export function useGetInteractions<TData = Awaited<ReturnType<typeof getInteractions>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 params: GetInteractionsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInteractions>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getInteractions>>,
          TError,
          Awaited<ReturnType<typeof getInteractions>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetInteractions<TData = Awaited<ReturnType<typeof getInteractions>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 params: GetInteractionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInteractions>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getInteractions>>,
          TError,
          Awaited<ReturnType<typeof getInteractions>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetInteractions<TData = Awaited<ReturnType<typeof getInteractions>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 params: GetInteractionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInteractions>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Hinweise für die Plätze einer Seite
 */

export function useGetInteractions<TData = Awaited<ReturnType<typeof getInteractions>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 params: GetInteractionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInteractions>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetInteractionsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







/**
 * @summary Zugang zur Kursversorgung
 */
export const getPushToken = (

 signal?: AbortSignal
) => {


      return sendForHook<PushToken>(
      {url: `/v1/push/token`, method: 'GET', signal
    },
      );
    }




export const getGetPushTokenQueryKey = () => {
    return [
    `/v1/push/token`
    ] as const;
    }


export const getGetPushTokenQueryOptions = <TData = Awaited<ReturnType<typeof getPushToken>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPushToken>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPushTokenQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPushToken>>> = ({ signal }) => getPushToken(signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPushToken>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPushTokenQueryResult = NonNullable<Awaited<ReturnType<typeof getPushToken>>>
export type GetPushTokenQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>


export function useGetPushToken<TData = Awaited<ReturnType<typeof getPushToken>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPushToken>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPushToken>>,
          TError,
          Awaited<ReturnType<typeof getPushToken>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPushToken<TData = Awaited<ReturnType<typeof getPushToken>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPushToken>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPushToken>>,
          TError,
          Awaited<ReturnType<typeof getPushToken>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPushToken<TData = Awaited<ReturnType<typeof getPushToken>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPushToken>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Zugang zur Kursversorgung
 */

export function useGetPushToken<TData = Awaited<ReturnType<typeof getPushToken>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPushToken>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPushTokenQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







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







/**
 * @summary Ein Ereignis oder einen Seitenaufruf melden
 */
export const sendScapaData = (
    scapaData: BodyType<ScapaData>,
 signal?: AbortSignal
) => {


      return sendForHook<void>(
      {url: `/v1/scapa/data`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: scapaData, signal
    },
      );
    }




export const getSendScapaDataMutationKey = () => ['sendScapaData'] as const;

export const getSendScapaDataMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | PayloadTooLargeResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendScapaData>>, TError,SendScapaDataMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof sendScapaData>>, TError,SendScapaDataMutationVariables, TContext> => {

const mutationKey = getSendScapaDataMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof sendScapaData>>, SendScapaDataMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  sendScapaData(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SendScapaDataMutationResult = NonNullable<Awaited<ReturnType<typeof sendScapaData>>>
    export type SendScapaDataMutationBody = BodyType<ScapaData>
    export type SendScapaDataMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | PayloadTooLargeResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>
    export type SendScapaDataMutationVariables = {data: BodyType<ScapaData>}

    /**
 * @summary Ein Ereignis oder einen Seitenaufruf melden
 */
export const useSendScapaData = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | PayloadTooLargeResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendScapaData>>, TError,SendScapaDataMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof sendScapaData>>,
        TError,
        SendScapaDataMutationVariables,
        TContext
      > => {
      return useMutation(getSendScapaDataMutationOptions(options), queryClient);
    }

/**
 * @summary Alles zu einer Aktie
 */
export const getStockSnapshot = (
    entityValue: string,
 signal?: AbortSignal
) => {


      return sendForHook<StockSnapshot>(
      {url: `/v1/stocks/${encodeURIComponent(String(entityValue))}/snapshot`, method: 'GET', signal
    },
      );
    }




export const getGetStockSnapshotQueryKey = (entityValue: string,) => {
    return [
    `/v1/stocks/${entityValue}/snapshot`
    ] as const;
    }


export const getGetStockSnapshotQueryOptions = <TData = Awaited<ReturnType<typeof getStockSnapshot>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(entityValue: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStockSnapshot>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetStockSnapshotQueryKey(entityValue);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getStockSnapshot>>> = ({ signal }) => getStockSnapshot(entityValue, signal);





   return  { queryKey, queryFn, enabled: entityValue !== null && entityValue !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getStockSnapshot>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetStockSnapshotQueryResult = NonNullable<Awaited<ReturnType<typeof getStockSnapshot>>>
export type GetStockSnapshotQueryError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>


export function useGetStockSnapshot<TData = Awaited<ReturnType<typeof getStockSnapshot>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityValue: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStockSnapshot>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getStockSnapshot>>,
          TError,
          Awaited<ReturnType<typeof getStockSnapshot>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetStockSnapshot<TData = Awaited<ReturnType<typeof getStockSnapshot>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityValue: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStockSnapshot>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getStockSnapshot>>,
          TError,
          Awaited<ReturnType<typeof getStockSnapshot>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetStockSnapshot<TData = Awaited<ReturnType<typeof getStockSnapshot>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityValue: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStockSnapshot>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Alles zu einer Aktie
 */

export function useGetStockSnapshot<TData = Awaited<ReturnType<typeof getStockSnapshot>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityValue: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStockSnapshot>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetStockSnapshotQueryOptions(entityValue,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







/**
 * @summary Alles zu einem Index
 */
export const getIndexSnapshot = (
    entityValue: string,
 signal?: AbortSignal
) => {


      return sendForHook<IndexSnapshot>(
      {url: `/v1/indices/${encodeURIComponent(String(entityValue))}/snapshot`, method: 'GET', signal
    },
      );
    }




export const getGetIndexSnapshotQueryKey = (entityValue: string,) => {
    return [
    `/v1/indices/${entityValue}/snapshot`
    ] as const;
    }


export const getGetIndexSnapshotQueryOptions = <TData = Awaited<ReturnType<typeof getIndexSnapshot>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(entityValue: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getIndexSnapshot>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetIndexSnapshotQueryKey(entityValue);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getIndexSnapshot>>> = ({ signal }) => getIndexSnapshot(entityValue, signal);





   return  { queryKey, queryFn, enabled: entityValue !== null && entityValue !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getIndexSnapshot>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetIndexSnapshotQueryResult = NonNullable<Awaited<ReturnType<typeof getIndexSnapshot>>>
export type GetIndexSnapshotQueryError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>


export function useGetIndexSnapshot<TData = Awaited<ReturnType<typeof getIndexSnapshot>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityValue: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getIndexSnapshot>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getIndexSnapshot>>,
          TError,
          Awaited<ReturnType<typeof getIndexSnapshot>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetIndexSnapshot<TData = Awaited<ReturnType<typeof getIndexSnapshot>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityValue: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getIndexSnapshot>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getIndexSnapshot>>,
          TError,
          Awaited<ReturnType<typeof getIndexSnapshot>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetIndexSnapshot<TData = Awaited<ReturnType<typeof getIndexSnapshot>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityValue: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getIndexSnapshot>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Alles zu einem Index
 */

export function useGetIndexSnapshot<TData = Awaited<ReturnType<typeof getIndexSnapshot>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityValue: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getIndexSnapshot>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetIndexSnapshotQueryOptions(entityValue,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







/**
 * @summary Alles zu einem Index (zweite Fassung der Adresse, gleiche Antwort)
 */
export const getIndexSnapshotV2 = (
    entityValue: string,
 signal?: AbortSignal
) => {


      return sendForHook<IndexSnapshot>(
      {url: `/v2/indices/${encodeURIComponent(String(entityValue))}/snapshot`, method: 'GET', signal
    },
      );
    }




export const getGetIndexSnapshotV2QueryKey = (entityValue: string,) => {
    return [
    `/v2/indices/${entityValue}/snapshot`
    ] as const;
    }


export const getGetIndexSnapshotV2QueryOptions = <TData = Awaited<ReturnType<typeof getIndexSnapshotV2>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(entityValue: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getIndexSnapshotV2>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetIndexSnapshotV2QueryKey(entityValue);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getIndexSnapshotV2>>> = ({ signal }) => getIndexSnapshotV2(entityValue, signal);





   return  { queryKey, queryFn, enabled: entityValue !== null && entityValue !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getIndexSnapshotV2>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetIndexSnapshotV2QueryResult = NonNullable<Awaited<ReturnType<typeof getIndexSnapshotV2>>>
export type GetIndexSnapshotV2QueryError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>


export function useGetIndexSnapshotV2<TData = Awaited<ReturnType<typeof getIndexSnapshotV2>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityValue: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getIndexSnapshotV2>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getIndexSnapshotV2>>,
          TError,
          Awaited<ReturnType<typeof getIndexSnapshotV2>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetIndexSnapshotV2<TData = Awaited<ReturnType<typeof getIndexSnapshotV2>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityValue: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getIndexSnapshotV2>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getIndexSnapshotV2>>,
          TError,
          Awaited<ReturnType<typeof getIndexSnapshotV2>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetIndexSnapshotV2<TData = Awaited<ReturnType<typeof getIndexSnapshotV2>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityValue: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getIndexSnapshotV2>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Alles zu einem Index (zweite Fassung der Adresse, gleiche Antwort)
 */

export function useGetIndexSnapshotV2<TData = Awaited<ReturnType<typeof getIndexSnapshotV2>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityValue: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getIndexSnapshotV2>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetIndexSnapshotV2QueryOptions(entityValue,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







/**
 * @summary Alles zu einem Rohstoff
 */
export const getCommoditySnapshot = (
    entityValue: string,
 signal?: AbortSignal
) => {


      return sendForHook<CommoditySnapshot>(
      {url: `/v1/commodities/${encodeURIComponent(String(entityValue))}/snapshot`, method: 'GET', signal
    },
      );
    }




export const getGetCommoditySnapshotQueryKey = (entityValue: string,) => {
    return [
    `/v1/commodities/${entityValue}/snapshot`
    ] as const;
    }


export const getGetCommoditySnapshotQueryOptions = <TData = Awaited<ReturnType<typeof getCommoditySnapshot>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(entityValue: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCommoditySnapshot>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetCommoditySnapshotQueryKey(entityValue);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCommoditySnapshot>>> = ({ signal }) => getCommoditySnapshot(entityValue, signal);





   return  { queryKey, queryFn, enabled: entityValue !== null && entityValue !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getCommoditySnapshot>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetCommoditySnapshotQueryResult = NonNullable<Awaited<ReturnType<typeof getCommoditySnapshot>>>
export type GetCommoditySnapshotQueryError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>


export function useGetCommoditySnapshot<TData = Awaited<ReturnType<typeof getCommoditySnapshot>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityValue: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCommoditySnapshot>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCommoditySnapshot>>,
          TError,
          Awaited<ReturnType<typeof getCommoditySnapshot>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCommoditySnapshot<TData = Awaited<ReturnType<typeof getCommoditySnapshot>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityValue: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCommoditySnapshot>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCommoditySnapshot>>,
          TError,
          Awaited<ReturnType<typeof getCommoditySnapshot>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCommoditySnapshot<TData = Awaited<ReturnType<typeof getCommoditySnapshot>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityValue: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCommoditySnapshot>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Alles zu einem Rohstoff
 */

export function useGetCommoditySnapshot<TData = Awaited<ReturnType<typeof getCommoditySnapshot>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityValue: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCommoditySnapshot>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetCommoditySnapshotQueryOptions(entityValue,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







/**
 * @summary Alles zu einem Edelmetall
 */
export const getPreciousMetalSnapshot = (
    entityValue: string,
 signal?: AbortSignal
) => {


      return sendForHook<CommoditySnapshot>(
      {url: `/v1/precious_metals/${encodeURIComponent(String(entityValue))}/snapshot`, method: 'GET', signal
    },
      );
    }




export const getGetPreciousMetalSnapshotQueryKey = (entityValue: string,) => {
    return [
    `/v1/precious_metals/${entityValue}/snapshot`
    ] as const;
    }


export const getGetPreciousMetalSnapshotQueryOptions = <TData = Awaited<ReturnType<typeof getPreciousMetalSnapshot>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(entityValue: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPreciousMetalSnapshot>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPreciousMetalSnapshotQueryKey(entityValue);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPreciousMetalSnapshot>>> = ({ signal }) => getPreciousMetalSnapshot(entityValue, signal);





   return  { queryKey, queryFn, enabled: entityValue !== null && entityValue !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPreciousMetalSnapshot>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPreciousMetalSnapshotQueryResult = NonNullable<Awaited<ReturnType<typeof getPreciousMetalSnapshot>>>
export type GetPreciousMetalSnapshotQueryError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>


export function useGetPreciousMetalSnapshot<TData = Awaited<ReturnType<typeof getPreciousMetalSnapshot>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityValue: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPreciousMetalSnapshot>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPreciousMetalSnapshot>>,
          TError,
          Awaited<ReturnType<typeof getPreciousMetalSnapshot>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPreciousMetalSnapshot<TData = Awaited<ReturnType<typeof getPreciousMetalSnapshot>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityValue: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPreciousMetalSnapshot>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPreciousMetalSnapshot>>,
          TError,
          Awaited<ReturnType<typeof getPreciousMetalSnapshot>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPreciousMetalSnapshot<TData = Awaited<ReturnType<typeof getPreciousMetalSnapshot>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityValue: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPreciousMetalSnapshot>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Alles zu einem Edelmetall
 */

export function useGetPreciousMetalSnapshot<TData = Awaited<ReturnType<typeof getPreciousMetalSnapshot>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityValue: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPreciousMetalSnapshot>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPreciousMetalSnapshotQueryOptions(entityValue,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







/**
 * @summary Alles, was Instrumente jeder Art gemeinsam haben
 */
export const getInstrumentSnapshot = (
    entityType: 'STOCK' | 'INDEX' | 'NEWS' | 'ARTICLE' | 'BOND' | 'COMMODITY' | 'CRYPTO' | 'CURRENCY' | 'DERIVATIVE' | 'ETF' | 'FUND' | 'FUTURE' | 'INTEREST' | 'PRECIOUS_METAL' | 'UNKNOWN',
    entityValue: string,
 signal?: AbortSignal
) => {


      return sendForHook<InstrumentSnapshot>(
      {url: `/v1/instruments/${encodeURIComponent(String(entityType))}/${encodeURIComponent(String(entityValue))}/snapshot`, method: 'GET', signal
    },
      );
    }




export const getGetInstrumentSnapshotQueryKey = (entityType: 'STOCK' | 'INDEX' | 'NEWS' | 'ARTICLE' | 'BOND' | 'COMMODITY' | 'CRYPTO' | 'CURRENCY' | 'DERIVATIVE' | 'ETF' | 'FUND' | 'FUTURE' | 'INTEREST' | 'PRECIOUS_METAL' | 'UNKNOWN',
    entityValue: string,) => {
    return [
    `/v1/instruments/${entityType}/${entityValue}/snapshot`
    ] as const;
    }


export const getGetInstrumentSnapshotQueryOptions = <TData = Awaited<ReturnType<typeof getInstrumentSnapshot>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(entityType: 'STOCK' | 'INDEX' | 'NEWS' | 'ARTICLE' | 'BOND' | 'COMMODITY' | 'CRYPTO' | 'CURRENCY' | 'DERIVATIVE' | 'ETF' | 'FUND' | 'FUTURE' | 'INTEREST' | 'PRECIOUS_METAL' | 'UNKNOWN',
    entityValue: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInstrumentSnapshot>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetInstrumentSnapshotQueryKey(entityType,entityValue);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getInstrumentSnapshot>>> = ({ signal }) => getInstrumentSnapshot(entityType,entityValue, signal);





   return  { queryKey, queryFn, enabled: entityType !== null && entityType !== undefined && entityValue !== null && entityValue !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getInstrumentSnapshot>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetInstrumentSnapshotQueryResult = NonNullable<Awaited<ReturnType<typeof getInstrumentSnapshot>>>
export type GetInstrumentSnapshotQueryError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>


export function useGetInstrumentSnapshot<TData = Awaited<ReturnType<typeof getInstrumentSnapshot>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityType: 'STOCK' | 'INDEX' | 'NEWS' | 'ARTICLE' | 'BOND' | 'COMMODITY' | 'CRYPTO' | 'CURRENCY' | 'DERIVATIVE' | 'ETF' | 'FUND' | 'FUTURE' | 'INTEREST' | 'PRECIOUS_METAL' | 'UNKNOWN',
    entityValue: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInstrumentSnapshot>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getInstrumentSnapshot>>,
          TError,
          Awaited<ReturnType<typeof getInstrumentSnapshot>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetInstrumentSnapshot<TData = Awaited<ReturnType<typeof getInstrumentSnapshot>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityType: 'STOCK' | 'INDEX' | 'NEWS' | 'ARTICLE' | 'BOND' | 'COMMODITY' | 'CRYPTO' | 'CURRENCY' | 'DERIVATIVE' | 'ETF' | 'FUND' | 'FUTURE' | 'INTEREST' | 'PRECIOUS_METAL' | 'UNKNOWN',
    entityValue: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInstrumentSnapshot>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getInstrumentSnapshot>>,
          TError,
          Awaited<ReturnType<typeof getInstrumentSnapshot>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetInstrumentSnapshot<TData = Awaited<ReturnType<typeof getInstrumentSnapshot>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityType: 'STOCK' | 'INDEX' | 'NEWS' | 'ARTICLE' | 'BOND' | 'COMMODITY' | 'CRYPTO' | 'CURRENCY' | 'DERIVATIVE' | 'ETF' | 'FUND' | 'FUTURE' | 'INTEREST' | 'PRECIOUS_METAL' | 'UNKNOWN',
    entityValue: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInstrumentSnapshot>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Alles, was Instrumente jeder Art gemeinsam haben
 */

export function useGetInstrumentSnapshot<TData = Awaited<ReturnType<typeof getInstrumentSnapshot>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityType: 'STOCK' | 'INDEX' | 'NEWS' | 'ARTICLE' | 'BOND' | 'COMMODITY' | 'CRYPTO' | 'CURRENCY' | 'DERIVATIVE' | 'ETF' | 'FUND' | 'FUTURE' | 'INTEREST' | 'PRECIOUS_METAL' | 'UNKNOWN',
    entityValue: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInstrumentSnapshot>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetInstrumentSnapshotQueryOptions(entityType,entityValue,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







/**
 * @summary Alles zu einem Fonds oder ETF
 */
export const getFundSnapshot = (
    entityValue: string,
 signal?: AbortSignal
) => {


      return sendForHook<FundSnapshot>(
      {url: `/v1/funds/${encodeURIComponent(String(entityValue))}/snapshot`, method: 'GET', signal
    },
      );
    }




export const getGetFundSnapshotQueryKey = (entityValue: string,) => {
    return [
    `/v1/funds/${entityValue}/snapshot`
    ] as const;
    }


export const getGetFundSnapshotQueryOptions = <TData = Awaited<ReturnType<typeof getFundSnapshot>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(entityValue: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFundSnapshot>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetFundSnapshotQueryKey(entityValue);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getFundSnapshot>>> = ({ signal }) => getFundSnapshot(entityValue, signal);





   return  { queryKey, queryFn, enabled: entityValue !== null && entityValue !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getFundSnapshot>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetFundSnapshotQueryResult = NonNullable<Awaited<ReturnType<typeof getFundSnapshot>>>
export type GetFundSnapshotQueryError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>


export function useGetFundSnapshot<TData = Awaited<ReturnType<typeof getFundSnapshot>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityValue: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFundSnapshot>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getFundSnapshot>>,
          TError,
          Awaited<ReturnType<typeof getFundSnapshot>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetFundSnapshot<TData = Awaited<ReturnType<typeof getFundSnapshot>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityValue: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFundSnapshot>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getFundSnapshot>>,
          TError,
          Awaited<ReturnType<typeof getFundSnapshot>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetFundSnapshot<TData = Awaited<ReturnType<typeof getFundSnapshot>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityValue: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFundSnapshot>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Alles zu einem Fonds oder ETF
 */

export function useGetFundSnapshot<TData = Awaited<ReturnType<typeof getFundSnapshot>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityValue: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFundSnapshot>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetFundSnapshotQueryOptions(entityValue,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







/**
 * @summary Alles zu einem Währungspaar
 */
export const getCurrencySnapshot = (
    entityValue: string,
 signal?: AbortSignal
) => {


      return sendForHook<CurrencySnapshot>(
      {url: `/v1/currencies/${encodeURIComponent(String(entityValue))}/snapshot`, method: 'GET', signal
    },
      );
    }




export const getGetCurrencySnapshotQueryKey = (entityValue: string,) => {
    return [
    `/v1/currencies/${entityValue}/snapshot`
    ] as const;
    }


export const getGetCurrencySnapshotQueryOptions = <TData = Awaited<ReturnType<typeof getCurrencySnapshot>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(entityValue: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCurrencySnapshot>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetCurrencySnapshotQueryKey(entityValue);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCurrencySnapshot>>> = ({ signal }) => getCurrencySnapshot(entityValue, signal);





   return  { queryKey, queryFn, enabled: entityValue !== null && entityValue !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getCurrencySnapshot>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetCurrencySnapshotQueryResult = NonNullable<Awaited<ReturnType<typeof getCurrencySnapshot>>>
export type GetCurrencySnapshotQueryError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>


export function useGetCurrencySnapshot<TData = Awaited<ReturnType<typeof getCurrencySnapshot>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityValue: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCurrencySnapshot>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCurrencySnapshot>>,
          TError,
          Awaited<ReturnType<typeof getCurrencySnapshot>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCurrencySnapshot<TData = Awaited<ReturnType<typeof getCurrencySnapshot>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityValue: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCurrencySnapshot>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCurrencySnapshot>>,
          TError,
          Awaited<ReturnType<typeof getCurrencySnapshot>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCurrencySnapshot<TData = Awaited<ReturnType<typeof getCurrencySnapshot>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityValue: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCurrencySnapshot>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Alles zu einem Währungspaar
 */

export function useGetCurrencySnapshot<TData = Awaited<ReturnType<typeof getCurrencySnapshot>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityValue: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCurrencySnapshot>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetCurrencySnapshotQueryOptions(entityValue,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







/**
 * @summary Alles zu einer Kryptowährung
 */
export const getCryptoSnapshot = (
    entityValue: string,
 signal?: AbortSignal
) => {


      return sendForHook<CryptoSnapshot>(
      {url: `/v1/cryptos/${encodeURIComponent(String(entityValue))}/snapshot`, method: 'GET', signal
    },
      );
    }




export const getGetCryptoSnapshotQueryKey = (entityValue: string,) => {
    return [
    `/v1/cryptos/${entityValue}/snapshot`
    ] as const;
    }


export const getGetCryptoSnapshotQueryOptions = <TData = Awaited<ReturnType<typeof getCryptoSnapshot>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(entityValue: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCryptoSnapshot>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetCryptoSnapshotQueryKey(entityValue);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCryptoSnapshot>>> = ({ signal }) => getCryptoSnapshot(entityValue, signal);





   return  { queryKey, queryFn, enabled: entityValue !== null && entityValue !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getCryptoSnapshot>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetCryptoSnapshotQueryResult = NonNullable<Awaited<ReturnType<typeof getCryptoSnapshot>>>
export type GetCryptoSnapshotQueryError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>


export function useGetCryptoSnapshot<TData = Awaited<ReturnType<typeof getCryptoSnapshot>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityValue: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCryptoSnapshot>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCryptoSnapshot>>,
          TError,
          Awaited<ReturnType<typeof getCryptoSnapshot>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCryptoSnapshot<TData = Awaited<ReturnType<typeof getCryptoSnapshot>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityValue: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCryptoSnapshot>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCryptoSnapshot>>,
          TError,
          Awaited<ReturnType<typeof getCryptoSnapshot>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCryptoSnapshot<TData = Awaited<ReturnType<typeof getCryptoSnapshot>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityValue: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCryptoSnapshot>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Alles zu einer Kryptowährung
 */

export function useGetCryptoSnapshot<TData = Awaited<ReturnType<typeof getCryptoSnapshot>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityValue: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCryptoSnapshot>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetCryptoSnapshotQueryOptions(entityValue,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







/**
 * @summary Alles zu einem Derivat
 */
export const getDerivativeSnapshot = (
    entityValue: string,
 signal?: AbortSignal
) => {


      return sendForHook<DerivativeSnapshot>(
      {url: `/v1/derivatives/${encodeURIComponent(String(entityValue))}/snapshot`, method: 'GET', signal
    },
      );
    }




export const getGetDerivativeSnapshotQueryKey = (entityValue: string,) => {
    return [
    `/v1/derivatives/${entityValue}/snapshot`
    ] as const;
    }


export const getGetDerivativeSnapshotQueryOptions = <TData = Awaited<ReturnType<typeof getDerivativeSnapshot>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(entityValue: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDerivativeSnapshot>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetDerivativeSnapshotQueryKey(entityValue);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getDerivativeSnapshot>>> = ({ signal }) => getDerivativeSnapshot(entityValue, signal);





   return  { queryKey, queryFn, enabled: entityValue !== null && entityValue !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getDerivativeSnapshot>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetDerivativeSnapshotQueryResult = NonNullable<Awaited<ReturnType<typeof getDerivativeSnapshot>>>
export type GetDerivativeSnapshotQueryError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>


export function useGetDerivativeSnapshot<TData = Awaited<ReturnType<typeof getDerivativeSnapshot>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityValue: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDerivativeSnapshot>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDerivativeSnapshot>>,
          TError,
          Awaited<ReturnType<typeof getDerivativeSnapshot>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDerivativeSnapshot<TData = Awaited<ReturnType<typeof getDerivativeSnapshot>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityValue: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDerivativeSnapshot>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDerivativeSnapshot>>,
          TError,
          Awaited<ReturnType<typeof getDerivativeSnapshot>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDerivativeSnapshot<TData = Awaited<ReturnType<typeof getDerivativeSnapshot>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityValue: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDerivativeSnapshot>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Alles zu einem Derivat
 */

export function useGetDerivativeSnapshot<TData = Awaited<ReturnType<typeof getDerivativeSnapshot>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityValue: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDerivativeSnapshot>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetDerivativeSnapshotQueryOptions(entityValue,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







/**
 * @summary Alles zu einer Anleihe
 */
export const getBondSnapshot = (
    entityValue: string,
 signal?: AbortSignal
) => {


      return sendForHook<BondSnapshot>(
      {url: `/v1/bonds/${encodeURIComponent(String(entityValue))}/snapshot`, method: 'GET', signal
    },
      );
    }




export const getGetBondSnapshotQueryKey = (entityValue: string,) => {
    return [
    `/v1/bonds/${entityValue}/snapshot`
    ] as const;
    }


export const getGetBondSnapshotQueryOptions = <TData = Awaited<ReturnType<typeof getBondSnapshot>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(entityValue: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBondSnapshot>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetBondSnapshotQueryKey(entityValue);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getBondSnapshot>>> = ({ signal }) => getBondSnapshot(entityValue, signal);





   return  { queryKey, queryFn, enabled: entityValue !== null && entityValue !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getBondSnapshot>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetBondSnapshotQueryResult = NonNullable<Awaited<ReturnType<typeof getBondSnapshot>>>
export type GetBondSnapshotQueryError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>


export function useGetBondSnapshot<TData = Awaited<ReturnType<typeof getBondSnapshot>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityValue: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBondSnapshot>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getBondSnapshot>>,
          TError,
          Awaited<ReturnType<typeof getBondSnapshot>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetBondSnapshot<TData = Awaited<ReturnType<typeof getBondSnapshot>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityValue: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBondSnapshot>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getBondSnapshot>>,
          TError,
          Awaited<ReturnType<typeof getBondSnapshot>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetBondSnapshot<TData = Awaited<ReturnType<typeof getBondSnapshot>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityValue: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBondSnapshot>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Alles zu einer Anleihe
 */

export function useGetBondSnapshot<TData = Awaited<ReturnType<typeof getBondSnapshot>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 entityValue: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBondSnapshot>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetBondSnapshotQueryOptions(entityValue,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







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
 * @summary Aktien suchen und filtern
 */
export const findStocks = (
    params?: FindStocksParams,
 signal?: AbortSignal
) => {


      return sendForHook<StockFinderResult>(
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







/**
 * @summary Der angemeldete Nutzer
 */
export const getUser = (
    params?: GetUserParams,
 signal?: AbortSignal
) => {


      return sendForHook<User>(
      {url: `/v1/users`, method: 'GET',
        params, signal
    },
      );
    }




export const getGetUserQueryKey = (params?: GetUserParams,) => {
    return [
    `/v1/users`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetUserQueryOptions = <TData = Awaited<ReturnType<typeof getUser>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(params?: GetUserParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUser>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetUserQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getUser>>> = ({ signal }) => getUser(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getUser>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetUserQueryResult = NonNullable<Awaited<ReturnType<typeof getUser>>>
export type GetUserQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>


export function useGetUser<TData = Awaited<ReturnType<typeof getUser>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 params: undefined |  GetUserParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUser>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getUser>>,
          TError,
          Awaited<ReturnType<typeof getUser>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetUser<TData = Awaited<ReturnType<typeof getUser>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 params?: GetUserParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUser>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getUser>>,
          TError,
          Awaited<ReturnType<typeof getUser>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetUser<TData = Awaited<ReturnType<typeof getUser>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 params?: GetUserParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUser>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Der angemeldete Nutzer
 */

export function useGetUser<TData = Awaited<ReturnType<typeof getUser>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
 params?: GetUserParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUser>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetUserQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







/**
 * Eine schon bekannte Adresse wird genauso beantwortet, damit niemand Konten erraten kann. 409 erhält, wer angemeldet ist.
 * @summary Konto anlegen; die Bestätigung kommt per E-Mail
 */
export const registerUser = (
    registrationRequest: BodyType<RegistrationRequest>,
 signal?: AbortSignal
) => {


      return sendForHook<RegistrationAnswer>(
      {url: `/v1/users`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: registrationRequest, signal
    },
      );
    }




export const getRegisterUserMutationKey = () => ['registerUser'] as const;

export const getRegisterUserMutationOptions = <TError = ErrorType<BadRequestResponse | ConflictResponse | PayloadTooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof registerUser>>, TError,RegisterUserMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof registerUser>>, TError,RegisterUserMutationVariables, TContext> => {

const mutationKey = getRegisterUserMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof registerUser>>, RegisterUserMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  registerUser(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RegisterUserMutationResult = NonNullable<Awaited<ReturnType<typeof registerUser>>>
    export type RegisterUserMutationBody = BodyType<RegistrationRequest>
    export type RegisterUserMutationError = ErrorType<BadRequestResponse | ConflictResponse | PayloadTooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>
    export type RegisterUserMutationVariables = {data: BodyType<RegistrationRequest>}

    /**
 * @summary Konto anlegen; die Bestätigung kommt per E-Mail
 */
export const useRegisterUser = <TError = ErrorType<BadRequestResponse | ConflictResponse | PayloadTooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof registerUser>>, TError,RegisterUserMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof registerUser>>,
        TError,
        RegisterUserMutationVariables,
        TContext
      > => {
      return useMutation(getRegisterUserMutationOptions(options), queryClient);
    }

/**
 * Danach gilt das Token nicht mehr.
 * @summary Sitzung beenden
 */
export const logoutUser = (

 signal?: AbortSignal
) => {


      return sendForHook<LogoutAnswer>(
      {url: `/v1/users/logout`, method: 'GET', signal
    },
      );
    }




export const getLogoutUserQueryKey = () => {
    return [
    `/v1/users/logout`
    ] as const;
    }


export const getLogoutUserQueryOptions = <TData = Awaited<ReturnType<typeof logoutUser>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof logoutUser>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getLogoutUserQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof logoutUser>>> = ({ signal }) => logoutUser(signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof logoutUser>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type LogoutUserQueryResult = NonNullable<Awaited<ReturnType<typeof logoutUser>>>
export type LogoutUserQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>


export function useLogoutUser<TData = Awaited<ReturnType<typeof logoutUser>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof logoutUser>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof logoutUser>>,
          TError,
          Awaited<ReturnType<typeof logoutUser>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useLogoutUser<TData = Awaited<ReturnType<typeof logoutUser>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof logoutUser>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof logoutUser>>,
          TError,
          Awaited<ReturnType<typeof logoutUser>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useLogoutUser<TData = Awaited<ReturnType<typeof logoutUser>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof logoutUser>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Sitzung beenden
 */

export function useLogoutUser<TData = Awaited<ReturnType<typeof logoutUser>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof logoutUser>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getLogoutUserQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







/**
 * 401 bei falschen Zugangsdaten, 403 bei einem noch nicht bestätigten Konto.
 * @summary Anmelden
 */
export const loginUser = (
    loginRequest: BodyType<LoginRequest>,
    params?: LoginUserParams,
 signal?: AbortSignal
) => {


      return sendForHook<User>(
      {url: `/v1/users/login`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: loginRequest,
        params, signal
    },
      );
    }




export const getLoginUserMutationKey = () => ['loginUser'] as const;

export const getLoginUserMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | PayloadTooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof loginUser>>, TError,LoginUserMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof loginUser>>, TError,LoginUserMutationVariables, TContext> => {

const mutationKey = getLoginUserMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof loginUser>>, LoginUserMutationVariables> = (props) => {
          const {data,params} = props ?? {};

          return  loginUser(data,params,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type LoginUserMutationResult = NonNullable<Awaited<ReturnType<typeof loginUser>>>
    export type LoginUserMutationBody = BodyType<LoginRequest>
    export type LoginUserMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | PayloadTooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>
    export type LoginUserMutationVariables = {data: BodyType<LoginRequest>;params?: LoginUserParams}

    /**
 * @summary Anmelden
 */
export const useLoginUser = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | PayloadTooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof loginUser>>, TError,LoginUserMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof loginUser>>,
        TError,
        LoginUserMutationVariables,
        TContext
      > => {
      return useMutation(getLoginUserMutationOptions(options), queryClient);
    }

/**
 * Für Auswertung und Kursversorgung, die ein Token verlangen.
 * @summary Token für Besucher ohne Konto
 */
export const createAnonymousToken = (

 signal?: AbortSignal
) => {


      return sendForHook<AnonymousToken>(
      {url: `/v1/users/anonymous`, method: 'POST', signal
    },
      );
    }




export const getCreateAnonymousTokenMutationKey = () => ['createAnonymousToken'] as const;

export const getCreateAnonymousTokenMutationOptions = <TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createAnonymousToken>>, TError,void, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof createAnonymousToken>>, TError,void, TContext> => {

const mutationKey = getCreateAnonymousTokenMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createAnonymousToken>>, void> = () => {


          return  createAnonymousToken()
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateAnonymousTokenMutationResult = NonNullable<Awaited<ReturnType<typeof createAnonymousToken>>>

    export type CreateAnonymousTokenMutationError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>


    /**
 * @summary Token für Besucher ohne Konto
 */
export const useCreateAnonymousToken = <TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createAnonymousToken>>, TError,void, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createAnonymousToken>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getCreateAnonymousTokenMutationOptions(options), queryClient);
    }

/**
 * @summary Konto mit dem Code aus der E-Mail bestätigen
 */
export const confirmUser = (
    confirmationRequest: BodyType<ConfirmationRequest>,
 signal?: AbortSignal
) => {


      return sendForHook<User>(
      {url: `/v1/users/confirmation`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: confirmationRequest, signal
    },
      );
    }




export const getConfirmUserMutationKey = () => ['confirmUser'] as const;

export const getConfirmUserMutationOptions = <TError = ErrorType<BadRequestResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmUser>>, TError,ConfirmUserMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof confirmUser>>, TError,ConfirmUserMutationVariables, TContext> => {

const mutationKey = getConfirmUserMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof confirmUser>>, ConfirmUserMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  confirmUser(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ConfirmUserMutationResult = NonNullable<Awaited<ReturnType<typeof confirmUser>>>
    export type ConfirmUserMutationBody = BodyType<ConfirmationRequest>
    export type ConfirmUserMutationError = ErrorType<BadRequestResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>
    export type ConfirmUserMutationVariables = {data: BodyType<ConfirmationRequest>}

    /**
 * @summary Konto mit dem Code aus der E-Mail bestätigen
 */
export const useConfirmUser = <TError = ErrorType<BadRequestResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmUser>>, TError,ConfirmUserMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof confirmUser>>,
        TError,
        ConfirmUserMutationVariables,
        TContext
      > => {
      return useMutation(getConfirmUserMutationOptions(options), queryClient);
    }

/**
 * @summary Bestätigung noch einmal senden
 */
export const requestConfirmation = (
    emailRequest: BodyType<EmailRequest>,
 signal?: AbortSignal
) => {


      return sendForHook<void>(
      {url: `/v1/users/confirmation/request`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: emailRequest, signal
    },
      );
    }




export const getRequestConfirmationMutationKey = () => ['requestConfirmation'] as const;

export const getRequestConfirmationMutationOptions = <TError = ErrorType<BadRequestResponse | PayloadTooLargeResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof requestConfirmation>>, TError,RequestConfirmationMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof requestConfirmation>>, TError,RequestConfirmationMutationVariables, TContext> => {

const mutationKey = getRequestConfirmationMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof requestConfirmation>>, RequestConfirmationMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  requestConfirmation(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RequestConfirmationMutationResult = NonNullable<Awaited<ReturnType<typeof requestConfirmation>>>
    export type RequestConfirmationMutationBody = BodyType<EmailRequest>
    export type RequestConfirmationMutationError = ErrorType<BadRequestResponse | PayloadTooLargeResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>
    export type RequestConfirmationMutationVariables = {data: BodyType<EmailRequest>}

    /**
 * @summary Bestätigung noch einmal senden
 */
export const useRequestConfirmation = <TError = ErrorType<BadRequestResponse | PayloadTooLargeResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof requestConfirmation>>, TError,RequestConfirmationMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof requestConfirmation>>,
        TError,
        RequestConfirmationMutationVariables,
        TContext
      > => {
      return useMutation(getRequestConfirmationMutationOptions(options), queryClient);
    }

/**
 * @summary Code zum Zurücksetzen des Passworts senden
 */
export const requestPasswordReset = (
    emailRequest: BodyType<EmailRequest>,
 signal?: AbortSignal
) => {


      return sendForHook<void>(
      {url: `/v1/users/password_reset`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: emailRequest, signal
    },
      );
    }




export const getRequestPasswordResetMutationKey = () => ['requestPasswordReset'] as const;

export const getRequestPasswordResetMutationOptions = <TError = ErrorType<BadRequestResponse | PayloadTooLargeResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof requestPasswordReset>>, TError,RequestPasswordResetMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof requestPasswordReset>>, TError,RequestPasswordResetMutationVariables, TContext> => {

const mutationKey = getRequestPasswordResetMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof requestPasswordReset>>, RequestPasswordResetMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  requestPasswordReset(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RequestPasswordResetMutationResult = NonNullable<Awaited<ReturnType<typeof requestPasswordReset>>>
    export type RequestPasswordResetMutationBody = BodyType<EmailRequest>
    export type RequestPasswordResetMutationError = ErrorType<BadRequestResponse | PayloadTooLargeResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>
    export type RequestPasswordResetMutationVariables = {data: BodyType<EmailRequest>}

    /**
 * @summary Code zum Zurücksetzen des Passworts senden
 */
export const useRequestPasswordReset = <TError = ErrorType<BadRequestResponse | PayloadTooLargeResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof requestPasswordReset>>, TError,RequestPasswordResetMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof requestPasswordReset>>,
        TError,
        RequestPasswordResetMutationVariables,
        TContext
      > => {
      return useMutation(getRequestPasswordResetMutationOptions(options), queryClient);
    }

/**
 * @summary Neues Passwort mit dem Code aus der E-Mail setzen
 */
export const resetPassword = (
    passwordResetRequest: BodyType<PasswordResetRequest>,
 signal?: AbortSignal
) => {


      return sendForHook<void>(
      {url: `/v1/users/password_reset/confirmation`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: passwordResetRequest, signal
    },
      );
    }




export const getResetPasswordMutationKey = () => ['resetPassword'] as const;

export const getResetPasswordMutationOptions = <TError = ErrorType<BadRequestResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resetPassword>>, TError,ResetPasswordMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof resetPassword>>, TError,ResetPasswordMutationVariables, TContext> => {

const mutationKey = getResetPasswordMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof resetPassword>>, ResetPasswordMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  resetPassword(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ResetPasswordMutationResult = NonNullable<Awaited<ReturnType<typeof resetPassword>>>
    export type ResetPasswordMutationBody = BodyType<PasswordResetRequest>
    export type ResetPasswordMutationError = ErrorType<BadRequestResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>
    export type ResetPasswordMutationVariables = {data: BodyType<PasswordResetRequest>}

    /**
 * @summary Neues Passwort mit dem Code aus der E-Mail setzen
 */
export const useResetPassword = <TError = ErrorType<BadRequestResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resetPassword>>, TError,ResetPasswordMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof resetPassword>>,
        TError,
        ResetPasswordMutationVariables,
        TContext
      > => {
      return useMutation(getResetPasswordMutationOptions(options), queryClient);
    }

/**
 * @summary Passwort ändern
 */
export const changePassword = (
    passwordChangeRequest: BodyType<PasswordChangeRequest>,
 signal?: AbortSignal
) => {


      return sendForHook<void>(
      {url: `/v1/users/password`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: passwordChangeRequest, signal
    },
      );
    }




export const getChangePasswordMutationKey = () => ['changePassword'] as const;

export const getChangePasswordMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | PayloadTooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changePassword>>, TError,ChangePasswordMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof changePassword>>, TError,ChangePasswordMutationVariables, TContext> => {

const mutationKey = getChangePasswordMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof changePassword>>, ChangePasswordMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  changePassword(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ChangePasswordMutationResult = NonNullable<Awaited<ReturnType<typeof changePassword>>>
    export type ChangePasswordMutationBody = BodyType<PasswordChangeRequest>
    export type ChangePasswordMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | PayloadTooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>
    export type ChangePasswordMutationVariables = {data: BodyType<PasswordChangeRequest>}

    /**
 * @summary Passwort ändern
 */
export const useChangePassword = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | PayloadTooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changePassword>>, TError,ChangePasswordMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof changePassword>>,
        TError,
        ChangePasswordMutationVariables,
        TContext
      > => {
      return useMutation(getChangePasswordMutationOptions(options), queryClient);
    }

/**
 * @summary Als anderer Nutzer arbeiten (nur für Verwalter)
 */
export const startImpersonation = (
    impersonationRequest: BodyType<ImpersonationRequest>,
 signal?: AbortSignal
) => {


      return sendForHook<User>(
      {url: `/v1/users/impersonation`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: impersonationRequest, signal
    },
      );
    }




export const getStartImpersonationMutationKey = () => ['startImpersonation'] as const;

export const getStartImpersonationMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PayloadTooLargeResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof startImpersonation>>, TError,StartImpersonationMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof startImpersonation>>, TError,StartImpersonationMutationVariables, TContext> => {

const mutationKey = getStartImpersonationMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof startImpersonation>>, StartImpersonationMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  startImpersonation(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type StartImpersonationMutationResult = NonNullable<Awaited<ReturnType<typeof startImpersonation>>>
    export type StartImpersonationMutationBody = BodyType<ImpersonationRequest>
    export type StartImpersonationMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PayloadTooLargeResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>
    export type StartImpersonationMutationVariables = {data: BodyType<ImpersonationRequest>}

    /**
 * @summary Als anderer Nutzer arbeiten (nur für Verwalter)
 */
export const useStartImpersonation = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PayloadTooLargeResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof startImpersonation>>, TError,StartImpersonationMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof startImpersonation>>,
        TError,
        StartImpersonationMutationVariables,
        TContext
      > => {
      return useMutation(getStartImpersonationMutationOptions(options), queryClient);
    }

/**
 * @summary Wieder als man selbst arbeiten
 */
export const endImpersonation = (

 signal?: AbortSignal
) => {


      return sendForHook<User>(
      {url: `/v1/users/impersonation`, method: 'DELETE', signal
    },
      );
    }




export const getEndImpersonationMutationKey = () => ['endImpersonation'] as const;

export const getEndImpersonationMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ConflictResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof endImpersonation>>, TError,void, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof endImpersonation>>, TError,void, TContext> => {

const mutationKey = getEndImpersonationMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof endImpersonation>>, void> = () => {


          return  endImpersonation()
        }






  return  { mutationFn, ...mutationOptions }}

    export type EndImpersonationMutationResult = NonNullable<Awaited<ReturnType<typeof endImpersonation>>>

    export type EndImpersonationMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ConflictResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>


    /**
 * @summary Wieder als man selbst arbeiten
 */
export const useEndImpersonation = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ConflictResponse | TooManyRequestsResponse | ServiceUnavailableResponse | UnexpectedErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof endImpersonation>>, TError,void, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof endImpersonation>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getEndImpersonationMutationOptions(options), queryClient);
    }

/**
 * @summary Merklisten des Nutzers
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
 * @summary Merklisten des Nutzers
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
 * 409, wenn es den Namen schon gibt, 422, wenn es zu viele Merklisten werden.
 * @summary Merkliste anlegen
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
 * @summary Merkliste anlegen
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
 * @summary Merkliste umbenennen
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
 * @summary Merkliste umbenennen
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
 * 409 bei der letzten Merkliste.
 * @summary Merkliste mit ihren Positionen löschen
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
 * @summary Merkliste mit ihren Positionen löschen
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
 * @summary Positionen einer Merkliste
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
 * @summary Positionen einer Merkliste
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


