import type { LoadedConfig } from './reader/assemble.ts';
import type { Finding } from './reader/finding.ts';
import { instrumentFindings, instrumentsIn, keyOf, type NamedInstrument } from './reader/instruments.ts';
import { isRecord } from './reader/path.ts';

/** Maximum number of instruments that the provider takes in one call. */
const PER_CALL = 500;
/** Class of a number without one; the provider finds it. */
const ANY = 'UNKNOWN';

/**
 * Returns findings about instruments that the running provider does not know.
 * @param address of the provider, without path
 * @throws Error with a German message when it does not answer
 */
export async function liveFindings(
  loaded: Pick<LoadedConfig, 'names' | 'findings' | 'config'>,
  address: string,
  ask: typeof fetch = fetch,
): Promise<Finding[]> {
  const asked = instrumentsIn(loaded).map(({ entityType = ANY, entityValue }) => ({ entityType, entityValue }));
  const known = new Set<string>();
  for (let start = 0; start < asked.length; start += PER_CALL) {
    for (const { entityType, entityValue, isin, wkn } of await listInstruments(address, asked.slice(start, start + PER_CALL), ask)) {
      for (const each of [entityValue, `ISIN:${isin}`, `WKN:${wkn}`]) {
        known.add(keyOf({ entityType, entityValue: each }));
        known.add(keyOf({ entityType: undefined, entityValue: each }));
      }
    }
  }
  return instrumentFindings(loaded, (instrument) => known.has(keyOf(instrument)));
}

interface Listed extends NamedInstrument {
  readonly isin?: string;
  readonly wkn?: string;
}

async function listInstruments(address: string, list: readonly NamedInstrument[], ask: typeof fetch): Promise<readonly Listed[]> {
  const url = new URL('/api/v1/instruments/list', address);
  const request = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ list }) };
  const answer = await ask(url, request).catch((error: unknown) => {
    throw new Error(`Der Datenanbieter unter ${address} antwortet nicht. Läuft er (npm start), und stimmt PROVIDER_URL?`, { cause: error });
  });
  if (!answer.ok) throw new Error(`Der Datenanbieter unter ${address} antwortet mit ${answer.status} auf ${url.pathname}.`);
  const body: unknown = await answer.json();
  if (isRecord(body) && Array.isArray(body['list'])) return body['list'].filter(isListed);
  throw new Error(`Der Datenanbieter unter ${address} nennt auf ${url.pathname} keine Liste.`);
}

function isListed(value: unknown): value is Listed {
  if (!isRecord(value) || typeof value['entityValue'] !== 'string') return false;
  return ['entityType', 'isin', 'wkn'].every((key) => value[key] === undefined || typeof value[key] === 'string');
}
