/* Written by `npm run codegen`. Do not edit: change the contract or the schema instead. */
import { defineBlock, type AnyBlock } from '../kit/registry.ts';
import type * as props from './props.ts';
import {
  accountDeletionForm,
  deviceListForm,
  emailChangeForm,
  emailConfirmationForm,
  impersonationEndForm,
  impersonationStartForm,
  loginForm,
  logoutForm,
  logoutEverywhereForm,
  nameChangeForm,
  newsletterChangeForm,
  passwordChangeForm,
  passwordRequestForm,
  passwordResetForm,
  registrationForm,
  registrationConfirmationForm,
  savedSearchListForm,
  savedSearchNameForm,
  savedSearchNewForm,
  watchlistListsForms,
  watchlistPositionsForms,
} from './forms.ts';
import { AccountDeletion } from '../personal/account-deletion/block.tsx';
import { AccountOverview } from '../personal/account-overview/block.tsx';
import { needs as accountOverviewNeeds } from '../personal/account-overview/data.ts';
import { AnalystViews } from '../share/analyst-views/block.tsx';
import { needs as analystViewsNeeds } from '../share/analyst-views/data.ts';
import { AppOffer } from '../portal/app-offer/block.tsx';
import { ArticleAccess } from '../article/article-access/block.tsx';
import { ArticleFinder } from '../article/article-finder/block.tsx';
import { needs as articleFinderNeeds } from '../article/article-finder/data.ts';
import { ArticleHeader } from '../article/article-header/block.tsx';
import { ArticleList } from '../article/article-list/block.tsx';
import { needs as articleListNeeds } from '../article/article-list/data.ts';
import { ArticleTeaserList } from '../article/article-teaser-list/block.tsx';
import { needs as articleTeaserListNeeds } from '../article/article-teaser-list/data.ts';
import { ArticleTeasers } from '../article/article-teasers/block.tsx';
import { needs as articleTeasersNeeds } from '../article/article-teasers/data.ts';
import { BrokerInfo } from '../market/broker-info/block.tsx';
import { BrokerList } from '../market/broker-list/block.tsx';
import { ButtonLink } from '../article/button-link/block.tsx';
import { CalendarEventList } from '../article/calendar-event-list/block.tsx';
import { needs as calendarEventListNeeds } from '../article/calendar-event-list/data.ts';
import { CategoryTeaserList } from '../article/category-teaser-list/block.tsx';
import { needs as categoryTeaserListNeeds } from '../article/category-teaser-list/data.ts';
import { Chart } from '../article/chart/block.tsx';
import { needs as chartNeeds } from '../article/chart/data.ts';
import { Citation } from '../article/citation/block.tsx';
import { CompareLink } from '../data/compare-link/block.tsx';
import { Comparison } from '../data/comparison/block.tsx';
import { needs as comparisonNeeds } from '../data/comparison/data.ts';
import { ConsentBar } from '../portal/consent-bar/block.tsx';
import { ContentText } from '../portal/content-text/block.tsx';
import { CropMark } from '../article/crop-mark/block.tsx';
import { CurrencyCalculator } from '../market/currency-calculator/block.tsx';
import { needs as currencyCalculatorNeeds } from '../market/currency-calculator/data.ts';
import { CurrencyMatrix } from '../market/currency-matrix/block.tsx';
import { needs as currencyMatrixNeeds } from '../market/currency-matrix/data.ts';
import { DataExport } from '../personal/data-export/block.tsx';
import { DataFacts } from '../data/data-facts/block.tsx';
import { needs as dataFactsNeeds } from '../data/data-facts/data.ts';
import { DataTable } from '../data/data-table/block.tsx';
import { needs as dataTableNeeds } from '../data/data-table/data.ts';
import { DerivativeCalculator } from '../derivative/derivative-calculator/block.tsx';
import { needs as derivativeCalculatorNeeds } from '../derivative/derivative-calculator/data.ts';
import { DerivativeFacts } from '../derivative/derivative-facts/block.tsx';
import { needs as derivativeFactsNeeds } from '../derivative/derivative-facts/data.ts';
import { DeviceList } from '../personal/device-list/block.tsx';
import { needs as deviceListNeeds } from '../personal/device-list/data.ts';
import { DirectoryList } from '../article/directory-list/block.tsx';
import { needs as directoryListNeeds } from '../article/directory-list/data.ts';
import { Disclaimer } from '../article/disclaimer/block.tsx';
import { EconomicCalendar } from '../market/economic-calendar/block.tsx';
import { needs as economicCalendarNeeds } from '../market/economic-calendar/data.ts';
import { EmailChange } from '../personal/email-change/block.tsx';
import { EmailConfirmation } from '../personal/email-confirmation/block.tsx';
import { EventCalendar } from '../article/event-calendar/block.tsx';
import { needs as eventCalendarNeeds } from '../article/event-calendar/data.ts';
import { ExternalContent } from '../external/external-content/block.tsx';
import { FeatureOffer } from '../premium/feature-offer/block.tsx';
import { Finder } from '../finder/finder/block.tsx';
import { needs as finderNeeds } from '../finder/finder/data.ts';
import { ForumFrame } from '../portal/forum-frame/block.tsx';
import { FullChart } from '../instrument/full-chart/block.tsx';
import { needs as fullChartNeeds } from '../instrument/full-chart/data.ts';
import { GroupList } from '../market/group-list/block.tsx';
import { needs as groupListNeeds } from '../market/group-list/data.ts';
import { Headline } from '../article/headline/block.tsx';
import { HeatMap } from '../front/heat-map/block.tsx';
import { needs as heatMapNeeds } from '../front/heat-map/data.ts';
import { Hint } from '../article/hint/block.tsx';
import { ImpersonationEnd } from '../personal/impersonation-end/block.tsx';
import { ImpersonationStart } from '../personal/impersonation-start/block.tsx';
import { IndexLists } from '../market/index-lists/block.tsx';
import { IndexMembers } from '../book/index-members/block.tsx';
import { needs as indexMembersNeeds } from '../book/index-members/data.ts';
import { IndexMovers } from '../front/index-movers/block.tsx';
import { needs as indexMoversNeeds } from '../front/index-movers/data.ts';
import { InstrumentHeader } from '../instrument/instrument-header/block.tsx';
import { needs as instrumentHeaderNeeds } from '../instrument/instrument-header/data.ts';
import { InstrumentList } from '../market/instrument-list/block.tsx';
import { needs as instrumentListNeeds } from '../market/instrument-list/data.ts';
import { InstrumentNews } from '../article/instrument-news/block.tsx';
import { needs as instrumentNewsNeeds } from '../article/instrument-news/data.ts';
import { InstrumentProfile } from '../instrument/instrument-profile/block.tsx';
import { needs as instrumentProfileNeeds } from '../instrument/instrument-profile/data.ts';
import { Instruments } from '../article/instruments/block.tsx';
import { needs as instrumentsNeeds } from '../article/instruments/data.ts';
import { InteractionPlaceholder } from '../article/interaction-placeholder/block.tsx';
import { IssuerContact } from '../issuer/issuer-contact/block.tsx';
import { IssuerFooter } from '../issuer/issuer-footer/block.tsx';
import { IssuerHero } from '../issuer/issuer-hero/block.tsx';
import { IssuerInstruments } from '../issuer/issuer-instruments/block.tsx';
import { needs as issuerInstrumentsNeeds } from '../issuer/issuer-instruments/data.ts';
import { IssuerNews } from '../issuer/issuer-news/block.tsx';
import { needs as issuerNewsNeeds } from '../issuer/issuer-news/data.ts';
import { IssuerOverview } from '../issuer/issuer-overview/block.tsx';
import { IssuerProfile } from '../issuer/issuer-profile/block.tsx';
import { IssuerTabs } from '../issuer/issuer-tabs/block.tsx';
import { IssuerTiles } from '../issuer/issuer-tiles/block.tsx';
import { KeyFacts } from '../instrument/key-facts/block.tsx';
import { needs as keyFactsNeeds } from '../instrument/key-facts/data.ts';
import { LeadStory } from '../front/lead-story/block.tsx';
import { needs as leadStoryNeeds } from '../front/lead-story/data.ts';
import { LetterList } from '../market/letter-list/block.tsx';
import { needs as letterListNeeds } from '../market/letter-list/data.ts';
import { Link } from '../article/link/block.tsx';
import { LinkList } from '../market/link-list/block.tsx';
import { Login } from '../personal/login/block.tsx';
import { Logout } from '../personal/logout/block.tsx';
import { LogoutEverywhere } from '../personal/logout-everywhere/block.tsx';
import { MarketOverview } from '../market/market-overview/block.tsx';
import { needs as marketOverviewNeeds } from '../market/market-overview/data.ts';
import { MostSearched } from '../search/most-searched/block.tsx';
import { needs as mostSearchedNeeds } from '../search/most-searched/data.ts';
import { MoveReason } from '../share/move-reason/block.tsx';
import { needs as moveReasonNeeds } from '../share/move-reason/data.ts';
import { MovedShares } from '../front/moved-shares/block.tsx';
import { needs as movedSharesNeeds } from '../front/moved-shares/data.ts';
import { Movers } from '../data/movers/block.tsx';
import { needs as moversNeeds } from '../data/movers/data.ts';
import { MultiChart } from '../article/multi-chart/block.tsx';
import { needs as multiChartNeeds } from '../article/multi-chart/data.ts';
import { NameChange } from '../personal/name-change/block.tsx';
import { needs as nameChangeNeeds } from '../personal/name-change/data.ts';
import { NamedChart } from '../instrument/named-chart/block.tsx';
import { needs as namedChartNeeds } from '../instrument/named-chart/data.ts';
import { NewsIntro } from '../article/news-intro/block.tsx';
import { NewsletterChange } from '../personal/newsletter-change/block.tsx';
import { needs as newsletterChangeNeeds } from '../personal/newsletter-change/data.ts';
import { Notices } from '../shell/notices/block.tsx';
import { OrderBook } from '../book/order-book/block.tsx';
import { needs as orderBookNeeds } from '../book/order-book/data.ts';
import { OrderedList } from '../article/ordered-list/block.tsx';
import { PageIntro } from '../market/page-intro/block.tsx';
import { PageOutline } from '../data/page-outline/block.tsx';
import { Paragraph } from '../article/paragraph/block.tsx';
import { PasswordChange } from '../personal/password-change/block.tsx';
import { PasswordRequest } from '../personal/password-request/block.tsx';
import { PasswordReset } from '../personal/password-reset/block.tsx';
import { PerformanceTable } from '../instrument/performance-table/block.tsx';
import { needs as performanceTableNeeds } from '../instrument/performance-table/data.ts';
import { Photo } from '../article/photo/block.tsx';
import { Picture } from '../portal/picture/block.tsx';
import { PodcastEmbed } from '../external/podcast-embed/block.tsx';
import { PodcastPlayer } from '../article/podcast-player/block.tsx';
import { needs as podcastPlayerNeeds } from '../article/podcast-player/data.ts';
import { PriceChart } from '../instrument/price-chart/block.tsx';
import { needs as priceChartNeeds } from '../instrument/price-chart/data.ts';
import { PriceHistoryExport } from '../instrument/price-history-export/block.tsx';
import { PriceHistoryTable } from '../instrument/price-history-table/block.tsx';
import { needs as priceHistoryTableNeeds } from '../instrument/price-history-table/data.ts';
import { PrivacyCenter } from '../portal/privacy-center/block.tsx';
import { ProductInfo } from '../premium/product-info/block.tsx';
import { ProductPlans } from '../premium/product-plans/block.tsx';
import { Questions } from '../portal/questions/block.tsx';
import { Ranking } from '../market/ranking/block.tsx';
import { needs as rankingNeeds } from '../market/ranking/data.ts';
import { RankingIndex } from '../market/ranking-index/block.tsx';
import { RealtimeList } from '../market/realtime-list/block.tsx';
import { needs as realtimeListNeeds } from '../market/realtime-list/data.ts';
import { Registration } from '../personal/registration/block.tsx';
import { RegistrationConfirmation } from '../personal/registration-confirmation/block.tsx';
import { SavedSearchList } from '../personal/saved-search-list/block.tsx';
import { needs as savedSearchListNeeds } from '../personal/saved-search-list/data.ts';
import { SavedSearchName } from '../personal/saved-search-name/block.tsx';
import { SavedSearchNew } from '../personal/saved-search-new/block.tsx';
import { SearchArticles } from '../search/search-articles/block.tsx';
import { needs as searchArticlesNeeds } from '../search/search-articles/data.ts';
import { SearchBox } from '../shell/search-box/block.tsx';
import { SearchForm } from '../search/search-form/block.tsx';
import { SearchResults } from '../search/search-results/block.tsx';
import { needs as searchResultsNeeds } from '../search/search-results/data.ts';
import { SearchTypeResults } from '../search/search-type-results/block.tsx';
import { needs as searchTypeResultsNeeds } from '../search/search-type-results/data.ts';
import { ShareValuation } from '../share/share-valuation/block.tsx';
import { needs as shareValuationNeeds } from '../share/share-valuation/data.ts';
import { SiteFooter } from '../shell/site-footer/block.tsx';
import { SiteHeader } from '../shell/site-header/block.tsx';
import { Subheadline } from '../article/subheadline/block.tsx';
import { Summary } from '../article/summary/block.tsx';
import { Table } from '../article/table/block.tsx';
import { TableOfContents } from '../article/table-of-contents/block.tsx';
import { TextSection } from '../market/text-section/block.tsx';
import { TopAssets } from '../shell/top-assets/block.tsx';
import { needs as topAssetsNeeds } from '../shell/top-assets/data.ts';
import { TopEtfList } from '../article/top-etf-list/block.tsx';
import { needs as topEtfListNeeds } from '../article/top-etf-list/data.ts';
import { TopFundList } from '../article/top-fund-list/block.tsx';
import { needs as topFundListNeeds } from '../article/top-fund-list/data.ts';
import { TopStockList } from '../article/top-stock-list/block.tsx';
import { needs as topStockListNeeds } from '../article/top-stock-list/data.ts';
import { TradingSystem } from '../premium/trading-system/block.tsx';
import { Tweet } from '../external/tweet/block.tsx';
import { UnderlyingFinderLink } from '../derivative/underlying-finder-link/block.tsx';
import { needs as underlyingFinderLinkNeeds } from '../derivative/underlying-finder-link/data.ts';
import { UnorderedList } from '../article/unordered-list/block.tsx';
import { UpdateList } from '../portal/update-list/block.tsx';
import { UserEntry } from '../shell/user-entry/block.tsx';
import { VenueHolidays } from '../market/venue-holidays/block.tsx';
import { needs as venueHolidaysNeeds } from '../market/venue-holidays/data.ts';
import { VenueHours } from '../market/venue-hours/block.tsx';
import { needs as venueHoursNeeds } from '../market/venue-hours/data.ts';
import { VenueTable } from '../instrument/venue-table/block.tsx';
import { needs as venueTableNeeds } from '../instrument/venue-table/data.ts';
import { VideoList } from '../external/video-list/block.tsx';
import { needs as videoListNeeds } from '../external/video-list/data.ts';
import { VideoPlayer } from '../external/video-player/block.tsx';
import { WarrantCalculator } from '../derivative/warrant-calculator/block.tsx';
import { needs as warrantCalculatorNeeds } from '../derivative/warrant-calculator/data.ts';
import { WatchlistLists } from '../personal/watchlist-lists/block.tsx';
import { needs as watchlistListsNeeds } from '../personal/watchlist-lists/data.ts';
import { WatchlistPositions } from '../personal/watchlist-positions/block.tsx';
import { YoutubeVideo } from '../external/youtube-video/block.tsx';

/** Every block by type, each with the types of its own props, subject and calls. */
export const registry = {
  'account-deletion': defineBlock<props.AccountDeletionProps>()({
    type: 'account-deletion',
    family: 'personal',
    vocabulary: 'page',
    subject: undefined,
    config: [],
    styles: 'personal',
    component: AccountDeletion,
    form: accountDeletionForm,
  }),
  'account-overview': defineBlock<props.AccountOverviewProps>()({
    type: 'account-overview',
    family: 'personal',
    vocabulary: 'page',
    subject: undefined,
    config: ['site', 'products'],
    styles: 'personal',
    component: AccountOverview,
    needs: accountOverviewNeeds,
  }),
  'analyst-views': defineBlock<props.AnalystViewsProps>()({
    type: 'analyst-views',
    family: 'share',
    vocabulary: 'page',
    subject: 'instrument',
    config: [],
    styles: 'share',
    component: AnalystViews,
    needs: analystViewsNeeds,
  }),
  'app-offer': defineBlock<props.AppOfferProps>()({
    type: 'app-offer',
    family: 'portal',
    vocabulary: 'page',
    subject: undefined,
    config: ['footer'],
    styles: 'portal',
    component: AppOffer,
  }),
  'article-access': defineBlock<props.ArticleAccessProps>()({
    type: 'article-access',
    family: 'article',
    vocabulary: 'page',
    subject: 'article',
    config: ['products'],
    styles: 'article',
    component: ArticleAccess,
  }),
  'article-finder': defineBlock<props.ArticleFinderProps>()({
    type: 'article-finder',
    family: 'article',
    vocabulary: 'page',
    subject: undefined,
    config: ['site'],
    styles: 'article',
    component: ArticleFinder,
    needs: articleFinderNeeds,
  }),
  'article-header': defineBlock<props.ArticleHeaderProps>()({
    type: 'article-header',
    family: 'article',
    vocabulary: 'page',
    subject: 'article',
    config: ['site'],
    styles: 'article',
    scripts: ['article/article-header'],
    component: ArticleHeader,
  }),
  'article-list': defineBlock<props.ArticleListProps>()({
    type: 'article-list',
    family: 'article',
    vocabulary: 'page',
    subject: undefined,
    config: ['site'],
    styles: 'article',
    component: ArticleList,
    needs: articleListNeeds,
  }),
  'article-teaser-list': defineBlock<props.ArticleTeaserListProps>()({
    type: 'article-teaser-list',
    family: 'article',
    vocabulary: 'article',
    subject: undefined,
    config: ['site'],
    styles: undefined,
    component: ArticleTeaserList,
    needs: articleTeaserListNeeds,
  }),
  'article-teasers': defineBlock<props.ArticleTeasersProps>()({
    type: 'article-teasers',
    family: 'article',
    vocabulary: 'page',
    subject: undefined,
    config: ['site'],
    styles: 'article',
    component: ArticleTeasers,
    needs: articleTeasersNeeds,
  }),
  'broker-info': defineBlock<props.BrokerInfoProps>()({
    type: 'broker-info',
    family: 'market',
    vocabulary: 'page',
    subject: 'broker',
    config: [],
    styles: 'market',
    component: BrokerInfo,
  }),
  'broker-list': defineBlock<props.BrokerListProps>()({
    type: 'broker-list',
    family: 'market',
    vocabulary: 'page',
    subject: undefined,
    config: ['brokers'],
    styles: 'market',
    component: BrokerList,
  }),
  'button-link': defineBlock<props.ButtonLinkProps>()({
    type: 'button-link',
    family: 'article',
    vocabulary: 'article',
    subject: undefined,
    config: [],
    styles: 'article-text',
    component: ButtonLink,
  }),
  'calendar-event-list': defineBlock<props.CalendarEventListProps>()({
    type: 'calendar-event-list',
    family: 'article',
    vocabulary: 'article',
    subject: undefined,
    config: ['header', 'site'],
    styles: undefined,
    component: CalendarEventList,
    needs: calendarEventListNeeds,
  }),
  'category-teaser-list': defineBlock<props.CategoryTeaserListProps>()({
    type: 'category-teaser-list',
    family: 'article',
    vocabulary: 'article',
    subject: undefined,
    config: ['site'],
    styles: undefined,
    component: CategoryTeaserList,
    needs: categoryTeaserListNeeds,
  }),
  chart: defineBlock<props.ChartProps>()({
    type: 'chart',
    family: 'article',
    vocabulary: 'article',
    subject: undefined,
    config: [],
    styles: 'article-text',
    component: Chart,
    needs: chartNeeds,
  }),
  citation: defineBlock<props.CitationProps>()({
    type: 'citation',
    family: 'article',
    vocabulary: 'article',
    subject: undefined,
    config: [],
    styles: 'article-text',
    component: Citation,
  }),
  'compare-link': defineBlock<props.CompareLinkProps>()({
    type: 'compare-link',
    family: 'data',
    vocabulary: 'page',
    subject: 'instrument',
    config: [],
    styles: undefined,
    component: CompareLink,
  }),
  comparison: defineBlock<props.ComparisonProps>()({
    type: 'comparison',
    family: 'data',
    vocabulary: 'page',
    subject: 'comparison',
    config: [],
    styles: 'data',
    component: Comparison,
    needs: comparisonNeeds,
  }),
  'consent-bar': defineBlock<props.ConsentBarProps>()({
    type: 'consent-bar',
    family: 'portal',
    vocabulary: 'shell',
    subject: undefined,
    config: ['ads', 'consent', 'routeLists'],
    styles: undefined,
    scripts: ['portal/consent-bar'],
    shell: { place: 'head', order: 1, leftOut: [] },
    component: ConsentBar,
  }),
  'content-text': defineBlock<props.ContentTextProps>()({
    type: 'content-text',
    family: 'portal',
    vocabulary: 'page',
    subject: 'content',
    config: [],
    styles: 'portal',
    component: ContentText,
  }),
  'crop-mark': defineBlock<props.CropMarkProps>()({
    type: 'crop-mark',
    family: 'article',
    vocabulary: 'article',
    subject: undefined,
    config: [],
    styles: undefined,
    component: CropMark,
  }),
  'currency-calculator': defineBlock<props.CurrencyCalculatorProps>()({
    type: 'currency-calculator',
    family: 'market',
    vocabulary: 'page',
    subject: undefined,
    config: [],
    styles: 'market',
    component: CurrencyCalculator,
    needs: currencyCalculatorNeeds,
  }),
  'currency-matrix': defineBlock<props.CurrencyMatrixProps>()({
    type: 'currency-matrix',
    family: 'market',
    vocabulary: 'page',
    subject: undefined,
    config: [],
    styles: 'market',
    component: CurrencyMatrix,
    needs: currencyMatrixNeeds,
  }),
  'data-export': defineBlock<props.DataExportProps>()({
    type: 'data-export',
    family: 'personal',
    vocabulary: 'page',
    subject: undefined,
    config: [],
    styles: 'personal',
    component: DataExport,
  }),
  'data-facts': defineBlock<props.DataFactsProps>()({
    type: 'data-facts',
    family: 'data',
    vocabulary: 'page',
    subject: undefined,
    config: [],
    styles: undefined,
    component: DataFacts,
    needs: dataFactsNeeds,
  }),
  'data-table': defineBlock<props.DataTableProps>()({
    type: 'data-table',
    family: 'data',
    vocabulary: 'page',
    subject: undefined,
    config: ['site'],
    styles: 'data',
    component: DataTable,
    needs: dataTableNeeds,
  }),
  'derivative-calculator': defineBlock<props.DerivativeCalculatorProps>()({
    type: 'derivative-calculator',
    family: 'derivative',
    vocabulary: 'page',
    subject: 'instrument',
    config: [],
    styles: 'derivative',
    component: DerivativeCalculator,
    needs: derivativeCalculatorNeeds,
  }),
  'derivative-facts': defineBlock<props.DerivativeFactsProps>()({
    type: 'derivative-facts',
    family: 'derivative',
    vocabulary: 'page',
    subject: 'instrument',
    config: [],
    styles: 'derivative',
    component: DerivativeFacts,
    needs: derivativeFactsNeeds,
  }),
  'device-list': defineBlock<props.DeviceListProps>()({
    type: 'device-list',
    family: 'personal',
    vocabulary: 'page',
    subject: undefined,
    config: [],
    styles: 'personal',
    component: DeviceList,
    needs: deviceListNeeds,
    form: deviceListForm,
  }),
  'directory-list': defineBlock<props.DirectoryListProps>()({
    type: 'directory-list',
    family: 'article',
    vocabulary: 'page',
    subject: undefined,
    config: ['site'],
    styles: 'article',
    component: DirectoryList,
    needs: directoryListNeeds,
  }),
  disclaimer: defineBlock<props.DisclaimerProps>()({
    type: 'disclaimer',
    family: 'article',
    vocabulary: 'article',
    subject: undefined,
    config: [],
    styles: 'article-text',
    component: Disclaimer,
  }),
  'economic-calendar': defineBlock<props.EconomicCalendarProps>()({
    type: 'economic-calendar',
    family: 'market',
    vocabulary: 'page',
    subject: undefined,
    config: [],
    styles: 'market',
    component: EconomicCalendar,
    needs: economicCalendarNeeds,
  }),
  'email-change': defineBlock<props.EmailChangeProps>()({
    type: 'email-change',
    family: 'personal',
    vocabulary: 'page',
    subject: undefined,
    config: [],
    styles: 'personal',
    component: EmailChange,
    form: emailChangeForm,
  }),
  'email-confirmation': defineBlock<props.EmailConfirmationProps>()({
    type: 'email-confirmation',
    family: 'personal',
    vocabulary: 'page',
    subject: undefined,
    config: [],
    styles: 'personal',
    component: EmailConfirmation,
    form: emailConfirmationForm,
  }),
  'event-calendar': defineBlock<props.EventCalendarProps>()({
    type: 'event-calendar',
    family: 'article',
    vocabulary: 'page',
    subject: undefined,
    config: ['header', 'site'],
    styles: 'article',
    component: EventCalendar,
    needs: eventCalendarNeeds,
  }),
  'external-content': defineBlock<props.ExternalContentProps>()({
    type: 'external-content',
    family: 'external',
    vocabulary: 'article',
    subject: undefined,
    config: ['consent'],
    styles: 'external',
    scripts: ['external'],
    component: ExternalContent,
  }),
  'feature-offer': defineBlock<props.FeatureOfferProps>()({
    type: 'feature-offer',
    family: 'premium',
    vocabulary: 'page',
    subject: undefined,
    config: ['products'],
    styles: 'premium',
    component: FeatureOffer,
  }),
  finder: defineBlock<props.FinderProps>()({
    type: 'finder',
    family: 'finder',
    vocabulary: 'page',
    subject: undefined,
    config: ['products'],
    styles: 'finder',
    scripts: ['finder/finder'],
    component: Finder,
    needs: finderNeeds,
  }),
  'forum-frame': defineBlock<props.ForumFrameProps>()({
    type: 'forum-frame',
    family: 'portal',
    vocabulary: 'page',
    subject: undefined,
    config: ['site'],
    styles: 'portal',
    component: ForumFrame,
  }),
  'full-chart': defineBlock<props.FullChartProps>()({
    type: 'full-chart',
    family: 'instrument',
    vocabulary: 'page',
    subject: 'instrument',
    config: ['products'],
    styles: 'instrument',
    component: FullChart,
    needs: fullChartNeeds,
  }),
  'group-list': defineBlock<props.GroupListProps>()({
    type: 'group-list',
    family: 'market',
    vocabulary: 'page',
    subject: undefined,
    config: [],
    styles: 'market',
    component: GroupList,
    needs: groupListNeeds,
  }),
  headline: defineBlock<props.HeadlineProps>()({
    type: 'headline',
    family: 'article',
    vocabulary: 'article',
    subject: 'article',
    config: [],
    styles: 'article-text',
    component: Headline,
  }),
  'heat-map': defineBlock<props.HeatMapProps>()({
    type: 'heat-map',
    family: 'front',
    vocabulary: 'page',
    subject: undefined,
    config: [],
    styles: 'front',
    component: HeatMap,
    needs: heatMapNeeds,
  }),
  hint: defineBlock<props.HintProps>()({
    type: 'hint',
    family: 'article',
    vocabulary: 'article',
    subject: undefined,
    config: [],
    styles: 'article-text',
    component: Hint,
  }),
  'impersonation-end': defineBlock<props.ImpersonationEndProps>()({
    type: 'impersonation-end',
    family: 'personal',
    vocabulary: 'page',
    subject: undefined,
    config: [],
    styles: 'personal',
    component: ImpersonationEnd,
    form: impersonationEndForm,
  }),
  'impersonation-start': defineBlock<props.ImpersonationStartProps>()({
    type: 'impersonation-start',
    family: 'personal',
    vocabulary: 'page',
    subject: undefined,
    config: ['site'],
    styles: 'personal',
    component: ImpersonationStart,
    form: impersonationStartForm,
  }),
  'index-lists': defineBlock<props.IndexListsProps>()({
    type: 'index-lists',
    family: 'market',
    vocabulary: 'page',
    subject: undefined,
    config: ['indices'],
    styles: 'market',
    component: IndexLists,
  }),
  'index-members': defineBlock<props.IndexMembersProps>()({
    type: 'index-members',
    family: 'book',
    vocabulary: 'page',
    subject: 'instrument',
    config: [],
    styles: 'book',
    component: IndexMembers,
    needs: indexMembersNeeds,
  }),
  'index-movers': defineBlock<props.IndexMoversProps>()({
    type: 'index-movers',
    family: 'front',
    vocabulary: 'page',
    subject: undefined,
    config: [],
    styles: 'front',
    component: IndexMovers,
    needs: indexMoversNeeds,
  }),
  'instrument-header': defineBlock<props.InstrumentHeaderProps>()({
    type: 'instrument-header',
    family: 'instrument',
    vocabulary: 'page',
    subject: 'instrument',
    config: [],
    styles: 'instrument',
    component: InstrumentHeader,
    needs: instrumentHeaderNeeds,
  }),
  'instrument-list': defineBlock<props.InstrumentListProps>()({
    type: 'instrument-list',
    family: 'market',
    vocabulary: 'page',
    subject: undefined,
    config: [],
    styles: 'market',
    component: InstrumentList,
    needs: instrumentListNeeds,
  }),
  'instrument-news': defineBlock<props.InstrumentNewsProps>()({
    type: 'instrument-news',
    family: 'article',
    vocabulary: 'page',
    subject: 'instrument',
    config: [],
    styles: 'article',
    component: InstrumentNews,
    needs: instrumentNewsNeeds,
  }),
  'instrument-profile': defineBlock<props.InstrumentProfileProps>()({
    type: 'instrument-profile',
    family: 'instrument',
    vocabulary: 'page',
    subject: 'instrument',
    config: [],
    styles: 'instrument',
    component: InstrumentProfile,
    needs: instrumentProfileNeeds,
  }),
  instruments: defineBlock<props.InstrumentsProps>()({
    type: 'instruments',
    family: 'article',
    vocabulary: 'article',
    subject: undefined,
    config: [],
    styles: 'article-text',
    component: Instruments,
    needs: instrumentsNeeds,
  }),
  'interaction-placeholder': defineBlock<props.InteractionPlaceholderProps>()({
    type: 'interaction-placeholder',
    family: 'article',
    vocabulary: 'article',
    subject: undefined,
    config: [],
    styles: 'article-text',
    component: InteractionPlaceholder,
  }),
  'issuer-contact': defineBlock<props.IssuerContactProps>()({
    type: 'issuer-contact',
    family: 'issuer',
    vocabulary: 'page',
    subject: 'issuer',
    config: [],
    styles: 'issuer',
    component: IssuerContact,
  }),
  'issuer-footer': defineBlock<props.IssuerFooterProps>()({
    type: 'issuer-footer',
    family: 'issuer',
    vocabulary: 'page',
    subject: 'issuer',
    config: [],
    styles: 'issuer',
    component: IssuerFooter,
  }),
  'issuer-hero': defineBlock<props.IssuerHeroProps>()({
    type: 'issuer-hero',
    family: 'issuer',
    vocabulary: 'page',
    subject: 'issuer',
    config: ['site'],
    styles: 'issuer',
    component: IssuerHero,
  }),
  'issuer-instruments': defineBlock<props.IssuerInstrumentsProps>()({
    type: 'issuer-instruments',
    family: 'issuer',
    vocabulary: 'page',
    subject: 'issuer',
    config: [],
    styles: undefined,
    component: IssuerInstruments,
    needs: issuerInstrumentsNeeds,
  }),
  'issuer-news': defineBlock<props.IssuerNewsProps>()({
    type: 'issuer-news',
    family: 'issuer',
    vocabulary: 'page',
    subject: 'issuer',
    config: ['site'],
    styles: 'issuer',
    component: IssuerNews,
    needs: issuerNewsNeeds,
  }),
  'issuer-overview': defineBlock<props.IssuerOverviewProps>()({
    type: 'issuer-overview',
    family: 'issuer',
    vocabulary: 'page',
    subject: undefined,
    config: ['issuers', 'site'],
    styles: 'issuer',
    component: IssuerOverview,
  }),
  'issuer-profile': defineBlock<props.IssuerProfileProps>()({
    type: 'issuer-profile',
    family: 'issuer',
    vocabulary: 'page',
    subject: 'issuer',
    config: ['customers', 'site'],
    styles: 'issuer',
    component: IssuerProfile,
  }),
  'issuer-tabs': defineBlock<props.IssuerTabsProps>()({
    type: 'issuer-tabs',
    family: 'issuer',
    vocabulary: 'page',
    subject: 'issuer',
    config: [],
    styles: 'issuer',
    component: IssuerTabs,
  }),
  'issuer-tiles': defineBlock<props.IssuerTilesProps>()({
    type: 'issuer-tiles',
    family: 'issuer',
    vocabulary: 'page',
    subject: 'issuer',
    config: ['site'],
    styles: 'issuer',
    component: IssuerTiles,
  }),
  'key-facts': defineBlock<props.KeyFactsProps>()({
    type: 'key-facts',
    family: 'instrument',
    vocabulary: 'page',
    subject: 'instrument',
    config: [],
    styles: 'instrument',
    component: KeyFacts,
    needs: keyFactsNeeds,
  }),
  'lead-story': defineBlock<props.LeadStoryProps>()({
    type: 'lead-story',
    family: 'front',
    vocabulary: 'page',
    subject: undefined,
    config: ['site'],
    styles: 'front',
    component: LeadStory,
    needs: leadStoryNeeds,
  }),
  'letter-list': defineBlock<props.LetterListProps>()({
    type: 'letter-list',
    family: 'market',
    vocabulary: 'page',
    subject: 'letter',
    config: [],
    styles: 'market',
    component: LetterList,
    needs: letterListNeeds,
  }),
  link: defineBlock<props.LinkProps>()({
    type: 'link',
    family: 'article',
    vocabulary: 'article',
    subject: undefined,
    config: [],
    styles: 'article-text',
    component: Link,
  }),
  'link-list': defineBlock<props.LinkListProps>()({
    type: 'link-list',
    family: 'market',
    vocabulary: 'page',
    subject: undefined,
    config: [],
    styles: 'market',
    component: LinkList,
  }),
  login: defineBlock<props.LoginProps>()({
    type: 'login',
    family: 'personal',
    vocabulary: 'page',
    subject: undefined,
    config: ['site'],
    styles: 'personal',
    component: Login,
    form: loginForm,
  }),
  logout: defineBlock<props.LogoutProps>()({
    type: 'logout',
    family: 'personal',
    vocabulary: 'page',
    subject: undefined,
    config: ['site'],
    styles: 'personal',
    component: Logout,
    form: logoutForm,
  }),
  'logout-everywhere': defineBlock<props.LogoutEverywhereProps>()({
    type: 'logout-everywhere',
    family: 'personal',
    vocabulary: 'page',
    subject: undefined,
    config: [],
    styles: 'personal',
    component: LogoutEverywhere,
    form: logoutEverywhereForm,
  }),
  'market-overview': defineBlock<props.MarketOverviewProps>()({
    type: 'market-overview',
    family: 'market',
    vocabulary: 'page',
    subject: undefined,
    config: [],
    styles: 'market',
    component: MarketOverview,
    needs: marketOverviewNeeds,
  }),
  'most-searched': defineBlock<props.MostSearchedProps>()({
    type: 'most-searched',
    family: 'search',
    vocabulary: 'page',
    subject: undefined,
    config: [],
    styles: undefined,
    component: MostSearched,
    needs: mostSearchedNeeds,
  }),
  'move-reason': defineBlock<props.MoveReasonProps>()({
    type: 'move-reason',
    family: 'share',
    vocabulary: 'page',
    subject: 'instrument',
    config: [],
    styles: 'share',
    component: MoveReason,
    needs: moveReasonNeeds,
  }),
  'moved-shares': defineBlock<props.MovedSharesProps>()({
    type: 'moved-shares',
    family: 'front',
    vocabulary: 'page',
    subject: undefined,
    config: [],
    styles: 'front',
    component: MovedShares,
    needs: movedSharesNeeds,
  }),
  movers: defineBlock<props.MoversProps>()({
    type: 'movers',
    family: 'data',
    vocabulary: 'page',
    subject: undefined,
    config: ['site'],
    styles: 'data',
    component: Movers,
    needs: moversNeeds,
  }),
  'multi-chart': defineBlock<props.MultiChartProps>()({
    type: 'multi-chart',
    family: 'article',
    vocabulary: 'article',
    subject: undefined,
    config: [],
    styles: 'article-text',
    component: MultiChart,
    needs: multiChartNeeds,
  }),
  'name-change': defineBlock<props.NameChangeProps>()({
    type: 'name-change',
    family: 'personal',
    vocabulary: 'page',
    subject: undefined,
    config: [],
    styles: 'personal',
    component: NameChange,
    needs: nameChangeNeeds,
    form: nameChangeForm,
  }),
  'named-chart': defineBlock<props.NamedChartProps>()({
    type: 'named-chart',
    family: 'instrument',
    vocabulary: 'page',
    subject: undefined,
    config: [],
    styles: 'instrument',
    component: NamedChart,
    needs: namedChartNeeds,
  }),
  'news-intro': defineBlock<props.NewsIntroProps>()({
    type: 'news-intro',
    family: 'article',
    vocabulary: 'page',
    subject: undefined,
    config: ['site'],
    styles: 'article',
    component: NewsIntro,
  }),
  'newsletter-change': defineBlock<props.NewsletterChangeProps>()({
    type: 'newsletter-change',
    family: 'personal',
    vocabulary: 'page',
    subject: undefined,
    config: [],
    styles: 'personal',
    component: NewsletterChange,
    needs: newsletterChangeNeeds,
    form: newsletterChangeForm,
  }),
  notices: defineBlock<props.NoticesProps>()({
    type: 'notices',
    family: 'shell',
    vocabulary: 'shell',
    subject: undefined,
    config: [],
    styles: undefined,
    shell: { place: 'head', order: 4, leftOut: ['app'] },
    component: Notices,
  }),
  'order-book': defineBlock<props.OrderBookProps>()({
    type: 'order-book',
    family: 'book',
    vocabulary: 'page',
    subject: 'instrument',
    config: ['products', 'site'],
    styles: 'book',
    component: OrderBook,
    needs: orderBookNeeds,
  }),
  'ordered-list': defineBlock<props.OrderedListProps>()({
    type: 'ordered-list',
    family: 'article',
    vocabulary: 'article',
    subject: undefined,
    config: [],
    styles: 'article-text',
    component: OrderedList,
  }),
  'page-intro': defineBlock<props.PageIntroProps>()({
    type: 'page-intro',
    family: 'market',
    vocabulary: 'page',
    subject: undefined,
    config: [],
    styles: 'market',
    component: PageIntro,
  }),
  'page-outline': defineBlock<props.PageOutlineProps>()({
    type: 'page-outline',
    family: 'data',
    vocabulary: 'page',
    subject: 'instrument',
    config: [],
    styles: 'data',
    isOutline: true,
    component: PageOutline,
  }),
  paragraph: defineBlock<props.ParagraphProps>()({
    type: 'paragraph',
    family: 'article',
    vocabulary: 'article',
    subject: undefined,
    config: [],
    styles: 'article-text',
    isRunningText: true,
    component: Paragraph,
  }),
  'password-change': defineBlock<props.PasswordChangeProps>()({
    type: 'password-change',
    family: 'personal',
    vocabulary: 'page',
    subject: undefined,
    config: [],
    styles: 'personal',
    component: PasswordChange,
    form: passwordChangeForm,
  }),
  'password-request': defineBlock<props.PasswordRequestProps>()({
    type: 'password-request',
    family: 'personal',
    vocabulary: 'page',
    subject: undefined,
    config: [],
    styles: 'personal',
    component: PasswordRequest,
    form: passwordRequestForm,
  }),
  'password-reset': defineBlock<props.PasswordResetProps>()({
    type: 'password-reset',
    family: 'personal',
    vocabulary: 'page',
    subject: undefined,
    config: [],
    styles: 'personal',
    component: PasswordReset,
    form: passwordResetForm,
  }),
  'performance-table': defineBlock<props.PerformanceTableProps>()({
    type: 'performance-table',
    family: 'instrument',
    vocabulary: 'page',
    subject: 'instrument',
    config: [],
    styles: 'instrument',
    component: PerformanceTable,
    needs: performanceTableNeeds,
  }),
  photo: defineBlock<props.PhotoProps>()({
    type: 'photo',
    family: 'article',
    vocabulary: 'article',
    subject: undefined,
    config: ['site'],
    styles: 'article-text',
    component: Photo,
  }),
  picture: defineBlock<props.PictureProps>()({
    type: 'picture',
    family: 'portal',
    vocabulary: 'page',
    subject: undefined,
    config: ['site'],
    styles: 'portal',
    component: Picture,
  }),
  'podcast-embed': defineBlock<props.PodcastEmbedProps>()({
    type: 'podcast-embed',
    family: 'external',
    vocabulary: 'article',
    subject: undefined,
    config: ['consent'],
    styles: 'external',
    scripts: ['external'],
    component: PodcastEmbed,
  }),
  'podcast-player': defineBlock<props.PodcastPlayerProps>()({
    type: 'podcast-player',
    family: 'article',
    vocabulary: 'page',
    subject: undefined,
    config: [],
    styles: 'article',
    component: PodcastPlayer,
    needs: podcastPlayerNeeds,
  }),
  'price-chart': defineBlock<props.PriceChartProps>()({
    type: 'price-chart',
    family: 'instrument',
    vocabulary: 'page',
    subject: 'instrument',
    config: [],
    styles: 'instrument',
    component: PriceChart,
    needs: priceChartNeeds,
  }),
  'price-history-export': defineBlock<props.PriceHistoryExportProps>()({
    type: 'price-history-export',
    family: 'instrument',
    vocabulary: 'page',
    subject: 'instrument',
    config: [],
    styles: 'instrument',
    component: PriceHistoryExport,
  }),
  'price-history-table': defineBlock<props.PriceHistoryTableProps>()({
    type: 'price-history-table',
    family: 'instrument',
    vocabulary: 'page',
    subject: 'instrument',
    config: [],
    styles: 'instrument',
    component: PriceHistoryTable,
    needs: priceHistoryTableNeeds,
  }),
  'privacy-center': defineBlock<props.PrivacyCenterProps>()({
    type: 'privacy-center',
    family: 'portal',
    vocabulary: 'page',
    subject: undefined,
    config: ['consent'],
    styles: 'portal',
    component: PrivacyCenter,
  }),
  'product-info': defineBlock<props.ProductInfoProps>()({
    type: 'product-info',
    family: 'premium',
    vocabulary: 'page',
    subject: 'product',
    config: ['products', 'sections'],
    styles: 'premium',
    component: ProductInfo,
  }),
  'product-plans': defineBlock<props.ProductPlansProps>()({
    type: 'product-plans',
    family: 'premium',
    vocabulary: 'page',
    subject: undefined,
    config: ['products'],
    styles: 'premium',
    component: ProductPlans,
  }),
  questions: defineBlock<props.QuestionsProps>()({
    type: 'questions',
    family: 'portal',
    vocabulary: 'page',
    subject: undefined,
    config: [],
    styles: 'portal',
    component: Questions,
  }),
  ranking: defineBlock<props.RankingProps>()({
    type: 'ranking',
    family: 'market',
    vocabulary: 'page',
    subject: 'ranking',
    config: ['rankings'],
    styles: 'market',
    component: Ranking,
    needs: rankingNeeds,
  }),
  'ranking-index': defineBlock<props.RankingIndexProps>()({
    type: 'ranking-index',
    family: 'market',
    vocabulary: 'page',
    subject: undefined,
    config: ['rankings'],
    styles: 'market',
    component: RankingIndex,
  }),
  'realtime-list': defineBlock<props.RealtimeListProps>()({
    type: 'realtime-list',
    family: 'market',
    vocabulary: 'page',
    subject: 'index',
    config: [],
    styles: 'market',
    component: RealtimeList,
    needs: realtimeListNeeds,
  }),
  registration: defineBlock<props.RegistrationProps>()({
    type: 'registration',
    family: 'personal',
    vocabulary: 'page',
    subject: undefined,
    config: [],
    styles: 'personal',
    component: Registration,
    form: registrationForm,
  }),
  'registration-confirmation': defineBlock<props.RegistrationConfirmationProps>()({
    type: 'registration-confirmation',
    family: 'personal',
    vocabulary: 'page',
    subject: undefined,
    config: [],
    styles: 'personal',
    component: RegistrationConfirmation,
    form: registrationConfirmationForm,
  }),
  'saved-search-list': defineBlock<props.SavedSearchListProps>()({
    type: 'saved-search-list',
    family: 'personal',
    vocabulary: 'page',
    subject: undefined,
    config: ['navigation'],
    styles: 'personal',
    component: SavedSearchList,
    needs: savedSearchListNeeds,
    form: savedSearchListForm,
  }),
  'saved-search-name': defineBlock<props.SavedSearchNameProps>()({
    type: 'saved-search-name',
    family: 'personal',
    vocabulary: 'page',
    subject: undefined,
    config: [],
    styles: 'personal',
    component: SavedSearchName,
    form: savedSearchNameForm,
  }),
  'saved-search-new': defineBlock<props.SavedSearchNewProps>()({
    type: 'saved-search-new',
    family: 'personal',
    vocabulary: 'page',
    subject: undefined,
    config: [],
    styles: 'personal',
    component: SavedSearchNew,
    form: savedSearchNewForm,
  }),
  'search-articles': defineBlock<props.SearchArticlesProps>()({
    type: 'search-articles',
    family: 'search',
    vocabulary: 'page',
    subject: 'search',
    config: [],
    styles: 'search',
    component: SearchArticles,
    needs: searchArticlesNeeds,
  }),
  'search-box': defineBlock<props.SearchBoxProps>()({
    type: 'search-box',
    family: 'shell',
    vocabulary: 'shell',
    subject: undefined,
    config: [],
    styles: undefined,
    component: SearchBox,
  }),
  'search-form': defineBlock<props.SearchFormProps>()({
    type: 'search-form',
    family: 'search',
    vocabulary: 'page',
    subject: 'search',
    config: [],
    styles: 'search',
    scripts: ['search/search-form'],
    component: SearchForm,
  }),
  'search-results': defineBlock<props.SearchResultsProps>()({
    type: 'search-results',
    family: 'search',
    vocabulary: 'page',
    subject: 'search',
    config: [],
    styles: 'search',
    component: SearchResults,
    needs: searchResultsNeeds,
  }),
  'search-type-results': defineBlock<props.SearchTypeResultsProps>()({
    type: 'search-type-results',
    family: 'search',
    vocabulary: 'page',
    subject: 'search',
    config: [],
    styles: 'search',
    component: SearchTypeResults,
    needs: searchTypeResultsNeeds,
  }),
  'share-valuation': defineBlock<props.ShareValuationProps>()({
    type: 'share-valuation',
    family: 'share',
    vocabulary: 'page',
    subject: 'instrument',
    config: [],
    styles: 'share',
    component: ShareValuation,
    needs: shareValuationNeeds,
  }),
  'site-footer': defineBlock<props.SiteFooterProps>()({
    type: 'site-footer',
    family: 'shell',
    vocabulary: 'shell',
    subject: undefined,
    config: ['consent', 'footer', 'routeLists', 'site'],
    styles: undefined,
    shell: { place: 'foot', order: 1, leftOut: [] },
    component: SiteFooter,
  }),
  'site-header': defineBlock<props.SiteHeaderProps>()({
    type: 'site-header',
    family: 'shell',
    vocabulary: 'shell',
    subject: undefined,
    config: ['navigation', 'header', 'site', 'userMenu', 'products'],
    styles: undefined,
    shell: { place: 'head', order: 3, leftOut: ['app'] },
    component: SiteHeader,
  }),
  subheadline: defineBlock<props.SubheadlineProps>()({
    type: 'subheadline',
    family: 'article',
    vocabulary: 'article',
    subject: 'article',
    config: [],
    styles: 'article-text',
    component: Subheadline,
  }),
  summary: defineBlock<props.SummaryProps>()({
    type: 'summary',
    family: 'article',
    vocabulary: 'article',
    subject: undefined,
    config: [],
    styles: 'article-text',
    component: Summary,
  }),
  table: defineBlock<props.TableProps>()({
    type: 'table',
    family: 'article',
    vocabulary: 'article',
    subject: undefined,
    config: [],
    styles: 'article-text',
    component: Table,
  }),
  'table-of-contents': defineBlock<props.TableOfContentsProps>()({
    type: 'table-of-contents',
    family: 'article',
    vocabulary: 'article',
    subject: 'article',
    config: [],
    styles: 'article-text',
    component: TableOfContents,
  }),
  'text-section': defineBlock<props.TextSectionProps>()({
    type: 'text-section',
    family: 'market',
    vocabulary: 'page',
    subject: undefined,
    config: [],
    styles: 'market',
    component: TextSection,
  }),
  'top-assets': defineBlock<props.TopAssetsProps>()({
    type: 'top-assets',
    family: 'shell',
    vocabulary: 'shell',
    subject: undefined,
    config: ['marketTiles'],
    styles: undefined,
    shell: { place: 'head', order: 2, leftOut: ['app', 'no-prices'] },
    component: TopAssets,
    needs: topAssetsNeeds,
  }),
  'top-etf-list': defineBlock<props.TopEtfListProps>()({
    type: 'top-etf-list',
    family: 'article',
    vocabulary: 'article',
    subject: undefined,
    config: ['rankings'],
    styles: undefined,
    component: TopEtfList,
    needs: topEtfListNeeds,
  }),
  'top-fund-list': defineBlock<props.TopFundListProps>()({
    type: 'top-fund-list',
    family: 'article',
    vocabulary: 'article',
    subject: undefined,
    config: ['rankings'],
    styles: undefined,
    component: TopFundList,
    needs: topFundListNeeds,
  }),
  'top-stock-list': defineBlock<props.TopStockListProps>()({
    type: 'top-stock-list',
    family: 'article',
    vocabulary: 'article',
    subject: undefined,
    config: ['rankings'],
    styles: undefined,
    component: TopStockList,
    needs: topStockListNeeds,
  }),
  'trading-system': defineBlock<props.TradingSystemProps>()({
    type: 'trading-system',
    family: 'premium',
    vocabulary: 'page',
    subject: 'system',
    config: ['site'],
    styles: 'premium',
    component: TradingSystem,
  }),
  tweet: defineBlock<props.TweetProps>()({
    type: 'tweet',
    family: 'external',
    vocabulary: 'article',
    subject: undefined,
    config: ['consent'],
    styles: 'external',
    scripts: ['external'],
    component: Tweet,
  }),
  'underlying-finder-link': defineBlock<props.UnderlyingFinderLinkProps>()({
    type: 'underlying-finder-link',
    family: 'derivative',
    vocabulary: 'page',
    subject: 'instrument',
    config: [],
    styles: undefined,
    component: UnderlyingFinderLink,
    needs: underlyingFinderLinkNeeds,
  }),
  'unordered-list': defineBlock<props.UnorderedListProps>()({
    type: 'unordered-list',
    family: 'article',
    vocabulary: 'article',
    subject: undefined,
    config: [],
    styles: 'article-text',
    component: UnorderedList,
  }),
  'update-list': defineBlock<props.UpdateListProps>()({
    type: 'update-list',
    family: 'portal',
    vocabulary: 'page',
    subject: undefined,
    config: ['updates'],
    styles: 'portal',
    component: UpdateList,
  }),
  'user-entry': defineBlock<props.UserEntryProps>()({
    type: 'user-entry',
    family: 'shell',
    vocabulary: 'shell',
    subject: undefined,
    config: ['site', 'userMenu', 'products'],
    styles: undefined,
    component: UserEntry,
  }),
  'venue-holidays': defineBlock<props.VenueHolidaysProps>()({
    type: 'venue-holidays',
    family: 'market',
    vocabulary: 'page',
    subject: undefined,
    config: ['venues'],
    styles: 'market',
    component: VenueHolidays,
    needs: venueHolidaysNeeds,
  }),
  'venue-hours': defineBlock<props.VenueHoursProps>()({
    type: 'venue-hours',
    family: 'market',
    vocabulary: 'page',
    subject: undefined,
    config: ['venues'],
    styles: 'market',
    component: VenueHours,
    needs: venueHoursNeeds,
  }),
  'venue-table': defineBlock<props.VenueTableProps>()({
    type: 'venue-table',
    family: 'instrument',
    vocabulary: 'page',
    subject: 'instrument',
    config: [],
    styles: 'instrument',
    component: VenueTable,
    needs: venueTableNeeds,
  }),
  'video-list': defineBlock<props.VideoListProps>()({
    type: 'video-list',
    family: 'external',
    vocabulary: 'page',
    subject: undefined,
    config: ['consent'],
    styles: 'external',
    scripts: ['external'],
    component: VideoList,
    needs: videoListNeeds,
  }),
  'video-player': defineBlock<props.VideoPlayerProps>()({
    type: 'video-player',
    family: 'external',
    vocabulary: 'page',
    subject: 'article',
    config: ['consent'],
    styles: 'external',
    scripts: ['external'],
    component: VideoPlayer,
  }),
  'warrant-calculator': defineBlock<props.WarrantCalculatorProps>()({
    type: 'warrant-calculator',
    family: 'derivative',
    vocabulary: 'page',
    subject: undefined,
    config: [],
    styles: 'derivative',
    component: WarrantCalculator,
    needs: warrantCalculatorNeeds,
  }),
  'watchlist-lists': defineBlock<props.WatchlistListsProps>()({
    type: 'watchlist-lists',
    family: 'personal',
    vocabulary: 'page',
    subject: undefined,
    config: [],
    styles: 'personal',
    component: WatchlistLists,
    needs: watchlistListsNeeds,
    forms: watchlistListsForms,
  }),
  'watchlist-positions': defineBlock<props.WatchlistPositionsProps>()({
    type: 'watchlist-positions',
    family: 'personal',
    vocabulary: 'page',
    subject: 'watchlist',
    config: [],
    styles: 'personal',
    component: WatchlistPositions,
    forms: watchlistPositionsForms,
  }),
  'youtube-video': defineBlock<props.YoutubeVideoProps>()({
    type: 'youtube-video',
    family: 'external',
    vocabulary: 'article',
    subject: undefined,
    config: ['consent'],
    styles: 'external',
    scripts: ['external'],
    component: YoutubeVideo,
  }),
} as const;

export type BlockType = keyof typeof registry;

/** The same blocks for whoever looks one up by a type from a document. */
export const blocksByType: Readonly<Record<string, AnyBlock>> = registry;
