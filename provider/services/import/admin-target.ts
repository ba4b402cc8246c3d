import { parseOwn } from '#domain/input/own-json.ts';
import type { LockHolder } from '../../store/driver.ts';
import { ImportError } from './import-error.ts';
import type { ImportTarget } from './target.ts';

/** Sends an import to the provider that runs on this machine and has the database open. */
export function createAdminTarget({ url, token }: NonNullable<LockHolder['admin']>): ImportTarget {
  const post = async <Answer>(path: string, body: unknown): Promise<Answer> => {
    const response = await fetch(`${url}/admin/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-parkett-admin': token },
      body: JSON.stringify(body),
    }).catch((error: unknown) => {
      throw new ImportError(`Der laufende Anbieter (${url}) antwortet nicht. Beende ihn und starte den Import erneut.`, { cause: error });
    });
    if (response.ok) return parseOwn<Answer>(await response.text());
    const { errorMessage } = parseOwn<{ readonly errorMessage?: string }>(await response.text());
    throw new ImportError(
      `Der laufende Anbieter (${url}) lehnt den Import ab: ${response.status} ${errorMessage ?? ''}. Es wurde nichts gespeichert.`,
    );
  };
  return {
    find: (key, notation) => post('instrument', { key, ...(notation === undefined ? {} : { notation }) }),
    prices: (batch, options) => post('prices', { batch, ...options }),
    instruments: (batch, commit) => post('instruments', { batch, commit }),
  };
}
