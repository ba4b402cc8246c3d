import { startPart } from './start-part.ts';

/**
 * Fetches what the frame does beyond links, for who is logged in, was told something on the page before, or was brought by a
 * campaign. A visitor asks for nothing.
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
  // Somebody may have logged in in another window.
  document.addEventListener('visibilitychange', () => {
    const session = cookie('session');
    if (isThere || document.hidden || !session) return;
    root.dataset.session = session;
    startOnce();
  });
}

/** As the page's inline script reads them: what others share (`read-cookie.ts`) would be a request of every visitor. */
function cookie(name: string): string | undefined {
  return RegExp(`(?:^|; )(?:__Host-)?${name}=([^;]+)`).exec(document.cookie)?.[1];
}
