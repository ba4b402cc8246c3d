import { FEATURES_COOKIE, SESSION_COOKIE, TID_COOKIE } from '#domain/web/cookie-names.ts';
import { removePageCookie } from '../page-cookies.ts';
import type { Login, LoginState } from './login-machine.ts';
import { sessionCall } from './session-call.ts';
import { reportSessionEnd } from './report-session-end.ts';
import { trackSession } from './track.ts';

/** Steps at the end of a login, each on its own. */
export interface EndSteps {
  removeMarkers(): void;
  callLogout(): Promise<unknown>;
  /** @param cookies those of the browser before the markers went */
  track(event: 'login rejected' | 'logout', cookies: string): void | Promise<void>;
}

const OF_PAGE: EndSteps = {
  removeMarkers() {
    for (const name of [SESSION_COOKIE, TID_COOKIE, FEATURES_COOKIE]) removePageCookie(name);
  },
  callLogout: () => sessionCall('POST', '/api/v1/users/logout'),
  track: trackSession,
};

/** Logs out whoever could not be accepted, even where the logout does not arrive. Source: portal.md §4, "Login". */
export async function reject({ send }: Login, steps: EndSteps = OF_PAGE): Promise<void> {
  // Asked before the markers go: what somebody is entitled to is one of them.
  const { cookie } = document;
  steps.removeMarkers();
  await steps.callLogout().catch(() => undefined);
  await steps.track('login rejected', cookie);
  send('rejected');
}

/** Reports that the user logs out: the event still tells who it was, so it goes first. */
export async function report({ send }: Login, steps: EndSteps = OF_PAGE): Promise<void> {
  await steps.track('logout', document.cookie);
  send('reported');
}

/** Logs out on the user's request. Where that does not arrive, the page that it leads to asks once more, and takes the cookies even while nobody answers. */
export async function signOut({ send }: Login, steps: EndSteps = OF_PAGE): Promise<void> {
  const isHeard = await steps.callLogout().then(
    () => true,
    () => false,
  );
  if (!isHeard) return send('unanswered');
  steps.removeMarkers();
  send('loggedOut');
}

/** Page context for the end of its login. */
interface EndingPage {
  readonly login: Login;
  /** Tells the other windows. */
  readonly windows: Pick<BroadcastChannel, 'postMessage'>;
  /** True where the page was rendered for its user. */
  readonly isDrawn: boolean;
  /** Page that a logout on the user's request leads to. */
  readonly leadsTo: string;
}

/** Does what a state on the way out asks for. */
export function goOn({ name, by }: LoginState, { login, windows, isDrawn, leadsTo }: EndingPage): void {
  if (name === 'rejecting') void reject(login);
  if (name === 'leaving') void report(login);
  if (name === 'signingOut') void signOut(login);
  if (name === 'left') windows.postMessage('logout');
  if (name === 'left' || name === 'unheard') location.assign(leadsTo);
  // A private page holds what only its user may see.
  if (name === 'replaced' || (name === 'ended' && isDrawn)) location.reload();
  else if (name === 'ended') reportSessionEnd(by === 'elsewhere' ? by : 'expired');
}
