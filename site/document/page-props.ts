import type { GetServerSidePropsContext, GetServerSidePropsResult, GetStaticPropsContext, GetStaticPropsResult } from 'next';
import { ANYONE } from '#domain/user/visitor.ts';
import type { Failure, MatchedRequest, RenderedPage } from '#renderer/render-context.ts';
import { renderPage } from '#renderer/render-page.ts';
import { askedPage, inTurn, noteUnavailable } from '../asked-page.ts';
import { cacheControl, cacheLifetimes, incompleteLifetime, type Lifetime } from '../cache-lifetimes.ts';
import { drawingTime } from '../clock.ts';
import { warn } from '../log.ts';
import { reportDrawing } from '../reports/report-error.ts';
import { noteDrawn, wasDrawn } from '../drawn-pages.ts';
import { currentRenderContext } from '../render-context.ts';
import { cachedAddress, isKeptAs } from '../next-address.ts';
import type { PageViewProps } from './page-view.tsx';

/** The page for everyone, kept by Next for as long as its data class says. */
export async function cachedPageProps({ params }: GetStaticPropsContext): Promise<GetStaticPropsResult<PageViewProps>> {
  const request = { ...askedRequest(), query: {} };
  const address = cachedAddress(request.path, askedPage().period);
  if (!isKeptAs(address, params?.path)) throw new Error(`Next would keep ${request.path} as ${String(params?.path)}.`);
  const result = await inTurn(() => renderPage(request, currentRenderContext()), wasDrawn(address));
  if (result.kind === 'redirect') {
    return { redirect: { destination: result.location, statusCode: result.status }, revalidate: cacheLifetimes.static.fresh };
  }
  if (result.status === 404) return { notFound: true, revalidate: incompleteLifetime.fresh };
  if (result.status !== 200) {
    // Next answers with the page it still has, if any, and otherwise with 500; our server makes that 503.
    noteUnavailable();
    throw new Error(`The data of this page cannot be reached: ${request.match.page.route}`);
  }
  reportFailures(result);
  // While nobody answers, the page that Next has is better than a new one with holes, and that one better than none.
  // While developing Next keeps none.
  if (process.env.NODE_ENV !== 'development' && wasDrawn(address) && result.failures.some(({ isOutage }) => isOutage)) {
    noteUnavailable();
    throw new Error(`The provider does not answer; the page stays as it was: ${request.match.page.route}`);
  }
  noteDrawn(address);
  return { props: viewProps(result), revalidate: lifetimeOf(result).fresh };
}

/** The page of this request, for pages that depend on the query. */
export async function requestPageProps({ res }: GetServerSidePropsContext): Promise<GetServerSidePropsResult<PageViewProps>> {
  const result = await inTurn(() => renderPage(askedRequest(), currentRenderContext()));
  if (result.kind === 'redirect') return { redirect: { destination: result.location, statusCode: result.status } };
  if (result.status === 404) return { notFound: true };
  res.statusCode = result.status;
  if (result.status === 200) res.setHeader('Cache-Control', cacheControl(lifetimeOf(result)));
  reportFailures(result);
  return { props: viewProps(result) };
}

export function viewProps({ head, html, styles }: RenderedPage): PageViewProps {
  return { head, html, styles };
}

function lifetimeOf({ dataClass, failures }: RenderedPage): Lifetime {
  return failures.some(({ reason }) => reason === 'data') ? incompleteLifetime : cacheLifetimes[dataClass];
}

/** What the server's request asks of the renderer, by nobody in particular. */
export function askedRequest(): MatchedRequest {
  return { ...askedPage(), now: drawingTime(), visitor: ANYONE };
}

/** Reasons whose message is made of the editors' documents only. */
const OF_DOCUMENTS: ReadonlySet<Failure['reason']> = new Set(['unknown-block', 'invalid-props', 'wrong-subject']);

/** Tells of blocks that failed, by the route of the page: its address may carry what somebody typed. */
export function reportFailures({ failures }: RenderedPage): void {
  for (const { message, ...failure } of failures) {
    const words = OF_DOCUMENTS.has(failure.reason) ? { message } : {};
    if (failure.reason === 'render' || failure.reason === 'needs') reportDrawing(failure);
    warn('block-failed', { page: askedPage().match.page.route, ...failure, ...words });
  }
}
