import { fork } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Command } from 'commander';
import { instantsOf } from './instants.ts';
import { joined, tableOf, type Ledger } from './ledger.ts';
import type { PartOrder } from './part.ts';
import { faultsOf } from './verdict.ts';

interface Options {
  readonly seed: number;
  readonly instants: number;
  readonly instruments: number;
  readonly derivatives: number;
  readonly from: string;
  readonly parts: number;
  readonly processes: number;
}

const CLASSES = [
  'STOCK', 'ETF', 'FUND', 'INDEX', 'COMMODITY', 'PRECIOUS_METAL', 'CURRENCY', 'CRYPTO', 'INTEREST', 'FUTURE', 'BOND', 'DERIVATIVE',
]; // prettier-ignore
/** Number of checks per instrument: those of small classes are checked several times. */
const LOOKS_PER_INSTRUMENT = 1.3;

const options = new Command('npm run truth --')
  .description('Looks for figures of one second that contradict each other, over a simulated year.')
  .option('--seed <number>', 'chooses instants and instruments', Number, 1)
  .option('--instants <number>', 'seconds of the year that are looked at', Number, 100)
  .option('--instruments <number>', 'instruments that have to be looked at', Number, 2_000)
  .option('--derivatives <number>', 'products in the market', Number, 3_000)
  .option('--from <date>', 'first day of the year', '2026-11-20')
  .option('--parts <number>', 'parts of the year, each with a start of the provider', Number, 4)
  .option('--processes <number>', 'parts that run at a time', Number, availableParallelism())
  .parse()
  .opts<Options>();

const since = performance.now();
const instants = instantsOf({ from: Date.parse(`${options.from}T06:00:00Z`), count: options.instants, seed: options.seed });
const seen = joined(await runParts(ordersOf(options, instants), options.processes));
console.log(tableOf(seen));
console.log(`${Math.round((performance.now() - since) / 1_000)} seconds in ${options.processes} processes`);
const faults = faultsOf(seen, { instruments: options.instruments, classes: CLASSES, instants });
for (const fault of faults) console.error(`FAILED: ${fault}`);
process.exitCode = faults.length > 0 ? 1 : 0;

function ordersOf({ seed, derivatives, instruments, parts }: Options, all: readonly number[]): PartOrder[] {
  const perInstant = Math.ceil((instruments * LOOKS_PER_INSTRUMENT) / all.length);
  const bounds = Array.from({ length: parts + 1 }, (_, index) => Math.round((index * all.length) / parts));
  return bounds.slice(1).map((end, index) => ({
    seed,
    derivatives,
    perInstant,
    instants: all.slice(bounds[index], end),
    part: { index, of: parts },
  }));
}

/**
 * Runs the parts, `atOnce` at a time.
 * @throws when one fails
 */
async function runParts(orders: readonly PartOrder[], atOnce: number): Promise<Ledger['tallies'][]> {
  const waiting = [...orders];
  const done: Ledger['tallies'][] = [];
  const work = async (): Promise<void> => {
    for (let order = waiting.shift(); order !== undefined; order = waiting.shift()) done.push(await runInProcess(order));
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return done;
}

async function runInProcess(order: PartOrder): Promise<Ledger['tallies']> {
  const child = fork(new URL('./part.ts', import.meta.url), { serialization: 'advanced' });
  child.send(order);
  // A part that fails reports the reason itself.
  const ended = once(child, 'disconnect').then(() => [undefined]);
  const [tallies] = (await Promise.race([once(child, 'message'), ended])) as [Ledger['tallies'] | undefined];
  if (tallies === undefined) throw new Error(`Part ${order.part.index + 1} of ${order.part.of} ended without an answer.`);
  return tallies;
}
