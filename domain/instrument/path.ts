import { isIsin } from './check-digit.ts';
import type { EntityType } from './entity-type.ts';
import type { SectionOf } from './section.ts';

/** Parsed segments after a section. */
export interface InstrumentAddress {
  /** Last segment of the address, `SAP-Aktie-DE0007164600`. */
  readonly slug: string;
  /** Last part of the slug: ISIN, number, `EUR-USD` or `BTC`. */
  readonly identifier: string;
  /** Identifier in the form of the contracts: `ISIN:…`, number, `EURUSD` or `BTC`. */
  readonly entityKey: string;
  readonly subPage: string | undefined;
}

export interface Addressable {
  readonly entityType: EntityType;
  readonly entitySubType?: string | undefined;
  readonly entityAttributes?: readonly string[] | undefined;
  readonly entityValue: string;
  readonly isin?: string | undefined;
  /** Name in addresses, `SAP-Aktie`. */
  readonly urlName: string;
}

/** Instrument in the form of answers. */
export interface Addressed extends Addressable {
  readonly urls?: { readonly WEBSITE?: string | undefined } | undefined;
}

/**
 * Reads `{slug}` or `{subPage}/{slug}` after a section such as `/aktien`. Returns undefined, which means 404, for too many segments, an
 * unknown sub-page, or a slug that ends in no identifier of these types.
 */
export function parseInstrumentSegments(
  entityTypes: readonly string[],
  segments: readonly string[],
  knownSubPages: readonly string[],
): InstrumentAddress | undefined {
  const [first, second] = segments;
  if (first === undefined || segments.length > 2) return undefined;
  if (second !== undefined && !knownSubPages.includes(first)) return undefined;
  const slug = second ?? first;
  const found = identify(entityTypes, slug);
  return found && { slug, ...found, subPage: second === undefined ? undefined : first };
}

/**
 * Reads other spellings that people type instead of an instrument's address: an ISIN, a WKN or a code without a name before it, or any of
 * them in lower case. Returns undefined for anything else. Called only for addresses that are not found.
 */
export function parseOtherSpelling(
  entityTypes: readonly string[],
  segments: readonly string[],
  knownSubPages: readonly string[],
): InstrumentAddress | undefined {
  const [first, second] = segments;
  if (first === undefined || segments.length > 2 || (second !== undefined && !knownSubPages.includes(first))) return undefined;
  const slug = second ?? first;
  const found = identifyLoosely(entityTypes, slug.toUpperCase());
  return found && { slug, ...found, subPage: second === undefined ? undefined : first };
}

/**
 * Returns the root-relative address of an instrument's page, or of one of its sub-pages, in the section of the instrument; undefined if no
 * section contains it. The slug comes from the answer (`urls`), else from the name.
 */
export function instrumentPath(instrument: Addressed, sectionOf: SectionOf, subPage?: string): string | undefined {
  const section = sectionOf(instrument);
  if (section === undefined) return undefined;
  const website = instrument.urls?.WEBSITE;
  const slug = website === undefined ? instrumentSlug(instrument) : website.slice(website.lastIndexOf('/') + 1);
  return subPagePath(section, slug, subPage);
}

/** Returns `/aktien/chart/SAP-Aktie-DE0007164600` for `('/aktien', 'SAP-Aktie-DE0007164600', 'chart')`. */
export function subPagePath(section: string, slug: string, subPage?: string): string {
  return subPage === undefined ? `${section}/${slug}` : `${section}/${subPage}/${slug}`;
}

/** Returns `{urlName}-{identifier}`. */
export function instrumentSlug(instrument: Addressable): string {
  return `${instrument.urlName}-${identifierOf(instrument)}`;
}

function identifierOf({ entityType, entityValue, isin }: Addressable): string {
  if (entityType === 'CURRENCY') return `${entityValue.slice(0, 3)}-${entityValue.slice(3)}`;
  const byIsin: readonly EntityType[] = ['STOCK', 'FUND', 'ETF', 'BOND', 'DERIVATIVE'];
  return isin !== undefined && byIsin.includes(entityType) ? isin : entityValue;
}

function identifyLoosely(entityTypes: readonly string[], slug: string): Pick<InstrumentAddress, 'identifier' | 'entityKey'> | undefined {
  if (entityTypes.includes('CURRENCY')) {
    const [, base, quote] = /^(?:.+-)?([A-Z]{3})-?([A-Z]{3})$/.exec(slug) ?? [];
    if (base !== undefined) return { identifier: `${base}-${quote}`, entityKey: `${base}${quote}` };
  }
  const others = entityTypes.filter((type) => type !== 'CURRENCY');
  const identifier = /^(?:.+-)?([A-Z0-9]{1,12})$/.exec(slug)?.[1];
  if (identifier === undefined || others.length === 0) return undefined;
  if (isIsin(identifier)) return { identifier, entityKey: `ISIN:${identifier}` };
  if (others.includes('CRYPTO')) return { identifier, entityKey: identifier };
  return /^(?=.*[0-9])[A-Z0-9]{6}$/.test(identifier) ? { identifier, entityKey: `WKN:${identifier}` } : undefined;
}

function identify(entityTypes: readonly string[], slug: string): Pick<InstrumentAddress, 'identifier' | 'entityKey'> | undefined {
  if (entityTypes.includes('CURRENCY')) {
    const pair = /^.+-(([A-Z]{3})-([A-Z]{3}))$/.exec(slug);
    if (pair?.[1] !== undefined) return { identifier: pair[1], entityKey: `${pair[2]}${pair[3]}` };
  }
  const others = entityTypes.filter((type) => type !== 'CURRENCY');
  const identifier = /^.+-([A-Z0-9]{1,12})$/.exec(slug)?.[1];
  if (identifier === undefined || others.length === 0) return undefined;
  const hasCodesOnly = others.every((type) => type === 'CRYPTO');
  if (!hasCodesOnly && isIsin(identifier)) return { identifier, entityKey: `ISIN:${identifier}` };
  return others.includes('CRYPTO') || /^[1-9][0-9]*$/.test(identifier) ? { identifier, entityKey: identifier } : undefined;
}
