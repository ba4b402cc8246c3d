// npm run fuzz:edits -- [count] [seed]: sends requests of several editors at once to the composer's server, random and hostile ones. Exit
// code 1 if one is answered late or with a fault, a job process exceeds its memory, or a part of a draft is lost.
import { loadavg } from 'node:os';
import { fuzzEdits } from './run.ts';

const [count = 5_000, seed = Math.floor(Math.random() * 1e6)] = process.argv.slice(2).map(Number);
console.log(`Seed ${seed}`);
const start = performance.now();
const { faults, ...figures } = await fuzzEdits(seed, count, { jobs: {} });
const seconds = Math.round((performance.now() - start) / 1000);
console.log(JSON.stringify({ count, seconds, load: loadavg()[0], ...figures, faults: faults.length }, null, 2));
for (const fault of faults.slice(0, 20)) console.log(fault);
process.exit(faults.length === 0 ? 0 : 1);
