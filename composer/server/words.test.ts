import { describe, expect, it } from 'vitest';
import { differences } from '../documents/diff.ts';
import { findSchema } from './schemas.ts';
import { blockEntries, wordsOf } from './words.ts';

const blocks = blockEntries('.');
const told = (kind: string, before: unknown, after: unknown): readonly string[] =>
  differences(before, after, wordsOf(blocks, findSchema('.', kind))).map(({ text }) => text);

describe('differences in the words of editors', () => {
  it('name blocks, fields and choices', () => {
    const page = (range: string) => ({ body: { main: [{ type: 'price-chart', range }] } });
    expect(told('page', page('Y1'), page('Y5'))).toEqual(['Baustein Kursverlauf: Zeitraum 1 Jahr → 5 Jahre']);
  });
  it('name choices of lists and outside of blocks too', () => {
    expect(told('page', { robots: 'index' }, { robots: 'noindex' })).toEqual([
      expect.stringMatching(/: Von Suchmaschinen gefunden → Nicht in Suchmaschinen$/u),
    ]);
    const market = (entityType: string) => ({ type: 'multi-chart', instruments: [{ entityType, entityValue: '1' }] });
    expect(told('page', { body: { main: [market('STOCK')] } }, { body: { main: [market('INDEX')] } }).join()).toContain('Aktie → Index');
  });
  it('leave what is no choice as it is', () => {
    expect(told('page', { title: 'Y1' }, { title: 'Y5' }).join()).toContain('Y1 → Y5');
    expect(told('unknown', { range: 'Y1' }, { range: 'Y5' })).toEqual(['range: Y1 → Y5']);
  });
  it('have a label for each value of a choice that has any', () => {
    const lost: string[] = [];
    const visit = (node: unknown): void => {
      if (typeof node !== 'object' || node === null) return;
      const { enum: values, 'x-labels': labels } = node as { enum?: readonly string[]; 'x-labels'?: Readonly<Record<string, string>> };
      if (labels !== undefined) lost.push(...(values ?? ['no enum']).filter((value) => !labels[value]));
      Object.values(node).forEach(visit);
    };
    for (const { schema } of blocks) visit(schema);
    expect(lost).toEqual([]);
  });
});
