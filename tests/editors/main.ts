// npm run test:editors [-- --all] [-- --fix]: what editors get wrong and what they are told about it, as a table; with --fix also how
// many of it `config:check -- --fix` mends. Exit code 1 unless each is told at its cause.
import type { Verdict } from './judge.ts';
import { mend } from './mend.ts';
import type { Mistake } from './mistake.ts';
import { countOf, judged } from './table.ts';

const groups = judged();
const all = Object.values(groups).flat();

for (const { mistake, verdict, because, findings } of all) {
  if (verdict === 'right' && !process.argv.includes('--all')) continue;
  console.log(`${verdict.padEnd(6)} ${mistake.what}${because === '' ? '' : `\n       ${because}`}`);
  if (verdict === 'right') console.log(`       ${findings[0]?.message}`);
}
const isMended = new Set(process.argv.includes('--fix') ? all.map(({ mistake }) => mistake).filter(isMendedWhole) : []);
const line = (name: string, cells: readonly (number | string)[]): string =>
  `${name.padEnd(12)}${cells.map((cell) => String(cell).padStart(8)).join('')}`;
const columns = (name: string, verdicts: readonly Verdict[]): string =>
  line(name, [
    verdicts.length,
    ...(['right', 'weak', 'missed'] as const).map((verdict) => countOf(verdicts, verdict)),
    ...(process.argv.includes('--fix') ? [verdicts.filter(({ mistake }) => isMended.has(mistake)).length] : []),
  ]);
console.log(`\n${line('group', ['mistakes', 'right', 'weak', 'missed', ...(process.argv.includes('--fix') ? ['mended'] : [])])}`);
for (const [group, verdicts] of Object.entries(groups)) console.log(columns(group, verdicts));
console.log(columns('all', all));

function isMendedWhole(mistake: Mistake): boolean {
  const { repairs, loaded } = mend(mistake);
  return repairs.length > 0 && loaded.findings.every(({ severity }) => severity === 'warning');
}
process.exitCode = countOf(all, 'right') < all.length ? 1 : 0;
