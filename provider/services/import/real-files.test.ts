import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSeries } from '../../store/price-store.ts';
import { importInstruments } from './import-instruments.ts';
import { importPrices, type PriceImportOptions } from './import-prices.ts';
import { openImportBench, type ImportBench } from './testing.ts';

// Folder with files of third parties; they are not part of the project, so each test is skipped if its file is missing.
const FOLDER = fileURLToPath(new URL('../../../../shared/data/', import.meta.url));
const at = (name: string): string => join(FOLDER, name);
const isMissing = (name: string): boolean => !existsSync(at(name));

const WTI = 7743989;
let bench: ImportBench;

beforeAll(async () => {
  bench = await openImportBench();
}, 60_000);
afterAll(() => bench.close());

async function prices(name: string, options: Partial<PriceImportOptions>): Promise<string> {
  const lines: string[] = [];
  const all = {
    wide: false,
    source: {},
    timezone: 'Europe/Berlin',
    skipInvalid: false,
    commit: true,
    confirm: true,
    now: Date.UTC(2026, 10, 20),
    ...options,
  };
  const ok = await importPrices(at(name), all, bench.target, (line) => lines.push(line));
  return ok ? lines.join('\n') : `failed: ${lines.join('\n')}`;
}

async function instruments(name: string, entitySubType: string | undefined, skipInvalid: boolean): Promise<string> {
  const lines: string[] = [];
  const type = entitySubType === undefined ? ({ entityType: 'STOCK' } as const) : ({ entityType: 'FUND', entitySubType } as const);
  await importInstruments(at(name), { ...type, venue: 'GER', currency: 'EUR', skipInvalid, commit: true }, bench.target, (line) =>
    lines.push(line),
  );
  return lines.join('\n');
}

describe('Real files', { timeout: 60_000 }, () => {
  it.skipIf(isMissing('prices/brent-daily.csv'))('Brent since 1987 comes in whole, and twice changes nothing', async () => {
    const report = await prices('prices/brent-daily.csv', { instrument: 'COMMODITY/7743988' });
    expect(report).toContain('9.958 Tageskurse, 20.05.1987 bis 18.08.2026');
    expect(await prices('prices/brent-daily.csv', { instrument: 'COMMODITY/7743988' })).toContain('neu 0 · geändert 0 · unverändert 9.958');
    expect((await readSeries(bench.database.sql, 31117610, 'daily'))?.bars[0]).toEqual({ time: Date.UTC(1987, 4, 20, 12), close: 18.63 });
  });

  it.skipIf(isMissing('prices/wti-daily.csv'))('WTI since 1986 comes in with its negative price of 20 April 2020', async () => {
    expect(await prices('prices/wti-daily.csv', { instrument: 'SAP', notation: '_GAT' })).toContain('immer größer als null');
    await prices('prices/wti-daily.csv', { instrument: 'WTI' });
    const series = await readSeries(bench.database.sql, WTI, 'daily');
    expect(series?.bars).toHaveLength(10_226);
    expect(series?.bars.find(({ time }) => time === Date.UTC(2020, 3, 20, 12))?.close).toBeLessThan(0);
  });

  it.skipIf(isMissing('prices/EXS1.DE-ishares-core-dax-intraday-1min.csv'))('minute bars come in with their Berlin offset', async () => {
    await prices('prices/EXS1.DE-ishares-core-dax-intraday-1min.csv', { instrument: 'SAP' });
    const series = await readSeries(bench.database.sql, 163500, 'minute');
    expect(series?.bars).toHaveLength(535);
    expect(series?.bars[0]?.time).toBe(Date.UTC(2019, 11, 17, 16));
  });

  it.skipIf(isMissing('prices/ecb-eurofxref-daily-15ccy-1999-on.csv'))(
    'the rates of the ECB come in, each known pair from its column',
    async () => {
      const report = await prices('prices/ecb-eurofxref-daily-15ccy-1999-on.csv', {
        wide: true,
        source: { name: 'Europäische Zentralbank' },
      });
      expect(report).toContain('EURUSD ← USD, EURJPY ← JPY');
      expect((await readSeries(bench.database.sql, 8381868, 'daily'))?.bars[0]).toEqual({ time: Date.UTC(1999, 0, 4, 12), close: 1.1789 });
    },
  );

  it.skipIf(isMissing('instruments/financedatabase-equities-xetra.csv'))(
    'Xetra shares come in once the rows without ISIN are left out',
    async () => {
      expect(await instruments('instruments/financedatabase-equities-xetra.csv', undefined, false)).toContain('Nichts gespeichert');
      const report = await instruments('instruments/financedatabase-equities-xetra.csv', undefined, true);
      expect(report).toContain('die ISIN fehlt');
      expect(report).toMatch(/neu 7\d\d ·.*schon im Katalog 1/);
    },
  );

  it.skipIf(isMissing('instruments/financedatabase-etfs-xetra.csv'))('Xetra ETFs come in, and twice changes nothing', async () => {
    const first = await instruments('instruments/financedatabase-etfs-xetra.csv', 'ETF', true);
    const added = /neu ([\d.]+)/.exec(first)?.[1];
    expect(Number(added?.replace('.', ''))).toBeGreaterThan(1_000);
    expect(await instruments('instruments/financedatabase-etfs-xetra.csv', 'ETF', true)).toContain(
      `neu 0 · geändert 0 · unverändert ${added}`,
    );
  });
});
