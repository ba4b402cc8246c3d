import type { IncomingMessage } from 'node:http';
import type { GetServerSidePropsContext, GetServerSidePropsResult } from 'next';
import { sessionEffectOf } from '#client/tokens.ts';
import { describeError } from '#domain/log/describe-error.ts';
import { grantedPurposes } from '#blocks/kit/consent/purposes.ts';
import { ANYONE } from '#domain/user/visitor.ts';
import { BLOCK_HEADER } from '#domain/web/block-header.ts';
import { arrivalOf } from '#entrance/arrival.ts';
import type { MatchedRequest, PageResult, RenderedPage } from '#renderer/render-context.ts';
import { fieldsOn, formsOn } from '#renderer/page-forms.ts';
import { renderPage } from '#renderer/render-page.ts';
import { renderStatusPage } from '#renderer/status-page.tsx';
import { inTurn } from '../requested-page.ts';
import { answerForm, setCookies } from '../forms/answer-form.ts';
import { takeCode, withTakenCode } from '../forms/code-cookie.ts';
import { submissionContext } from '../forms/submission-context.ts';
import { receiveForm, type ReceivedForm } from '../forms/receive-form.ts';
import { siteSecret } from '../forms/secret.ts';
import { warn } from '../log.ts';
import { sentForm, visitorForms, wantsData } from '../forms/visitor-forms.ts';
import { currentRenderContext, deadline, pageCall } from '../render-context.ts';
import { endedSession, tokenOf } from '../session/cookies.ts';
import { isSecure } from '../session/is-secure.ts';
import { decisionIn } from '../session/decision-cookies.ts';
import { openSession, type RequestSession } from '../session/session.ts';
import { currentRequest, reportFailures, viewProps } from './page-props.ts';
import type { PageOrSentProps } from './page-view.tsx';

/**
 * Props of a private page, rendered with the session of the request after receiving a submitted form. Our server forbids caching.
 */
export async function privatePageProps({ req, res }: GetServerSidePropsContext): Promise<GetServerSidePropsResult<PageOrSentProps>> {
  const context = currentRenderContext();
  const addressed = currentRequest();
  const secure = isSecure(req);
  const taken = req.method === 'GET' ? takeCode(addressed, fieldsOn(addressed, context), secure) : undefined;
  if (taken !== undefined) {
    setCookies(res, [taken.cookie]);
    res.writeHead(303, { Location: taken.location }).end();
    return { props: { html: '' } };
  }
  const asked = { ...addressed, query: withTakenCode(addressed, req.headers.cookie, secure) };
  // Only the page for impersonation allows windows of other origins to keep a reference to ours.
  if (asked.path === context.config.site.impersonation?.path) res.setHeader('Cross-Origin-Opener-Policy', 'unsafe-none');
  const session = await sessionOf(asked, req);
  const ended = session?.hasEnded === true ? endedSession(secure) : [];
  const held = ended.length === 0 ? tokenOf(req.headers.cookie, secure) : undefined;
  const forms = visitorForms(req, { secret: siteSecret(), now: Date.now(), session: held });
  const received = await receivedForm(asked, session, req);
  if (received !== undefined && (received.outcome.kind === 'done' || wantsData(req)))
    return answerForm(received, forms, { request: req, response: res, ended });
  const result: PageResult =
    session === undefined
      ? await renderStatusPage(503, asked, context)
      : await inTurn(() =>
          renderPage(
            {
              ...asked,
              visitor: session.visitor,
              call: session.call,
              granted: grantedPurposes(decisionIn(req)),
              only: askedBlock(req),
              forms: { token: forms.token, sent: received && sentForm(received) },
            },
            context,
          ),
        );
  if (result.kind === 'redirect') {
    setCookies(res, ended);
    return { redirect: { destination: result.location, statusCode: result.status } };
  }
  res.statusCode = statusOf(result, received, req.method);
  if (res.statusCode === 405) res.setHeader('Allow', 'GET, HEAD');
  setCookies(res, [...ended, ...forms.cookies()]);
  reportFailures(result);
  return { props: viewProps(result) };
}

/** Block type that the browser refreshes (`site/islands/refresh.ts`). */
function askedBlock({ headers }: IncomingMessage): string | undefined {
  const asked = headers[BLOCK_HEADER];
  return typeof asked === 'string' && asked !== '' ? asked : undefined;
}

/**
 * Form that was submitted to the page; undefined if none was, or if the page has no form. While the session cannot be checked, a logout is
 * still possible.
 */
async function receivedForm(
  asked: MatchedRequest,
  session: RequestSession | undefined,
  request: IncomingMessage,
): Promise<ReceivedForm | undefined> {
  if (request.method !== 'POST') return undefined;
  const forms = await formsOn(asked, session ?? { visitor: ANYONE }, currentRenderContext());
  const [first, ...others] = session === undefined ? forms.filter(({ operation }) => sessionEffectOf(operation) === 'end') : forms;
  return first === undefined ? undefined : receiveForm(request, [first, ...others], submissionContext(request, asked));
}

/** Status of the page: 405 for a submission to a page without a form, otherwise that of the form's outcome. */
function statusOf(result: RenderedPage, received: ReceivedForm | undefined, method: string | undefined): number {
  if (result.status !== 200 || method !== 'POST') return result.status;
  if (received === undefined) return 405;
  return received.outcome.kind === 'refused' ? received.outcome.statusCode : result.status;
}

/** Opens the session; undefined while the provider cannot verify it. */
async function sessionOf(
  { path, query, match }: MatchedRequest,
  request: GetServerSidePropsContext['req'],
): Promise<RequestSession | undefined> {
  const source = { callOf: pageCall, site: currentRenderContext().config.site, signal: AbortSignal.timeout(deadline) };
  try {
    return await openSession({ path, query, headers: request.headers, host: arrivalOf(request).host, isSecure: isSecure(request) }, source);
  } catch (error) {
    warn('session-unknown', { page: match.page.route, fault: describeError(error) });
    return undefined;
  }
}
