import { describe, expect, it } from 'vitest';
import { displayName, tinyName } from './name.ts';
import { QUALITIES, qualityLabel, qualityOf } from './quality.ts';
import { isRange, rangeLong, RANGES, rangeShort } from './range.ts';
import { unitLong, unitShort } from './unit.ts';

describe('the name of an instrument', () => {
  it.each([{}, { name: '' }, { name: '  ' }])('[INSTR-004] is "unbekannt" when %o holds none', (instrument) => {
    expect(displayName(instrument)).toBe('unbekannt');
    expect(tinyName(instrument)).toBe('unbekannt');
  });

  it('is short in tight places when a short one exists', () => {
    expect(tinyName({ name: 'Deutsche Telekom', tinyName: 'Telekom' })).toBe('Telekom');
    expect(tinyName({ name: 'SAP' })).toBe('SAP');
  });
});

describe('the quality of a price', () => {
  it.each([
    ['RLT', 'Realtime'],
    ['DLY', 'verzögert'],
    ['EOD', 'Schlusskurs'],
  ])('[INSTR-009] %s is labelled %s', (code, label) => {
    expect(qualityLabel(code)).toBe(label);
  });

  it.each([
    ['RLT', 129, 'Realtime'],
    ['DLY', 0, 'verzögert'],
    ['EOD', 130, 'Schlusskurs'],
  ] as const)('[INSTR-010] %s has the number %d, which is read as well', (code, id, label) => {
    expect(QUALITIES[code].id).toBe(id);
    expect([qualityOf(String(id)), qualityLabel(String(id))]).toEqual([code, label]);
  });

  it.each([undefined, '', 'BST', 'toString', '1', '131'])('[INSTR-010] %s counts as delayed', (code) => {
    expect(qualityOf(code)).toBe('DLY');
    expect(QUALITIES[qualityOf(code)].id).toBe(0);
  });
});

describe('a unit', () => {
  it.each([
    ['INSTR-017', 'PKT', 'Pkt.', 'Punkte'],
    ['INSTR-018', 'PRC', '%', 'Prozent'],
    ['INSTR-018', 'PCT', '%', 'Prozent'],
    ['INSTR-019', 'STK', 'Stk.', 'Stück'],
    ['INSTR-020', 'PMI', '‰', 'Promille'],
    ['INSTR-021', 'EUR', 'EUR', 'EUR'],
    ['INSTR-021', 'USD', 'USD', 'USD'],
  ])('[%s] %s is shown as %s and %s', (_row, code, short, long) => {
    expect(unitShort(code)).toBe(short);
    expect(unitLong(code)).toBe(long);
  });
});

describe('a chart range', () => {
  it('has a short and a long label each', () => {
    expect(new Set(RANGES.map(rangeShort)).size).toBe(RANGES.length);
    expect(rangeLong('Y1')).toBe('1 Jahr');
  });

  it('is told from other texts', () => {
    expect([isRange('M3'), isRange('Y2'), isRange(undefined)]).toEqual([true, false, false]);
  });
});
