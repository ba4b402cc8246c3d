import type { GetStaticPropsResult } from 'next';
import { ANYONE } from '#domain/user/visitor.ts';
import { renderStatusPage } from '#renderer/status-page.tsx';
import { renderTime } from '../clock.ts';
import { currentRenderContext } from '../render-context.ts';
import { viewProps } from './page-props.ts';
import type { PageViewProps } from './page-view.tsx';

/** Props of an error page, rendered at build time. */
export async function statusPageProps(status: 404 | 429 | 500 | 503): Promise<GetStaticPropsResult<PageViewProps>> {
  const request = { path: `/${status}`, query: {}, now: renderTime(), visitor: ANYONE };
  return { props: viewProps(await renderStatusPage(status, request, currentRenderContext())) };
}
