import { startPart } from './start-part.ts';

/**
 * Fetches the module for sessions, messages of the previous page and campaigns, only if one of these is present.
 * @param shell address of the module
 */
export function awaitShell(root: HTMLElement, shell: string): void {
  let isThere = false;
  const startOnce = (): void => {
    if (isThere || !(root.dataset.session || cookie('meldung') || /[?&]([ui]tm_|customerId=)/.test(location.search))) return;
    isThere = true;
    void startPart(shell);
  };
  startOnce();
  // Detects a login in another window.
  document.addEventListener('visibilitychange', () => {
    const session = cookie('session');
    if (isThere || document.hidden || !session) return;
    root.dataset.session = session;
    startOnce();
  });
}

/** Reads a cookie. A copy of `read-cookie.ts`, which is shared with other modules and would be an extra request for every visitor. */
function cookie(name: string): string | undefined {
  return RegExp(`(?:^|; )(?:__Host-)?${name}=([^;]+)`).exec(document.cookie)?.[1];
}
