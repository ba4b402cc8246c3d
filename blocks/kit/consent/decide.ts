import type { OwnAnswer } from '../own-answer.ts';

/**
 * Sends a decision to the portal, which keeps it in cookies, and tells where to go on. Rejects when it was not kept.
 * @param form the one that asks, for where it is sent
 */
export async function sendDecision(form: Element | null, fields: URLSearchParams): Promise<string | null> {
  const headers = { Accept: 'application/json' };
  const response: OwnAnswer<{ readonly location: string | null }> = await fetch(form?.getAttribute('action') ?? '', {
    method: 'POST',
    headers,
    body: fields,
    signal: AbortSignal.timeout(10_000),
  });
  if (!response.ok) throw new Error(`${response.status}`);
  return (await response.json()).location;
}
