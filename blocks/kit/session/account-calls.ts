import { visitParameters } from '#client/visit.ts';
import type { UserAnswer } from '#domain/user/known-user.ts';
import { SESSION_COOKIE } from '#domain/web/cookie-names.ts';
import { removePageCookie } from '../page-cookies.ts';
import { removeFlags, storeFlags } from './flags.ts';
import { acceptUser, logOut, type LoginSteps } from './login-state.ts';

/** What a page itself has to do with a login. */
export type PageSteps = Pick<LoginSteps, 'setUser' | 'clearCaches' | 'closeState' | 'hasToken'> & { readonly forget: () => void };

/** Asks whose session it is; resolves with nobody when it is over. */
export function checkUser(page: PageSteps): Promise<UserAnswer | undefined> {
  return acceptUser(stepsOf(page));
}

/** Ends the session; rejects when that did not arrive. */
export function endSession(page: PageSteps): Promise<void> {
  return logOut(stepsOf(page));
}

function stepsOf(page: PageSteps): LoginSteps {
  // Asked before the markers go: what somebody is entitled to is one of them.
  const { cookie } = document;
  return {
    ...page,
    ask: () => send<UserAnswer>('GET', `/api/v1/users?${new URLSearchParams({ ...visitParameters() }).toString()}`),
    storeFlags,
    removeMarkers() {
      removePageCookie(SESSION_COOKIE);
      removeFlags();
      page.forget();
    },
    callLogout: () => send('POST', '/api/v1/users/logout'),
    async track(event) {
      await (await import('./track.ts')).trackSession(event, cookie);
    },
  };
}

/** Two calls without parameters need less than the client that all other calls go through, and this is on every page. */
async function send<Body>(method: string, address: string): Promise<Body> {
  const answer = await fetch(address, { method, signal: AbortSignal.timeout(10_000) });
  if (!answer.ok) throw new Error(`${method} ${address}: ${answer.status}`);
  return (await answer.json()) as Body;
}
