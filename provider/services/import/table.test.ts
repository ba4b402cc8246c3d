import { describe, expect, it } from 'vitest';
import { parseTable } from './table.ts';

describe('A CSV file', () => {
  it.each([
    [';', 'Datum;Kurs\n01.02.2026;1,5\n02.02.2026;1,6'],
    ['\t', 'Datum\tKurs\n01.02.2026\t1,5'],
    ['|', 'a|b\n1|2'],
    [',', 'Date,Price\n2026-01-01,1.5'],
  ])('may have the delimiter %j', (delimiter, text) => {
    const table = parseTable(text, 'x.csv');
    expect(table.delimiter).toBe(delimiter);
    expect(table.rows[0]?.values).toHaveLength(2);
  });

  it('keeps line numbers over blank lines and quoted line breaks', () => {
    const { rows } = parseTable('a,b\n1,"x\ny"\n\n2,z\n', 'x.csv');
    expect(rows.map(({ line }) => line)).toEqual([3, 5]);
  });

  it('ignores a byte order mark', () => {
    expect(parseTable('\uFEFFDate,Price\n2026-01-01,1', 'x.csv').header).toEqual(['Date', 'Price']);
  });

  it.each([
    ['', 'x.csv ist leer'],
    ['a,b\n1,x\n2,"offen\n3,y\n4,"z"\n', 'x.csv, Zeile 3: Ein Anführungszeichen öffnet hier'],
    ['a,b\n1,"x\ny"\n2,"offen', 'x.csv, Zeile 4: Ein Anführungszeichen öffnet hier'],
    ['a,b\n1,"ein "" Zeichen"\n2,"zu" viel\n', 'x.csv, Zeile 3: Ein Anführungszeichen öffnet hier'],
    ['a,b\n1,5" Rohr\n', 'x.csv, Zeile 2: Das CSV ist nicht lesbar. Ein Anführungszeichen steht mitten'],
    ['a,b\n', 'x.csv hat nur eine Kopfzeile (a,b)'],
    ['a,a\n1,2', 'kommt zweimal vor'],
  ])('that is broken (%j) is refused with a reason', (text, message) => {
    expect(() => parseTable(text, 'x.csv')).toThrow(message);
  });
});
