import { englishIn } from './english.ts';
import type { ReadPage } from './read-page.ts';

/** Faults that no visitor should meet. */
export type FaultKind =
  | 'not found'
  | 'server error'
  | 'unreachable'
  | 'fallback'
  | 'empty block'
  | 'foreign request'
  | 'english text'
  | 'unfilled text'
  | 'language'
  | 'main heading'
  | 'dead fragment'
  | 'structured data'
  | 'console error'
  | 'failed request'
  | 'figure';

export interface Fault {
  readonly kind: FaultKind;
  readonly path: string;
  readonly detail: string;
}

export interface Portal {
  /** Hosts of the portal. */
  readonly hosts: ReadonlySet<string>;
  /** Removes names, which are not translated, from a text. */
  readonly withoutNames?: (text: string) => string;
}

/** Placeholders that nobody has filled in, or texts that a program wrote by mistake. */
const UNFILLED = /\{[a-z]+(?:\.[a-zA-Z]+)*\}|\[object |\bundefined\b|\bNaN\b|\bInvalid Date\b|^null$|01\.01\.1970/u;

/** Blocks that consist of a heading alone. */
const HEADINGS = new Set(['headline', 'subheadline']);

/** Returns the faults of one page with status 200. */
export function faultsOf(page: ReadPage, { hosts, withoutNames }: Portal): readonly Fault[] {
  const fault = (kind: FaultKind, detail: string): Fault => ({ kind, path: page.path, detail });
  return [
    ...(page.language === 'de' ? [] : [fault('language', String(page.language))]),
    ...(page.headings === 1 ? [] : [fault('main heading', `${page.headings} of them`)]),
    ...page.blocks.filter(({ isFallback }) => isFallback).map(({ type }) => fault('fallback', type)),
    ...page.blocks
      .filter(({ type, hasContent, isFallback }) => !hasContent && !isFallback && !HEADINGS.has(type))
      .map(({ type }) => fault('empty block', type)),
    ...page.requests.filter((address) => isForeign(address, hosts)).map((address) => fault('foreign request', address)),
    ...page.texts.flatMap((text) => {
      const english = englishIn(text, withoutNames);
      return english.length === 0 ? [] : [fault('english text', `${english.join(', ')} in: ${text.slice(0, 160)}`)];
    }),
    ...page.texts.filter((text) => UNFILLED.test(text)).map((text) => fault('unfilled text', text.slice(0, 160))),
    ...page.links
      .filter((link) => link.startsWith('#') && link.length > 1 && !page.ids.has(decodeURIComponent(link.slice(1))))
      .map((link) => fault('dead fragment', link)),
    ...page.structured.filter((text) => !isData(text)).map((text) => fault('structured data', text.slice(0, 160))),
  ];
}

/** Returns true if a browser would request the address from another host. */
export function isForeign(address: string, hosts: ReadonlySet<string>): boolean {
  const url = URL.parse(address, 'http://own.invalid');
  if (url === null) return true;
  return /^(?:https?|wss?):$/u.test(url.protocol) && url.host !== 'own.invalid' && !hosts.has(url.host);
}

function isData(text: string): boolean {
  try {
    const data = JSON.parse(text) as Readonly<Record<string, unknown>>;
    return data['@context'] === 'https://schema.org' && typeof data['@type'] === 'string';
  } catch {
    return false;
  }
}
