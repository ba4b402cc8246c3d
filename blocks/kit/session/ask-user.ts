import { visitParameters } from '#client/visit.ts';
import type { UserAnswer } from '#domain/user/known-user.ts';
import { SESSION_COOKIE } from '#domain/web/cookie-names.ts';
import { readCookie } from '../read-cookie.ts';
import { storeFlags } from './flags.ts';
import type { Login } from './login-machine.ts';
import { sessionCall } from './session-call.ts';

/** Steps of asking for the user, each on its own. */
export interface AskSteps {
  /** User, as `GET /v1/users` says; rejects when nobody says so. */
  ask(): Promise<UserAnswer>;
  /** True while the browser holds a token. Its value nobody here can see. */
  hasToken(): boolean;
  storeFlags(user: UserAnswer): void | Promise<void>;
}

const OF_PAGE: AskSteps = {
  ask: () => sessionCall<UserAnswer>('GET', `/api/v1/users?${new URLSearchParams(visitParameters()).toString()}`),
  hasToken: () => readCookie(SESSION_COOKIE) !== undefined,
  storeFlags,
};

/**
 * Asks whose session it is. A user is accepted only with a token and confirmed; whoever else it is, and whoever cannot be asked for, is
 * refused. Source: portal.md §4, "Login".
 */
export async function askUser({ send }: Login, steps: AskSteps = OF_PAGE): Promise<void> {
  const user = await steps.ask().catch(() => undefined);
  if (user?.activated !== true || !steps.hasToken()) return send('refused');
  await steps.storeFlags(user);
  send('accepted', user);
}
