import { describe, expect, it } from 'vitest';
import type { Schema } from '#client/operations.ts';
import { fixtureOf } from '../../kit/testing.ts';
import { mountBlockWith } from '../../kit/testing-mount.ts';
import { showBlock } from '../../kit/testing-dom.ts';
import { contributionsOf } from './contributions.ts';

const plain = (): string => (document.body.textContent ?? '').replaceAll('\u00A0', ' ');
const { members } = fixtureOf('index-members', 'sum of its members').data as { members: Schema<'IndexConstituentList'> };
/** Members by weight and change. */
const of = (...written: readonly (readonly [weight: number, change: number])[]) =>
  written.flatMap(([weightPct, performancePct], index) => {
    const [member] = members.list;
    if (member?.quote === undefined) return [];
    const instrument = { ...member.instrument, entityValue: String(index), name: `Wert ${index}`, tinyName: `Wert ${index}` };
    return [{ ...member, instrument, weightPct, quote: { ...member.quote, performancePct } }];
  });

describe('what members give to their index', () => {
  // Two members that end at 60 (+20 %) and 45 (−10 %), both from 50. The index moves from 100 to 105: +10 and −5 points.
  const halves = of([(60 / 105) * 100, 20], [(45 / 105) * 100, -10]);

  it('follows from weights after the move and changes, and comes to the move of the index', () => {
    const { list, sum } = contributionsOf(halves, 5);
    expect(sum).toBeCloseTo(5, 9);
    expect(list.map(({ points }) => points?.toFixed(6))).toEqual(['10.000000', '-5.000000']);
  });

  it.each([
    ['it moved otherwise', halves, 4.8],
    ['its own change is unknown', halves, undefined],
    ['members are missing', of([40, 20], [30, -10]), 5],
  ])('is not told where %s', (_why, list, change) => {
    const told = contributionsOf(list, change);
    expect([told.sum, ...told.list.map(({ points }) => points)]).toEqual([undefined, undefined, undefined]);
  });

  it('leaves out who has no weight or no quote', () => {
    const [first] = halves;
    expect(contributionsOf([{ ...first, weightPct: undefined } as never, { ...first, quote: undefined } as never], 5).list).toEqual([]);
  });
});

describe('the map', () => {
  it('names every member in its field, the forty heaviest of many', async () => {
    const data = { members: { total: 60, list: of(...Array.from({ length: 60 }, (_, index) => [60 - index, 1] as const)) } };
    await mountBlockWith('index-members', 'sum of its members', { data });
    const names = [...document.querySelectorAll('.heat-fields__name')].map((name) => name.textContent);
    expect(names).toEqual(Array.from({ length: 40 }, (_, index) => `Wert ${index}`));
    expect(plain()).toContain('Die 40 schwersten Mitglieder');
  });

  it('has each member by its weight, with name and change, coloured by size and direction', async () => {
    const data = { members: { total: 3, list: of([30, -0.5], [60, 1.5], [3, 0.04]) } };
    await mountBlockWith('index-members', 'sum of its members', { data });
    const fields = [...document.querySelectorAll<HTMLElement>('.heat-fields > li')].map((field) => [
      field.dataset['step'],
      field.dataset['size'],
      field.querySelector('.heat-fields__name')?.textContent,
      field.querySelector('.price-change__value')?.textContent.replaceAll('\u00A0', ' '),
    ]);
    expect(fields).toEqual([
      ['2', '4', 'Wert 1', '+1,50 %'],
      ['-1', '4', 'Wert 0', '−0,50 %'],
      ['0', '1', 'Wert 2', '+0,04 %'],
    ]);
    // No contributions are shown if their sum differs from the index's move.
    expect(document.querySelector('table')).toBeNull();
  });
});

it('names the largest contributions with sign, and their sum', async () => {
  const index = { ...(fixtureOf('index-members', 'sum of its members').data as { index: object }).index, performancePct: 5 };
  const list = of([(60 / 105) * 100, 20], [(45 / 105) * 100, -10]);
  await mountBlockWith('index-members', 'sum of its members', { data: { index, members: { total: 2, list } } });
  expect(plain()).toMatch(/Zusammen ergeben die 2 Mitglieder \+5,00 %, der Index \+5,00 %\. Stand \d\d\.\d\d\.\d{4}, \d\d:\d\d:\d\d Uhr\./);
  expect([...document.querySelectorAll('tbody td:last-child')].map((cell) => cell.textContent)).toEqual([
    expect.stringContaining('+10,000'),
    expect.stringContaining('−5,000'),
  ]);
});

it('is not there without weights', async () => {
  await showBlock('index-members', 'no weights');
  expect(document.body.innerHTML).toBe('');
});
