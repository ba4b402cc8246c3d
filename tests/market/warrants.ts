// npm run test:warrants: counts contradictions between warrants among 60,000 products on all underlyings, and compares the median spread of
// each issuer and type with `median-spreads.csv`: figures of the market with the seed `test`, priced before there was a single volatility
// surface. If prices of the market change, measure them again with that pricing (commit 80626378). `-- --seed TEXT` selects another market,
// `-- --spreads` prints the medians in the format of the file.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { checkWarrants } from './warrant-checks.ts';
import { medianSpreads, productWorld, warrantsOf } from './warrant-world.ts';

const PRODUCTS = 60_000;
const SHOWN = 5;
/** Seed of the stored medians: each seed has other random terms and other medians. */
const KEPT_SEED = 'test';
const { values } = parseArgs({ options: { seed: { type: 'string', default: KEPT_SEED }, spreads: { type: 'boolean', default: false } } });
const products = productWorld({ count: PRODUCTS, seed: values.seed });
const medians = medianSpreads(products);
const print = (line: string): void => void process.stdout.write(`${line}\n`);

if (values.spreads) {
  print('issuer,type,medianEuro');
  for (const [key, median] of [...medians].toSorted(([a], [b]) => a.localeCompare(b))) print(`${key},${median}`);
} else {
  const start = performance.now();
  const warrants = warrantsOf(products);
  const perQuote = ((performance.now() - start) / warrants.length) * 1_000;
  print(`${warrants.length} warrants, seed ${values.seed}, ${perQuote.toFixed(1)} µs per price`);
  const checks = checkWarrants(warrants);
  for (const { title, looked, faults } of checks) {
    print(`${String(faults.length).padStart(6)} of ${String(looked).padStart(7)}  ${title}`);
    for (const fault of faults.slice(0, SHOWN)) print(`        ${fault}`);
  }
  const wider = values.seed === KEPT_SEED ? widerThanBefore(medians) : [];
  const compared = values.seed === KEPT_SEED ? medians.size : 0;
  print(
    `${String(wider.length).padStart(6)} of ${String(compared).padStart(7)}  median spreads of an issuer and type wider than they were`,
  );
  process.exitCode = wider.length > 0 || checks.some(({ faults }) => faults.length > 0) ? 1 : 0;
}

/** Returns issuers and types whose median spread is wider than the stored one. */
function widerThanBefore(now: ReadonlyMap<string, number>): string[] {
  const [, ...lines] = readFileSync(new URL('median-spreads.csv', import.meta.url), 'utf8')
    .trim()
    .split('\n');
  const before = new Map(lines.map((line) => [line.slice(0, line.lastIndexOf(',')), Number(line.slice(line.lastIndexOf(',') + 1))]));
  return [...now].filter(([key, median]) => median > (before.get(key) ?? Infinity) + 1e-9).map(([key]) => key);
}
