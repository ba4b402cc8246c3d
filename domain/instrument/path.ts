import { isIsin } from './check-digit.ts';
import type { EntityType } from './entity-type.ts';
import type { SectionOf } from './section.ts';

/** Parsed segments behind a section. */
export interface InstrumentAddress {
  /** The address part of the instrument, `SAP-Aktie-DE0007164600`. */
  readonly slug: string;
  /** The last part of the slug: ISIN, number, `EUR-USD` or `BTC`. */
  readonly identifier: string;
  /** The identifier as the contracts want it: `ISIN:…`, number, `EURUSD` or `BTC`. */
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

/** An instrument as answers name it. */
export interface Addressed extends Addressable {
  readonly urls?: { readonly WEBSITE?: string | undefined } | undefined;
}

/**
 * Reads `{slug}` or `{subPage}/{slug}` behind a section such as `/aktien`.
 * Undefined means 404: too many segments, an unknown sub-page, or a slug that ends in no identifier of these types.
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
 * Reads what people write who do not know the address of an instrument but what it is called elsewhere: an ISIN, a WKN or a code without
 * a name before it, or any of them in small letters. `undefined` when it can be none of them. It is only asked when an address is not right.
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
 * The root-relative address of an instrument's page, or of one of its sub-pages, in the section that the portal gives it; undefined
 * for what no section holds. How it is called there, the answer says (`urls`), else its name.
 */
export function instrumentPath(instrument: Addressed, sectionOf: SectionOf, subPage?: string): string | undefined {
  const section = sectionOf(instrument);
  if (section === undefined) return undefined;
  const website = instrument.urls?.WEBSITE;
  const slug = website === undefined ? instrumentSlug(instrument) : website.slice(website.lastIndexOf('/') + 1);
  return subPagePath(section, slug, subPage);
}

/** `('/aktien', 'SAP-Aktie-DE0007164600', 'chart')` → `/aktien/chart/SAP-Aktie-DE0007164600`. */
export function subPagePath(section: string, slug: string, subPage?: string): string {
  return subPage === undefined ? `${section}/${slug}` : `${section}/${subPage}/${slug}`;
}

/** `{urlName}-{identifier}`. */
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
