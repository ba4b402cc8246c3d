/* Written by `npm run codegen`. Do not edit: change the contract or the schema instead. */
import type { ValidateFunction } from 'ajv';
import type {
  AccountDeletionProps,
  AccountOverviewProps,
  AnalystViewsProps,
  AppOfferProps,
  ArticleAccessProps,
  ArticleFinderProps,
  ArticleHeaderProps,
  ArticleListProps,
  ArticleTeaserListProps,
  ArticleTeasersProps,
  BrokerInfoProps,
  BrokerListProps,
  ButtonLinkProps,
  CalendarEventListProps,
  CategoryTeaserListProps,
  ChartProps,
  CitationProps,
  CompareLinkProps,
  ComparisonProps,
  ConsentBarProps,
  ContentTextProps,
  CropMarkProps,
  CurrencyCalculatorProps,
  CurrencyMatrixProps,
  DataExportProps,
  DataFactsProps,
  DataTableProps,
  DerivativeCalculatorProps,
  DerivativeFactsProps,
  DeviceListProps,
  DirectoryListProps,
  DisclaimerProps,
  EconomicCalendarProps,
  EmailChangeProps,
  EmailConfirmationProps,
  EventCalendarProps,
  ExternalContentProps,
  FeatureOfferProps,
  FinderProps,
  ForumFrameProps,
  FullChartProps,
  GroupListProps,
  HeadlineProps,
  HeatMapProps,
  HintProps,
  ImpersonationEndProps,
  ImpersonationStartProps,
  IndexListsProps,
  IndexMembersProps,
  IndexMoversProps,
  InstrumentHeaderProps,
  InstrumentListProps,
  InstrumentNewsProps,
  InstrumentProfileProps,
  InstrumentsProps,
  InteractionPlaceholderProps,
  IssuerContactProps,
  IssuerFooterProps,
  IssuerHeroProps,
  IssuerInstrumentsProps,
  IssuerNewsProps,
  IssuerOverviewProps,
  IssuerProfileProps,
  IssuerTabsProps,
  IssuerTilesProps,
  KeyFactsProps,
  LeadStoryProps,
  LetterListProps,
  LinkProps,
  LinkListProps,
  LoginProps,
  LogoutProps,
  LogoutEverywhereProps,
  MarketOverviewProps,
  MostSearchedProps,
  MoveReasonProps,
  MovedSharesProps,
  MoversProps,
  MultiChartProps,
  NameChangeProps,
  NamedChartProps,
  NewsIntroProps,
  NewsletterChangeProps,
  NoticesProps,
  OrderBookProps,
  OrderedListProps,
  PageIntroProps,
  PageOutlineProps,
  ParagraphProps,
  PasswordChangeProps,
  PasswordRequestProps,
  PasswordResetProps,
  PerformanceTableProps,
  PhotoProps,
  PictureProps,
  PodcastEmbedProps,
  PodcastPlayerProps,
  PriceChartProps,
  PriceHistoryExportProps,
  PriceHistoryTableProps,
  PrivacyCenterProps,
  ProductInfoProps,
  ProductPlansProps,
  QuestionsProps,
  RankingProps,
  RankingIndexProps,
  RealtimeListProps,
  RegistrationProps,
  RegistrationConfirmationProps,
  SavedSearchListProps,
  SavedSearchNameProps,
  SavedSearchNewProps,
  SearchArticlesProps,
  SearchBoxProps,
  SearchFormProps,
  SearchResultsProps,
  SearchTypeResultsProps,
  ShareValuationProps,
  SiteFooterProps,
  SiteHeaderProps,
  SubheadlineProps,
  SummaryProps,
  TableProps,
  TableOfContentsProps,
  TextSectionProps,
  TopAssetsProps,
  TopEtfListProps,
  TopFundListProps,
  TopStockListProps,
  TradingSystemProps,
  TweetProps,
  UnderlyingFinderLinkProps,
  UnorderedListProps,
  UpdateListProps,
  UserEntryProps,
  VenueHolidaysProps,
  VenueHoursProps,
  VenueTableProps,
  VideoListProps,
  VideoPlayerProps,
  WarrantCalculatorProps,
  WatchlistListsProps,
  WatchlistPositionsProps,
  YoutubeVideoProps,
} from './props.ts';
declare const validators: {
  readonly 'account-deletion': ValidateFunction<AccountDeletionProps>;
  readonly 'account-overview': ValidateFunction<AccountOverviewProps>;
  readonly 'analyst-views': ValidateFunction<AnalystViewsProps>;
  readonly 'app-offer': ValidateFunction<AppOfferProps>;
  readonly 'article-access': ValidateFunction<ArticleAccessProps>;
  readonly 'article-finder': ValidateFunction<ArticleFinderProps>;
  readonly 'article-header': ValidateFunction<ArticleHeaderProps>;
  readonly 'article-list': ValidateFunction<ArticleListProps>;
  readonly 'article-teaser-list': ValidateFunction<ArticleTeaserListProps>;
  readonly 'article-teasers': ValidateFunction<ArticleTeasersProps>;
  readonly 'broker-info': ValidateFunction<BrokerInfoProps>;
  readonly 'broker-list': ValidateFunction<BrokerListProps>;
  readonly 'button-link': ValidateFunction<ButtonLinkProps>;
  readonly 'calendar-event-list': ValidateFunction<CalendarEventListProps>;
  readonly 'category-teaser-list': ValidateFunction<CategoryTeaserListProps>;
  readonly chart: ValidateFunction<ChartProps>;
  readonly citation: ValidateFunction<CitationProps>;
  readonly 'compare-link': ValidateFunction<CompareLinkProps>;
  readonly comparison: ValidateFunction<ComparisonProps>;
  readonly 'consent-bar': ValidateFunction<ConsentBarProps>;
  readonly 'content-text': ValidateFunction<ContentTextProps>;
  readonly 'crop-mark': ValidateFunction<CropMarkProps>;
  readonly 'currency-calculator': ValidateFunction<CurrencyCalculatorProps>;
  readonly 'currency-matrix': ValidateFunction<CurrencyMatrixProps>;
  readonly 'data-export': ValidateFunction<DataExportProps>;
  readonly 'data-facts': ValidateFunction<DataFactsProps>;
  readonly 'data-table': ValidateFunction<DataTableProps>;
  readonly 'derivative-calculator': ValidateFunction<DerivativeCalculatorProps>;
  readonly 'derivative-facts': ValidateFunction<DerivativeFactsProps>;
  readonly 'device-list': ValidateFunction<DeviceListProps>;
  readonly 'directory-list': ValidateFunction<DirectoryListProps>;
  readonly disclaimer: ValidateFunction<DisclaimerProps>;
  readonly 'economic-calendar': ValidateFunction<EconomicCalendarProps>;
  readonly 'email-change': ValidateFunction<EmailChangeProps>;
  readonly 'email-confirmation': ValidateFunction<EmailConfirmationProps>;
  readonly 'event-calendar': ValidateFunction<EventCalendarProps>;
  readonly 'external-content': ValidateFunction<ExternalContentProps>;
  readonly 'feature-offer': ValidateFunction<FeatureOfferProps>;
  readonly finder: ValidateFunction<FinderProps>;
  readonly 'forum-frame': ValidateFunction<ForumFrameProps>;
  readonly 'full-chart': ValidateFunction<FullChartProps>;
  readonly 'group-list': ValidateFunction<GroupListProps>;
  readonly headline: ValidateFunction<HeadlineProps>;
  readonly 'heat-map': ValidateFunction<HeatMapProps>;
  readonly hint: ValidateFunction<HintProps>;
  readonly 'impersonation-end': ValidateFunction<ImpersonationEndProps>;
  readonly 'impersonation-start': ValidateFunction<ImpersonationStartProps>;
  readonly 'index-lists': ValidateFunction<IndexListsProps>;
  readonly 'index-members': ValidateFunction<IndexMembersProps>;
  readonly 'index-movers': ValidateFunction<IndexMoversProps>;
  readonly 'instrument-header': ValidateFunction<InstrumentHeaderProps>;
  readonly 'instrument-list': ValidateFunction<InstrumentListProps>;
  readonly 'instrument-news': ValidateFunction<InstrumentNewsProps>;
  readonly 'instrument-profile': ValidateFunction<InstrumentProfileProps>;
  readonly instruments: ValidateFunction<InstrumentsProps>;
  readonly 'interaction-placeholder': ValidateFunction<InteractionPlaceholderProps>;
  readonly 'issuer-contact': ValidateFunction<IssuerContactProps>;
  readonly 'issuer-footer': ValidateFunction<IssuerFooterProps>;
  readonly 'issuer-hero': ValidateFunction<IssuerHeroProps>;
  readonly 'issuer-instruments': ValidateFunction<IssuerInstrumentsProps>;
  readonly 'issuer-news': ValidateFunction<IssuerNewsProps>;
  readonly 'issuer-overview': ValidateFunction<IssuerOverviewProps>;
  readonly 'issuer-profile': ValidateFunction<IssuerProfileProps>;
  readonly 'issuer-tabs': ValidateFunction<IssuerTabsProps>;
  readonly 'issuer-tiles': ValidateFunction<IssuerTilesProps>;
  readonly 'key-facts': ValidateFunction<KeyFactsProps>;
  readonly 'lead-story': ValidateFunction<LeadStoryProps>;
  readonly 'letter-list': ValidateFunction<LetterListProps>;
  readonly link: ValidateFunction<LinkProps>;
  readonly 'link-list': ValidateFunction<LinkListProps>;
  readonly login: ValidateFunction<LoginProps>;
  readonly logout: ValidateFunction<LogoutProps>;
  readonly 'logout-everywhere': ValidateFunction<LogoutEverywhereProps>;
  readonly 'market-overview': ValidateFunction<MarketOverviewProps>;
  readonly 'most-searched': ValidateFunction<MostSearchedProps>;
  readonly 'move-reason': ValidateFunction<MoveReasonProps>;
  readonly 'moved-shares': ValidateFunction<MovedSharesProps>;
  readonly movers: ValidateFunction<MoversProps>;
  readonly 'multi-chart': ValidateFunction<MultiChartProps>;
  readonly 'name-change': ValidateFunction<NameChangeProps>;
  readonly 'named-chart': ValidateFunction<NamedChartProps>;
  readonly 'news-intro': ValidateFunction<NewsIntroProps>;
  readonly 'newsletter-change': ValidateFunction<NewsletterChangeProps>;
  readonly notices: ValidateFunction<NoticesProps>;
  readonly 'order-book': ValidateFunction<OrderBookProps>;
  readonly 'ordered-list': ValidateFunction<OrderedListProps>;
  readonly 'page-intro': ValidateFunction<PageIntroProps>;
  readonly 'page-outline': ValidateFunction<PageOutlineProps>;
  readonly paragraph: ValidateFunction<ParagraphProps>;
  readonly 'password-change': ValidateFunction<PasswordChangeProps>;
  readonly 'password-request': ValidateFunction<PasswordRequestProps>;
  readonly 'password-reset': ValidateFunction<PasswordResetProps>;
  readonly 'performance-table': ValidateFunction<PerformanceTableProps>;
  readonly photo: ValidateFunction<PhotoProps>;
  readonly picture: ValidateFunction<PictureProps>;
  readonly 'podcast-embed': ValidateFunction<PodcastEmbedProps>;
  readonly 'podcast-player': ValidateFunction<PodcastPlayerProps>;
  readonly 'price-chart': ValidateFunction<PriceChartProps>;
  readonly 'price-history-export': ValidateFunction<PriceHistoryExportProps>;
  readonly 'price-history-table': ValidateFunction<PriceHistoryTableProps>;
  readonly 'privacy-center': ValidateFunction<PrivacyCenterProps>;
  readonly 'product-info': ValidateFunction<ProductInfoProps>;
  readonly 'product-plans': ValidateFunction<ProductPlansProps>;
  readonly questions: ValidateFunction<QuestionsProps>;
  readonly ranking: ValidateFunction<RankingProps>;
  readonly 'ranking-index': ValidateFunction<RankingIndexProps>;
  readonly 'realtime-list': ValidateFunction<RealtimeListProps>;
  readonly registration: ValidateFunction<RegistrationProps>;
  readonly 'registration-confirmation': ValidateFunction<RegistrationConfirmationProps>;
  readonly 'saved-search-list': ValidateFunction<SavedSearchListProps>;
  readonly 'saved-search-name': ValidateFunction<SavedSearchNameProps>;
  readonly 'saved-search-new': ValidateFunction<SavedSearchNewProps>;
  readonly 'search-articles': ValidateFunction<SearchArticlesProps>;
  readonly 'search-box': ValidateFunction<SearchBoxProps>;
  readonly 'search-form': ValidateFunction<SearchFormProps>;
  readonly 'search-results': ValidateFunction<SearchResultsProps>;
  readonly 'search-type-results': ValidateFunction<SearchTypeResultsProps>;
  readonly 'share-valuation': ValidateFunction<ShareValuationProps>;
  readonly 'site-footer': ValidateFunction<SiteFooterProps>;
  readonly 'site-header': ValidateFunction<SiteHeaderProps>;
  readonly subheadline: ValidateFunction<SubheadlineProps>;
  readonly summary: ValidateFunction<SummaryProps>;
  readonly table: ValidateFunction<TableProps>;
  readonly 'table-of-contents': ValidateFunction<TableOfContentsProps>;
  readonly 'text-section': ValidateFunction<TextSectionProps>;
  readonly 'top-assets': ValidateFunction<TopAssetsProps>;
  readonly 'top-etf-list': ValidateFunction<TopEtfListProps>;
  readonly 'top-fund-list': ValidateFunction<TopFundListProps>;
  readonly 'top-stock-list': ValidateFunction<TopStockListProps>;
  readonly 'trading-system': ValidateFunction<TradingSystemProps>;
  readonly tweet: ValidateFunction<TweetProps>;
  readonly 'underlying-finder-link': ValidateFunction<UnderlyingFinderLinkProps>;
  readonly 'unordered-list': ValidateFunction<UnorderedListProps>;
  readonly 'update-list': ValidateFunction<UpdateListProps>;
  readonly 'user-entry': ValidateFunction<UserEntryProps>;
  readonly 'venue-holidays': ValidateFunction<VenueHolidaysProps>;
  readonly 'venue-hours': ValidateFunction<VenueHoursProps>;
  readonly 'venue-table': ValidateFunction<VenueTableProps>;
  readonly 'video-list': ValidateFunction<VideoListProps>;
  readonly 'video-player': ValidateFunction<VideoPlayerProps>;
  readonly 'warrant-calculator': ValidateFunction<WarrantCalculatorProps>;
  readonly 'watchlist-lists': ValidateFunction<WatchlistListsProps>;
  readonly 'watchlist-positions': ValidateFunction<WatchlistPositionsProps>;
  readonly 'youtube-video': ValidateFunction<YoutubeVideoProps>;
};
export = validators;
