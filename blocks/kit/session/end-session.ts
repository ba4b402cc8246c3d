import { FEATURES_COOKIE, SESSION_COOKIE, TID_COOKIE } from '#domain/web/cookie-names.ts';
import { removePageCookie } from '../page-cookies.ts';
import { logOut, rejectLogin, type EndSteps } from './login-end.ts';
import type { LoginSteps } from './login-state.ts';
import { sessionCall } from './session-call.ts';
import { trackSession } from './track.ts';

/** What a page itself has to do with a login. */
export type PageSteps = Pick<LoginSteps, 'setUser' | 'clearCaches' | 'hasToken'> &
  Pick<EndSteps, 'closeState'> & { readonly forget: () => void };

/**
 * Ends the session and leads to the page that says so. Where the logout did not arrive, that page asks once more, and takes the cookies
 * even while nobody answers.
 * @param tell tells the other windows
 */
export async function endSession(page: PageSteps, address: string, tell: () => void): Promise<void> {
  await logOut(stepsOf(page)).then(tell, () => undefined);
  location.assign(address);
}

/** Ends the session of whoever is not accepted. */
export function rejectSession(page: PageSteps): Promise<void> {
  return rejectLogin(stepsOf(page));
}

function stepsOf(page: PageSteps): EndSteps {
  // Asked before the markers go: what somebody is entitled to is one of them.
  const { cookie } = document;
  return {
    ...page,
    removeMarkers() {
      for (const name of [SESSION_COOKIE, TID_COOKIE, FEATURES_COOKIE]) removePageCookie(name);
      page.forget();
    },
    callLogout: () => sessionCall('POST', '/api/v1/users/logout'),
    track: (event) => trackSession(event, cookie),
  };
}
