// npm run fuzz:documents -- [count] [seed]: reads, checks, patches and rebases documents: damaged shipped ones, and hostile ones of up to
// 256 kB. Exit code 1 if one takes more than 5 s of processor time, the process grows beyond 512 MB, content is lost, or an error is not
// one that editors get.
import { parseArgs } from 'node:util';
import { hostileText, mutated } from '#composer/documents/testing/hostile-documents.ts';
import { shippedDocuments } from '#composer/documents/testing/shipped.ts';
import { lostBy } from '#composer/documents/testing/try-document.ts';

const [count = '5000', seed = String(Date.now() % 1_000_000)] = parseArgs({ allowPositionals: true }).positionals;
const LIMITS = { milliseconds: 5_000, megabytes: 512 };
const HOSTILE = ['pages/a.yaml', 'layouts/a.yaml', 'block-lists/a.yaml', 'navigation.yaml', 'products.yaml', 'content/articles/a.yaml'];

/** Returns a generator of numbers in [0, 1), the same ones for the same seed (mulberry32). */
function chanceFrom(start: number): () => number {
  let state = start >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const shipped = shippedDocuments();
const faults: string[] = [];
let [slowest, largest] = [{ milliseconds: 0, number: 0, length: 0 }, 0];
for (let number = 0; number < Number(count); number += 1) {
  // Each document has a separate seed, which allows to repeat it alone.
  const chance = chanceFrom(Number(seed) * 100_003 + number);
  const isHostile = number % 2 === 1;
  const real = shipped[Math.floor(chance() * shipped.length)] ?? { file: '', text: '' };
  const file = isHostile ? (HOSTILE[number % HOSTILE.length] ?? '') : real.file.replace(/^config\//u, '');
  const text = isHostile ? hostileText(chance) : mutated(real.text, chance);
  const start = process.cpuUsage();
  try {
    faults.push(...lostBy(file, text, chance).map((lost) => `document ${number} (${file}): lost ${lost}`));
  } catch (error) {
    faults.push(`document ${number} (${file}): ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
  }
  const { user, system } = process.cpuUsage(start);
  const milliseconds = Math.round((user + system) / 1_000);
  if (milliseconds > slowest.milliseconds) slowest = { milliseconds, number, length: text.length };
  if (milliseconds > LIMITS.milliseconds) faults.push(`document ${number} (${file}, ${text.length} characters): ${milliseconds} ms`);
  const megabytes = Math.round(process.memoryUsage().heapUsed / 1_048_576);
  largest = Math.max(largest, megabytes);
  if (megabytes > LIMITS.megabytes) faults.push(`document ${number} (${file}): ${megabytes} MB`);
}
process.stdout.write(
  `${JSON.stringify({ count: Number(count), seed: Number(seed), slowest, largestHeapMB: largest, faults: faults.slice(0, 20), faultCount: faults.length }, null, 2)}\n`,
);
process.exitCode = faults.length === 0 ? 0 : 1;
