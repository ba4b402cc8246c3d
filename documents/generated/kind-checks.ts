/* Written by `npm run codegen`. Do not edit: change the contract or the schema instead. */
import { check as ads } from '../kinds/ads/checks.ts';
import { check as articleBlocks } from '../kinds/article-blocks/checks.ts';
import { check as consent } from '../kinds/consent/checks.ts';
import { check as contentPage } from '../kinds/content-page/checks.ts';
import { check as indices } from '../kinds/indices/checks.ts';
import { check as issuer } from '../kinds/issuer/checks.ts';
import { check as navigation } from '../kinds/navigation/checks.ts';
import { check as products } from '../kinds/products/checks.ts';
import { check as rankings } from '../kinds/rankings/checks.ts';
import { check as redirects } from '../kinds/redirects/checks.ts';
import { check as sections } from '../kinds/sections/checks.ts';
import { check as tradingSystems } from '../kinds/trading-systems/checks.ts';
import { check as venues } from '../kinds/venues/checks.ts';
import type { PlacedFault } from '../reader/fault.ts';
import type { References } from '../reader/references/context.ts';
import type { OneOfMany, PlacedSingles } from './kinds.ts';

/** Faults of single documents that only their kinds know. */
export function checkSingles(documents: PlacedSingles, references: References): PlacedFault[] {
  return [
    ...(documents.ads === undefined ? [] : ads(documents.ads, references)),
    ...(documents.articleBlocks === undefined ? [] : articleBlocks(documents.articleBlocks, references)),
    ...(documents.consent === undefined ? [] : consent(documents.consent, references)),
    ...(documents.indices === undefined ? [] : indices(documents.indices, references)),
    ...(documents.navigation === undefined ? [] : navigation(documents.navigation, references)),
    ...(documents.products === undefined ? [] : products(documents.products, references)),
    ...(documents.rankings === undefined ? [] : rankings(documents.rankings, references)),
    ...(documents.redirects === undefined ? [] : redirects(documents.redirects, references)),
    ...(documents.sections === undefined ? [] : sections(documents.sections, references)),
    ...(documents.tradingSystems === undefined ? [] : tradingSystems(documents.tradingSystems, references)),
    ...(documents.venues === undefined ? [] : venues(documents.venues, references)),
  ];
}

/** The same of the documents of which there are many, by kind. */
export function checkMany(references: References): Readonly<Record<keyof OneOfMany, readonly PlacedFault[]>> {
  return {
    contentPage: contentPage(references.contentPages, references),
    issuer: issuer(references.issuers, references),
  };
}
