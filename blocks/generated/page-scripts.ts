/* Written by `npm run codegen`. Do not edit: change the contract or the schema instead. */
import type { PageScript, ScriptOf } from '../kit/page-script.ts';
import type * as articleArticleHeader from '../article/article-header/page.ts';
import type * as external from '../external/page.ts';
import type * as finderFinder from '../finder/finder/page.ts';
import type * as portalConsentBar from '../portal/consent-bar/page.ts';
import type * as portalPrivacyCenter from '../portal/privacy-center/page.ts';
import type * as searchSearchForm from '../search/search-form/page.ts';

/** The scripts of blocks and of families by their folder, as pages fetch them. */
export const pageScripts: Readonly<Record<string, PageScript>> = {
  'article/article-header': {
    file: 'blocks/article/article-header/page.ts',
    when: 'scroll',
    where: 'reading-places',
  } satisfies ScriptOf<'scroll', typeof articleArticleHeader>,
  external: { file: 'blocks/external/page.ts', when: 'load', where: '' } satisfies ScriptOf<'load', typeof external>,
  'finder/finder': { file: 'blocks/finder/finder/page.ts', when: 'near', where: '[data-finder] *' } satisfies ScriptOf<
    'near',
    typeof finderFinder
  >,
  'portal/consent-bar': { file: 'blocks/portal/consent-bar/page.ts', when: 'idle', where: '' } satisfies ScriptOf<
    'idle',
    typeof portalConsentBar
  >,
  'portal/privacy-center': {
    file: 'blocks/portal/privacy-center/page.ts',
    when: 'click',
    where: 'a[data-privacy]',
  } satisfies ScriptOf<'click', typeof portalPrivacyCenter>,
  'search/search-form': { file: 'blocks/search/search-form/page.ts', when: 'load', where: '' } satisfies ScriptOf<
    'load',
    typeof searchSearchForm
  >,
};
