import type { Preview } from '#site/preview.ts';
import { refuse } from './refusal.ts';

/** Page to preview, with the kind of visitor and the time. */
export interface WantedPage extends Pick<Preview, 'now'> {
  /** Root-relative address, without the preview's query parameters. */
  readonly url: string;
  /** Identifier of a kind of visitor for `exampleVisitor`. */
  readonly as?: string;
}

/**
 * Parses an address such as `/aktien?vorschau-als=plus&vorschau-am=2026-12-24T08:00`.
 * @throws Refusal 400 for an address that cannot be parsed
 */
export function wantedPage(address: string): WantedPage {
  const { url, as, at } = splitAddress(address);
  if (as !== null && !/^[a-z0-9-]{1,40}$/u.test(as)) refuse(400, `Als „${as.slice(0, 40)}“ lässt sich nichts ansehen.`);
  const now = at === null ? undefined : Date.parse(at);
  if (Number.isNaN(now)) refuse(400, 'Der Zeitpunkt der Vorschau lässt sich nicht lesen.');
  return { url, now, ...(as !== null && { as }) };
}

/**
 * Address without the two preview options, whatever their values.
 * @throws Refusal 400 for a text that is not the address of a page
 */
export function withoutOptions(address: string): string {
  return splitAddress(address).url;
}

function splitAddress(address: string): { readonly url: string; readonly as: string | null; readonly at: string | null } {
  if (!/^\/(?!\/)/u.test(address) || address.length > 2_000) refuse(400, 'Diese Adresse lässt sich nicht lesen.');
  const [path = '', search = ''] = address.split(/\?(.*)/su);
  const query = new URLSearchParams(search);
  const [as, at] = [query.get('vorschau-als'), query.get('vorschau-am')];
  for (const name of ['vorschau-als', 'vorschau-am']) query.delete(name);
  return { url: query.size === 0 ? path : `${path}?${query.toString()}`, as, at };
}
