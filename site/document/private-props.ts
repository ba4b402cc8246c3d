import type { GetServerSidePropsContext, GetServerSidePropsResult } from 'next';
import type { PageRequest, PageResult } from '#renderer/house.ts';
import { renderPage } from '#renderer/render-page.ts';
import { renderStatusPage } from '#renderer/status-page.tsx';
import { currentHouse, deadline, pageCall } from '../house.ts';
import { endedSession } from '../session/cookies.ts';
import { isSecure } from '../session/is-secure.ts';
import { openSession, type RequestSession } from '../session/session.ts';
import { askedRequest, reportFailures, viewProps } from './page-props.ts';
import type { PageViewProps } from './page-view.tsx';

/** The page of this request, with the session that it carries. The server in front lets nobody keep it. */
export async function privatePageProps({ req, res }: GetServerSidePropsContext): Promise<GetServerSidePropsResult<PageViewProps>> {
  const asked = askedRequest();
  const house = currentHouse();
  const session = await sessionOf(asked, req);
  if (session?.hasEnded === true) res.setHeader('Set-Cookie', endedSession(isSecure(req)));
  const result: PageResult =
    session === undefined
      ? await renderStatusPage(503, asked, house)
      : await renderPage({ ...asked, visitor: session.visitor, call: session.call }, house);
  if (result.kind === 'redirect') return { redirect: { destination: result.location, statusCode: result.status } };
  res.statusCode = result.status;
  reportFailures(result);
  return { props: viewProps(result) };
}

/** undefined while nobody can say whose session it is. */
async function sessionOf({ path, query }: PageRequest, { headers }: GetServerSidePropsContext['req']): Promise<RequestSession | undefined> {
  const source = { callOf: pageCall, site: currentHouse().config.site, signal: AbortSignal.timeout(deadline) };
  try {
    return await openSession({ path, query, headers }, source);
  } catch (error) {
    console.warn(JSON.stringify({ level: 'warn', event: 'session-unknown', page: path, message: String(error) }));
    return undefined;
  }
}
