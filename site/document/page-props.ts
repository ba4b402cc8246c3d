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

/** The page for everyone, kept by our server for as long as its data class says. */
export async function cachedPageProps({ res }: Pick<GetServerSidePropsContext, 'res'>): Promise<Props> {
  const request = { ...currentRequest(), query: {} };
  const result = await inTurn(() => renderPage(request, currentRenderContext()));
  if (result.kind === 'redirect') return { redirect: { destination: result.location, statusCode: result.status } };
  if (result.status === 404) return { notFound: true };
  if (result.status !== 200) {
    // Our server answers with the page that it still has, if any, and otherwise with 503.
    noteUnavailable();
    throw new Error(`The data of this page cannot be reached: ${request.match.page.route}`);
  }
  reportFailures(result);
  keepOlderInOutage(result);
  return publicProps(res, result);
}

/**
 * While nobody answers, the page that there is is better than a new one with holes, and that one better than none.
 * @throws Error where there is one
 */
function keepOlderInOutage({ failures }: RenderedPage): void {
  if (!isRenewal() || !failures.some(({ isOutage }) => isOutage)) return;
  noteUnavailable();
  throw new Error(`The provider does not answer; the page stays as it was: ${requestedPage().match.page.route}`);
}

/** The page for everyone who asks with this query, kept by our server like all public pages unless somebody typed a part of it. */
export async function requestPageProps({ res }: GetServerSidePropsContext): Promise<GetServerSidePropsResult<PageViewProps>> {
  const result = await inTurn(() => renderPage(currentRequest(), currentRenderContext()));
  if (result.kind === 'redirect') return { redirect: { destination: result.location, statusCode: result.status } };
  if (result.status === 404) return { notFound: true };
  res.statusCode = result.status;
  reportFailures(result);
  keepOlderInOutage(result);
  return publicProps(res, result);
}

/** Caches keep no price for longer than it is of now, and none says so that they keep for longer. */
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

/** Request of the server to the renderer, by nobody in particular, at one of the own hosts. */
export function currentRequest(): MatchedRequest {
  const asked = requestedPage();
  return { ...asked, now: renderTime(), visitor: { ...ANYONE, host: asked.host ?? ANYONE.host } };
}

/** Reasons whose message is made of the editors' documents only. */
const OF_DOCUMENTS: ReadonlySet<Failure['reason']> = new Set(['unknown-block', 'invalid-props', 'wrong-subject']);

/** Tells of blocks that failed, by the route of the page: its address may carry what somebody typed. */
export function reportFailures({ failures }: RenderedPage): void {
  for (const { message, ...failure } of failures) {
    const words = OF_DOCUMENTS.has(failure.reason) ? { message } : {};
    if (failure.reason === 'render' || failure.reason === 'needs') reportRenderError(failure);
    warn('block-failed', { page: requestedPage().match.page.route, ...failure, ...words });
  }
}
