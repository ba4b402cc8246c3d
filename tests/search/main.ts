// npm run test:search [-- SEED]: measures how well the search understands what people type. Prints figures and failures.
import { readFileSync } from 'node:fs';
import { deriveQueries } from '#domain/search/testing/derive.ts';
import { readExpectations, scoreOf, type Score } from '#domain/search/testing/expectation.ts';
import { SEED, searchWorld } from './world.ts';

/** Number of products that a provider creates by default. */
const PRODUCTS = 60_000;

const seed = Number(process.argv[2] ?? SEED);
const typed = readExpectations(readFileSync(new URL('../../domain/search/testing/typed.txt', import.meta.url), 'utf8'));
const world = searchWorld(PRODUCTS);
const derived = deriveQueries(world.named, typed.length, seed);
const times: number[] = [];
const answersOf = (text: string): string[] => {
  const since = performance.now();
  world.search.find(text, { limit: 5 });
  times.push(performance.now() - since);
  return world.answersOf(text);
};

const scores = { typed: scoreOf(typed, answersOf), derived: scoreOf(derived, answersOf) };
for (const [name, score] of Object.entries(scores)) say(name, score);
const sorted = times.toSorted((a, b) => a - b);
process.stdout.write(`suggestions: p50 ${quantile(0.5)} ms, p95 ${quantile(0.95)} ms, max ${quantile(1)} ms; seed ${seed}\n`);

function say(name: string, { count, first, firstThree, wrong }: Score): void {
  for (const { expectation, answers } of wrong)
    process.stdout.write(`  ${expectation.text} → ${answers.join(' · ') || 'nothing'} (right: ${expectation.right.join(' | ')})\n`);
  const percent = (part: number): string => `${((part / count) * 100).toFixed(1)} %`;
  process.stdout.write(`${name}: ${count} queries, first hit ${percent(first)}, first three ${percent(firstThree)}\n`);
}

function quantile(share: number): string {
  return (sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN).toFixed(1);
}
