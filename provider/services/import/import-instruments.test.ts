import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readCatalogue } from '../../store/catalogue-store.ts';
import { importInstruments, type InstrumentImportOptions } from './import-instruments.ts';
import { openImportBench, type ImportBench } from './testing.ts';

let bench: ImportBench;

beforeAll(async () => {
  bench = await openImportBench();
}, 60_000);
afterAll(() => bench.close());

async function run(text: string, options: Partial<InstrumentImportOptions> = {}): Promise<{ ok: boolean; report: string }> {
  const lines: string[] = [];
  const all = { entityType: 'STOCK', venue: 'GER', currency: 'EUR', skipInvalid: false, commit: false, ...options } as const;
  const ok = await importInstruments(bench.file('aktien.csv', text), all, bench.target, (line) => lines.push(line));
  return { ok, report: lines.join('\n') };
}

const byIsin = async (isin: string) => (await readCatalogue(bench.database.sql)).instruments.find((record) => record.isin === isin);

const TWO = 'symbol,name,currency,isin\nSAP.DE,SAP SE,EUR,DE0007164600\nSIE.DE,Siemens  Aktiengesellschaft,EUR,DE0007236101\n';

describe('An instrument import', { shuffle: false }, () => {
  it('only compares at first', async () => {
    const { report } = await run(TWO);
    expect(report).toContain('neu 1 · geändert 0 · unverändert 0 · schon im Katalog 1');
    expect(await byIsin('DE0007236101')).toBeUndefined();
  });

  it('adds a share with a page address, a WKN out of its ISIN and a notation', async () => {
    await run(TWO, { commit: true });
    const record = await byIsin('DE0007236101');
    expect(record).toMatchObject({
      name: 'Siemens Aktiengesellschaft',
      wkn: '723610',
      symbol: 'SIE',
      websitePath: '/aktien/Siemens-Aktiengesellschaft-Aktie-DE0007236101',
    });
    expect(Number(record?.entityValue)).toBeGreaterThanOrEqual(2_000_000_000);
    const { notations } = await readCatalogue(bench.database.sql);
    expect(notations.find(({ entityValue }) => entityValue === record?.entityValue)).toMatchObject({
      codeMarket: '_GER',
      isoCurrency: 'EUR',
      isDefault: true,
    });
  });

  it('leaves the shipped catalogue as it is', async () => {
    expect(await byIsin('DE0007164600')).toMatchObject({ name: 'SAP', entityValue: '82849' });
  });

  it('changes nothing the second time', async () => {
    expect((await run(TWO, { commit: true })).report).toContain('neu 0 · geändert 0 · unverändert 1 · schon im Katalog 1');
  });

  it('updates a name that changed and keeps the number', async () => {
    const before = await byIsin('DE0007236101');
    expect((await run(TWO.replace('Siemens  Aktiengesellschaft', 'Siemens'), { commit: true })).report).toContain('neu 0 · geändert 1');
    expect(await byIsin('DE0007236101')).toMatchObject({ name: 'Siemens', entityValue: before?.entityValue });
  });

  it('names every bad row and imports none, or leaves them out when told to', async () => {
    const text = 'name,isin\nOhne,\nFalsch,DE0007236102\nBayer,DE000BAY0017\nDoppelt,DE000BAY0017\n';
    const { ok, report } = await run(text, { commit: true });
    expect(ok).toBe(false);
    expect(report).toContain('aktien.csv:2  isin „“: die ISIN fehlt');
    expect(report).toContain('aktien.csv:3  isin „DE0007236102“: keine gültige ISIN (Aufbau oder Prüfziffer)');
    expect(report).toContain('aktien.csv:5  isin „DE000BAY0017“: steht schon in Zeile 4');
    expect(await byIsin('DE000BAY0017')).toBeUndefined();
    expect((await run(text, { commit: true, skipInvalid: true })).report).toContain('neu 1 ');
  });

  it('leaves control characters out of names, which no store and no page takes', async () => {
    const { ok } = await run('name,isin\nBA\u0000SF\u0007 SE,DE000BASF111\n', { commit: true });
    expect([ok, (await byIsin('DE000BASF111'))?.name]).toEqual([true, 'BA SF SE']);
  });
});
