/* Written by `npm run codegen`. Do not edit: change the contract or the schema instead. */
import type { ValidateFunction } from 'ajv';
import type {
  ArticleHeaderProps,
  ArticleTeasersProps,
  ChartProps,
  DisclaimerProps,
  HeadlineProps,
  HintProps,
  InstrumentsProps,
  IssuerContactProps,
  IssuerFinderTeaserProps,
  IssuerFooterProps,
  IssuerHeroProps,
  IssuerInstrumentsProps,
  IssuerOverviewProps,
  IssuerProfileProps,
  IssuerTabsProps,
  IssuerTilesProps,
  LinkProps,
  OrderedListProps,
  ParagraphProps,
  PhotoProps,
  QuoteProps,
  SubheadlineProps,
  SummaryProps,
  TableProps,
  TableOfContentsProps,
  UnorderedListProps,
} from './props.ts';
declare const validators: {
  readonly 'article-header': ValidateFunction<ArticleHeaderProps>;
  readonly 'article-teasers': ValidateFunction<ArticleTeasersProps>;
  readonly chart: ValidateFunction<ChartProps>;
  readonly disclaimer: ValidateFunction<DisclaimerProps>;
  readonly headline: ValidateFunction<HeadlineProps>;
  readonly hint: ValidateFunction<HintProps>;
  readonly instruments: ValidateFunction<InstrumentsProps>;
  readonly 'issuer-contact': ValidateFunction<IssuerContactProps>;
  readonly 'issuer-finder-teaser': ValidateFunction<IssuerFinderTeaserProps>;
  readonly 'issuer-footer': ValidateFunction<IssuerFooterProps>;
  readonly 'issuer-hero': ValidateFunction<IssuerHeroProps>;
  readonly 'issuer-instruments': ValidateFunction<IssuerInstrumentsProps>;
  readonly 'issuer-overview': ValidateFunction<IssuerOverviewProps>;
  readonly 'issuer-profile': ValidateFunction<IssuerProfileProps>;
  readonly 'issuer-tabs': ValidateFunction<IssuerTabsProps>;
  readonly 'issuer-tiles': ValidateFunction<IssuerTilesProps>;
  readonly link: ValidateFunction<LinkProps>;
  readonly 'ordered-list': ValidateFunction<OrderedListProps>;
  readonly paragraph: ValidateFunction<ParagraphProps>;
  readonly photo: ValidateFunction<PhotoProps>;
  readonly quote: ValidateFunction<QuoteProps>;
  readonly subheadline: ValidateFunction<SubheadlineProps>;
  readonly summary: ValidateFunction<SummaryProps>;
  readonly table: ValidateFunction<TableProps>;
  readonly 'table-of-contents': ValidateFunction<TableOfContentsProps>;
  readonly 'unordered-list': ValidateFunction<UnorderedListProps>;
};
export = validators;
