import type { GetServerSidePropsContext, GetServerSidePropsResult } from 'next';
import { ANYONE } from '#domain/user/visitor.ts';
import { arrivalOf } from '#entrance/arrival.ts';
import { renderPage } from '#renderer/render-page.ts';
import { isPrivate } from '#renderer/route.ts';
import type { PageForms, RenderedPage } from '#renderer/render-context.ts';
import { requestedPage, inTurn } from '../requested-page.ts';
import { renderTime } from '../clock.ts';
import { currentPreview, type Preview } from '../preview.ts';
import { currentRenderContext, deadline, pageCall } from '../render-context.ts';
import { isSecure } from '../session/is-secure.ts';
import { openSession, type RequestSession } from '../session/session.ts';
import { pageAssets } from './assets.ts';
import { viewProps } from './page-props.ts';
import type { PageOrSentProps } from './page-view.tsx';

/** Forms in a preview cannot be submitted. */
const FORMS: PageForms = { token: () => '' };

/**
 * Props of a page of an editor's draft. Sends JSON with the missing blocks to a client that has the others. Not found outside of
 * `withPreview`.
 */
export async function previewPageProps({ req, res }: GetServerSidePropsContext): Promise<GetServerSidePropsResult<PageOrSentProps>> {
  const preview = currentPreview();
  if (preview === undefined) return { notFound: true };
  const asked = requestedPage();
  const session = isPrivate(asked.match) || asked.isOwnView === true ? await sessionOf(preview, req) : undefined;
  const visitor = preview.visitor ?? session?.visitor;
  const request = {
    ...asked,
    now: preview.now ?? renderTime(),
    ...(session && visitor && { call: session.call, forms: FORMS }),
    visitor: visitor ?? ANYONE,
  };
  const result = await inTurn(() => renderPage(request, currentRenderContext()));
  if (result.kind === 'redirect') return { redirect: { destination: result.location, statusCode: result.status } };
  res.statusCode = result.status;
  if (preview.has === undefined) return { props: viewProps({ ...result, html: withPrefix(result.html, preview.linkPrefix) }) };
  res.setHeader('Content-Type', 'application/json; charset=utf-8');
  res.end(JSON.stringify(partsOf(result)));
  return { props: viewProps(result) };
}

/** Prefixes links within the portal, so that they stay in the preview. */
function withPrefix(html: string, prefix: string | undefined): string {
  return prefix === undefined ? html : html.replaceAll(/(<a\b[^<>]*\shref=")(?=\/(?!\/|api\/|assets\/))/gu, `$1${prefix}`);
}

/** Parts for a client that has some blocks. Error pages have no parts: the client reloads them. */
function partsOf({ head, styles, parts, status }: RenderedPage): object {
  const { sheet } = pageAssets();
  return {
    status,
    title: head.title,
    styles: styles.flatMap((name) => sheet(name) ?? []),
    ...(parts ?? { frame: '', slots: { top: [], main: [], aside: [] } }),
  };
}

function sessionOf(preview: Preview, request: GetServerSidePropsContext['req']): Promise<RequestSession> {
  const { path, query } = requestedPage();
  const source = { callOf: pageCall, site: preview.loaded.config.site, signal: AbortSignal.timeout(deadline) };
  return openSession({ path, query, headers: request.headers, host: arrivalOf(request).host, isSecure: isSecure(request) }, source);
}
