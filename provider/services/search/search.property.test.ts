import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nicknamesOf } from '#domain/search/nicknames.ts';
import { catalogueSeed } from '#market/catalogue/testing.ts';
import { foldText } from '../../base/fold.ts';
import { createSearch } from './search.ts';
import { testProducts, testProductSearch } from './testing.ts';

const { instruments } = catalogueSeed;
const underlyings = instruments.filter(({ entityType }) => entityType === 'STOCK' || entityType === 'INDEX').slice(0, 40);
const products = testProducts(underlyings, 60);
const index = testProductSearch(products, underlyings);
const search = createSearch(instruments, index);

/** Number of instruments with a name, by the folded name. */
const called = new Map<string, number>();
for (const one of instruments) {
  const names = new Set([one.name, one.tinyName, ...one.aliases, ...nicknamesOf(one)].map(foldText));
  for (const name of names) called.set(name, (called.get(name) ?? 0) + 1);
}
const anInstrument = fc.constantFrom(...instruments);
const aProduct = fc.nat({ max: products.size - 1 }).map((row) => products.instrument(row));
const anything = fc.oneof(anInstrument, aProduct);
const valuesOf = (text: string): string[] => {
  const hits = search.hits(text);
  return hits.slice(0, hits.total).map(({ entityValue }) => entityValue);
};
const umlauts = (word: string): number => word.match(/[aouäöü]e?/giu)?.filter((letters) => letters.length > 1).length ?? 0;
const RUNS = { seed: 20_261_120, numRuns: 120 };

describe('The search over instruments and derivatives', () => {
  it('[HTTP-021] finds everything first by its ISIN, its WKN and its number', () => {
    fc.assert(
      fc.property(anything, ({ isin, wkn, entityValue }) => {
        for (const code of [isin, wkn, entityValue]) {
          if (code === undefined) continue;
          expect(search.find(code, { limit: 3 }).map((hit) => hit.entityValue)).toContain(entityValue);
          expect(search.find(code.toLowerCase(), { limit: 3 }).map((hit) => hit.entityValue)).toContain(entityValue);
        }
        expect(search.find(isin ?? entityValue, { limit: 1 })[0]?.isin).toBe(isin);
      }),
      RUNS,
    );
  });

  it('[HTTP-021] finds an instrument by its exact name before all that nobody calls so', () => {
    fc.assert(
      fc.property(anInstrument, ({ name, entityValue }) => {
        const equals = called.get(foldText(name)) ?? 0;
        const codes = instruments.filter((other) => [other.isin, other.wkn, other.entityValue].includes(name.toUpperCase())).length;
        expect(search.find(name, { limit: equals + codes }).map((hit) => hit.entityValue)).toContain(entityValue);
      }),
      RUNS,
    );
  });

  it('finds everything by any beginning of its name', () => {
    fc.assert(
      fc.property(anything, fc.nat(), ({ name, entityValue }, cut) => {
        const beginning = name.slice(0, 3 + (cut % Math.max(1, name.length - 2)));
        fc.pre(foldText(beginning).length >= 2);
        expect(valuesOf(beginning)).toContain(entityValue);
      }),
      RUNS,
    );
  });

  it('finds everything by the words of its name in any order', () => {
    const ordered = anything.chain((record) => {
      const words = record.name.split(' ');
      return fc
        .shuffledSubarray(words, { minLength: Math.min(words.length, 12) })
        .map((shuffled) => ({ record, text: shuffled.join(' ') }));
    });
    fc.assert(
      fc.property(ordered, ({ record, text }) => {
        fc.pre(
          foldText(text) !== '' &&
            !text
              .split(' ')
              .slice(0, -1)
              .some((word) => foldText(word).length === 1 && foldText(word) !== word.toLowerCase()),
        );
        expect(valuesOf(text)).toContain(record.entityValue);
      }),
      RUNS,
    );
  });

  it('finds the same by every German spelling', () => {
    const spellings = [
      (text: string) => text.toUpperCase(),
      (text: string) => text.replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue').replaceAll('ß', 'ss'),
      (text: string) => text.normalize('NFD').replaceAll(/\p{Mark}/gu, ''),
      (text: string) => text.normalize('NFD'),
      (text: string) => `  ${text} `,
    ];
    fc.assert(
      fc.property(anything, fc.constantFrom(...spellings), ({ name }, spelling) => {
        expect(valuesOf(spelling(name))).toEqual(valuesOf(name));
      }),
      RUNS,
    );
  });

  it('still finds a long word with one typing error', () => {
    const letters = Array.from('bcdfghklmnprstvwxyz');
    const longWords = instruments.flatMap(({ name, entityValue }) =>
      name.split(' ').flatMap((word) => (/^\p{Letter}{8,20}$/u.test(word) ? [{ word, entityValue }] : [])),
    );
    const edit = fc.record({
      at: fc.nat({ max: 7 }),
      letter: fc.constantFrom(...letters),
      kind: fc.constantFrom('insert', 'delete', 'replace', 'swap'),
    });
    fc.assert(
      fc.property(fc.constantFrom(...longWords), edit, ({ word, entityValue }, { at, letter, kind }) => {
        const [before, here, next, rest] = [word.slice(0, at), word.slice(at, at + 1), word.slice(at + 1, at + 2), word.slice(at + 2)];
        const edited = {
          insert: before + letter + here + next + rest,
          delete: before + next + rest,
          replace: before + letter + next + rest,
          swap: before + next + here + rest,
        }[kind];
        // `ae`, `oe` and `ue` are spellings of another letter, so more than one letter would change.
        fc.pre(umlauts(edited ?? '') === umlauts(word));
        const exact = instruments.filter(({ name }) => foldText(name).includes(foldText(edited ?? '')));
        expect(exact.length >= 5 || valuesOf(edited ?? '').includes(entityValue), `${edited} for ${word}`).toBe(true);
      }),
      RUNS,
    );
  });

  it('[HTTP-037] shows every hit on exactly one page, in the order of the whole', () => {
    const texts = fc.oneof(
      fc.constantFrom('dax', 'call', 'a', 'deutsche', 'siemns', 'bank', 'call 24.000', 'tk', 'xyzzy'),
      fc.string({ maxLength: 20 }),
    );
    fc.assert(
      fc.property(texts, fc.integer({ min: 7, max: 60 }), (text, perPage) => {
        const hits = search.hits(text);
        const all = hits.slice(0, hits.total);
        expect(all.length).toBe(hits.total);
        expect(new Set(all.map(({ entityValue }) => entityValue)).size).toBe(hits.total);
        const pages = Array.from({ length: Math.ceil(hits.total / perPage) }, (_, page) =>
          hits.slice(page * perPage, (page + 1) * perPage),
        );
        expect(pages.flat().map(({ entityValue }) => entityValue)).toEqual(all.map(({ entityValue }) => entityValue));
        expect(search.find(text, { limit: perPage }).map(({ entityValue }) => entityValue)).toEqual(
          all.slice(0, perPage).map(({ entityValue }) => entityValue),
        );
        expect(hits.groups(({ entityType }) => entityType, 3).reduce((sum, { total }) => sum + total, 0)).toBe(hits.total);
      }),
      { ...RUNS, numRuns: 40 },
    );
  });

  it('answers any text, also a long one of nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        expect(search.hits(text).total).toBeGreaterThanOrEqual(0);
      }),
      RUNS,
    );
  });
});

describe('Derivatives', () => {
  const isDerivative = ({ entityType }: { entityType: string }): boolean => entityType === 'DERIVATIVE';
  const [dax] = underlyings;

  it('stand behind what they are based on', () => {
    for (const underlying of underlyings) {
      const hits = search.hits(underlying.name);
      const all = hits.slice(0, hits.total);
      const at = all.findIndex(({ entityValue }) => entityValue === underlying.entityValue);
      expect([at >= 0, all.slice(0, at).some(isDerivative)]).toEqual([true, false]);
    }
  });

  it('come first when words ask for a product', () => {
    const name = products.nameOf(3);
    expect(search.find(`${dax?.name} discount`, { limit: 3 }).map(isDerivative)).toEqual([true, true, true]);
    expect(search.find(name.replaceAll('.000', '000'), { limit: 1 })[0]?.name).toBe(name);
  });

  it('stand behind those that live when they have ended', () => {
    const hits = search.hits(`call ${dax?.name}`);
    const ended = hits.slice(0, hits.total).map(({ entityValue }) => Number(entityValue) % 4 === 1);
    expect([ended.includes(true), ended.includes(false)]).toEqual([true, true]);
    expect(ended.lastIndexOf(false)).toBeLessThan(ended.indexOf(true));
  });

  it('are found by the beginning of a WKN and of an ISIN', () => {
    const wkn = products.wknOf(7);
    expect(
      search
        .hits(wkn.slice(0, 5))
        .slice(0, 50)
        .map((hit) => hit.wkn),
    ).toContain(wkn);
    expect(
      search
        .hits(`DE000${wkn.slice(0, 5)}`)
        .slice(0, 50)
        .map((hit) => hit.wkn),
    ).toContain(wkn);
  });

  it('are left out when another type is asked for', () => {
    const request = { accepts: ({ entityType }: { entityType: string }) => entityType === 'STOCK', products: false };
    const hits = search.hits('a', request);
    expect(new Set(hits.slice(0, hits.total).map(({ entityType }) => entityType))).toEqual(new Set(['STOCK']));
  });
});
