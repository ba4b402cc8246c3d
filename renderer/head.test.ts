import { describe, expect, it } from 'vitest';
import { composeTitle, fillTemplate } from './head.ts';

describe('fillTemplate', () => {
  it('puts the values of the subject in', () => {
    expect(fillTemplate('{instrument.name} Aktie ({instrument.wkn})', { 'instrument.name': 'SAP', 'instrument.wkn': '716460' })).toBe(
      'SAP Aktie (716460)',
    );
  });
  it('takes the bracket of a missing value away with it', () => {
    expect(fillTemplate('{instrument.name} ({instrument.wkn}): Kurs', { 'instrument.name': 'DAX' })).toBe('DAX: Kurs');
  });
  it('does not read braces in values as placeholders', () => {
    expect(fillTemplate('{a.b}', { 'a.b': '{c.d} & <b>', 'c.d': 'x' })).toBe('{c.d} & <b>');
  });
});

describe('composeTitle', () => {
  it('names the page number from the second page on', () => {
    expect(composeTitle('Aktien', 'Parkett', 2)).toBe('Aktien • Seite 2 • Parkett');
    expect(composeTitle('Aktien', 'Parkett')).toBe('Aktien • Parkett');
  });
});
