// npm run test:indices: compares every index with the sum of its known members, over 250 days. `-- --days N --seed TEXT` change the
// defaults.
import { parseArgs } from 'node:util';
import { testMarket } from '#market/prices/testing.ts';
import { INDICES, indexDays } from './index-days.ts';

const { values } = parseArgs({ options: { seed: { type: 'string', default: 'test' }, days: { type: 'string', default: '250' } } });
const UNTIL = Date.parse('2026-11-27T00:00:00Z');
const market = testMarket({ seed: values.seed });
const start = performance.now();
const rows = INDICES.map((entityValue) => indexDays(market, entityValue, UNTIL, Number(values.days)));
const print = (line: string): void => void process.stdout.write(`${line}\n`);

print(`| index | members | known % | average | largest | bound |\n| --- | --- | --- | --- | --- | --- |`);
for (const { name, members, share, average, largest, bound } of rows.toSorted((a, b) => b.average / b.bound - a.average / a.bound)) {
  const figures = [(share * 100).toFixed(2), average.toFixed(4), largest.toFixed(3), bound.toFixed(4)];
  print(`| ${[name, members, ...figures].join(' | ')} |${average < bound ? '' : ' OUT OF BOUND'}`);
}
const out = rows.filter(({ average, bound }) => average >= bound);
print(
  `${rows.length} indices, ${values.days} days, seed ${values.seed}: ${out.length} out of bound (${((performance.now() - start) / 1_000).toFixed(0)} s)`,
);
process.exitCode = out.length > 0 ? 1 : 0;
