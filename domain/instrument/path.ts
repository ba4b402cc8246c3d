import { isIsin } from './check-digit.ts';
import type { EntityType } from './entity-type.ts';
import { sectionOf } from './section.ts';

/** What the segments behind a section say. */
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
  readonly entityValue: string;
  readonly isin?: string | undefined;
  /** Name in addresses, `SAP-Aktie`. */
  readonly urlName: string;
}

/**
 * Reads `{slug}` or `{subPage}/{slug}` behind a section such as `/aktien`.
 * Undefined means 404: too many segments, an unknown sub-page, or a slug that ends in no identifier.
 */
export function parseInstrumentSegments(
  section: string,
  segments: readonly string[],
  knownSubPages: readonly string[],
): InstrumentAddress | undefined {
  const [first, second] = segments;
  if (first === undefined || segments.length > 2) return undefined;
  if (second !== undefined && !knownSubPages.includes(first)) return undefined;
  const slug = second ?? first;
  const found = identify(section, slug);
  return found && { slug, ...found, subPage: second === undefined ? undefined : first };
}

/**
 * Reads what people write who do not know the address of an instrument but what it is called elsewhere: an ISIN, a WKN or a code without
 * a name before it, or any of them in small letters. `undefined` when it can be none of them. It is only asked when an address is not right.
 */
export function parseOtherSpelling(
  section: string,
  segments: readonly string[],
  knownSubPages: readonly string[],
): InstrumentAddress | undefined {
  const [first, second] = segments;
  if (first === undefined || segments.length > 2 || (second !== undefined && !knownSubPages.includes(first))) return undefined;
  const slug = second ?? first;
  const found = identifyLoosely(section, slug.toUpperCase());
  return found && { slug, ...found, subPage: second === undefined ? undefined : first };
}

/** The root-relative address of an instrument's page, or of one of its sub-pages; undefined for types without pages. */
export function instrumentPath(instrument: Addressable, subPage?: string): string | undefined {
  const section = sectionOf(instrument.entityType, instrument.entitySubType);
  return section && subPagePath(section, instrumentSlug(instrument), subPage);
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

function identifyLoosely(section: string, slug: string): Pick<InstrumentAddress, 'identifier' | 'entityKey'> | undefined {
  if (section === '/devisen') {
    const [, base, quote] = /^(?:.+-)?([A-Z]{3})-?([A-Z]{3})$/.exec(slug) ?? [];
    return base === undefined ? undefined : { identifier: `${base}-${quote}`, entityKey: `${base}${quote}` };
  }
  const identifier = /^(?:.+-)?([A-Z0-9]{1,12})$/.exec(slug)?.[1];
  if (identifier === undefined) return undefined;
  if (isIsin(identifier)) return { identifier, entityKey: `ISIN:${identifier}` };
  if (section === '/kryptowaehrungen') return { identifier, entityKey: identifier };
  return /^(?=.*[0-9])[A-Z0-9]{6}$/.test(identifier) ? { identifier, entityKey: `WKN:${identifier}` } : undefined;
}

function identify(section: string, slug: string): Pick<InstrumentAddress, 'identifier' | 'entityKey'> | undefined {
  if (section === '/devisen') {
    const pair = /^.+-(([A-Z]{3})-([A-Z]{3}))$/.exec(slug);
    return pair?.[1] === undefined ? undefined : { identifier: pair[1], entityKey: `${pair[2]}${pair[3]}` };
  }
  const identifier = /^.+-([A-Z0-9]{1,12})$/.exec(slug)?.[1];
  if (identifier === undefined) return undefined;
  if (section === '/kryptowaehrungen') return { identifier, entityKey: identifier };
  if (isIsin(identifier)) return { identifier, entityKey: `ISIN:${identifier}` };
  return /^[1-9][0-9]*$/.test(identifier) ? { identifier, entityKey: identifier } : undefined;
}
