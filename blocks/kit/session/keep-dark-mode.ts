/**
 * Keeps for the user whether he wants it dark, for his next login wherever; where that does not arrive, this browser still knows.
 * @param root what the page's root says once the loader has changed the theme (`site/islands/clicks.ts`); a visitor has no session
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
