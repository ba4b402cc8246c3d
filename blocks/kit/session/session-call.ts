import type { OwnAnswer } from '../own-answer.ts';

/** Two calls without parameters need less than the client that all other calls go through, and this is on every page of a user. */
export async function sessionCall<Body>(method: string, address: string): Promise<Body> {
  const answer: OwnAnswer<Body> = await fetch(address, { method, signal: AbortSignal.timeout(10_000) });
  if (!answer.ok) throw new Error(address);
  return answer.json();
}
