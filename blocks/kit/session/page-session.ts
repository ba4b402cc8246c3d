import { sendForHook } from '#client/orval-mutator.ts';
import { sendWithVisit } from '#client/visit-mutator.ts';
import { QUERY_CACHE_MS } from '#domain/constants.ts';
import { messages } from '#domain/texts/messages.ts';
import { possessorOf, type UserAnswer } from '#domain/user/known-user.ts';
import { readPageCookie, removePageCookie } from '../page-cookies.ts';
import { showToast } from '../toast.ts';
import { removeFlags, storeFlags } from './flags.ts';
import { acceptUser, logOut, type LoginSteps } from './login-state.ts';
import { forgetUser, savedUser, saveUser } from './saved-user.ts';
import { showUser } from './show-user.ts';
import { trackSession } from './track.ts';

/** Says that there is a session, by a value that each login changes. */
const MARKER = 'session';
/** Said among the windows of a browser when one of them logs out. */
const CHANNEL = 'session';
/** What keeps answers about a user listens to it and forgets them. */
export const USER_CHANGED = 'parkett:user-changed';

/**
 * What a page does for who is logged in: asks who it is, once in ten minutes and not where the server knew, shows what holds for
 * him, and notices when the session ends here, in another window or by itself. The page's head has found the session's marker.
 */
export function startSession(): void {
  const root = document.documentElement;
  const isKnown = document.querySelector('[data-known]') !== null;
  const windows = new BroadcastChannel(CHANNEL);
  let checkedAt = Date.now();
  let expiry: ReturnType<typeof setTimeout> | undefined;

  const show = (user: UserAnswer | undefined): void => {
    clearTimeout(expiry);
    if (user === undefined) delete root.dataset['session'];
    else expiry = atEnd(user, () => void check());
    if (!isKnown) showUser(user && possessorOf(user));
  };
  const steps: LoginSteps = {
    ask: () => sendWithVisit<UserAnswer>({ url: '/v1/users', method: 'GET' }),
    hasToken: () => markerHere() !== undefined,
    storeFlags,
    setUser(user) {
      const session = markerHere();
      if (user !== undefined && session !== undefined) saveUser(session, user, Date.now(), localStorage);
      show(user);
    },
    clearCaches: () => void document.dispatchEvent(new Event(USER_CHANGED)),
    removeMarkers() {
      removePageCookie(MARKER);
      removeFlags();
      forgetUser(localStorage);
    },
    callLogout: () => sendForHook({ url: '/v1/users/logout', method: 'POST' }),
    track: trackSession,
    closeState: () => clearTimeout(expiry),
  };
  /** What a window shows whose session is over. A private page holds what only its user may see. */
  const leave = (message: string): void => {
    forgetUser(localStorage);
    steps.clearCaches();
    show(undefined);
    if (isKnown) location.reload();
    else showToast(message);
  };
  const check = async (): Promise<void> => {
    checkedAt = Date.now();
    if ((await acceptUser(steps)) === undefined) leave(messages.sessionExpired);
  };
  const begin = (): void => {
    const session = markerHere();
    if (session === undefined) return;
    const saved = savedUser(session, Date.now(), localStorage);
    if (saved === undefined) return void check();
    checkedAt = saved.savedAt;
    show(saved.user);
  };

  begin();
  windows.addEventListener('message', () => leave(messages.loggedOutElsewhere));
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || root.dataset['session'] === undefined) return;
    const session = markerHere();
    if (session === undefined) return leave(messages.sessionExpired);
    if (session !== root.dataset['session']) return location.reload();
    if (Date.now() - checkedAt >= QUERY_CACHE_MS) void check();
  });
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-logout]') : null;
    if (link === null || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    logOut(steps).then(
      () => {
        windows.postMessage('logout');
        location.assign(link.href);
      },
      // Its page asks once more, and takes the cookies even while nobody answers.
      () => location.assign(link.href),
    );
  });
}

function markerHere(): string | undefined {
  const marker = readPageCookie(MARKER);
  return marker === '' ? undefined : marker;
}

/** Runs something when a session ends; one that outlives the longest timer is looked at again by then. */
function atEnd({ datetimeExpires }: UserAnswer, run: () => void): ReturnType<typeof setTimeout> | undefined {
  const left = Date.parse(datetimeExpires ?? '') - Date.now();
  return Number.isNaN(left) ? undefined : setTimeout(run, Math.min(Math.max(left, 0) + 1_000, 2_147_483_647));
}
