import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FormAnswer } from '#blocks/kit/form/send-form.ts';
import type { PageOrSentProps } from '../document/page-view.tsx';
import type { ReceivedForm } from './receive-form.ts';
import { isSecure } from '../session/is-secure.ts';
import { forgottenCode } from './code-cookie.ts';
import { flashCookie } from './flash-cookie.ts';
import { wantsData, type VisitorForms } from './visitor-forms.ts';

export interface AnsweredRequest {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** Headers `Set-Cookie` that remove an expired session; empty while it is valid. */
  readonly ended: readonly string[];
}

/** Answers a form without rendering its page: redirects after a success, and sends JSON to scripts. */
export function answerForm(
  received: ReceivedForm,
  forms: VisitorForms,
  { request, response, ended }: AnsweredRequest,
): { readonly props: PageOrSentProps } {
  const { outcome } = received;
  const data = wantsData(request) ? JSON.stringify(answerForScript(received, forms)) : undefined;
  const changed = outcome.kind === 'done' ? outcome.cookies : [];
  const message = outcome.kind === 'done' ? outcome.displaySuccessMessage : undefined;
  const flash = message === undefined ? [] : [flashCookie(message, isSecure(request))];
  const spent = outcome.kind === 'done' ? forgottenCode(request.headers.cookie, isSecure(request)) : [];
  setCookies(response, [...(changed.length > 0 ? changed : ended), ...flash, ...spent, ...forms.cookies()]);
  if (data !== undefined) {
    response.setHeader('Content-Type', 'application/json; charset=utf-8');
    response.writeHead(outcome.kind === 'refused' ? outcome.statusCode : 200).end(data);
  } else if (outcome.kind === 'done') {
    response.writeHead(303, { Location: outcome.location }).end();
  }
  // The answer is sent, so Next renders nothing.
  return { props: { html: '' } };
}

export function setCookies(response: ServerResponse, cookies: readonly string[]): void {
  if (cookies.length > 0) response.setHeader('Set-Cookie', cookies);
}

/** Answer for a script instead of a page. */
function answerForScript({ form, outcome }: ReceivedForm, { token }: VisitorForms): FormAnswer {
  if (outcome.kind === 'done') return { kind: 'done', location: outcome.location };
  if (outcome.kind === 'shown') return { kind: 'shown' };
  return { ...outcome, form: form.name, isFormAction: true, token: token(form.name) };
}
