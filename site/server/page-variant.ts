import { appVisitOf } from '#domain/user/app-visit.ts';
import { renderingOf } from '#renderer/route.ts';
import type { RequestedPage } from '../requested-page.ts';
import { keyAt } from './own-host.ts';
import type { RenderOptions } from './send-page.ts';
import { carriesText } from './typed-text.ts';

/** A public page as its query makes it: the same for everyone who asks for this one. */
export interface PageVariant {
  /** With the query that its options sees. */
  readonly asked: RequestedPage;
  readonly options: Pick<RenderOptions, 'key' | 'effort' | 'isVariant'>;
  /** True where this process keeps it: nowhere that somebody's typed text is a part of it. */
  readonly isKept: boolean;
}

/** Parts of a query by which an app names itself; no other part makes another version of a page. */
function appQuery({ client, application }: Readonly<Record<string, string>>): Record<string, string> {
  return {
    ...(client === 'app' && { client }),
    ...((application === 'ios' || application === 'android') && { application }),
  };
}

/**
 * The variant of a page that was asked for; undefined where its query changes nothing. Neither the order of the query's parts nor repeated
 * ones tell variants apart. No key is one of `cachedAddress`: all have a question mark.
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
    isKept: !isByQuery || !carriesText(asked),
  };
}
