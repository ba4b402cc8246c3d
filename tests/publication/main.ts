import { parseArgs } from 'node:util';
import { killOften } from './kill-often.ts';
import { playRounds } from './rounds.ts';

// node tests/publication/main.ts [--rounds 10000] [--kills 50] [--seed 1]: long test of the property of publications. Prints the result.
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '10000' },
    kills: { type: 'string', default: '50' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
});
const seed = Number(values.seed);
const begin = performance.now();
const { rounds, old, fresh, failed } = await playRounds(Number(values.rounds), seed);
process.stdout.write(
  `${rounds} rounds of the publication property (seed ${seed}): ${old} old, ${fresh} new, ${failed.length} failed, ${seconds(begin)} s\n`,
);
for (const { round, faults } of failed.slice(0, 10)) process.stdout.write(`  ${faults.join('; ')}\n    ${JSON.stringify(round)}\n`);
const killed = performance.now();
const kills = await killOften(Number(values.kills));
process.stdout.write(
  `${kills.kills} × kill -9 during a publication: ${kills.states} different states seen, ${kills.failed.length} failed, ${seconds(killed)} s\n`,
);
for (const fault of kills.failed.slice(0, 10)) process.stdout.write(`  ${fault}\n`);
process.exitCode = failed.length + kills.failed.length > 0 ? 1 : 0;

function seconds(since: number): string {
  return ((performance.now() - since) / 1_000).toFixed(1);
}
