/**
 * Stores the user's choice of dark mode on the server for their later logins; if that fails, this browser still has it.
 * @param root data attributes of the page's root after the loader has changed the theme (`site/islands/clicks.ts`); without a session
 * nothing is stored
 */
export async function keepDarkMode({ session, theme }: DOMStringMap): Promise<void> {
  if (session === undefined) return;
  const body = JSON.stringify({ darkMode: theme === 'dark' });
  const init = {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body,
    signal: AbortSignal.timeout(10_000),
    keepalive: true,
  };
  await fetch('/api/v1/users/settings', init).catch(() => undefined);
}
