/** Two calls without parameters need less than the client that all other calls go through, and this is on every page of a user. */
export async function sessionCall(method: string, address: string): Promise<unknown> {
  const answer = await fetch(address, { method, signal: AbortSignal.timeout(10_000) });
  if (!answer.ok) throw new Error(address);
  return answer.json();
}
