import { HttpFault } from '../base/fault.ts';
import type { Database } from '../store/database.ts';
import { readState } from '../store/state.ts';
import { storeFaultOf } from '../store/trouble.ts';
import type { CatalogueLookup } from '../data/catalogue/lookup.ts';
import type { Reading } from './metrics.ts';
import type { Readiness } from './readiness.ts';

/** What the provider tells its operator about itself. */
export interface OwnState {
  readonly readings: readonly Reading[];
  readonly readiness: Readiness;
  /** Answer of `/health`. @throws HttpFault 503 when the store does not answer. */
  readonly health: () => Promise<Record<string, unknown>>;
}

/** @param isWarm whether the prices most asked for are computed ahead */
export function createOwnState(
  database: Database,
  world: () => { readonly catalogue: Pick<CatalogueLookup, 'instruments'> },
  isWarm: () => boolean,
): OwnState {
  return {
    readings: [
      { name: 'parkett_instruments', help: 'Instruments of the catalogue in memory.', read: () => world().catalogue.instruments.length },
      { name: 'parkett_warm', help: 'Whether the prices most asked for are computed ahead (1).', read: () => Number(isWarm()) },
    ],
    readiness: async () => {
      try {
        await readState(database.sql, 'revision');
        return { isReady: true };
      } catch {
        return { isReady: false, reason: 'The store does not answer.' };
      }
    },
    health: async () => ({
      status: 'ok',
      store: database.kind,
      revision: await revisionOf(database),
      instruments: world().catalogue.instruments.length,
    }),
  };
}

async function revisionOf({ sql }: Database): Promise<string> {
  try {
    return (await readState(sql, 'revision')) ?? '';
  } catch (error) {
    throw storeFaultOf(error) ?? new HttpFault(503, 'The store does not answer.');
  }
}
