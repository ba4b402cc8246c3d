// npm run faults:gateway: the real client and the real gateway on a line that fails, in many drawn scenarios.
// `-- --scenarios 500 --seed 1` says how many and which; `-- --only 17` plays one of them and tells what happens in it.
import { parseArgs } from 'node:util';
import { playAll, summary } from './play-all.ts';
import { drawScenario } from './scenario.ts';

const { values } = parseArgs({
  options: {
    scenarios: { type: 'string', default: '500' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string' },
    parallel: { type: 'string', default: '16' },
  },
});

const only = values.only === undefined ? undefined : Number(values.only);
const count = only === undefined ? Number(values.scenarios) : 1;
const first = only ?? Number(values.seed) * 1_000_000;
if (only !== undefined) process.stdout.write(`${JSON.stringify(drawScenario(only), undefined, 2)}\n`);

const outcomes = await playAll({ first, count, parallel: Number(values.parallel) }, ({ seed, faults, verdicts }) => {
  if (faults.length > 0) process.stdout.write(`✗ --only ${seed}: ${faults.join('; ')} (${verdicts.join(', ')})\n`);
});
const result = summary(outcomes);
process.stdout.write(`${JSON.stringify(result)}\n`);
process.exitCode = result.failed === 0 && result.lost === 0 && result.delivered > 0 ? 0 : 1;
