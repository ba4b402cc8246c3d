import type { ArticleBlocks, Customers, Footer, Indices, Issuer, MarketTiles, Navigation, PageDocument, Site } from '../generated/types.ts';
import type { Config } from './config.ts';
import { DEFAULTS } from './defaults.ts';
import { fileFindings } from './file-findings.ts';
import { compareFindings, distinct, placeOf, type Finding } from './finding.ts';
import { goodDocuments, lostDocuments, type GoodDocuments, type LostDocument } from './good-documents.ts';
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
  /** The files that a page consists of: its own, its layouts and lists of blocks, as they are named now and where it was last right. */
  readonly filesOf: (page: PageDocument) => readonly string[];
  /** The documents that the configuration is made of. */
  readonly good: GoodDocuments;
  /** The documents that it has to do without. */
  readonly lost: readonly LostDocument[];
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

/**
 * Joins the documents and checks them against each other. A faulty one is replaced by what it was when it last was right
 * (`before`), what never was right by the defaults.
 */
export function assemble(
  files: readonly { readonly file: string; readonly document: ReadDocument | undefined }[],
  before: GoodDocuments = new Map(),
): LoadedConfig {
  const documents = joinDocuments(files.flatMap(({ document }) => (document === undefined ? [] : [document])));
  const unknown = files.filter(({ document }) => document === undefined).map(({ file }) => file);
  const good = goodDocuments(documents, before);
  const config = configOf([...good.values()]);
  const references = checkReferences({ ...comparable(documents), site: config.site });
  const ofDocuments = distinct(documents.flatMap((document) => document.findings));
  const places = new Set(ofDocuments.map(placeOf));
  const findings = [
    ...fileFindings(
      documents.map(({ source }) => source.file),
      unknown,
    ),
    ...ofDocuments,
    // What is faulty by itself needs no second finding about how it fits the rest.
    ...distinct(references.filter((finding) => !places.has(placeOf(finding)))),
  ];
  return {
    config,
    findings: findings.toSorted(compareFindings),
    ...placesIn(documents, good),
    good,
    lost: lostDocuments(documents, good),
  };
}

function configOf(good: readonly ReadDocument[]): Config {
  const value = <K extends keyof ValueOf>(kind: K): ValueOf[K] | undefined => ofKind(good, kind)[0]?.value;
  return {
    site: value('site') ?? DEFAULTS.site,
    navigation: value('navigation') ?? DEFAULTS.navigation,
    footer: value('footer') ?? DEFAULTS.footer,
    indices: value('indices') ?? DEFAULTS.indices,
    marketTiles: value('marketTiles') ?? DEFAULTS.marketTiles,
    customers: value('customers') ?? DEFAULTS.customers,
    articleBlocks: value('articleBlocks') ?? DEFAULTS.articleBlocks,
    issuers: ofKind(good, 'issuer').map((issuer) => issuer.value),
    pages: ofKind(good, 'page').map((page) => page.value),
  };
}

/** Where pages, known by their values, and their parts are written. */
function placesIn(documents: readonly ReadDocument[], good: GoodDocuments): Pick<LoadedConfig, 'addressOf' | 'filesOf'> {
  const pages = new Map([...good.values()].flatMap((document) => (document.kind === 'page' ? [[document.source.value, document]] : [])));
  const now = new Map(documents.map(({ source, files }) => [source.file, files]));
  return {
    addressOf(page, path) {
      const origin = pages.get(page)?.source.originOf(path);
      return origin === undefined ? undefined : `${origin.source.file}#${pointerOf(origin.path)}`;
    },
    filesOf(page) {
      const document = pages.get(page);
      return document === undefined ? [] : [...new Set([...document.files, ...(now.get(document.source.file) ?? [])])];
    },
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
