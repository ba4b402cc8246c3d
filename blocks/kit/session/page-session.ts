import { QUERY_CACHE_MS } from '#domain/constants.ts';
import type { UserAnswer } from '#domain/user/known-user.ts';
import { SESSION_COOKIE } from '#domain/web/cookie-names.ts';
import { readCookie } from '../read-cookie.ts';
import { askUser } from './ask-user.ts';
import { createLogin } from './login-machine.ts';
import { forgetUser, savedUser, saveUser } from './saved-user.ts';
import { showMenu } from './show-menu.ts';
import { USER_CHANGED } from './user-changed.ts';

/**
 * Handles the logged-in user of a page. Fetches the user at most once in ten minutes, and not if the server has rendered the page for
 * them; shows their content; and detects the end of the session here, in another window or by expiry. `login-machine.ts` defines the
 * transitions; its subscribers and the sources of its events are here. Requires that the page's head has found the session's marker.
 */
export function startSession(): void {
  const root = document.documentElement;
  const isDrawn = document.querySelector('[data-known]') !== null;
  // Channel on which the windows announce a logout.
  const windows = new BroadcastChannel('session');
  let checkedAt = Date.now();
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Target page of the user's logout. */
  let leadsTo = '';

  const askIn = (milliseconds: number): void => {
    timer = setTimeout(() => login.send('due'), milliseconds);
  };
  const show = (user: UserAnswer | undefined): void => {
    if (isDrawn) return;
    showMenu(user);
    if (document.querySelector('[data-rule]')) void import('./show-rules.ts').then((part) => part.showRules(user));
  };
  const login = createLogin([
    ({ name, by, user }) => {
      // The timer still runs in `leaving`, which reports the logout first.
      if (name !== 'leaving') clearTimeout(timer);
      if (name === 'asking') {
        checkedAt = Date.now();
        void askUser(login);
      } else if (user) {
        const session = readCookie(SESSION_COOKIE);
        if (by === 'accepted' && session) saveUser(session, user, Date.now(), localStorage);
        askIn(untilEnd(user));
        show(user);
      } else void import('./end-session.ts').then((part) => part.goOn({ name, by }, { login, windows, isDrawn, leadsTo }));
    },
    ({ name, by }) => {
      const isOver = name === 'ended' || name === 'left';
      if (isOver || name === 'rejecting') forgetUser(localStorage);
      if (isOver || by === 'accepted') document.dispatchEvent(new Event(USER_CHANGED));
      if (isOver) {
        delete root.dataset['session'];
        show(undefined);
      }
    },
  ]);

  const saved = savedUser(readCookie(SESSION_COOKIE), Date.now(), localStorage);
  if (saved) {
    checkedAt = saved.savedAt;
    login.send('known', saved.user);
    // A page rendered for the user has their data but not the end of their session.
  } else askIn(isDrawn ? QUERY_CACHE_MS : 0);
  windows.addEventListener('message', () => login.send('elsewhere'));
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || !root.dataset['session']) return;
    const marker = readCookie(SESSION_COOKIE);
    if (!marker) login.send('gone');
    else if (marker !== root.dataset['session']) login.send('replaced');
    else if (Date.now() - checkedAt >= QUERY_CACHE_MS) login.send('due');
  });
  document.addEventListener('click', (event) => {
    const target = event.target instanceof Element ? event.target : null;
    if (target?.closest('[data-theme-toggle]')) void import('./keep-dark-mode.ts').then((part) => part.keepDarkMode(root.dataset));
    const link = target?.closest<HTMLAnchorElement>('a[data-logout]');
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    leadsTo = link.href;
    login.send('wished');
  });
}

/**
 * Time until the session ends in ms, limited to the longest timer; the user is then fetched again. If the end has passed, the browser's
 * clock is wrong, since the marker is removed with the session; such a browser then uses the normal interval, as it does without a known
 * end.
 */
function untilEnd({ datetimeExpires = '' }: UserAnswer): number {
  const left = Date.parse(datetimeExpires) - Date.now();
  return left > 0 ? Math.min(left + 1_000, 2_147_483_647) : QUERY_CACHE_MS;
}
