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
 * Starts a page's handling of a logged-in user. It asks for the user once in ten minutes and not where the server knew, shows their
 * content, and notices when the session ends here, in another window or by itself. `login-machine.ts` defines the transitions; here are its
 * subscribers and the sources of its events. The page's head has found the session's marker.
 */
export function startSession(): void {
  const root = document.documentElement;
  const isDrawn = document.querySelector('[data-known]') !== null;
  // They say among themselves when one of them logs out.
  const windows = new BroadcastChannel('session');
  let checkedAt = Date.now();
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Page that the user's logout leads to. */
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
      // The state is closed once the logout is reported.
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
    // A page that was drawn for him knows who he is, and not when his session ends.
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
 * Milliseconds until a session ends; one that outlives the longest timer is looked at again by then. An end that has passed is told by
 * a clock that differs from the server's, as the marker goes with the session: such a browser asks no more often than others, and so
 * does one that is told no end.
 */
function untilEnd({ datetimeExpires = '' }: UserAnswer): number {
  const left = Date.parse(datetimeExpires) - Date.now();
  return left > 0 ? Math.min(left + 1_000, 2_147_483_647) : QUERY_CACHE_MS;
}
