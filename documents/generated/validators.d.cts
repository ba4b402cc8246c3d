/* Written by `npm run codegen`. Do not edit: change the contract or the schema instead. */
import type { ValidateFunction } from 'ajv';
import type {
  Ads,
  Analytics,
  ArticleBlocks,
  Brokers,
  ComingPages,
  Consent,
  ContentPage,
  ContentRules,
  Customers,
  Footer,
  Header,
  Indices,
  Issuer,
  MarketTiles,
  Navigation,
  Parameters,
  Products,
  Rankings,
  Redirects,
  RouteLists,
  Sections,
  Site,
  TradingSystems,
  Updates,
  UserMenu,
  Venues,
  PageDocument,
} from './types.ts';
declare const validators: {
  readonly ads: ValidateFunction<Ads>;
  readonly analytics: ValidateFunction<Analytics>;
  readonly articleBlocks: ValidateFunction<ArticleBlocks>;
  readonly brokers: ValidateFunction<Brokers>;
  readonly comingPages: ValidateFunction<ComingPages>;
  readonly consent: ValidateFunction<Consent>;
  readonly contentPage: ValidateFunction<ContentPage>;
  readonly contentRules: ValidateFunction<ContentRules>;
  readonly customers: ValidateFunction<Customers>;
  readonly footer: ValidateFunction<Footer>;
  readonly header: ValidateFunction<Header>;
  readonly indices: ValidateFunction<Indices>;
  readonly issuer: ValidateFunction<Issuer>;
  readonly marketTiles: ValidateFunction<MarketTiles>;
  readonly navigation: ValidateFunction<Navigation>;
  readonly parameters: ValidateFunction<Parameters>;
  readonly products: ValidateFunction<Products>;
  readonly rankings: ValidateFunction<Rankings>;
  readonly redirects: ValidateFunction<Redirects>;
  readonly routeLists: ValidateFunction<RouteLists>;
  readonly sections: ValidateFunction<Sections>;
  readonly site: ValidateFunction<Site>;
  readonly tradingSystems: ValidateFunction<TradingSystems>;
  readonly updates: ValidateFunction<Updates>;
  readonly userMenu: ValidateFunction<UserMenu>;
  readonly venues: ValidateFunction<Venues>;
  readonly page: ValidateFunction<PageDocument>;
  readonly bookings: ValidateFunction<unknown>;
  readonly campaigns: ValidateFunction<unknown>;
  readonly directory: ValidateFunction<unknown>;
  readonly partners: ValidateFunction<unknown>;
  readonly article: ValidateFunction<unknown>;
};
export = validators;
