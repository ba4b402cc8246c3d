import type { IncomingMessage } from 'node:http';
import { shownValues } from '#blocks/kit/form/values.ts';
import type { SessionToken } from '#client/audience.ts';
import type { PageForms } from '#renderer/render-context.ts';
import { isSecure } from '../session/is-secure.ts';
import { formCookieOf, formCookieHeader, newFormCookie } from './form-cookie.ts';
import { issueToken } from './form-token.ts';
import type { ReceivedForm } from './receive-form.ts';

/** The forms of one request: gives out tokens and knows which cookies have to be set for them. */
export interface VisitorForms {
  readonly token: PageForms['token'];
  /** Headers `Set-Cookie` that the answer needs for the tokens that were given out. */
  cookies(): string[];
}

export interface FormsOptions {
  readonly secret: string;
  /** Epoch milliseconds. */
  readonly now: number;
  /** The session that a form will be sent with. */
  readonly session: SessionToken | undefined;
}

export function visitorForms(request: IncomingMessage, { secret, now, session }: FormsOptions): VisitorForms {
  const known = formCookieOf(request.headers.cookie, isSecure(request));
  const visitor = known ?? newFormCookie();
  let isNeeded = false;
  return {
    token(form) {
      isNeeded = true;
      return issueToken(secret, { visitor, session, form }, now);
    },
    cookies: () => (isNeeded && known === undefined ? [formCookieHeader(visitor, isSecure(request))] : []),
  };
}

/** The form as the page shows it again: with everything but passwords. */
export function sentForm({ form, values, outcome }: ReceivedForm): PageForms['sent'] {
  if (outcome.kind === 'done') return undefined;
  if (outcome.kind === 'shown') return { name: form.name, state: outcome.state };
  return { name: form.name, state: { values: shownValues(form.fields, values), findings: outcome.findings } };
}

/** Whether a script sent the form and wants to hear what became of it. */
export function wantsData({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  return (headers.accept ?? '').includes('application/json');
}
