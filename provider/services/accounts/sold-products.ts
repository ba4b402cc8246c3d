import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { moneyIn, type Money } from '#domain/money/money.ts';
import { namesOfProduct, withIncluded } from '#domain/user/included.ts';

/** Product with all features that it includes. */
export interface SoldProduct {
  readonly productId: string;
  readonly name: string;
  readonly features: readonly string[];
  /** Names by which rules refer to owners of the product, see `namesOfProduct`. */
  readonly names: readonly string[];
  /** Ids of the products that it includes. */
  readonly includes?: readonly string[];
  /** Offer in the shop; undefined for products that only this version knows. */
  readonly offer?: Offer;
}

/** Offer of a product in the shop. */
export interface Offer {
  readonly key: string;
  readonly description: string;
  /** Position in the list of products. */
  readonly order: number;
  /** Price per month. */
  readonly price: Money;
  readonly paymentProductId: string;
}

interface Entry {
  readonly code: string;
  readonly key: string;
  readonly name: string;
  readonly features: readonly string[];
  readonly includes: readonly string[];
  readonly offer: Offer | undefined;
}

/**
 * Reads the products that the portal's editors sell (`products.yaml` of their configuration).
 * @throws Error in German if the text is not a list of products
 */
export function readSoldProducts(text: string): readonly SoldProduct[] {
  // If two entries have the same code, the last one wins; the check of the configuration reports them.
  const entries = [...new Map(entriesIn(parse(text)).map((entry) => [entry.code, entry])).values()];
  return entries.map((entry) => ({
    productId: entry.code,
    name: entry.name,
    features: [...new Set(withIncluded(entry, entries).flatMap(({ features }) => features))],
    names: namesOfProduct(entry, entries),
    includes: entry.includes.filter((code) => entries.some((each) => each.code === code)),
    ...(entry.offer === undefined ? {} : { offer: entry.offer }),
  }));
}

/**
 * Returns the products that a file sells now.
 * @throws Error in German
 */
export function productsIn(file: string): readonly SoldProduct[] {
  return readSoldProducts(readFileSync(file, 'utf8'));
}

function entriesIn(document: unknown): readonly Entry[] {
  const list = isRecord(document) ? document['products'] : undefined;
  if (!Array.isArray(list)) throw new Error('products.yaml hat keine Liste „products“.');
  return list.map((each: unknown, index) => {
    const product = isRecord(each) ? each : {};
    const { code, name, features, includes = [], key = code } = product;
    if (typeof code === 'string' && typeof key === 'string' && typeof name === 'string' && isTexts(features) && isTexts(includes))
      return { code, key, name, features, includes, offer: offerIn(key, product) };
    throw new Error(`products.yaml, Produkt ${index + 1}: code und name sind Texte, features und includes Listen von Kennungen.`);
  });
}

/** Returns the offer; undefined without a description or a price in whole cents. Such a product can be owned, but is not for sale. */
function offerIn(key: string, { description, order, price, paymentProductId }: Readonly<Record<string, unknown>>): Offer | undefined {
  if (typeof description !== 'string' || typeof paymentProductId !== 'string') return undefined;
  const amount = typeof price === 'number' ? moneyIn(price, 'EUR') : undefined;
  if (typeof order !== 'number' || amount === undefined || amount.minor < 0n) return undefined;
  return { key, description, order, price: amount, paymentProductId };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((each) => typeof each === 'string');
}
