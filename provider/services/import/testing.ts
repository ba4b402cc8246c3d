import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { InstrumentRecord, NotationRecord, Seed } from '#market/catalogue/index.ts';
import { openDatabase, type Database } from '../../store/database.ts';
import { applySeed } from '../../store/seed.ts';
import { SMALL_SEED } from '../../store/testing-seed.ts';
import { createTestStore } from '../../store/testing.ts';
import { createStoreTarget } from './store-target.ts';
import type { ImportTarget } from './target.ts';

const pair = (code: string, name: string): InstrumentRecord => ({
  entityType: 'CURRENCY',
  entityValue: code,
  name,
  tinyName: name,
  urlName: name,
  displayType: 'Währung',
  websitePath: `/devisen/${code}`,
  importance: 50,
  aliases: [],
  details: {},
});
const rate = (idNotation: number, code: string): NotationRecord => ({
  idNotation,
  entityValue: code,
  venue: 'FX',
  codeMarket: '_FX1',
  isoCurrency: code.slice(3),
  isDefault: true,
  unitType: 'STK',
  displayUnit: code.slice(3),
  decimals: 4,
});

/** Commodity, whose prices may be negative. */
const WTI: InstrumentRecord = {
  ...pair('WTI', 'West Texas'),
  entityType: 'COMMODITY',
  displayType: 'Rohstoff',
  websitePath: '/rohstoffe/WTI',
};

const SEED: Seed = {
  ...SMALL_SEED,
  instruments: [...SMALL_SEED.instruments, WTI, pair('EURUSD', 'Euro/Dollar'), pair('EURJPY', 'Euro/Yen')],
  notations: [
    ...SMALL_SEED.notations,
    { ...rate(7743989, 'USDUSD'), entityValue: 'WTI' },
    rate(8381868, 'EURUSD'),
    rate(8381869, 'EURJPY'),
  ],
};

export interface ImportBench {
  readonly database: Database;
  readonly target: ImportTarget;
  /** Writes a file and returns its path. */
  file(name: string, text: string): string;
  close(): Promise<void>;
}

/** Opens a small catalogue in a separate store, and a folder for files. */
export async function openImportBench(): Promise<ImportBench> {
  const store = await createTestStore();
  const database = await openDatabase(store.options);
  await applySeed(database, SEED, () => undefined);
  const folder = mkdtempSync(join(tmpdir(), 'parkett-import-'));
  return {
    database,
    target: createStoreTarget(database),
    file(name, text) {
      const path = join(folder, name);
      writeFileSync(path, text);
      return path;
    },
    async close() {
      rmSync(folder, { recursive: true });
      await database.close();
      await store.dispose();
    },
  };
}
