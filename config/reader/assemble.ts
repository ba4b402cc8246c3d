import type { ArticleBlocks, Customers, Footer, Indices, Issuer, MarketTiles, Navigation, PageDocument, Site } from '../generated/types.ts';
import type { Config } from './config.ts';
import { DEFAULTS } from './defaults.ts';
import { fileFindings } from './file-findings.ts';
import { compareFindings, distinct, placeOf, type Finding } from './finding.ts';
import { joinDocuments } from './layouts/join.ts';
import type { Kind } from './kinds.ts';
import { pointerOf, type DocumentPath } from './path.ts';
import type { ReadDocument } from './read-document.ts';
import type { Placed } from './references/context.ts';
import { checkReferences, type Documents } from './references/check.ts';

export interface LoadedConfig {
  readonly config: Config;
  /** All faults, in reading order; empty when everything is right. */
  readonly findings: readonly Finding[];
  /** Where a part of a page is written: `layouts/instrument.yaml#/body/main/0`. */
  readonly addressOf: (page: PageDocument, path: DocumentPath) => string | undefined;
}

/** The types that the generated validators have proved, by kind. */
interface ValueOf {
  readonly site: Site;
  readonly navigation: Navigation;
  readonly footer: Footer;
  readonly indices: Indices;
  readonly marketTiles: MarketTiles;
  readonly customers: Customers;
  readonly articleBlocks: ArticleBlocks;
  readonly issuer: Issuer;
  readonly page: PageDocument;
}

/** Joins the documents, checks them against each other and fills the gaps with `before` or the defaults. */
export function assemble(
  files: readonly { readonly file: string; readonly document: ReadDocument | undefined }[],
  before: Config | undefined,
): LoadedConfig {
  const documents = joinDocuments(files.flatMap(({ document }) => (document === undefined ? [] : [document])));
  const unknown = files.filter(({ document }) => document === undefined).map(({ file }) => file);
  const fallback = before ?? DEFAULTS;
  const good = documents.filter(({ usable }) => usable);
  const value = <K extends keyof ValueOf>(kind: K): ValueOf[K] | undefined => ofKind(good, kind)[0]?.value;
  const site = value('site') ?? fallback.site;
  const references = checkReferences({ ...comparable(documents), site });
  const ofDocuments = distinct(documents.flatMap((document) => document.findings));
  const places = new Set(ofDocuments.map(placeOf));
  const findings = [
    ...fileFindings(
      documents.map(({ source }) => source.file),
      unknown,
    ),
    ...ofDocuments,
    // What is faulty by itself needs no second finding about how it fits the rest.
    ...distinct(references.findings.filter((finding) => !places.has(placeOf(finding)))),
  ];
  return {
    config: {
      site,
      navigation: value('navigation') ?? fallback.navigation,
      footer: value('footer') ?? fallback.footer,
      indices: value('indices') ?? fallback.indices,
      marketTiles: value('marketTiles') ?? fallback.marketTiles,
      customers: value('customers') ?? fallback.customers,
      articleBlocks: value('articleBlocks') ?? fallback.articleBlocks,
      issuers: ofKind(good, 'issuer').map((issuer) => issuer.value),
      pages: ofKind(good, 'page').flatMap((page) => (references.routed.has(page.value) ? [page.value] : [])),
    },
    findings: findings.toSorted(compareFindings),
    addressOf: addressesIn(good),
  };
}

function addressesIn(documents: readonly ReadDocument[]): LoadedConfig['addressOf'] {
  const sources = new Map(ofKind(documents, 'page').map(({ value, source }) => [value, source]));
  return (page, path) => {
    const origin = sources.get(page)?.originOf(path);
    return origin === undefined ? undefined : `${origin.source.file}#${pointerOf(origin.path)}`;
  };
}

/** The documents that can be compared with each other. */
function comparable(documents: readonly ReadDocument[]): Omit<Documents, 'site'> {
  const comparables = documents.filter((document) => document.checkable);
  return {
    navigation: ofKind(comparables, 'navigation')[0],
    footer: ofKind(comparables, 'footer')[0],
    indices: ofKind(comparables, 'indices')[0],
    marketTiles: ofKind(comparables, 'marketTiles')[0],
    customers: ofKind(comparables, 'customers')[0],
    articleBlocks: ofKind(comparables, 'articleBlocks')[0],
    issuers: ofKind(comparables, 'issuer'),
    pages: ofKind(comparables, 'page'),
    allPagesKnown: documents.every(({ kind, checkable }) => kind !== 'page' || checkable),
    allIssuersKnown: documents.every(({ kind, checkable }) => kind !== 'issuer' || checkable),
  };
}

function ofKind<K extends Kind & keyof ValueOf>(documents: readonly ReadDocument[], kind: K): Placed<ValueOf[K]>[] {
  return documents.flatMap((document) => {
    if (document.kind !== kind) return [];
    // The validator of this kind has accepted the value, or refused only details: `usable` and `checkable` say so.
    return [{ value: document.source.value as ValueOf[K], source: document.source }];
  });
}
