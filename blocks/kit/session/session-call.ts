import type { OwnAnswer } from '../own-answer.ts';

/** Minimal client for two calls without parameters: it is on every page of a logged-in user and must be smaller than the general client. */
export async function sessionCall<Body>(method: string, address: string): Promise<Body> {
  const answer: OwnAnswer<Body> = await fetch(address, { method, signal: AbortSignal.timeout(10_000) });
  if (!answer.ok) throw new Error(address);
  return answer.json();
}
