import { fuzzPictures } from './run.ts';

// `npm run fuzz:pictures -- 2000 7`: number of pictures and seed.
const [count = 2_000, seed = Math.floor(Math.random() * 1e6)] = process.argv.slice(2).map(Number);
console.log(`Seed ${seed}`);
const { faults, ...figures } = await fuzzPictures(seed, count);
console.log(JSON.stringify({ count, ...figures, faults: faults.length }));
for (const fault of faults.slice(0, 20)) console.log(fault);
process.exit(faults.length === 0 ? 0 : 1);
