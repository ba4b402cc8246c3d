/**
 * Sends a decision to the portal, which keeps it in cookies, and tells where to go on. Rejects when it was not kept.
 * @param address where forms of consent are sent
 */
export async function sendDecision(address: string, fields: URLSearchParams): Promise<string | null> {
  const headers = { Accept: 'application/json' };
  const response = await fetch(address, { method: 'POST', headers, body: fields, signal: AbortSignal.timeout(10_000) });
  if (!response.ok) throw new Error(`${response.status}`);
  return ((await response.json()) as { readonly location: string | null }).location;
}
