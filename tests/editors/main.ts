// npm run test:editors [-- --all]: what editors get wrong and what they are told about it, as a table. Exit code 1 unless each is told at its cause.
import type { Verdict } from './judge.ts';
import { countOf, judged } from './table.ts';

const groups = judged();
const all = Object.values(groups).flat();

for (const { mistake, verdict, because, findings } of all) {
  if (verdict === 'right' && !process.argv.includes('--all')) continue;
  console.log(`${verdict.padEnd(6)} ${mistake.what}${because === '' ? '' : `\n       ${because}`}`);
  if (verdict === 'right') console.log(`       ${findings[0]?.message}`);
}
const columns = (name: string, verdicts: readonly Verdict[]): string =>
  `${name.padEnd(12)}${[verdicts.length, countOf(verdicts, 'right'), countOf(verdicts, 'weak'), countOf(verdicts, 'missed')].map((count) => String(count).padStart(8)).join('')}`;
console.log(`\n${'group'.padEnd(12)}${['mistakes', 'right', 'weak', 'missed'].map((title) => title.padStart(8)).join('')}`);
for (const [group, verdicts] of Object.entries(groups)) console.log(columns(group, verdicts));
console.log(columns('all', all));
process.exitCode = countOf(all, 'right') < all.length ? 1 : 0;
