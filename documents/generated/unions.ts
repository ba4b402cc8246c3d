/* Written by `npm run codegen`. Do not edit: change the contract or the schema instead. */
import articleBlocks from '../generated/article-blocks.schema.json' with { type: 'json' };
import contentPage from '../kinds/content-page/content-page.schema.json' with { type: 'json' };
import issuer from '../kinds/issuer/issuer.schema.json' with { type: 'json' };
import page from '../generated/page.schema.json' with { type: 'json' };

/** Schemas that hold tagged unions, by kind. */
export const UNIONS: Readonly<Record<string, unknown>> = { articleBlocks, contentPage, issuer, page };
/** Their files below `documents/`. */
export const UNION_FILES: Readonly<Record<string, string>> = {
  articleBlocks: 'generated/article-blocks.schema.json',
  contentPage: 'kinds/content-page/content-page.schema.json',
  issuer: 'kinds/issuer/issuer.schema.json',
  page: 'generated/page.schema.json',
};
