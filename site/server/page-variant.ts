import { appVisitOf } from '#domain/user/app-visit.ts';
import { renderingOf } from '#renderer/route.ts';
import type { RequestedPage } from '../requested-page.ts';
import { keyAt } from './own-host.ts';
import type { RenderOptions } from './send-page.ts';
import { carriesText } from './typed-text.ts';

/** Variant of a public page that depends on its query; the same for all requests with that query. */
export interface PageVariant {
  /** Page with the part of the query that rendering uses. */
  readonly asked: RequestedPage;
  readonly options: Pick<RenderOptions, 'key' | 'effort' | 'isVariant'>;
  /** Whether this process caches it; false if the query contains typed text. */
  readonly isCached: boolean;
}

/** Query parameters by which the app identifies itself. */
function appQuery({ client, application }: Readonly<Record<string, string>>): Record<string, string> {
  return {
    ...(client === 'app' && { client }),
    ...((application === 'ios' || application === 'android') && { application }),
  };
}

/**
 * Returns the requested variant of a page; undefined if its query changes nothing. The order of parameters and repeated parameters make no
 * difference. Keys contain a question mark, so they never equal one of `cachedAddress`.
 */
export function pageVariantOf(asked: RequestedPage, period: string): PageVariant | undefined {
  const isByQuery = renderingOf(asked.match) === 'request';
  if (!isByQuery && !appVisitOf('', asked.query).isApp) return undefined;
  const seen = isByQuery ? asked.query : appQuery(asked.query);
  const query = Object.fromEntries(Object.entries(seen).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  const search = new URLSearchParams(query).toString();
  const isVariant = search !== '' || asked.host !== undefined;
  return {
    asked: { ...asked, query },
    options: { key: keyAt(asked, `${asked.path}?${search} ${period}`), effort: isVariant ? 'quick' : 'thorough', isVariant },
    isCached: !isByQuery || !carriesText(asked),
  };
}
