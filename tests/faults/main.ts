// npm run faults:gateway: the real client and the real gateway on a faulty line, in many random scenarios. `-- --scenarios 500 --seed 1`
// sets number and seed; `-- --only 17` plays one of them and prints its events.
import { setFlagsFromString } from 'node:v8';
import { parseArgs } from 'node:util';
import { runInNewContext } from 'node:vm';
import type { Outcome } from './play.ts';
import { playAll, summary } from './play-all.ts';
import { drawScenario } from './scenario.ts';

const { values } = parseArgs({
  options: {
    scenarios: { type: 'string', default: '500' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string' },
    parallel: { type: 'string', default: '24' },
  },
});

const only = values.only === undefined ? undefined : Number(values.only);
const count = only === undefined ? Number(values.scenarios) : 1;
const first = only ?? Number(values.seed) * 1_000_000;
if (only !== undefined) process.stdout.write(`${JSON.stringify(drawScenario(only), undefined, 2)}\n`);

/** Maximum average of bytes that a scenario leaves behind, to detect leaks. */
const MOST_LEFT = 20_000;

const series = { parallel: Number(values.parallel) };
const onEnd = ({ seed, faults, verdicts }: Outcome): void => {
  if (faults.length > 0) process.stdout.write(`✗ --only ${seed}: ${faults.join('; ')} (${verdicts.join(', ')})\n`);
};
// Excludes the first fifth, which fills permanent memory: compiled code, buffers.
const begun = Math.ceil(count / 5);
const early = await playAll({ ...series, first, count: begun }, onEnd);
const usedEarly = usedMemory();
const late = await playAll({ ...series, first: first + begun, count: count - begun }, onEnd);
const bytesLeft = late.length === 0 ? 0 : Math.max(0, Math.round((usedMemory() - usedEarly) / late.length));
const result = { ...summary([...early, ...late]), bytesLeft };
process.stdout.write(`${JSON.stringify(result)}\n`);
const isGood = result.failed === 0 && result.lost === 0 && result.delivered > 0 && (count < 100 || bytesLeft < MOST_LEFT);
process.exitCode = isGood ? 0 : 1;

/** Returns the bytes of all reachable memory. */
function usedMemory(): number {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  return process.memoryUsage().heapUsed;
}
