import type { ArticleBlocks, Customers, Footer, Indices, Issuer, Navigation, PageDocument, Site } from '../generated/types.ts';
import type { Config } from './config.ts';
import { DEFAULTS } from './defaults.ts';
import { fileFindings } from './file-findings.ts';
import { compareFindings } from './finding.ts';
import type { Kind } from './kinds.ts';
import type { ReadDocument } from './read-document.ts';
import type { Placed } from './references/context.ts';
import { checkReferences } from './references/check.ts';
import type { LoadedConfig } from './store.ts';

/** The types that the generated validators have proved, by kind. */
interface ValueOf {
  readonly site: Site;
  readonly navigation: Navigation;
  readonly footer: Footer;
  readonly indices: Indices;
  readonly customers: Customers;
  readonly articleBlocks: ArticleBlocks;
  readonly issuer: Issuer;
  readonly page: PageDocument;
}

/** Joins the documents, checks them against each other and fills the gaps with `before` or the defaults. */
export function assemble(files: readonly { readonly file: string; readonly document: ReadDocument | undefined }[], before: Config | undefined): LoadedConfig {
  const documents = files.flatMap(({ document }) => (document === undefined ? [] : [document]));
  const unknown = files.filter(({ document }) => document === undefined).map(({ file }) => file);
  const single = <K extends keyof ValueOf>(kind: K): Placed<ValueOf[K]> | undefined => ofKind(documents, kind)[0];
  const fallback = before ?? DEFAULTS;
  const singles = {
    navigation: single('navigation'),
    footer: single('footer'),
    indices: single('indices'),
    customers: single('customers'),
    articleBlocks: single('articleBlocks'),
  };
  const site = single('site')?.value ?? fallback.site;
  const issuers = ofKind(documents, 'issuer');
  const pages = ofKind(documents, 'page');
  const allPagesKnown = documents.every(({ kind, usable }) => kind !== 'page' || usable);
  const references = checkReferences({ ...singles, site, issuers, pages, allPagesKnown });
  const findings = [
    ...fileFindings(documents.map(({ source }) => source.file), unknown),
    ...documents.flatMap((document) => document.findings),
    ...references.findings,
  ];
  return {
    config: {
      site,
      navigation: singles.navigation?.value ?? fallback.navigation,
      footer: singles.footer?.value ?? fallback.footer,
      indices: singles.indices?.value ?? fallback.indices,
      customers: singles.customers?.value ?? fallback.customers,
      articleBlocks: singles.articleBlocks?.value ?? fallback.articleBlocks,
      issuers: issuers.map(({ value }) => value),
      pages: references.pages,
    },
    findings: findings.toSorted(compareFindings),
  };
}

function ofKind<K extends Kind & keyof ValueOf>(documents: readonly ReadDocument[], kind: K): Placed<ValueOf[K]>[] {
  return documents.flatMap((document) => {
    if (document.kind !== kind || !document.usable) return [];
    // The validator of this kind has accepted the value: `usable` says so.
    return [{ value: document.source.value as ValueOf[K], source: document.source }];
  });
}
