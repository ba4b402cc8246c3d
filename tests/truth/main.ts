import { Command } from 'commander';
import { tableOf } from './ledger.ts';
import { runTruth } from './run.ts';
import { openStage } from './stage.ts';

const { seed, instants, instruments, seconds, derivatives, from } = new Command('npm run truth --')
  .description('Looks for answers of one second that contradict each other, over a simulated year.')
  .option('--seed <number>', 'chooses instants and instruments', Number, 1)
  .option('--instants <number>', 'seconds of the year that are looked at', Number, 100)
  .option('--instruments <number>', 'instruments that are looked at', Number, 2_000)
  .option('--seconds <number>', 'time after which no further instant is begun', Number, 150)
  .option('--derivatives <number>', 'products in the market', Number, 3_000)
  .option('--from <date>', 'first day of the year', '2026-11-20')
  .parse()
  .opts<{ seed: number; instants: number; instruments: number; seconds: number; derivatives: number; from: string }>();

const begin = Date.parse(`${from}T06:00:00Z`);
const stage = await openStage({ seed: `truth/${seed}`, from: begin, derivatives });
try {
  const since = performance.now();
  const ledger = await runTruth({ stage, seed, from: begin, instants, instruments, patience: seconds * 1_000 });
  console.log(tableOf(ledger));
  const spent = Math.round(process.cpuUsage().user / 1e6);
  console.log(`${Math.round((performance.now() - since) / 1_000)} seconds, ${spent} of a processor`);
  process.exitCode = [...ledger.tallies.values()].some(({ contradictions }) => contradictions.length > 0) ? 1 : 0;
} finally {
  await stage.close();
}
