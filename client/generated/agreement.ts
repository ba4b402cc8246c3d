/* Written by `npm run codegen`. Do not edit: change the contract or the schema instead. */
import type { OperationOutput } from '../operations.ts';
import type * as hooks from './hooks/hooks.ts';
import type * as models from './hooks/models.ts';
import type { components } from './schema.ts';
type Agree<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;
type Schemas = components['schemas'];
type AnswerOf<F extends (...input: never[]) => unknown> = Awaited<ReturnType<F>>;
/** Are the models of both generators the same? */
export interface Agreement {
  Publisher: Agree<Schemas['Publisher'], models.Publisher>;
  ArticleUrls: Agree<Schemas['ArticleUrls'], models.ArticleUrls>;
  ArticleTeaser: Agree<Schemas['ArticleTeaser'], models.ArticleTeaser>;
  ArticleTeaserList: Agree<Schemas['ArticleTeaserList'], models.ArticleTeaserList>;
  Article: Agree<Schemas['Article'], models.Article>;
  EntityType: Agree<Schemas['EntityType'], models.EntityType>;
  EntityKey: Agree<Schemas['EntityKey'], models.EntityKey>;
  Range: Agree<Schemas['Range'], models.Range>;
  RequestQuality: Agree<Schemas['RequestQuality'], models.RequestQuality>;
  QualityCode: Agree<Schemas['QualityCode'], models.QualityCode>;
  IsoCurrency: Agree<Schemas['IsoCurrency'], models.IsoCurrency>;
  IsoCountry: Agree<Schemas['IsoCountry'], models.IsoCountry>;
  DateTime: Agree<Schemas['DateTime'], models.DateTime>;
  LocalDate: Agree<Schemas['LocalDate'], models.LocalDate>;
  EpochMilliseconds: Agree<Schemas['EpochMilliseconds'], models.EpochMilliseconds>;
  Error: Agree<Schemas['Error'], models.Error>;
  InstrumentUrls: Agree<Schemas['InstrumentUrls'], models.InstrumentUrls>;
  Logo: Agree<Schemas['Logo'], models.Logo>;
  Instrument: Agree<Schemas['Instrument'], models.Instrument>;
  Market: Agree<Schemas['Market'], models.Market>;
  PriceSource: Agree<Schemas['PriceSource'], models.PriceSource>;
  Quote: Agree<Schemas['Quote'], models.Quote>;
  ContentItem: Agree<Schemas['ContentItem'], models.ContentItem>;
  InstrumentKey: Agree<Schemas['InstrumentKey'], models.InstrumentKey>;
  InstrumentQueryResult: Agree<Schemas['InstrumentQueryResult'], models.InstrumentQueryResult>;
  InstrumentListRequest: Agree<Schemas['InstrumentListRequest'], models.InstrumentListRequest>;
  InstrumentList: Agree<Schemas['InstrumentList'], models.InstrumentList>;
  QuoteListRequest: Agree<Schemas['QuoteListRequest'], models.QuoteListRequest>;
  QuoteList: Agree<Schemas['QuoteList'], models.QuoteList>;
  ChartHistory: Agree<Schemas['ChartHistory'], models.ChartHistory>;
  SimpleChartHistory: Agree<Schemas['SimpleChartHistory'], models.SimpleChartHistory>;
  EodHistory: Agree<Schemas['EodHistory'], models.EodHistory>;
  PerformanceValues: Agree<Schemas['PerformanceValues'], models.PerformanceValues>;
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
  'findArticles answer': Agree<OperationOutput<'findArticles'>, AnswerOf<typeof hooks.findArticles>>;
  'getArticle answer': Agree<OperationOutput<'getArticle'>, AnswerOf<typeof hooks.getArticle>>;
  'queryInstruments answer': Agree<OperationOutput<'queryInstruments'>, AnswerOf<typeof hooks.queryInstruments>>;
  'listInstruments answer': Agree<OperationOutput<'listInstruments'>, AnswerOf<typeof hooks.listInstruments>>;
  'listQuotesOfInstruments answer': Agree<
    OperationOutput<'listQuotesOfInstruments'>,
    AnswerOf<typeof hooks.listQuotesOfInstruments>
  >;
  'getInstrument answer': Agree<OperationOutput<'getInstrument'>, AnswerOf<typeof hooks.getInstrument>>;
  'getQuote answer': Agree<OperationOutput<'getQuote'>, AnswerOf<typeof hooks.getQuote>>;
  'listQuotes answer': Agree<OperationOutput<'listQuotes'>, AnswerOf<typeof hooks.listQuotes>>;
  'getChartHistory answer': Agree<OperationOutput<'getChartHistory'>, AnswerOf<typeof hooks.getChartHistory>>;
  'getSimpleChartHistory answer': Agree<
    OperationOutput<'getSimpleChartHistory'>,
    AnswerOf<typeof hooks.getSimpleChartHistory>
  >;
  'getEodHistory answer': Agree<OperationOutput<'getEodHistory'>, AnswerOf<typeof hooks.getEodHistory>>;
  'getPerformanceValues answer': Agree<
    OperationOutput<'getPerformanceValues'>,
    AnswerOf<typeof hooks.getPerformanceValues>
  >;
  'getStockSnapshot answer': Agree<OperationOutput<'getStockSnapshot'>, AnswerOf<typeof hooks.getStockSnapshot>>;
  'getIndexSnapshot answer': Agree<OperationOutput<'getIndexSnapshot'>, AnswerOf<typeof hooks.getIndexSnapshot>>;
  'getCommoditySnapshot answer': Agree<
    OperationOutput<'getCommoditySnapshot'>,
    AnswerOf<typeof hooks.getCommoditySnapshot>
  >;
  'getPreciousMetalSnapshot answer': Agree<
    OperationOutput<'getPreciousMetalSnapshot'>,
    AnswerOf<typeof hooks.getPreciousMetalSnapshot>
  >;
}
