import { setTimeout } from 'node:timers/promises';
import { loadSeed } from '#market/catalogue/index.ts';
import { openDatabase } from '../../store/database.ts';
import { StoreLockedError } from '../../store/driver.ts';
import { applySeed } from '../../store/seed.ts';
import { createAdminTarget } from './admin-target.ts';
import { createStoreTarget } from './store-target.ts';
import type { ImportTarget } from './target.ts';

export interface OpenTarget {
  readonly target: ImportTarget;
  /** Destination of the import, for the operator. */
  readonly where: string;
  close(): Promise<void>;
}

export interface TargetOptions {
  readonly dataDirectory: string;
  readonly databaseUrl?: string;
  readonly progress: (line: string) => void;
}

const STARTING_MS = 10_000;
const RETRY_MS = 250;

/**
 * Opens the store that an import writes to. If a running provider has the embedded database open, the import is sent to it.
 * @throws StoreError if another process has it open and takes no orders
 */
export async function openTarget(options: TargetOptions): Promise<OpenTarget> {
  const deadline = Date.now() + STARTING_MS;
  for (;;) {
    try {
      return await openOnce(options);
    } catch (error) {
      // A starting provider locks the folder before it takes orders.
      if (!(error instanceof StoreLockedError) || Date.now() > deadline) throw error;
      await setTimeout(RETRY_MS);
    }
  }
}

async function openOnce(options: TargetOptions): Promise<OpenTarget> {
  try {
    const database = await openDatabase(options);
    await applySeed(database, loadSeed(), options.progress);
    const where = database.kind === 'server' ? 'PostgreSQL-Server (DATABASE_URL)' : `Datenbank in ${options.dataDirectory}`;
    return { target: createStoreTarget(database), where, close: () => database.close() };
  } catch (error) {
    if (!(error instanceof StoreLockedError) || error.holder.admin === undefined) throw error;
    const { admin } = error.holder;
    return { target: createAdminTarget(admin), where: `laufender Anbieter ${admin.url}`, close: async () => undefined };
  }
}
