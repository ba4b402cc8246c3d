import { StoreError, type LockHolder } from '../store/driver.ts';

/**
 * Sends a command of this machine to the provider that runs on the embedded database and has the exclusive lock on it.
 * @throws StoreError with a German message if it does not answer or refuses
 */
export async function askProvider({ url, token }: NonNullable<LockHolder['admin']>, command: string, body: object): Promise<Response> {
  const headers = { 'x-parkett-admin': token, 'content-type': 'application/json' };
  const response = await fetch(`${url}/admin/${command}`, { method: 'POST', headers, body: JSON.stringify(body) }).catch(
    (cause: unknown) => {
      throw new StoreError(`Der laufende Anbieter (${url}) antwortet nicht. Beende ihn und versuche es erneut.`, { cause });
    },
  );
  if (!response.ok) throw new StoreError(`Der laufende Anbieter (${url}) tut das nicht: Status ${response.status}.`);
  return response;
}
