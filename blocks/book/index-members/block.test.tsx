import { describe, expect, it } from 'vitest';
import type { Schema } from '#client/operations.ts';
import { fixtureOf } from '../../kit/testing.ts';
import { drawWith } from '../../kit/testing-draw.ts';
import { showBlock } from '../../kit/testing-dom.ts';
import { contributionsOf } from './contributions.ts';
import { strengthOf } from './map.tsx';

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
  // Two members of 50 each: one rises to 60, the other falls to 45. The index moves from 100 to 105, +10 and −5 of it.
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
  it('is coloured by size and direction, and says the sign', async () => {
    expect([-3.2, -1, -0.1, 0, 0.4, 1.2, 8].map(strengthOf)).toEqual([-3, -2, -1, 0, 1, 2, 3]);
    const data = { members: { total: 2, list: of([60, 1.5], [40, -0.5]) } };
    await drawWith('index-members', 'sum of its members', { data });
    expect([...document.querySelectorAll('[data-map=wide] title')].map((title) => title.textContent?.replaceAll('\u00A0', ' '))).toEqual([
      'Wert 0 +1,50 %, Gewicht 60,00 %',
      'Wert 1 −0,50 %, Gewicht 40,00 %',
    ]);
    // Nothing is said of contributions that do not come to the move.
    expect(document.querySelector('table')).toBeNull();
  });
});

it('names the largest contributions with sign, and their sum', async () => {
  const index = { ...(fixtureOf('index-members', 'sum of its members').data as { index: object }).index, performancePct: 5 };
  const list = of([(60 / 105) * 100, 20], [(45 / 105) * 100, -10]);
  await drawWith('index-members', 'sum of its members', { data: { index, members: { total: 2, list } } });
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
