import type { GetServerSidePropsContext, GetServerSidePropsResult } from 'next';
import { ANYONE } from '#domain/user/visitor.ts';
import type { Failure, MatchedRequest, RenderedPage } from '#renderer/render-context.ts';
import { renderPage } from '#renderer/render-page.ts';
import { requestedPage, inTurn, isRenewal, noteUnavailable } from '../requested-page.ts';
import { cacheControl, cacheLifetimes, incompleteControl } from '../cache-lifetimes.ts';
import { renderTime } from '../clock.ts';
import { warn } from '../log.ts';
import { reportRenderError } from '../reports/report-error.ts';
import { currentRenderContext } from '../render-context.ts';
import type { PageViewProps } from './page-view.tsx';
import { showsPrices, withoutRealTime } from './price-marks.ts';

type Props = GetServerSidePropsResult<PageViewProps>;

/** Props of a public page, which our server caches for the lifetime of its data class. */
export async function cachedPageProps({ res }: Pick<GetServerSidePropsContext, 'res'>): Promise<Props> {
  const request = { ...currentRequest(), query: {} };
  const result = await inTurn(() => renderPage(request, currentRenderContext()));
  if (result.kind === 'redirect') return { redirect: { destination: result.location, statusCode: result.status } };
  if (result.status === 404) return { notFound: true };
  if (result.status !== 200) {
    // Our server then sends the cached page if there is one, otherwise 503.
    noteUnavailable();
    throw new Error(`The data of this page cannot be reached: ${request.match.page.route}`);
  }
  reportFailures(result);
  keepOlderInOutage(result);
  return publicProps(res, result);
}

/**
 * Prefers a complete cached page to a new one that lacks data because of an outage.
 * @throws Error if the page replaces a cached one and the provider did not answer
 */
function keepOlderInOutage({ failures }: RenderedPage): void {
  if (!isRenewal() || !failures.some(({ isOutage }) => isOutage)) return;
  noteUnavailable();
  throw new Error(`The provider does not answer; the page stays as it was: ${requestedPage().match.page.route}`);
}

/** Props of a public page that depends on the query; our server caches it unless the query contains typed text. */
export async function requestPageProps({ res }: GetServerSidePropsContext): Promise<GetServerSidePropsResult<PageViewProps>> {
  const result = await inTurn(() => renderPage(currentRequest(), currentRenderContext()));
  if (result.kind === 'redirect') return { redirect: { destination: result.location, statusCode: result.status } };
  if (result.status === 404) return { notFound: true };
  res.statusCode = result.status;
  reportFailures(result);
  keepOlderInOutage(result);
  return publicProps(res, result);
}

/** Sets the lifetime of a public page. Pages with prices are never stale; pages with longer lifetimes do not label prices as real-time. */
function publicProps(res: GetServerSidePropsContext['res'], result: RenderedPage): Props {
  const { html, status, dataClass, failures } = result;
  const { fresh, stale } = cacheLifetimes[dataClass];
  const isIncomplete = failures.some(({ reason }) => reason === 'data');
  const control = isIncomplete ? incompleteControl : cacheControl({ fresh, stale: showsPrices(html) ? 0 : stale });
  if (status === 200) res.setHeader('Cache-Control', control);
  const isCachedLong = !isIncomplete && fresh > cacheLifetimes.quotes.fresh;
  return { props: { ...viewProps(result), ...(isCachedLong && { html: withoutRealTime(html) }) } };
}

export function viewProps({ head, html, styles, scripts }: RenderedPage): PageViewProps {
  return { head, html, styles, scripts };
}

/** Request to the renderer for the current page, by an anonymous visitor at the requested host. */
export function currentRequest(): MatchedRequest {
  const asked = requestedPage();
  return { ...asked, now: renderTime(), visitor: { ...ANYONE, host: asked.host ?? ANYONE.host } };
}

/** Reasons whose message contains only text of the editors' documents. */
const OF_DOCUMENTS: ReadonlySet<Failure['reason']> = new Set(['unknown-block', 'invalid-props', 'wrong-subject']);

/** Logs failed blocks with the route of the page; its address may contain typed text. */
export function reportFailures({ failures }: RenderedPage): void {
  for (const { message, ...failure } of failures) {
    const words = OF_DOCUMENTS.has(failure.reason) ? { message } : {};
    if (failure.reason === 'render' || failure.reason === 'needs') reportRenderError(failure);
    warn('block-failed', { page: requestedPage().match.page.route, ...failure, ...words });
  }
}
