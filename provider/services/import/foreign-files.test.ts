import { describe, expect, it } from 'vitest';
import { instrumentColumns, parseInstruments } from './instrument-file.ts';
import { isPriceHeader, parsePrices, priceColumns, type ParsedSeries } from './price-file.ts';
import { parseTable } from './table.ts';

const OPTIONS = { timezone: 'Europe/Berlin', now: Date.parse('2026-11-27T12:00:00Z'), mayBeNegative: false, mayBeEmpty: false } as const;

function read(text: string, given: ReadonlyMap<string, string> = new Map()): ParsedSeries & { readonly turnover: string | undefined } {
  const table = parseTable(text, 'datei.csv', { isHeader: isPriceHeader });
  const { columns, turnover } = priceColumns(table, given);
  return { ...parsePrices(table, columns, OPTIONS), turnover };
}

/** Bars as `day or minute close volume`. */
const told = (text: string, given?: ReadonlyMap<string, string>): string[] =>
  read(text, given).bars.map(({ time, close, volume }) => `${new Date(time).toISOString().slice(0, 16)} ${close} ${volume ?? '-'}`);

describe('prices as others export them', () => {
  it.each([
    [
      'ARIVA, pieces beside money',
      'Datum;Schlusskurs;Hoch;Stuecke;Volumen\n2026-11-20;1.205;1.216,8;1.234;1.486.970',
      ['2026-11-20T12:00 1205 1234'],
    ],
    [
      'Nasdaq, with signs of dollars',
      'Date, Close/Last, Volume, Open\n11/20/2026, $180.09, 34105460, $179.66\n11/19/2026, $180.91, 100, $182.23',
      ['2026-11-19T12:00 180.91 100', '2026-11-20T12:00 180.09 34105460'],
    ],
    [
      'investing.com, with names of months and shortened pieces',
      '"Date","Price","Vol."\n"Nov 20, 2026","1,078.20","190.28M"\n"Nov 9, 2026","1,064.86","-"\n"Nov 6, 2026","1,060.10","1.5K"',
      ['2026-11-06T12:00 1060.1 1500', '2026-11-09T12:00 1064.86 -', '2026-11-20T12:00 1078.2 190280000'],
    ],
    [
      'investing.com in German',
      '"Datum","Zuletzt","Vol."\n"20.11.2026","1.078,20","1,5 Mio."\n"19.11.2026","1.064,86","3,25 Mrd."',
      ['2026-11-19T12:00 1064.86 3250000000', '2026-11-20T12:00 1078.2 1500000'],
    ],
    [
      'Stooq, date and time in two columns',
      '<TICKER>,<PER>,<DATE>,<TIME>,<CLOSE>,<VOL>\nSAP.DE,5,20261120,090500,178.2,1000\nSAP.DE,5,20261120,091000,178.8,1200',
      ['2026-11-20T08:05 178.2 1000', '2026-11-20T08:10 178.8 1200'],
    ],
    [
      'two columns with a time of the afternoon',
      'Date,Time,Close\n11/20/2026,9:30 AM,10\n11/20/2026,4:00 PM,11',
      ['2026-11-20T08:30 10 -', '2026-11-20T15:00 11 -'],
    ],
    [
      'Excel, which tells its separator',
      'sep=;\nDatum;Schluss\n20.11.2026;178,2\n19.11.2026;177,1',
      ['2026-11-19T12:00 177.1 -', '2026-11-20T12:00 178.2 -'],
    ],
    [
      'comdirect, with lines above the header',
      '"SAP SE (WKN: 716460)"\n\n"Datum";"Eröffnung";"Hoch";"Tief";"Schluss";"Volumen"\n20.11.2026;178,1;179,0;177,2;178,2;1.234.567,89\n19.11.2026;178,1;179,0;177,2;178,3;1.000.000,10',
      ['2026-11-19T12:00 178.3 -', '2026-11-20T12:00 178.2 -'],
    ],
    [
      'the Bundesbank, with lines beneath the header and a column without a name',
      '"",BBEX3.D.USD.EUR.BB.AC.000,BBEX3.D.USD.EUR.BB.AC.000_FLAGS\n"",Euro-Referenzkurs,\nEinheit,USD,\n2026-11-18,"1,1665",\n2026-11-19,".",Kein Wert vorhanden\n2026-11-20,"1,1667",',
      ['2026-11-18T12:00 1.1665 -', '2026-11-20T12:00 1.1667 -'],
    ],
    ['Unix seconds', 'time,close\n1763629500,178.2\n1763629800,178.8', ['2025-11-20T09:05 178.2 -', '2025-11-20T09:10 178.8 -']],
    [
      'Unix milliseconds',
      'timestamp,close\n1763629500000,178.2\n1763629560000,178.8',
      ['2025-11-20T09:05 178.2 -', '2025-11-20T09:06 178.8 -'],
    ],
    ['years of two digits', 'Datum;Kurs\n20.11.26;178,2\n31.12.99;23,5', ['1999-12-31T12:00 23.5 -', '2026-11-20T12:00 178.2 -']],
    [
      'German names of months',
      'Datum;Kurs\n20. November 2026;178,2\n3. Mär. 2026;23,5',
      ['2026-03-03T12:00 23.5 -', '2026-11-20T12:00 178.2 -'],
    ],
    ['a bank’s names of months', 'Date,Close\n20-Nov-26,178.2\n19-Nov-26,177.5', ['2026-11-19T12:00 177.5 -', '2026-11-20T12:00 178.2 -']],
  ])('are read: %s', (_name, text, bars) => {
    expect(told(text).filter((bar) => !bar.includes('NaN'))).toEqual(bars);
  });

  it.each([
    'Fr., 20.11.2026',
    'Friday, Nov 20, 2026',
    '20/Nov/2026',
    'Nov-20-2026',
    '2026-Nov-20',
    '2026. 11. 20.',
    '20.11.2026, 17:35 Uhr',
    '20261120 0905',
  ])('have days as people write them: %s', (day) => {
    expect(told(`Datum;Kurs\n${day};178,2`)).toEqual(['2026-11-20T12:00 178.2 -']);
  });

  it('have months and days of one digit', () => {
    expect(told('Datum;Kurs\n2026-1-5;1\n2026/10/3;2\n20. Jänner 2026;3').map((bar) => bar.slice(0, 10))).toEqual([
      '2026-01-05',
      '2026-01-20',
      '2026-10-03',
    ]);
  });

  it('are asked about where a short date may begin with the year', () => {
    const text = 'Datum;Kurs\n26-11-18;1\n26-11-19;2\n26-11-20;3';
    expect(() => read(text)).toThrow(/das Jahr zuerst steht \(26-11-18\).*--dates ymd/u);
    const table = parseTable(text, 'datei.csv');
    const { bars } = parsePrices(table, priceColumns(table, new Map()).columns, { ...OPTIONS, dates: 'ymd' });
    expect(bars.map(({ time }) => new Date(time).toISOString().slice(0, 10))).toEqual(['2026-11-18', '2026-11-19', '2026-11-20']);
  });

  it('have their header below lines that are as wide', () => {
    const rows = '20.11.2026;178,2\n19.11.2026;177,1';
    expect(told(`Kurse;SAP\nDatum;Schluss\n${rows}`)).toEqual(['2026-11-19T12:00 177.1 -', '2026-11-20T12:00 178.2 -']);
    const table = parseTable(`Kurse;SAP\nTag der Notiz;Wert in Euro\n${rows}`, 'datei.csv', { headerLine: 2 });
    expect([table.header, table.rows.length]).toEqual([['Tag der Notiz', 'Wert in Euro'], 2]);
    expect(() => parseTable(`a;b\n${rows}`, 'datei.csv', { headerLine: 9 })).toThrow('--header: In Zeile 9 von datei.csv steht nichts.');
  });

  it('say themselves that a day has no price', () => {
    const { faults, empty } = read('"",BBEX3\n2026-11-18,"1,1665"\n2026-11-19,"."\n2026-11-20,"1,1667"');
    expect([faults, empty]).toEqual([[], 1]);
  });

  it('name only rows that are wrong', () => {
    expect(read('Date, Close/Last, Volume\n11/20/2026, $180.09, 1\n11/18/2026, $1,182.01, 1000').faults).toMatchObject([
      { line: 3, column: 'Zeile', reason: '4 Felder statt 3' },
    ]);
    expect(read('Datum;Schluss\nNovember 20;178,2\n19.11.2026;1').faults).toMatchObject([{ line: 2, column: 'Datum' }]);
  });
});

describe('what was traded', () => {
  it('is left out where it is money, and never stored as pieces', () => {
    for (const name of ['Umsatz', 'Volumen', 'Umsatz (EUR)', 'Turnover €']) {
      const { bars, turnover } = read(`Datum;Kurs;${name}\n20.11.2026;178,2;1.234.567,89\n19.11.2026;177,1;2.345.678,90`);
      expect([name, turnover, bars.map(({ volume }) => volume)]).toEqual([name, name, [undefined, undefined]]);
    }
    expect(read('Datum;Kurs;Umsatz in Euro\n20.11.2026;178,2;1.234.567\n19.11.2026;177,1;2.345.678').turnover).toBe('Umsatz in Euro');
  });

  it('is what the name says, beside a column of money', () => {
    for (const name of ['Umsatz Stk.', 'Umsatz in Stück', 'Volumen (Stück)', 'Handelsvolumen Stueck']) {
      const { bars, turnover } = read(`Datum;Kurs;${name};Umsatz EUR\n20.11.2026;178,2;1.234;219.898\n19.11.2026;177,1;998;176.745`);
      expect([name, turnover, bars.map(({ volume }) => volume)]).toEqual([name, 'Umsatz EUR', [998, 1234]]);
    }
  });

  it('is asked about where it has the cents of money, and not where it has parts of coins', () => {
    expect(() => read('Date,Close,Volume\n2026-11-20,178.2,178200.40\n2026-11-19,177.1,354200.10')).toThrow(
      /kann Stück oder einen Betrag/u,
    );
    expect(told('Date,Close,Volume\n2026-11-20,1.5,12.12345678\n2026-11-19,1.4,3.1')).toEqual([
      '2026-11-19T12:00 1.4 3.1',
      '2026-11-20T12:00 1.5 12.12345678',
    ]);
  });

  it('is asked about where it may be either, and believed when it is said', () => {
    const text = 'Datum;Kurs;Umsatz\n20.11.2026;178,2;1.234.567\n19.11.2026;177,1;2.345.678';
    expect(() => read(text)).toThrow(/kann Stück oder einen Betrag in Währung nennen.*--map volume=Umsatz/u);
    expect(told(text, new Map([['volume', 'Umsatz']]))).toEqual(['2026-11-19T12:00 177.1 2345678', '2026-11-20T12:00 178.2 1234567']);
    expect(told(text, new Map([['volume', '']]))).toEqual(['2026-11-19T12:00 177.1 -', '2026-11-20T12:00 178.2 -']);
  });
});

describe('clocks that change', () => {
  it('show an hour twice: the order of the rows tells which', () => {
    const rows = ['25.10.2026 02:30;178,2', '25.10.2026 02:31;178,3', '25.10.2026 02:30;178,4', '25.10.2026 02:31;178,5'];
    const bars = ['2026-10-25T00:30 178.2 -', '2026-10-25T00:31 178.3 -', '2026-10-25T01:30 178.4 -', '2026-10-25T01:31 178.5 -'];
    expect(told(['Datum;Schluss', ...rows].join('\n'))).toEqual(bars);
    expect(told(['Datum;Schluss', ...rows.toReversed()].join('\n'))).toEqual(bars);
  });

  it('skip an hour: a reading in it is a fault that shows the time', () => {
    const { faults, bars } = read('Datum;Schluss\n29.03.2026 01:59;170\n29.03.2026 02:30;171\n29.03.2026 03:00;172');
    expect(bars.map(({ time }) => new Date(time).toISOString())).toEqual(['2026-03-29T00:59:00.000Z', '2026-03-29T01:00:00.000Z']);
    expect(faults).toMatchObject([
      { line: 3, value: '29.03.2026 02:30', reason: expect.stringContaining('gibt es in Europe/Berlin nicht') },
    ]);
  });

  it('tell the time of a price that stands twice', () => {
    const { faults } = read('Datum;Schluss\n20.11.2026 10:00;170\n20.11.2026 10:00;171\n20.11.2026 10:01;171');
    expect(faults).toMatchObject([{ line: 3, value: '2026-11-20 10:00', reason: 'steht mit anderen Kursen schon in Zeile 2' }]);
  });
});

describe('a venue’s list of what it trades', () => {
  const text = [
    'Market:;XETR',
    'Date Last Update:;20.11.2026',
    'Product Status;Instrument Status;Instrument;ISIN;WKN;Mnemonic;Instrument Type;Currency',
    'Active;Active;BEISPIEL AG       INH. A;DE0007164600;000716460;SAP;CS;EUR',
    'Active;Inactive;ALT AG;DE0005200000;000520000;ALT;CS;EUR',
    'Active;Active;FONDS UCITS;DE0005933931;000593393;EXS1;ETF;EUR',
  ].join('\n');
  const table = parseTable(text, 'liste.csv');
  const columns = instrumentColumns(table, new Map());

  it('is imported as it is: header found, padded WKN, what is not traded and of other kinds left out', () => {
    expect(parseInstruments(table, columns, { defaultCurrency: 'EUR', type: 'STOCK' })).toEqual({
      instruments: [{ isin: 'DE0007164600', name: 'BEISPIEL AG INH. A', wkn: '716460', symbol: 'SAP', isoCurrency: 'EUR' }],
      faults: [],
      leftOut: { inactive: 1, otherKind: 1 },
    });
    expect(parseInstruments(table, columns, { defaultCurrency: 'EUR', type: 'ETF' }).instruments.map(({ wkn }) => wkn)).toEqual(['593393']);
  });
});
