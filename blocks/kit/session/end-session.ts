import { FEATURES_COOKIE, SESSION_COOKIE, TID_COOKIE } from '#domain/web/cookie-names.ts';
import { removePageCookie } from '../page-cookies.ts';
import type { Login, LoginState } from './login-machine.ts';
import { sessionCall } from './session-call.ts';
import { reportSessionEnd } from './report-session-end.ts';
import { trackSession } from './track.ts';

/** Steps of ending a login, replaceable in tests. */
export interface EndSteps {
  removeMarkers(): void;
  callLogout(): Promise<unknown>;
  /**
   * Reports the end.
   * @param cookies the browser's cookies before the markers were removed
   */
  track(event: 'login rejected' | 'logout', cookies: string): void | Promise<void>;
}

const OF_PAGE: EndSteps = {
  removeMarkers() {
    for (const name of [SESSION_COOKIE, TID_COOKIE, FEATURES_COOKIE]) removePageCookie(name);
  },
  callLogout: () => sessionCall('POST', '/api/v1/users/logout'),
  track: trackSession,
};

/** Logs out a user who was not accepted, even if the logout call fails. Source: portal.md §4, "Login". */
export async function reject({ send }: Login, steps: EndSteps = OF_PAGE): Promise<void> {
  // Read before the markers are removed, since one of them has the user's features.
  const { cookie } = document;
  steps.removeMarkers();
  await steps.callLogout().catch(() => undefined);
  await steps.track('login rejected', cookie);
  send('rejected');
}

/** Reports the logout first, while the event can still identify the user. */
export async function report({ send }: Login, steps: EndSteps = OF_PAGE): Promise<void> {
  await steps.track('logout', document.cookie);
  send('reported');
}

/** Logs out on the user's request. If the call fails, the page it leads to calls again, and removes the cookies even without an answer. */
export async function signOut({ send }: Login, steps: EndSteps = OF_PAGE): Promise<void> {
  const isHeard = await steps.callLogout().then(
    () => true,
    () => false,
  );
  if (!isHeard) return send('unanswered');
  steps.removeMarkers();
  send('loggedOut');
}

/** Context of the page whose login ends. */
interface EndingPage {
  readonly login: Login;
  /** Channel to the other windows. */
  readonly windows: Pick<BroadcastChannel, 'postMessage'>;
  /** Whether the page was rendered for its user. */
  readonly isDrawn: boolean;
  /** Target page of the user's logout. */
  readonly leadsTo: string;
}

/** Runs the action of a state on the way to logout. */
export function goOn({ name, by }: LoginState, { login, windows, isDrawn, leadsTo }: EndingPage): void {
  if (name === 'rejecting') void reject(login);
  if (name === 'leaving') void report(login);
  if (name === 'signingOut') void signOut(login);
  if (name === 'left') windows.postMessage('logout');
  if (name === 'left' || name === 'unheard') location.assign(leadsTo);
  // Reloads, since a private page contains data of its user only.
  if (name === 'replaced' || (name === 'ended' && isDrawn)) location.reload();
  else if (name === 'ended') reportSessionEnd(by === 'elsewhere' ? by : 'expired');
}
