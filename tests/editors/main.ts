// npm run test:editors [-- --all] [-- --fix] [-- --seed 7]: mistakes of editors and the findings that they get, as a table by kind of
// document: the first mistakes, further ones, and those generated from a seed. With --fix it also counts the mistakes that `config:check --
// --fix` repairs. Exit code 1 unless each of the first is reported at its cause, at least LEAST_RIGHT percent of the others are, and none
// is missed.
import { parseArgs } from 'node:util';
import type { Verdict } from './judge.ts';
import { repair } from './repair.ts';
import type { Mistake } from './mistake.ts';
import { allMistakes, countOf, isEnough, judged, kindIn, SEED } from './table.ts';

const { values: options } = parseArgs({
  options: { all: { type: 'boolean' }, fix: { type: 'boolean' }, seed: { type: 'string' } },
});
const seed = options.seed === undefined ? SEED : Number(options.seed);
const groups = judged(allMistakes(seed));
const all = Object.values(groups).flat();

for (const { mistake, verdict, because, findings } of all) {
  if (verdict === 'right' && options.all !== true) continue;
  console.log(`${verdict.padEnd(6)} ${mistake.what}${because === '' ? '' : `\n       ${because}`}`);
  if (verdict === 'right') console.log(`       ${findings[0]?.message}`);
}
const isMended = new Set(options.fix === true ? all.map(({ mistake }) => mistake).filter(isMendedWhole) : []);
const line = (name: string, cells: readonly (number | string)[]): string =>
  `${name.padEnd(16)}${cells.map((cell) => String(cell).padStart(8)).join('')}`;
const columns = (verdicts: readonly Verdict[]): readonly number[] => [
  verdicts.length,
  ...(['right', 'wrong', 'missed'] as const).map((verdict) => countOf(verdicts, verdict)),
  ...(options.fix === true ? [verdicts.filter(({ mistake }) => isMended.has(mistake)).length] : []),
];
for (const [group, verdicts] of Object.entries(groups)) {
  const name = group === 'made' ? `made, seed ${seed}` : group;
  console.log(`\n${line(name, ['mistakes', 'right', 'wrong', 'missed', ...(options.fix === true ? ['repaired'] : [])])}`);
  for (const [kind, those] of [...Map.groupBy(verdicts, kindIn)].toSorted(([a], [b]) => (a < b ? -1 : 1)))
    console.log(line(kind, columns(those)));
  console.log(line('all', columns(verdicts)));
}

function isMendedWhole(mistake: Mistake): boolean {
  const { repairs, loaded } = repair(mistake);
  return repairs.length > 0 && loaded.findings.every(({ severity }) => severity === 'warning');
}
const { first = [], ...others } = groups;
process.exitCode = countOf(first, 'right') < first.length || !Object.values(others).every(isEnough) ? 1 : 0;
