import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { withIncluded } from '#domain/user/included.ts';

/** Something that can be bought, with all features that come with it. */
export interface SoldProduct {
  readonly productId: string;
  readonly name: string;
  readonly features: readonly string[];
}

interface Entry {
  readonly code: string;
  readonly name: string;
  readonly features: readonly string[];
  readonly includes: readonly string[];
}

/**
 * Reads what the portal's editors sell (`products.yaml` of their configuration).
 * @throws Error in German for what is no list of products
 */
export function readSoldProducts(text: string): readonly SoldProduct[] {
  // Of two with one code, which the check of the configuration names, the last one holds.
  const entries = [...new Map(entriesIn(parse(text)).map((entry) => [entry.code, entry])).values()];
  return entries.map((entry) => ({
    productId: entry.code,
    name: entry.name,
    features: [...new Set(withIncluded(entry, entries).flatMap(({ features }) => features))],
  }));
}

/** What a file sells now. @throws Error in German */
export function productsIn(file: string): readonly SoldProduct[] {
  return readSoldProducts(readFileSync(file, 'utf8'));
}

function entriesIn(document: unknown): readonly Entry[] {
  const list = isRecord(document) ? document['products'] : undefined;
  if (!Array.isArray(list)) throw new Error('products.yaml hat keine Liste „products“.');
  return list.map((each: unknown, index) => {
    const { code, name, features, includes = [] } = isRecord(each) ? each : {};
    if (typeof code === 'string' && typeof name === 'string' && isTexts(features) && isTexts(includes))
      return { code, name, features, includes };
    throw new Error(`products.yaml, Produkt ${index + 1}: code und name sind Texte, features und includes Listen von Kennungen.`);
  });
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((each) => typeof each === 'string');
}
