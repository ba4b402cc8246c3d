import { visitParameters } from '#client/visit.ts';
import type { UserAnswer } from '#domain/user/known-user.ts';
import { CONSENT_COOKIE, hasConsent } from '#domain/web/consent.ts';
import { readPageCookie, removePageCookie } from '../page-cookies.ts';
import { removeFlags, storeFlags } from './flags.ts';
import { acceptUser, logOut, type LoginSteps } from './login-state.ts';

/** Says that there is a session, by a value that each login changes. */
const MARKER = 'session';

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
  return {
    ...page,
    ask: () => send<UserAnswer>('GET', `/api/v1/users?${new URLSearchParams({ ...visitParameters() }).toString()}`),
    storeFlags,
    removeMarkers() {
      removePageCookie(MARKER);
      removeFlags();
      page.forget();
    },
    callLogout: () => send('POST', '/api/v1/users/logout'),
    async track(event) {
      if (hasConsent(readPageCookie(CONSENT_COOKIE))) await (await import('./track.ts')).trackSession(event);
    },
  };
}

/** Two calls without parameters need less than the client that all other calls go through, and this is on every page. */
async function send<Body>(method: string, address: string): Promise<Body> {
  const answer = await fetch(address, { method, signal: AbortSignal.timeout(10_000) });
  if (!answer.ok) throw new Error(`${method} ${address}: ${answer.status}`);
  return (await answer.json()) as Body;
}
