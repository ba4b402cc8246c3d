import type { Config } from '#documents/reader/config.ts';
import { readPath } from '#documents/routes/path.ts';
import { withoutOwnView } from '#domain/web/own-view.ts';
import { isPrivate, matchPage, type PageMatch } from '#renderer/route.ts';
import type { RequestedPage } from '../requested-page.ts';
import { renderTime } from '../clock.ts';
import { findRedirect, type FoundRedirect } from './redirects.ts';

/** Result of looking up an address. */
export type FoundPage =
  | { readonly kind: 'page'; readonly asked: RequestedPage }
  /** Page of the site itself, such as `/health`, that no document describes. */
  | { readonly kind: 'own'; readonly path: string }
  /** Other spelling of the page's canonical address. */
  | { readonly kind: 'moved'; readonly location: string }
  /** Address that editors have redirected to another page. */
  | ({ readonly kind: 'redirect' } & FoundRedirect)
  | { readonly kind: 'unknown' };

const ownPages: ReadonlySet<string> = new Set(['/bausteine', '/health']);

/** Looks up an address. No other code decodes or matches addresses of requests. */
export function findPage(config: Config, url: string, now = renderTime()): FoundPage {
  const [path = '', ...rest] = url.split('?');
  const read = readPath(path);
  if (!read) return { kind: 'unknown' };
  const { text } = read;
  const redirect = findRedirect(config, read, url.slice(path.length), now);
  if (redirect) return { kind: 'redirect', ...redirect };
  const match = matchPage(config, read);
  if (!match && !ownPages.has(text)) return { kind: 'unknown' };
  if (text !== path) return { kind: 'moved', location: `${text}${url.slice(path.length)}` };
  return match ? { kind: 'page', asked: requestedPage(path, firstValues(rest.join('?')), match) } : { kind: 'own', path };
}

/** Describes the requested page. Ignores the own-view parameter on private pages, which always show the visitor's own view. */
function requestedPage(path: string, asked: Readonly<Record<string, string>>, match: PageMatch): RequestedPage {
  const query = withoutOwnView(asked);
  if (query === undefined) return { path, query: asked, match };
  return { path, query, match, ...(!isPrivate(match) && { isOwnView: true }) };
}

function firstValues(search: string): Record<string, string> {
  const values = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(search)) if (!values.has(name)) values.set(name, value);
  return Object.fromEntries(values);
}
