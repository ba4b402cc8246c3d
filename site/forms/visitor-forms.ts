import type { IncomingMessage } from 'node:http';
import { shownValues } from '#blocks/kit/form/values.ts';
import type { SessionToken } from '#client/audience.ts';
import type { PageForms } from '#renderer/render-context.ts';
import { isSecure } from '../session/is-secure.ts';
import { formCookieOf, formCookieHeader, newFormCookie } from './form-cookie.ts';
import { issueToken } from './form-token.ts';
import type { ReceivedForm } from './receive-form.ts';

/** Issues form tokens for one request, and the cookies that they need. */
export interface VisitorForms {
  readonly token: PageForms['token'];
  /** Headers `Set-Cookie` for the issued tokens. */
  cookies(): string[];
}

export interface FormsOptions {
  readonly secret: string;
  /** Time in ms since 1970. */
  readonly now: number;
  /** Session of the request. */
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

/** State of the submitted form for its page: all values except passwords. */
export function sentForm({ form, values, outcome }: ReceivedForm): PageForms['sent'] {
  if (outcome.kind === 'done') return undefined;
  if (outcome.kind === 'shown') return { name: form.name, state: outcome.state };
  return { name: form.name, state: { values: shownValues(form.fields, values), findings: outcome.findings } };
}

/** Returns true if a script sent the form and expects JSON. */
export function wantsData({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  return (headers.accept ?? '').includes('application/json');
}
