import { QUERY_CACHE_MS } from '#domain/constants.ts';
import type { UserAnswer } from '#domain/user/known-user.ts';
import { SESSION_COOKIE } from '#domain/web/cookie-names.ts';
import { readCookie } from '../read-cookie.ts';
import type { PageSteps } from './end-session.ts';
import { forgetUser, savedUser, saveUser } from './saved-user.ts';
import { showMenu } from './show-menu.ts';
import type { SessionEnd } from './tell-end.ts';
import { USER_CHANGED } from './user-changed.ts';

/**
 * What a page does for who is logged in: asks who it is, once in ten minutes and not where the server knew, shows what holds for
 * him, and notices when the session ends here, in another window or by itself. The page's head has found the session's marker.
 */
export function startSession(): void {
  const root = document.documentElement;
  const isKnown = document.querySelector('[data-known]');
  // They say among themselves when one of them logs out.
  const windows = new BroadcastChannel('session');
  let checkedAt = Date.now();
  let expiry: ReturnType<typeof setTimeout> | undefined;

  const show = (user: UserAnswer | undefined): void => {
    clearTimeout(expiry);
    if (user) expiry = atEnd(user, () => void check());
    else delete root.dataset['session'];
    if (isKnown) return;
    showMenu(user);
    if (document.querySelector('[data-rule]')) void import('./show-rules.ts').then((part) => part.showRules(user));
  };
  const steps: PageSteps = {
    hasToken: () => readCookie(SESSION_COOKIE) !== undefined,
    setUser(user) {
      const session = readCookie(SESSION_COOKIE);
      if (user && session) saveUser(session, user, Date.now(), localStorage);
      show(user);
    },
    clearCaches: () => void document.dispatchEvent(new Event(USER_CHANGED)),
    forget: () => forgetUser(localStorage),
    closeState: () => clearTimeout(expiry),
  };
  /** What a window shows whose session is over. A private page holds what only its user may see. */
  const leave = (how: SessionEnd): void => {
    steps.forget();
    steps.clearCaches();
    show(undefined);
    if (isKnown) location.reload();
    else void import('./tell-end.ts').then((part) => part.tellEnd(how));
  };
  const check = async (): Promise<void> => {
    checkedAt = Date.now();
    const part = await import('./account-calls.ts');
    if (!(await part.checkUser(steps))) leave('expired');
  };
  const saved = savedUser(readCookie(SESSION_COOKIE), Date.now(), localStorage);
  // A page that was drawn for him knows who he is, and not when his session ends.
  if (saved) {
    checkedAt = saved.savedAt;
    show(saved.user);
  } else expiry = setTimeout(() => void check(), isKnown ? QUERY_CACHE_MS : 0);
  windows.addEventListener('message', () => leave('elsewhere'));
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || !root.dataset['session']) return;
    const marker = readCookie(SESSION_COOKIE);
    if (!marker) leave('expired');
    else if (marker !== root.dataset['session']) location.reload();
    else if (Date.now() - checkedAt >= QUERY_CACHE_MS) void check();
  });
  document.addEventListener('click', (event) => {
    const target = event.target instanceof Element ? event.target : null;
    if (target?.closest('[data-theme-toggle]')) void import('./keep-dark-mode.ts').then((part) => part.keepDarkMode(root.dataset));
    const link = target?.closest<HTMLAnchorElement>('a[data-logout]');
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void import('./end-session.ts').then((part) => part.endSession(steps, link.href, () => windows.postMessage('logout')));
  });
}

/**
 * Runs something when a session ends; one that outlives the longest timer is looked at again by then. An end that has passed is told by
 * a clock that differs from the server's, as the marker goes with the session: such a browser asks no more often than others, and so
 * does one that is told no end.
 */
function atEnd({ datetimeExpires = '' }: UserAnswer, run: () => void): ReturnType<typeof setTimeout> {
  const left = Date.parse(datetimeExpires) - Date.now();
  return setTimeout(run, left > 0 ? Math.min(left + 1_000, 2_147_483_647) : QUERY_CACHE_MS);
}
