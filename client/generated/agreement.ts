/* Written by `npm run codegen`. Do not edit: change the contract or the schema instead. */
import type { OperationOutput } from '../operations.ts';
import type * as articles from './hooks/articles.ts';
import type * as bonds from './hooks/bonds.ts';
import type * as comparisons from './hooks/comparisons.ts';
import type * as currencies from './hooks/currencies.ts';
import type * as derivatives from './hooks/derivatives.ts';
import type * as events from './hooks/events.ts';
import type * as funds from './hooks/funds.ts';
import type * as history from './hooks/history.ts';
import type * as indices from './hooks/indices.ts';
import type * as instruments from './hooks/instruments.ts';
import type * as integration from './hooks/integration.ts';
import type * as interactions from './hooks/interactions.ts';
import type * as products from './hooks/products.ts';
import type * as push from './hooks/push.ts';
import type * as quotes from './hooks/quotes.ts';
import type * as scapa from './hooks/scapa.ts';
import type * as snapshots from './hooks/snapshots.ts';
import type * as stocks from './hooks/stocks.ts';
import type * as users from './hooks/users.ts';
import type * as watchlists from './hooks/watchlists.ts';
import type * as models from './hooks/models.ts';
import type { components } from './schema.ts';
type Agree<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;
type Schemas = components['schemas'];
type Hooks = typeof articles &
  typeof bonds &
  typeof comparisons &
  typeof currencies &
  typeof derivatives &
  typeof events &
  typeof funds &
  typeof history &
  typeof indices &
  typeof instruments &
  typeof integration &
  typeof interactions &
  typeof products &
  typeof push &
  typeof quotes &
  typeof scapa &
  typeof snapshots &
  typeof stocks &
  typeof users &
  typeof watchlists;
type AnswerOf<F extends (...input: never[]) => unknown> = Awaited<ReturnType<F>>;
/** Are the models of both generators the same? */
export interface Agreement {
  Publisher: Agree<Schemas['Publisher'], models.Publisher>;
  ContentType: Agree<Schemas['ContentType'], models.ContentType>;
  NewsCategory: Agree<Schemas['NewsCategory'], models.NewsCategory>;
  Author: Agree<Schemas['Author'], models.Author>;
  ArticleSource: Agree<Schemas['ArticleSource'], models.ArticleSource>;
  PodcastEpisode: Agree<Schemas['PodcastEpisode'], models.PodcastEpisode>;
  AudioFile: Agree<Schemas['AudioFile'], models.AudioFile>;
  Chapter: Agree<Schemas['Chapter'], models.Chapter>;
  Video: Agree<Schemas['Video'], models.Video>;
  PlayerPosition: Agree<Schemas['PlayerPosition'], models.PlayerPosition>;
  Podcast: Agree<Schemas['Podcast'], models.Podcast>;
  PodcastService: Agree<Schemas['PodcastService'], models.PodcastService>;
  ArticleDocumentName: Agree<Schemas['ArticleDocumentName'], models.ArticleDocumentName>;
  ArticleDocumentRevision: Agree<Schemas['ArticleDocumentRevision'], models.ArticleDocumentRevision>;
  PublicationId: Agree<Schemas['PublicationId'], models.PublicationId>;
  ArticleDocument: Agree<Schemas['ArticleDocument'], models.ArticleDocument>;
  ArticleDocumentList: Agree<Schemas['ArticleDocumentList'], models.ArticleDocumentList>;
  ArticleDocumentText: Agree<Schemas['ArticleDocumentText'], models.ArticleDocumentText>;
  ArticleChange: Agree<Schemas['ArticleChange'], models.ArticleChange>;
  ArticlePublicationInput: Agree<Schemas['ArticlePublicationInput'], models.ArticlePublicationInput>;
  ArticlePublication: Agree<Schemas['ArticlePublication'], models.ArticlePublication>;
  ArticleConflict: Agree<Schemas['ArticleConflict'], models.ArticleConflict>;
  ArticleRefusal: Agree<Schemas['ArticleRefusal'], models.ArticleRefusal>;
  ArticleFinding: Agree<Schemas['ArticleFinding'], models.ArticleFinding>;
  ArticleDirectory: Agree<Schemas['ArticleDirectory'], models.ArticleDirectory>;
  ArticleUrls: Agree<Schemas['ArticleUrls'], models.ArticleUrls>;
  ArticleTeaser: Agree<Schemas['ArticleTeaser'], models.ArticleTeaser>;
  ArticleAbout: Agree<Schemas['ArticleAbout'], models.ArticleAbout>;
  MoveReason: Agree<Schemas['MoveReason'], models.MoveReason>;
  ArticleTeaserList: Agree<Schemas['ArticleTeaserList'], models.ArticleTeaserList>;
  Article: Agree<Schemas['Article'], models.Article>;
  BondFinderResult: Agree<Schemas['BondFinderResult'], models.BondFinderResult>;
  BondFinderEntry: Agree<Schemas['BondFinderEntry'], models.BondFinderEntry>;
  BondsDetails: Agree<Schemas['BondsDetails'], models.BondsDetails>;
  BondsBaseData: Agree<Schemas['BondsBaseData'], models.BondsBaseData>;
  BondsFigures: Agree<Schemas['BondsFigures'], models.BondsFigures>;
  BondsIssuer: Agree<Schemas['BondsIssuer'], models.BondsIssuer>;
  BondsCouponList: Agree<Schemas['BondsCouponList'], models.BondsCouponList>;
  BondsCoupon: Agree<Schemas['BondsCoupon'], models.BondsCoupon>;
  BondsCashFlowList: Agree<Schemas['BondsCashFlowList'], models.BondsCashFlowList>;
  BondsCashFlow: Agree<Schemas['BondsCashFlow'], models.BondsCashFlow>;
  EntityType: Agree<Schemas['EntityType'], models.EntityType>;
  EntitySubType: Agree<Schemas['EntitySubType'], models.EntitySubType>;
  EntityKey: Agree<Schemas['EntityKey'], models.EntityKey>;
  Range: Agree<Schemas['Range'], models.Range>;
  RequestQuality: Agree<Schemas['RequestQuality'], models.RequestQuality>;
  QualityCode: Agree<Schemas['QualityCode'], models.QualityCode>;
  IsoCurrency: Agree<Schemas['IsoCurrency'], models.IsoCurrency>;
  IsoCountry: Agree<Schemas['IsoCountry'], models.IsoCountry>;
  DateTime: Agree<Schemas['DateTime'], models.DateTime>;
  LocalDate: Agree<Schemas['LocalDate'], models.LocalDate>;
  DateOrInstant: Agree<Schemas['DateOrInstant'], models.DateOrInstant>;
  EpochMilliseconds: Agree<Schemas['EpochMilliseconds'], models.EpochMilliseconds>;
  Error: Agree<Schemas['Error'], models.Error>;
  InstrumentUrls: Agree<Schemas['InstrumentUrls'], models.InstrumentUrls>;
  Logo: Agree<Schemas['Logo'], models.Logo>;
  Instrument: Agree<Schemas['Instrument'], models.Instrument>;
  Market: Agree<Schemas['Market'], models.Market>;
  PriceSource: Agree<Schemas['PriceSource'], models.PriceSource>;
  Quote: Agree<Schemas['Quote'], models.Quote>;
  ContentItem: Agree<Schemas['ContentItem'], models.ContentItem>;
  NumberRange: Agree<Schemas['NumberRange'], models.NumberRange>;
  DateRange: Agree<Schemas['DateRange'], models.DateRange>;
  FinderChanges: Agree<Schemas['FinderChanges'], models.FinderChanges>;
  FinderFacet: Agree<Schemas['FinderFacet'], models.FinderFacet>;
  FinderFacetValue: Agree<Schemas['FinderFacetValue'], models.FinderFacetValue>;
  FinderRange: Agree<Schemas['FinderRange'], models.FinderRange>;
  InstrumentKey: Agree<Schemas['InstrumentKey'], models.InstrumentKey>;
  ComparedStockList: Agree<Schemas['ComparedStockList'], models.ComparedStockList>;
  ComparedStock: Agree<Schemas['ComparedStock'], models.ComparedStock>;
  ComparedFundList: Agree<Schemas['ComparedFundList'], models.ComparedFundList>;
  ComparedFund: Agree<Schemas['ComparedFund'], models.ComparedFund>;
  ComparedFundOverlapList: Agree<Schemas['ComparedFundOverlapList'], models.ComparedFundOverlapList>;
  ComparedFundOverlap: Agree<Schemas['ComparedFundOverlap'], models.ComparedFundOverlap>;
  ComparedBondList: Agree<Schemas['ComparedBondList'], models.ComparedBondList>;
  ComparedBond: Agree<Schemas['ComparedBond'], models.ComparedBond>;
  ComparedDerivativeList: Agree<Schemas['ComparedDerivativeList'], models.ComparedDerivativeList>;
  ComparedDerivative: Agree<Schemas['ComparedDerivative'], models.ComparedDerivative>;
  CrossRate: Agree<Schemas['CrossRate'], models.CrossRate>;
  CurrencyFinderResult: Agree<Schemas['CurrencyFinderResult'], models.CurrencyFinderResult>;
  CurrencyFinderEntry: Agree<Schemas['CurrencyFinderEntry'], models.CurrencyFinderEntry>;
  CryptoFinderResult: Agree<Schemas['CryptoFinderResult'], models.CryptoFinderResult>;
  CryptoFinderEntry: Agree<Schemas['CryptoFinderEntry'], models.CryptoFinderEntry>;
  DerivativeCalculatorResult: Agree<Schemas['DerivativeCalculatorResult'], models.DerivativeCalculatorResult>;
  DerivativeFinderResult: Agree<Schemas['DerivativeFinderResult'], models.DerivativeFinderResult>;
  DerivativeFinderEntry: Agree<Schemas['DerivativeFinderEntry'], models.DerivativeFinderEntry>;
  DerivativeFinderIssuer: Agree<Schemas['DerivativeFinderIssuer'], models.DerivativeFinderIssuer>;
  DerivativesSubCategory: Agree<Schemas['DerivativesSubCategory'], models.DerivativesSubCategory>;
  DerivativesIssuer: Agree<Schemas['DerivativesIssuer'], models.DerivativesIssuer>;
  DerivativesDetails: Agree<Schemas['DerivativesDetails'], models.DerivativesDetails>;
  DerivativesFigure: Agree<Schemas['DerivativesFigure'], models.DerivativesFigure>;
  DerivativesDistribution: Agree<Schemas['DerivativesDistribution'], models.DerivativesDistribution>;
  DerivativesUnderlyingList: Agree<Schemas['DerivativesUnderlyingList'], models.DerivativesUnderlyingList>;
  DerivativeOverview: Agree<Schemas['DerivativeOverview'], models.DerivativeOverview>;
  DerivativeOverviewUnderlying: Agree<Schemas['DerivativeOverviewUnderlying'], models.DerivativeOverviewUnderlying>;
  DerivativesUnderlying: Agree<Schemas['DerivativesUnderlying'], models.DerivativesUnderlying>;
  DerivativesBarrierList: Agree<Schemas['DerivativesBarrierList'], models.DerivativesBarrierList>;
  DerivativesBarrier: Agree<Schemas['DerivativesBarrier'], models.DerivativesBarrier>;
  DerivativesBarrierFigureList: Agree<Schemas['DerivativesBarrierFigureList'], models.DerivativesBarrierFigureList>;
  DerivativesBarrierFigure: Agree<Schemas['DerivativesBarrierFigure'], models.DerivativesBarrierFigure>;
  TradingScheduleList: Agree<Schemas['TradingScheduleList'], models.TradingScheduleList>;
  TradingSchedule: Agree<Schemas['TradingSchedule'], models.TradingSchedule>;
  TradingSession: Agree<Schemas['TradingSession'], models.TradingSession>;
  TradingException: Agree<Schemas['TradingException'], models.TradingException>;
  EconomicEventList: Agree<Schemas['EconomicEventList'], models.EconomicEventList>;
  EconomicEvent: Agree<Schemas['EconomicEvent'], models.EconomicEvent>;
  CalendarEventList: Agree<Schemas['CalendarEventList'], models.CalendarEventList>;
  CalendarEvent: Agree<Schemas['CalendarEvent'], models.CalendarEvent>;
  StocksCompanyEvent: Agree<Schemas['StocksCompanyEvent'], models.StocksCompanyEvent>;
  CompanyEvent: Agree<Schemas['CompanyEvent'], models.CompanyEvent>;
  FundFinderResult: Agree<Schemas['FundFinderResult'], models.FundFinderResult>;
  FundFinderEntry: Agree<Schemas['FundFinderEntry'], models.FundFinderEntry>;
  FundsDetails: Agree<Schemas['FundsDetails'], models.FundsDetails>;
  FundsInvestmentRegion: Agree<Schemas['FundsInvestmentRegion'], models.FundsInvestmentRegion>;
  FundsTypeCapitalisation: Agree<Schemas['FundsTypeCapitalisation'], models.FundsTypeCapitalisation>;
  FundsTypeReplication: Agree<Schemas['FundsTypeReplication'], models.FundsTypeReplication>;
  FundsBaseData: Agree<Schemas['FundsBaseData'], models.FundsBaseData>;
  FundsIssuer: Agree<Schemas['FundsIssuer'], models.FundsIssuer>;
  FundsEvaluation: Agree<Schemas['FundsEvaluation'], models.FundsEvaluation>;
  FundsBenchmarkList: Agree<Schemas['FundsBenchmarkList'], models.FundsBenchmarkList>;
  FundsBenchmark: Agree<Schemas['FundsBenchmark'], models.FundsBenchmark>;
  FundsHoldingList: Agree<Schemas['FundsHoldingList'], models.FundsHoldingList>;
  FundsHolding: Agree<Schemas['FundsHolding'], models.FundsHolding>;
  FundsHoldingInstrument: Agree<Schemas['FundsHoldingInstrument'], models.FundsHoldingInstrument>;
  FundsBreakdown: Agree<Schemas['FundsBreakdown'], models.FundsBreakdown>;
  FundsBreakdownEntry: Agree<Schemas['FundsBreakdownEntry'], models.FundsBreakdownEntry>;
  FundsPerformanceList: Agree<Schemas['FundsPerformanceList'], models.FundsPerformanceList>;
  FundsPerformance: Agree<Schemas['FundsPerformance'], models.FundsPerformance>;
  FundsRiskList: Agree<Schemas['FundsRiskList'], models.FundsRiskList>;
  FundsRisk: Agree<Schemas['FundsRisk'], models.FundsRisk>;
  FundsFigureBenchmarkList: Agree<Schemas['FundsFigureBenchmarkList'], models.FundsFigureBenchmarkList>;
  FundsFigureBenchmark: Agree<Schemas['FundsFigureBenchmark'], models.FundsFigureBenchmark>;
  FundsIssuerReport: Agree<Schemas['FundsIssuerReport'], models.FundsIssuerReport>;
  FundBreakdowns: Agree<Schemas['FundBreakdowns'], models.FundBreakdowns>;
  FundEarningList: Agree<Schemas['FundEarningList'], models.FundEarningList>;
  FundEarning: Agree<Schemas['FundEarning'], models.FundEarning>;
  FundOverlapList: Agree<Schemas['FundOverlapList'], models.FundOverlapList>;
  FundOverlap: Agree<Schemas['FundOverlap'], models.FundOverlap>;
  FundsTrackingList: Agree<Schemas['FundsTrackingList'], models.FundsTrackingList>;
  FundsTracking: Agree<Schemas['FundsTracking'], models.FundsTracking>;
  FundsCostList: Agree<Schemas['FundsCostList'], models.FundsCostList>;
  FundsCost: Agree<Schemas['FundsCost'], models.FundsCost>;
  FundHolderList: Agree<Schemas['FundHolderList'], models.FundHolderList>;
  FundHolder: Agree<Schemas['FundHolder'], models.FundHolder>;
  ChartHistory: Agree<Schemas['ChartHistory'], models.ChartHistory>;
  SimpleChartHistory: Agree<Schemas['SimpleChartHistory'], models.SimpleChartHistory>;
  EodHistory: Agree<Schemas['EodHistory'], models.EodHistory>;
  PerformanceValues: Agree<Schemas['PerformanceValues'], models.PerformanceValues>;
  PerformanceValuesYear: Agree<Schemas['PerformanceValuesYear'], models.PerformanceValuesYear>;
  PerformanceYear: Agree<Schemas['PerformanceYear'], models.PerformanceYear>;
  IndexConstituentList: Agree<Schemas['IndexConstituentList'], models.IndexConstituentList>;
  IndexMarket: Agree<Schemas['IndexMarket'], models.IndexMarket>;
  IndexConstituent: Agree<Schemas['IndexConstituent'], models.IndexConstituent>;
  IndexTopFlop: Agree<Schemas['IndexTopFlop'], models.IndexTopFlop>;
  IndexMover: Agree<Schemas['IndexMover'], models.IndexMover>;
  IndexFinderResult: Agree<Schemas['IndexFinderResult'], models.IndexFinderResult>;
  IndexFinderEntry: Agree<Schemas['IndexFinderEntry'], models.IndexFinderEntry>;
  InstrumentQueryResult: Agree<Schemas['InstrumentQueryResult'], models.InstrumentQueryResult>;
  InstrumentListRequest: Agree<Schemas['InstrumentListRequest'], models.InstrumentListRequest>;
  InstrumentList: Agree<Schemas['InstrumentList'], models.InstrumentList>;
  InstrumentCatalogue: Agree<Schemas['InstrumentCatalogue'], models.InstrumentCatalogue>;
  InstrumentClassList: Agree<Schemas['InstrumentClassList'], models.InstrumentClassList>;
  InstrumentClassEntry: Agree<Schemas['InstrumentClassEntry'], models.InstrumentClassEntry>;
  FuturesDetails: Agree<Schemas['FuturesDetails'], models.FuturesDetails>;
  InterestsDetails: Agree<Schemas['InterestsDetails'], models.InterestsDetails>;
  InstrumentExtendedQueryResult: Agree<Schemas['InstrumentExtendedQueryResult'], models.InstrumentExtendedQueryResult>;
  ExtendedInstrument: Agree<Schemas['ExtendedInstrument'], models.ExtendedInstrument>;
  InstrumentFacetResult: Agree<Schemas['InstrumentFacetResult'], models.InstrumentFacetResult>;
  InstrumentFacet: Agree<Schemas['InstrumentFacet'], models.InstrumentFacet>;
  InstrumentFacetHit: Agree<Schemas['InstrumentFacetHit'], models.InstrumentFacetHit>;
  InstrumentFacetAdditionalData: Agree<Schemas['InstrumentFacetAdditionalData'], models.InstrumentFacetAdditionalData>;
  InstrumentTypeSearchResult: Agree<Schemas['InstrumentTypeSearchResult'], models.InstrumentTypeSearchResult>;
  SavingsPlanList: Agree<Schemas['SavingsPlanList'], models.SavingsPlanList>;
  SavingsPlan: Agree<Schemas['SavingsPlan'], models.SavingsPlan>;
  SavingsPlanBroker: Agree<Schemas['SavingsPlanBroker'], models.SavingsPlanBroker>;
  Customer: Agree<Schemas['Customer'], models.Customer>;
  Sponsoring: Agree<Schemas['Sponsoring'], models.Sponsoring>;
  NamedLink: Agree<Schemas['NamedLink'], models.NamedLink>;
  CategorySponsoringList: Agree<Schemas['CategorySponsoringList'], models.CategorySponsoringList>;
  CategorySponsoring: Agree<Schemas['CategorySponsoring'], models.CategorySponsoring>;
  UnderlyingSponsoringList: Agree<Schemas['UnderlyingSponsoringList'], models.UnderlyingSponsoringList>;
  UnderlyingSponsoring: Agree<Schemas['UnderlyingSponsoring'], models.UnderlyingSponsoring>;
  QuicklinkList: Agree<Schemas['QuicklinkList'], models.QuicklinkList>;
  Quicklink: Agree<Schemas['Quicklink'], models.Quicklink>;
  PartnerList: Agree<Schemas['PartnerList'], models.PartnerList>;
  Partner: Agree<Schemas['Partner'], models.Partner>;
  DerivativeTeaserList: Agree<Schemas['DerivativeTeaserList'], models.DerivativeTeaserList>;
  DerivativeTeaser: Agree<Schemas['DerivativeTeaser'], models.DerivativeTeaser>;
  FundTeaserList: Agree<Schemas['FundTeaserList'], models.FundTeaserList>;
  FundTeaser: Agree<Schemas['FundTeaser'], models.FundTeaser>;
  TrendRadar: Agree<Schemas['TrendRadar'], models.TrendRadar>;
  TrendRadarView: Agree<Schemas['TrendRadarView'], models.TrendRadarView>;
  SearchSponsoringRequest: Agree<Schemas['SearchSponsoringRequest'], models.SearchSponsoringRequest>;
  SearchSponsoring: Agree<Schemas['SearchSponsoring'], models.SearchSponsoring>;
  SearchSponsoringIssuer: Agree<Schemas['SearchSponsoringIssuer'], models.SearchSponsoringIssuer>;
  TraderBox: Agree<Schemas['TraderBox'], models.TraderBox>;
  TraderBoxEntry: Agree<Schemas['TraderBoxEntry'], models.TraderBoxEntry>;
  TurboBox: Agree<Schemas['TurboBox'], models.TurboBox>;
  TurboBoxEntry: Agree<Schemas['TurboBoxEntry'], models.TurboBoxEntry>;
  InteractionAnswer: Agree<Schemas['InteractionAnswer'], models.InteractionAnswer>;
  InteractionScope: Agree<Schemas['InteractionScope'], models.InteractionScope>;
  Interaction: Agree<Schemas['Interaction'], models.Interaction>;
  InteractionImplementation: Agree<Schemas['InteractionImplementation'], models.InteractionImplementation>;
  ProductList: Agree<Schemas['ProductList'], models.ProductList>;
  Product: Agree<Schemas['Product'], models.Product>;
  PushToken: Agree<Schemas['PushToken'], models.PushToken>;
  QuoteListRequest: Agree<Schemas['QuoteListRequest'], models.QuoteListRequest>;
  QuoteList: Agree<Schemas['QuoteList'], models.QuoteList>;
  OrderBook: Agree<Schemas['OrderBook'], models.OrderBook>;
  OrderBookLevel: Agree<Schemas['OrderBookLevel'], models.OrderBookLevel>;
  TimesAndSales: Agree<Schemas['TimesAndSales'], models.TimesAndSales>;
  TimesAndSalesConfiguration: Agree<Schemas['TimesAndSalesConfiguration'], models.TimesAndSalesConfiguration>;
  TimesAndSalesVenue: Agree<Schemas['TimesAndSalesVenue'], models.TimesAndSalesVenue>;
  ScapaData: Agree<Schemas['ScapaData'], models.ScapaData>;
  ScapaTarget: Agree<Schemas['ScapaTarget'], models.ScapaTarget>;
  SnapshotChart: Agree<Schemas['SnapshotChart'], models.SnapshotChart>;
  SnapshotKeywords: Agree<Schemas['SnapshotKeywords'], models.SnapshotKeywords>;
  Company: Agree<Schemas['Company'], models.Company>;
  StocksDetails: Agree<Schemas['StocksDetails'], models.StocksDetails>;
  StocksFigure: Agree<Schemas['StocksFigure'], models.StocksFigure>;
  IndicesDetails: Agree<Schemas['IndicesDetails'], models.IndicesDetails>;
  CommodityDetails: Agree<Schemas['CommodityDetails'], models.CommodityDetails>;
  StockSnapshot: Agree<Schemas['StockSnapshot'], models.StockSnapshot>;
  IndexSnapshot: Agree<Schemas['IndexSnapshot'], models.IndexSnapshot>;
  CommoditySnapshot: Agree<Schemas['CommoditySnapshot'], models.CommoditySnapshot>;
  InstrumentSnapshot: Agree<Schemas['InstrumentSnapshot'], models.InstrumentSnapshot>;
  InstrumentSnapshotGenericData: Agree<Schemas['InstrumentSnapshotGenericData'], models.InstrumentSnapshotGenericData>;
  FundSnapshot: Agree<Schemas['FundSnapshot'], models.FundSnapshot>;
  CurrencySnapshot: Agree<Schemas['CurrencySnapshot'], models.CurrencySnapshot>;
  CurrenciesDetails: Agree<Schemas['CurrenciesDetails'], models.CurrenciesDetails>;
  CryptoSnapshot: Agree<Schemas['CryptoSnapshot'], models.CryptoSnapshot>;
  CryptosDetails: Agree<Schemas['CryptosDetails'], models.CryptosDetails>;
  DerivativeSnapshot: Agree<Schemas['DerivativeSnapshot'], models.DerivativeSnapshot>;
  BondSnapshot: Agree<Schemas['BondSnapshot'], models.BondSnapshot>;
  StockFinderResult: Agree<Schemas['StockFinderResult'], models.StockFinderResult>;
  StockFinderEntry: Agree<Schemas['StockFinderEntry'], models.StockFinderEntry>;
  CompanyReportList: Agree<Schemas['CompanyReportList'], models.CompanyReportList>;
  CompanyReport: Agree<Schemas['CompanyReport'], models.CompanyReport>;
  ReportFigures: Agree<Schemas['ReportFigures'], models.ReportFigures>;
  StockPeers: Agree<Schemas['StockPeers'], models.StockPeers>;
  StockComparedFigures: Agree<Schemas['StockComparedFigures'], models.StockComparedFigures>;
  StockFigureBasis: Agree<Schemas['StockFigureBasis'], models.StockFigureBasis>;
  StockFigures: Agree<Schemas['StockFigures'], models.StockFigures>;
  StocksBalanceSheetList: Agree<Schemas['StocksBalanceSheetList'], models.StocksBalanceSheetList>;
  StocksBalanceSheet: Agree<Schemas['StocksBalanceSheet'], models.StocksBalanceSheet>;
  StocksSplitList: Agree<Schemas['StocksSplitList'], models.StocksSplitList>;
  StocksSplit: Agree<Schemas['StocksSplit'], models.StocksSplit>;
  SustainabilityData: Agree<Schemas['SustainabilityData'], models.SustainabilityData>;
  StocksCnFundamentalList: Agree<Schemas['StocksCnFundamentalList'], models.StocksCnFundamentalList>;
  StocksCnFundamental: Agree<Schemas['StocksCnFundamental'], models.StocksCnFundamental>;
  StocksCnGrowthList: Agree<Schemas['StocksCnGrowthList'], models.StocksCnGrowthList>;
  StocksCnGrowth: Agree<Schemas['StocksCnGrowth'], models.StocksCnGrowth>;
  StocksCnFinancialList: Agree<Schemas['StocksCnFinancialList'], models.StocksCnFinancialList>;
  StocksCnFinancial: Agree<Schemas['StocksCnFinancial'], models.StocksCnFinancial>;
  StocksCnTechnical: Agree<Schemas['StocksCnTechnical'], models.StocksCnTechnical>;
  StocksBenchmarkList: Agree<Schemas['StocksBenchmarkList'], models.StocksBenchmarkList>;
  StocksBenchmark: Agree<Schemas['StocksBenchmark'], models.StocksBenchmark>;
  CompanySnapshot: Agree<Schemas['CompanySnapshot'], models.CompanySnapshot>;
  CompanyDescriptor: Agree<Schemas['CompanyDescriptor'], models.CompanyDescriptor>;
  CompanyOwnerList: Agree<Schemas['CompanyOwnerList'], models.CompanyOwnerList>;
  CompanyOwner: Agree<Schemas['CompanyOwner'], models.CompanyOwner>;
  CompanyPersonList: Agree<Schemas['CompanyPersonList'], models.CompanyPersonList>;
  CompanyPerson: Agree<Schemas['CompanyPerson'], models.CompanyPerson>;
  CompanyPersonPhoto: Agree<Schemas['CompanyPersonPhoto'], models.CompanyPersonPhoto>;
  CompanyParticipationList: Agree<Schemas['CompanyParticipationList'], models.CompanyParticipationList>;
  CompanyParticipation: Agree<Schemas['CompanyParticipation'], models.CompanyParticipation>;
  CompanyInvestorRelations: Agree<Schemas['CompanyInvestorRelations'], models.CompanyInvestorRelations>;
  CompanyDocumentList: Agree<Schemas['CompanyDocumentList'], models.CompanyDocumentList>;
  CompanyDocument: Agree<Schemas['CompanyDocument'], models.CompanyDocument>;
  CompanyContact: Agree<Schemas['CompanyContact'], models.CompanyContact>;
  AnalyzerRecommendations: Agree<Schemas['AnalyzerRecommendations'], models.AnalyzerRecommendations>;
  AnalystRecommendation: Agree<Schemas['AnalystRecommendation'], models.AnalystRecommendation>;
  ScreenerRating: Agree<Schemas['ScreenerRating'], models.ScreenerRating>;
  ScreenerItemList: Agree<Schemas['ScreenerItemList'], models.ScreenerItemList>;
  ScreenerItem: Agree<Schemas['ScreenerItem'], models.ScreenerItem>;
  User: Agree<Schemas['User'], models.User>;
  PurchasedProduct: Agree<Schemas['PurchasedProduct'], models.PurchasedProduct>;
  Impersonation: Agree<Schemas['Impersonation'], models.Impersonation>;
  RegistrationRequest: Agree<Schemas['RegistrationRequest'], models.RegistrationRequest>;
  RegistrationAnswer: Agree<Schemas['RegistrationAnswer'], models.RegistrationAnswer>;
  SessionList: Agree<Schemas['SessionList'], models.SessionList>;
  UserSession: Agree<Schemas['UserSession'], models.UserSession>;
  SessionEndRequest: Agree<Schemas['SessionEndRequest'], models.SessionEndRequest>;
  LogoutAnswer: Agree<Schemas['LogoutAnswer'], models.LogoutAnswer>;
  LoginRequest: Agree<Schemas['LoginRequest'], models.LoginRequest>;
  AnonymousToken: Agree<Schemas['AnonymousToken'], models.AnonymousToken>;
  ConfirmationRequest: Agree<Schemas['ConfirmationRequest'], models.ConfirmationRequest>;
  EmailRequest: Agree<Schemas['EmailRequest'], models.EmailRequest>;
  PasswordResetRequest: Agree<Schemas['PasswordResetRequest'], models.PasswordResetRequest>;
  PasswordChangeRequest: Agree<Schemas['PasswordChangeRequest'], models.PasswordChangeRequest>;
  UserDeletionRequest: Agree<Schemas['UserDeletionRequest'], models.UserDeletionRequest>;
  UserNameRequest: Agree<Schemas['UserNameRequest'], models.UserNameRequest>;
  UserEmailRequest: Agree<Schemas['UserEmailRequest'], models.UserEmailRequest>;
  NewsletterRequest: Agree<Schemas['NewsletterRequest'], models.NewsletterRequest>;
  UserData: Agree<Schemas['UserData'], models.UserData>;
  UserDataArea: Agree<Schemas['UserDataArea'], models.UserDataArea>;
  UserDataEntry: Agree<Schemas['UserDataEntry'], models.UserDataEntry>;
  UserDataField: Agree<Schemas['UserDataField'], models.UserDataField>;
  UserSettings: Agree<Schemas['UserSettings'], models.UserSettings>;
  ChartDrawingList: Agree<Schemas['ChartDrawingList'], models.ChartDrawingList>;
  ChartDrawing: Agree<Schemas['ChartDrawing'], models.ChartDrawing>;
  ChartDrawingRequest: Agree<Schemas['ChartDrawingRequest'], models.ChartDrawingRequest>;
  DrawingId: Agree<Schemas['DrawingId'], models.DrawingId>;
  ChartDrawingKind: Agree<Schemas['ChartDrawingKind'], models.ChartDrawingKind>;
  ChartDrawingPoints: Agree<Schemas['ChartDrawingPoints'], models.ChartDrawingPoints>;
  ChartDrawingPoint: Agree<Schemas['ChartDrawingPoint'], models.ChartDrawingPoint>;
  ChartDrawingText: Agree<Schemas['ChartDrawingText'], models.ChartDrawingText>;
  SavedSearchList: Agree<Schemas['SavedSearchList'], models.SavedSearchList>;
  SavedSearch: Agree<Schemas['SavedSearch'], models.SavedSearch>;
  SavedSearchRequest: Agree<Schemas['SavedSearchRequest'], models.SavedSearchRequest>;
  SavedSearchNameRequest: Agree<Schemas['SavedSearchNameRequest'], models.SavedSearchNameRequest>;
  SearchId: Agree<Schemas['SearchId'], models.SearchId>;
  SearchName: Agree<Schemas['SearchName'], models.SearchName>;
  FinderPath: Agree<Schemas['FinderPath'], models.FinderPath>;
  SearchQuery: Agree<Schemas['SearchQuery'], models.SearchQuery>;
  ImpersonationRequest: Agree<Schemas['ImpersonationRequest'], models.ImpersonationRequest>;
  Watchlist: Agree<Schemas['Watchlist'], models.Watchlist>;
  WatchlistList: Agree<Schemas['WatchlistList'], models.WatchlistList>;
  WatchlistRequest: Agree<Schemas['WatchlistRequest'], models.WatchlistRequest>;
  WatchlistNameRequest: Agree<Schemas['WatchlistNameRequest'], models.WatchlistNameRequest>;
  WatchlistPosition: Agree<Schemas['WatchlistPosition'], models.WatchlistPosition>;
  WatchlistPositionList: Agree<Schemas['WatchlistPositionList'], models.WatchlistPositionList>;
  WatchlistPositionsRequest: Agree<Schemas['WatchlistPositionsRequest'], models.WatchlistPositionsRequest>;
  NewWatchlistPosition: Agree<Schemas['NewWatchlistPosition'], models.NewWatchlistPosition>;
  WatchlistSearchRequest: Agree<Schemas['WatchlistSearchRequest'], models.WatchlistSearchRequest>;
  WatchlistSearchRow: Agree<Schemas['WatchlistSearchRow'], models.WatchlistSearchRow>;
  FoundWatchlistPositions: Agree<Schemas['FoundWatchlistPositions'], models.FoundWatchlistPositions>;
  FoundWatchlistLine: Agree<Schemas['FoundWatchlistLine'], models.FoundWatchlistLine>;
  WatchlistPositionChange: Agree<Schemas['WatchlistPositionChange'], models.WatchlistPositionChange>;
  'findArticles answer': Agree<OperationOutput<'findArticles'>, AnswerOf<Hooks['findArticles']>>;
  'getArticleDirectory answer': Agree<OperationOutput<'getArticleDirectory'>, AnswerOf<Hooks['getArticleDirectory']>>;
  'getArticle answer': Agree<OperationOutput<'getArticle'>, AnswerOf<Hooks['getArticle']>>;
  'findBonds answer': Agree<OperationOutput<'findBonds'>, AnswerOf<Hooks['findBonds']>>;
  'listComparedStocks answer': Agree<OperationOutput<'listComparedStocks'>, AnswerOf<Hooks['listComparedStocks']>>;
  'listComparedFunds answer': Agree<OperationOutput<'listComparedFunds'>, AnswerOf<Hooks['listComparedFunds']>>;
  'listComparedFundOverlaps answer': Agree<
    OperationOutput<'listComparedFundOverlaps'>,
    AnswerOf<Hooks['listComparedFundOverlaps']>
  >;
  'listComparedBonds answer': Agree<OperationOutput<'listComparedBonds'>, AnswerOf<Hooks['listComparedBonds']>>;
  'listComparedDerivatives answer': Agree<
    OperationOutput<'listComparedDerivatives'>,
    AnswerOf<Hooks['listComparedDerivatives']>
  >;
  'getCrossRate answer': Agree<OperationOutput<'getCrossRate'>, AnswerOf<Hooks['getCrossRate']>>;
  'findCurrencies answer': Agree<OperationOutput<'findCurrencies'>, AnswerOf<Hooks['findCurrencies']>>;
  'findCryptos answer': Agree<OperationOutput<'findCryptos'>, AnswerOf<Hooks['findCryptos']>>;
  'getDerivativeCalculatorResult answer': Agree<
    OperationOutput<'getDerivativeCalculatorResult'>,
    AnswerOf<Hooks['getDerivativeCalculatorResult']>
  >;
  'getDerivativeOverview answer': Agree<
    OperationOutput<'getDerivativeOverview'>,
    AnswerOf<Hooks['getDerivativeOverview']>
  >;
  'findDerivatives answer': Agree<OperationOutput<'findDerivatives'>, AnswerOf<Hooks['findDerivatives']>>;
  'findCalendarEvents answer': Agree<OperationOutput<'findCalendarEvents'>, AnswerOf<Hooks['findCalendarEvents']>>;
  'findEconomicEvents answer': Agree<OperationOutput<'findEconomicEvents'>, AnswerOf<Hooks['findEconomicEvents']>>;
  'listTradingSchedules answer': Agree<
    OperationOutput<'listTradingSchedules'>,
    AnswerOf<Hooks['listTradingSchedules']>
  >;
  'getFundBreakdowns answer': Agree<OperationOutput<'getFundBreakdowns'>, AnswerOf<Hooks['getFundBreakdowns']>>;
  'listFundEarnings answer': Agree<OperationOutput<'listFundEarnings'>, AnswerOf<Hooks['listFundEarnings']>>;
  'listFundOverlaps answer': Agree<OperationOutput<'listFundOverlaps'>, AnswerOf<Hooks['listFundOverlaps']>>;
  'listFundsByTopHolding answer': Agree<
    OperationOutput<'listFundsByTopHolding'>,
    AnswerOf<Hooks['listFundsByTopHolding']>
  >;
  'findFunds answer': Agree<OperationOutput<'findFunds'>, AnswerOf<Hooks['findFunds']>>;
  'getChartHistory answer': Agree<OperationOutput<'getChartHistory'>, AnswerOf<Hooks['getChartHistory']>>;
  'getSimpleChartHistory answer': Agree<
    OperationOutput<'getSimpleChartHistory'>,
    AnswerOf<Hooks['getSimpleChartHistory']>
  >;
  'getEodHistory answer': Agree<OperationOutput<'getEodHistory'>, AnswerOf<Hooks['getEodHistory']>>;
  'getPerformanceValues answer': Agree<
    OperationOutput<'getPerformanceValues'>,
    AnswerOf<Hooks['getPerformanceValues']>
  >;
  'getPerformanceValuesYear answer': Agree<
    OperationOutput<'getPerformanceValuesYear'>,
    AnswerOf<Hooks['getPerformanceValuesYear']>
  >;
  'listIndexConstituents answer': Agree<
    OperationOutput<'listIndexConstituents'>,
    AnswerOf<Hooks['listIndexConstituents']>
  >;
  'listAllIndexConstituents answer': Agree<
    OperationOutput<'listAllIndexConstituents'>,
    AnswerOf<Hooks['listAllIndexConstituents']>
  >;
  'getIndexTopFlop answer': Agree<OperationOutput<'getIndexTopFlop'>, AnswerOf<Hooks['getIndexTopFlop']>>;
  'findIndices answer': Agree<OperationOutput<'findIndices'>, AnswerOf<Hooks['findIndices']>>;
  'queryInstruments answer': Agree<OperationOutput<'queryInstruments'>, AnswerOf<Hooks['queryInstruments']>>;
  'listInstruments answer': Agree<OperationOutput<'listInstruments'>, AnswerOf<Hooks['listInstruments']>>;
  'listCatalogue answer': Agree<OperationOutput<'listCatalogue'>, AnswerOf<Hooks['listCatalogue']>>;
  'listInstrumentsOfClass answer': Agree<
    OperationOutput<'listInstrumentsOfClass'>,
    AnswerOf<Hooks['listInstrumentsOfClass']>
  >;
  'listMostSearchedInstruments answer': Agree<
    OperationOutput<'listMostSearchedInstruments'>,
    AnswerOf<Hooks['listMostSearchedInstruments']>
  >;
  'getInstrument answer': Agree<OperationOutput<'getInstrument'>, AnswerOf<Hooks['getInstrument']>>;
  'queryInstrumentsExtended answer': Agree<
    OperationOutput<'queryInstrumentsExtended'>,
    AnswerOf<Hooks['queryInstrumentsExtended']>
  >;
  'searchInstruments answer': Agree<OperationOutput<'searchInstruments'>, AnswerOf<Hooks['searchInstruments']>>;
  'searchInstrumentsByFacet answer': Agree<
    OperationOutput<'searchInstrumentsByFacet'>,
    AnswerOf<Hooks['searchInstrumentsByFacet']>
  >;
  'searchInstrumentsOfType answer': Agree<
    OperationOutput<'searchInstrumentsOfType'>,
    AnswerOf<Hooks['searchInstrumentsOfType']>
  >;
  'listSavingsPlans answer': Agree<OperationOutput<'listSavingsPlans'>, AnswerOf<Hooks['listSavingsPlans']>>;
  'getCryptoTraderBox answer': Agree<OperationOutput<'getCryptoTraderBox'>, AnswerOf<Hooks['getCryptoTraderBox']>>;
  'getDerivativeCategorySponsoring answer': Agree<
    OperationOutput<'getDerivativeCategorySponsoring'>,
    AnswerOf<Hooks['getDerivativeCategorySponsoring']>
  >;
  'listDerivativeQuicklinks answer': Agree<
    OperationOutput<'listDerivativeQuicklinks'>,
    AnswerOf<Hooks['listDerivativeQuicklinks']>
  >;
  'getDerivativeUnderlyingSponsoring answer': Agree<
    OperationOutput<'getDerivativeUnderlyingSponsoring'>,
    AnswerOf<Hooks['getDerivativeUnderlyingSponsoring']>
  >;
  'listDerivativePartners answer': Agree<
    OperationOutput<'listDerivativePartners'>,
    AnswerOf<Hooks['listDerivativePartners']>
  >;
  'listDerivativeSuggestions answer': Agree<
    OperationOutput<'listDerivativeSuggestions'>,
    AnswerOf<Hooks['listDerivativeSuggestions']>
  >;
  'listFundPartners answer': Agree<OperationOutput<'listFundPartners'>, AnswerOf<Hooks['listFundPartners']>>;
  'listFundSuggestions answer': Agree<OperationOutput<'listFundSuggestions'>, AnswerOf<Hooks['listFundSuggestions']>>;
  'getTrendRadar answer': Agree<OperationOutput<'getTrendRadar'>, AnswerOf<Hooks['getTrendRadar']>>;
  'searchDerivativeSponsoring answer': Agree<
    OperationOutput<'searchDerivativeSponsoring'>,
    AnswerOf<Hooks['searchDerivativeSponsoring']>
  >;
  'listMatchingInvestmentProducts answer': Agree<
    OperationOutput<'listMatchingInvestmentProducts'>,
    AnswerOf<Hooks['listMatchingInvestmentProducts']>
  >;
  'listMostWantedDerivatives answer': Agree<
    OperationOutput<'listMostWantedDerivatives'>,
    AnswerOf<Hooks['listMostWantedDerivatives']>
  >;
  'listMostWantedDerivativesByUnderlying answer': Agree<
    OperationOutput<'listMostWantedDerivativesByUnderlying'>,
    AnswerOf<Hooks['listMostWantedDerivativesByUnderlying']>
  >;
  'listSimilarDerivatives answer': Agree<
    OperationOutput<'listSimilarDerivatives'>,
    AnswerOf<Hooks['listSimilarDerivatives']>
  >;
  'listAssociatedDerivatives answer': Agree<
    OperationOutput<'listAssociatedDerivatives'>,
    AnswerOf<Hooks['listAssociatedDerivatives']>
  >;
  'listFrankfurtTopDerivatives answer': Agree<
    OperationOutput<'listFrankfurtTopDerivatives'>,
    AnswerOf<Hooks['listFrankfurtTopDerivatives']>
  >;
  'getTraderBox answer': Agree<OperationOutput<'getTraderBox'>, AnswerOf<Hooks['getTraderBox']>>;
  'getTurboBox answer': Agree<OperationOutput<'getTurboBox'>, AnswerOf<Hooks['getTurboBox']>>;
  'getInteractions answer': Agree<OperationOutput<'getInteractions'>, AnswerOf<Hooks['getInteractions']>>;
  'listProducts answer': Agree<OperationOutput<'listProducts'>, AnswerOf<Hooks['listProducts']>>;
  'getPushToken answer': Agree<OperationOutput<'getPushToken'>, AnswerOf<Hooks['getPushToken']>>;
  'listQuotesOfInstruments answer': Agree<
    OperationOutput<'listQuotesOfInstruments'>,
    AnswerOf<Hooks['listQuotesOfInstruments']>
  >;
  'getQuote answer': Agree<OperationOutput<'getQuote'>, AnswerOf<Hooks['getQuote']>>;
  'listQuotes answer': Agree<OperationOutput<'listQuotes'>, AnswerOf<Hooks['listQuotes']>>;
  'getOrderBook answer': Agree<OperationOutput<'getOrderBook'>, AnswerOf<Hooks['getOrderBook']>>;
  'getTimesAndSales answer': Agree<OperationOutput<'getTimesAndSales'>, AnswerOf<Hooks['getTimesAndSales']>>;
  'getTimesAndSalesConfiguration answer': Agree<
    OperationOutput<'getTimesAndSalesConfiguration'>,
    AnswerOf<Hooks['getTimesAndSalesConfiguration']>
  >;
  'getStockSnapshot answer': Agree<OperationOutput<'getStockSnapshot'>, AnswerOf<Hooks['getStockSnapshot']>>;
  'getIndexSnapshot answer': Agree<OperationOutput<'getIndexSnapshot'>, AnswerOf<Hooks['getIndexSnapshot']>>;
  'getIndexSnapshotV2 answer': Agree<OperationOutput<'getIndexSnapshotV2'>, AnswerOf<Hooks['getIndexSnapshotV2']>>;
  'getCommoditySnapshot answer': Agree<
    OperationOutput<'getCommoditySnapshot'>,
    AnswerOf<Hooks['getCommoditySnapshot']>
  >;
  'getPreciousMetalSnapshot answer': Agree<
    OperationOutput<'getPreciousMetalSnapshot'>,
    AnswerOf<Hooks['getPreciousMetalSnapshot']>
  >;
  'getInstrumentSnapshot answer': Agree<
    OperationOutput<'getInstrumentSnapshot'>,
    AnswerOf<Hooks['getInstrumentSnapshot']>
  >;
  'getSectionSnapshot answer': Agree<OperationOutput<'getSectionSnapshot'>, AnswerOf<Hooks['getSectionSnapshot']>>;
  'getFundSnapshot answer': Agree<OperationOutput<'getFundSnapshot'>, AnswerOf<Hooks['getFundSnapshot']>>;
  'getCurrencySnapshot answer': Agree<OperationOutput<'getCurrencySnapshot'>, AnswerOf<Hooks['getCurrencySnapshot']>>;
  'getCryptoSnapshot answer': Agree<OperationOutput<'getCryptoSnapshot'>, AnswerOf<Hooks['getCryptoSnapshot']>>;
  'getDerivativeSnapshot answer': Agree<
    OperationOutput<'getDerivativeSnapshot'>,
    AnswerOf<Hooks['getDerivativeSnapshot']>
  >;
  'getBondSnapshot answer': Agree<OperationOutput<'getBondSnapshot'>, AnswerOf<Hooks['getBondSnapshot']>>;
  'getStockFigures answer': Agree<OperationOutput<'getStockFigures'>, AnswerOf<Hooks['getStockFigures']>>;
  'getCompanySnapshot answer': Agree<OperationOutput<'getCompanySnapshot'>, AnswerOf<Hooks['getCompanySnapshot']>>;
  'getAnalyzerRecommendations answer': Agree<
    OperationOutput<'getAnalyzerRecommendations'>,
    AnswerOf<Hooks['getAnalyzerRecommendations']>
  >;
  'getScreenerRating answer': Agree<OperationOutput<'getScreenerRating'>, AnswerOf<Hooks['getScreenerRating']>>;
  'listCompanyReports answer': Agree<OperationOutput<'listCompanyReports'>, AnswerOf<Hooks['listCompanyReports']>>;
  'getStockPeers answer': Agree<OperationOutput<'getStockPeers'>, AnswerOf<Hooks['getStockPeers']>>;
  'findStocks answer': Agree<OperationOutput<'findStocks'>, AnswerOf<Hooks['findStocks']>>;
  'getUser answer': Agree<OperationOutput<'getUser'>, AnswerOf<Hooks['getUser']>>;
  'registerUser answer': Agree<OperationOutput<'registerUser'>, AnswerOf<Hooks['registerUser']>>;
  'logoutUserByGet answer': Agree<OperationOutput<'logoutUserByGet'>, AnswerOf<Hooks['logoutUserByGet']>>;
  'logoutUser answer': Agree<OperationOutput<'logoutUser'>, AnswerOf<Hooks['logoutUser']>>;
  'loginUser answer': Agree<OperationOutput<'loginUser'>, AnswerOf<Hooks['loginUser']>>;
  'createAnonymousToken answer': Agree<
    OperationOutput<'createAnonymousToken'>,
    AnswerOf<Hooks['createAnonymousToken']>
  >;
  'confirmUser answer': Agree<OperationOutput<'confirmUser'>, AnswerOf<Hooks['confirmUser']>>;
  'changePassword answer': Agree<OperationOutput<'changePassword'>, AnswerOf<Hooks['changePassword']>>;
  'getUserData answer': Agree<OperationOutput<'getUserData'>, AnswerOf<Hooks['getUserData']>>;
  'listChartDrawings answer': Agree<OperationOutput<'listChartDrawings'>, AnswerOf<Hooks['listChartDrawings']>>;
  'listSavedSearches answer': Agree<OperationOutput<'listSavedSearches'>, AnswerOf<Hooks['listSavedSearches']>>;
  'createSavedSearch answer': Agree<OperationOutput<'createSavedSearch'>, AnswerOf<Hooks['createSavedSearch']>>;
  'renameSavedSearch answer': Agree<OperationOutput<'renameSavedSearch'>, AnswerOf<Hooks['renameSavedSearch']>>;
  'listSessions answer': Agree<OperationOutput<'listSessions'>, AnswerOf<Hooks['listSessions']>>;
  'startImpersonation answer': Agree<OperationOutput<'startImpersonation'>, AnswerOf<Hooks['startImpersonation']>>;
  'endImpersonation answer': Agree<OperationOutput<'endImpersonation'>, AnswerOf<Hooks['endImpersonation']>>;
  'listWatchlists answer': Agree<OperationOutput<'listWatchlists'>, AnswerOf<Hooks['listWatchlists']>>;
  'createWatchlist answer': Agree<OperationOutput<'createWatchlist'>, AnswerOf<Hooks['createWatchlist']>>;
  'renameWatchlist answer': Agree<OperationOutput<'renameWatchlist'>, AnswerOf<Hooks['renameWatchlist']>>;
  'listWatchlistPositions answer': Agree<
    OperationOutput<'listWatchlistPositions'>,
    AnswerOf<Hooks['listWatchlistPositions']>
  >;
  'addWatchlistPositions answer': Agree<
    OperationOutput<'addWatchlistPositions'>,
    AnswerOf<Hooks['addWatchlistPositions']>
  >;
  'findWatchlistPositions answer': Agree<
    OperationOutput<'findWatchlistPositions'>,
    AnswerOf<Hooks['findWatchlistPositions']>
  >;
  'changeWatchlistPosition answer': Agree<
    OperationOutput<'changeWatchlistPosition'>,
    AnswerOf<Hooks['changeWatchlistPosition']>
  >;
}
