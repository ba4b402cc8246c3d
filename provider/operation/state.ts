import { HttpFault } from '../base/fault.ts';
import type { Database } from '../store/database.ts';
import { readState } from '../store/state.ts';
import { storeFaultOf, type Trouble } from '../store/trouble.ts';
import type { CatalogueLookup } from '#market/catalogue/index.ts';
import type { Reading } from './metrics.ts';
import type { Readiness } from './readiness.ts';

/** Maximum time for reading one row, in ms. A slower store counts as unavailable, so that the caller gets an answer. */
const PATIENCE_MS = 2_000;

const UNPREPARED = 'What the first visitors need is still being prepared.';

const REASONS: Readonly<Record<Trouble, string>> = {
  full: 'Writes are refused: the disk of the store is full. Make room; nothing needs a restart.',
  'read-only': 'Writes are refused: the store is read-only.',
  damaged: 'Files of the store are damaged. Restore the last backup: npm run provider:store -- restore FILE --replace',
  away: 'The store does not answer.',
};

/** State of the provider for its operator. */
export interface OwnState {
  readonly readings: readonly Reading[];
  readonly readiness: Readiness;
  /**
   * Answer of `/health`.
   * @throws HttpFault 503 if the store does not answer
   */
  readonly health: () => Promise<Record<string, unknown>>;
}

interface Preparation {
  /** Returns true once the data that the first visitors need is available. From then on only the store affects readiness. */
  readonly isPrepared: () => boolean;
  /** Returns true once the most requested prices are computed ahead. */
  readonly isWarm: () => boolean;
}

/** Creates readings, readiness and health of a provider over this store. */
export function createOwnState(
  database: Database,
  world: () => { readonly catalogue: Pick<CatalogueLookup, 'instruments'> },
  { isPrepared, isWarm }: Preparation,
): OwnState {
  let wasPrepared = false;
  return {
    readings: [
      { name: 'parkett_instruments', help: 'Instruments of the catalogue in memory.', read: () => world().catalogue.instruments.length },
      {
        name: 'parkett_store_writable',
        help: 'Whether the store takes writes, as far as is known (1).',
        read: () => Number(database.trouble() === undefined),
      },
      { name: 'parkett_warm', help: 'Whether the prices most asked for are computed ahead (1).', read: () => Number(isWarm()) },
    ],
    readiness: async () => {
      wasPrepared ||= isPrepared();
      if (!wasPrepared) return { isReady: false, reason: UNPREPARED };
      const answers = await answersInTime(database);
      const trouble = database.trouble();
      if (!answers) return { isReady: false, reason: REASONS[trouble ?? 'away'] };
      return trouble === undefined ? { isReady: true } : { isReady: false, reason: REASONS[trouble], canRead: trouble !== 'away' };
    },
    health: async () => ({
      revision: await revisionOf(database),
      status: database.trouble() === undefined ? 'ok' : 'degraded',
      store: database.kind,
      writes: writesOf(database),
      instruments: world().catalogue.instruments.length,
    }),
  };
}

/** Queries the store, which also detects a change of its availability. */
async function answersInTime({ sql }: Database): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => (timer = setTimeout(() => resolve(false), PATIENCE_MS)));
  const asked = readState(sql, 'revision').then(
    () => true,
    () => false,
  );
  return Promise.race([asked, late]).finally(() => clearTimeout(timer));
}

function writesOf(database: Database): string {
  const trouble = database.trouble();
  return trouble === undefined ? 'taken' : REASONS[trouble];
}

async function revisionOf({ sql }: Database): Promise<string> {
  try {
    return (await readState(sql, 'revision')) ?? '';
  } catch (error) {
    throw storeFaultOf(error) ?? new HttpFault(503, 'The store does not answer.');
  }
}
