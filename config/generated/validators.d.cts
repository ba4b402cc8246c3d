/* Written by `npm run codegen`. Do not edit: change the contract or the schema instead. */
import type { ValidateFunction } from 'ajv';
import type { ArticleBlocks, Customers, Footer, Indices, Issuer, Navigation, PageDocument, Site } from './types.ts';
declare const validators: {
  readonly articleBlocks: ValidateFunction<ArticleBlocks>;
  readonly customers: ValidateFunction<Customers>;
  readonly footer: ValidateFunction<Footer>;
  readonly indices: ValidateFunction<Indices>;
  readonly issuer: ValidateFunction<Issuer>;
  readonly navigation: ValidateFunction<Navigation>;
  readonly page: ValidateFunction<PageDocument>;
  readonly site: ValidateFunction<Site>;
};
export = validators;
