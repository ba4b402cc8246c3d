import type { OwnAnswer } from '../own-answer.ts';

/**
 * Sends a decision to the portal, which stores it in cookies.
 * @param form form of the decision, whose address is used
 * @returns address to go to next, if any
 * @throws if the decision was not stored
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
