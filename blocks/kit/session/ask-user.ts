import { visitParameters } from '#client/visit.ts';
import type { UserAnswer } from '#domain/user/known-user.ts';
import { SESSION_COOKIE } from '#domain/web/cookie-names.ts';
import { readCookie } from '../read-cookie.ts';
import { storeFlags } from './flags.ts';
import type { Login } from './login-machine.ts';
import { sessionCall } from './session-call.ts';

/** Steps of fetching the user, replaceable in tests. */
export interface AskSteps {
  /** Returns the user of `GET /v1/users`; rejects without an answer. */
  ask(): Promise<UserAnswer>;
  /** Returns true while the browser has a token, whose value scripts cannot read. */
  hasToken(): boolean;
  storeFlags(user: UserAnswer): void | Promise<void>;
}

const OF_PAGE: AskSteps = {
  ask: () => sessionCall<UserAnswer>('GET', `/api/v1/users?${new URLSearchParams(visitParameters()).toString()}`),
  hasToken: () => readCookie(SESSION_COOKIE) !== undefined,
  storeFlags,
};

/**
 * Fetches the user of the session. Only an activated user with a token is accepted; everyone else is refused, as is a session whose
 * request fails. Source: portal.md §4, "Login".
 */
export async function askUser({ send }: Login, steps: AskSteps = OF_PAGE): Promise<void> {
  const user = await steps.ask().catch(() => undefined);
  if (user?.activated !== true || !steps.hasToken()) return send('refused');
  await steps.storeFlags(user);
  send('accepted', user);
}
