import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { deriveQueries } from '#domain/search/testing/derive.ts';
import { readExpectations, scoreOf, type Score } from '#domain/search/testing/expectation.ts';
import { SEED, searchWorld } from './world.ts';

/** Number of products, fewer than a provider creates, on the same underlyings: `npm run test:search` uses all of them. */
const PRODUCTS = 20_000;
const GOALS = { first: 0.97, firstThree: 0.99 };

const typed = readExpectations(readFileSync(new URL('../../domain/search/testing/typed.txt', import.meta.url), 'utf8'));
const world = searchWorld(PRODUCTS);
const derived = deriveQueries(world.named, typed.length, SEED);

function reached({ count, first, firstThree, wrong }: Score): unknown {
  const isReached = first / count >= GOALS.first && firstThree / count >= GOALS.firstThree;
  return isReached || { first, firstThree, count, wrong: wrong.map(({ expectation, answers }) => [expectation.text, ...answers]) };
}

describe('The search', () => {
  it('shows first what people mean by what they type', () => {
    expect(typed.length + derived.length).toBeGreaterThanOrEqual(400);
    expect(reached(scoreOf(typed, world.answersOf))).toBe(true);
  });

  it('shows first what queries made of the catalogue mean', () => {
    expect(derived.length).toBe(typed.length);
    expect(reached(scoreOf(derived, world.answersOf))).toBe(true);
  });

  it('suggests what the page of results has first', () => {
    for (const { text } of typed) {
      const [suggested] = world.search.find(text, { limit: 5, living: true });
      const [hit] = world.search.hits(text).slice(0, 1);
      expect([text, suggested?.name]).toEqual([text, hit?.name]);
    }
  });
});
