import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSeries } from '../../store/price-store.ts';
import { importPrices, type PriceImportOptions } from './import-prices.ts';
import { openImportBench, type ImportBench } from './testing.ts';

const BRENT = 31117610;
let bench: ImportBench;

beforeAll(async () => {
  bench = await openImportBench();
}, 60_000);
afterAll(() => bench.close());

async function run(name: string, text: string, options: Partial<PriceImportOptions> = {}): Promise<{ ok: boolean; report: string }> {
  const lines: string[] = [];
  const all = {
    instrument: '7743988',
    wide: false,
    source: {},
    timezone: 'Europe/Berlin',
    skipInvalid: false,
    commit: false,
    confirm: false,
    now: Date.UTC(2026, 10, 20),
    ...options,
  };
  const ok = await importPrices(bench.file(name, text), all, bench.target, (line) => lines.push(line));
  return { ok, report: lines.join('\n') };
}

const stored = async (idNotation = BRENT) =>
  (await readSeries(bench.database.sql, idNotation, 'daily'))?.bars.map(({ time, ...bar }) => [
    new Date(time).toISOString().slice(0, 10),
    bar,
  ]);

const GERMAN =
  'Datum;Eröffnung;Hoch;Tief;Schluss;Stück\n02.01.2026;1.060,5;1.062,25;1.059;1.061,75;1.200\n05.01.2026;1.061;1.065;1.060;1.064,5;900\n';

describe('A price import', { shuffle: false }, () => {
  it('shows what it would do and writes nothing', async () => {
    const { ok, report } = await run('oel.csv', GERMAN);
    expect(ok).toBe(true);
    expect(report).toContain('Trennzeichen „;“');
    expect(report).toContain('2 Tageskurse, 02.01.2026 bis 05.01.2026 (Tag zuerst, deutsche Zahlen)');
    expect(report).toContain('neu 2 · geändert 0 · unverändert 0');
    expect(report).toContain('Probelauf: nichts gespeichert.');
    expect(await stored()).toBeUndefined();
  });

  it('writes German figures as they are meant', async () => {
    await run('oel.csv', GERMAN, { commit: true, source: { name: 'Börse', license: 'frei' } });
    expect(await stored()).toEqual([
      ['2026-01-02', { open: 1060.5, high: 1062.25, low: 1059, close: 1061.75, volume: 1200 }],
      ['2026-01-05', { open: 1061, high: 1065, low: 1060, close: 1064.5, volume: 900 }],
    ]);
  });

  it('changes nothing the second time', async () => {
    const { report } = await run('oel.csv', GERMAN, { commit: true, source: { name: 'Börse', license: 'frei' } });
    expect(report).toContain('neu 0 · geändert 0 · unverändert 2');
  });

  it('adds what is new and mends what differs', async () => {
    const { report } = await run('mehr.csv', 'Date,Price\n2026-01-05,1064.75\n2026-01-06,1070\n', {
      commit: true,
      source: { name: 'Börse', license: 'frei' },
    });
    expect(report).toContain('neu 1 · geändert 1 · unverändert 0');
    expect((await stored())?.slice(1)).toEqual([
      ['2026-01-05', { close: 1064.75 }],
      ['2026-01-06', { close: 1070 }],
    ]);
  });

  it('names file, line, column, value and reason of every bad row, and imports none', async () => {
    const before = await stored();
    const text =
      'Date,High,Low,Price\n2026-02-02,9,7,8\n2026-02-30,9,7,8\n2026-02-04,9,7,acht\n2026-02-05,9,7,\n2026-02-06,6,7,6.5\n2026-02-09,9,7,8,1\n2031-01-01,9,7,8\n2026-02-02,9,7,8.5\n';
    const { ok, report } = await run('fehler.csv', text, { commit: true });
    expect(ok).toBe(false);
    expect(report).toContain('fehler.csv:3  Date „2026-02-30“: diesen Tag gibt es nicht');
    expect(report).toContain('fehler.csv:4  Price „acht“: keine Zahl (erwartet wie 1,234.56)');
    expect(report).toContain('fehler.csv:5  Price „“: der Kurs fehlt');
    expect(report).toContain('fehler.csv:6  Price „7“: Tief liegt über dem Hoch');
    expect(report).toContain('fehler.csv:7  Zeile „2026-02-09,9,7,8,1“: 5 Felder statt 4');
    expect(report).toContain('fehler.csv:8  Date „2031-01-01“: liegt in der Zukunft');
    expect(report).toContain('fehler.csv:9  Date „2026-02-02“: steht mit anderen Kursen schon in Zeile 2');
    expect(await stored()).toEqual(before);
  });

  it('leaves bad rows out when told to', async () => {
    const { ok, report } = await run('fast-gut.csv', 'Date,Price\n2026-02-02,8\n2026-02-03,acht\n', {
      commit: true,
      skipInvalid: true,
      confirm: true,
    });
    expect(ok).toBe(true);
    expect(report).toContain('neu 1 ·');
    expect((await stored())?.at(-1)).toEqual(['2026-02-02', { close: 8 }]);
  });

  it('takes a column per currency pair from a wide file, without the days that have no rate', async () => {
    const { report } = await run('ezb.csv', 'Date,USD,JPY,XXX\n2026-04-13,1.1684,N/A,5\n2026-04-10,1.1711,186.43,5\n', {
      wide: true,
      commit: true,
    });
    expect(report).toContain('Ausgelassen XXX');
    expect(await stored(8381868)).toEqual([
      ['2026-04-10', { close: 1.1711 }],
      ['2026-04-13', { close: 1.1684 }],
    ]);
    expect(await stored(8381869)).toEqual([['2026-04-10', { close: 186.43 }]]);
  });

  it.each([
    ['a close', 'Date,Price\n2026-01-05,180\n2026-01-06,0\n', 'x.csv:3  Price „0“'],
    ['a negative close', 'Date,Price\n2026-01-05,-1.5\n', 'x.csv:2  Price „-1.5“'],
    ['a minus of typesetters', 'Datum;Kurs\n05.01.2026;−1,50\n', 'x.csv:2  Kurs „-1.5“'],
    ['the low of a bar', 'Date,High,Low,Price\n2026-01-05,181,0,180\n', 'x.csv:2  Price „0“'],
  ])('refuses %s of zero or below for a share', async (_, text, fault) => {
    const { ok, report } = await run('x.csv', text, { instrument: 'SAP', notation: '_GAT', commit: true });
    expect(ok).toBe(false);
    expect(report).toContain(`${fault}: ein Kurs dieser Art ist immer größer als null`);
  });

  it('refuses it also from a program that hands over bars, and takes it for a raw material', async () => {
    const batch = (idNotation: number) =>
      [{ idNotation, kind: 'daily', source: { name: 'x' }, bars: [{ time: Date.UTC(2020, 3, 20, 12), close: -37 }] }] as const;
    const how = { commit: false, isConfirmed: true };
    await expect(bench.target.prices(batch(163500), how)).rejects.toThrow('SAP: Am 2020-04-20 steht ein Kurs von null oder darunter');
    await expect(bench.target.prices(batch(BRENT), how)).resolves.toMatchObject([{ added: 1 }]);
  });

  it('asks before it stores prices of days without trading and jumps of more than half, also beside what is stored', async () => {
    const of = { instrument: 'SAP', notation: '_GAT', commit: true };
    const text = 'Date,Price\n2026-01-01,180\n2026-01-02,181\n2026-01-05,90\n';
    const asked = await run('fragen.csv', text, of);
    expect(asked.ok).toBe(false);
    expect(asked.report).toContain('Ungewöhnlich (2)');
    expect(asked.report).toContain('fragen.csv:2  Tag „2026-01-01“: an diesem Tag ruht der Handel');
    expect(asked.report).toContain('fragen.csv:4  Tag „2026-01-05“: Sprung von 181,00 auf 90,00, mehr als die Hälfte');
    expect(await stored(9386131)).toBeUndefined();
    expect((await run('fragen.csv', text, { ...of, confirm: true })).ok).toBe(true);
    expect(await stored(9386131)).toHaveLength(3);
    const next = await run('weiter.csv', 'Date,Price\n2026-01-06,181\n', of);
    expect(next.report).toContain('weiter.csv:2  Tag „2026-01-06“: Sprung von 90,00 auf 181,00');
    expect((await run('fragen.csv', text, of)).ok).toBe(true);
  });

  it('reads minutes with their offset', async () => {
    const text =
      'Datetime,Open,High,Low,Close,Volume\n2019-12-17 17:00:00+01:00,113.8,113.9,113.7,113.82,0\n2019-12-17 17:01:00+01:00,113.86,113.86,113.86,113.86,15271\n';
    await run('minuten.csv', text, { instrument: 'DE0007164600', commit: true });
    const series = await readSeries(bench.database.sql, 163500, 'minute');
    expect(series?.bars[0]).toEqual({ time: Date.UTC(2019, 11, 17, 16), open: 113.8, high: 113.9, low: 113.7, close: 113.82, volume: 0 });
  });

  it.each([
    ['a file with a header only', 'Date,Price\n', {}, 'unklar.csv hat nur eine Kopfzeile (Date,Price) und keine Zeile darunter'],
    ['a date of unknown order', 'Date,Price\n01/02/2026,5.5\n', {}, 'ob der Tag oder der Monat zuerst steht'],
    ['a figure that reads in two ways', 'Date,Price\n2026-01-02,1.234\n', {}, 'deutsch (1.234,56) oder englisch'],
    ['an unknown instrument', 'Date,Price\n2026-01-02,1.5\n', { instrument: 'Brennt' }, 'Kein Instrument zu „Brennt“'],
    ['a mapped column that is not there', 'Date,Price\n2026-01-02,1.5\n', { map: 'last=Kurs' }, 'Vorhanden: Date, Price'],
    ['no column that holds a price', 'Date,Foo\n2026-01-02,1.5\n', {}, 'Nenne sie mit --map last=SPALTE'],
  ])('refuses %s and says what helps', async (_what, text, options, message) => {
    await expect(run('unklar.csv', text, options)).rejects.toThrow(message);
  });

  it('takes the order of a date and the form of a number when told', async () => {
    const { report } = await run('genannt.csv', 'Date,Price\n01/02/2026,1.234\n', { dates: 'dmy', numbers: 'de' });
    expect(report).toContain('01.02.2026  1.234,00');
  });

  it('suggests the instrument that was probably meant', async () => {
    await expect(run('x.csv', 'Date,Price\n2026-01-02,1.5\n', { instrument: 'Roh' })).rejects.toThrow(
      'Meintest du Brent Rohöl (COMMODITY/7743988)?',
    );
  });
});
