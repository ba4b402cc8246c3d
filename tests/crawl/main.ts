import { parseArgs } from 'node:util';
import { startProvider, startSite } from '../bench/portal.ts';
import { endAll } from '../bench/processes.ts';
import { compareCrawls } from './compare.ts';
import { crawl } from './crawl.ts';

/**
 * `npm run crawl -- --out FOLDER`: draws every address of the built portal at one fixed instant and keeps the answers.
 * `npm run crawl -- --compare BEFORE AFTER`: which addresses answer otherwise, and where. Exit code 1 when any does.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { out: { type: 'string' }, compare: { type: 'boolean' }, most: { type: 'string', default: '20000' } },
});

if (values.compare === true) {
  const [before, after] = positionals;
  if (before === undefined || after === undefined) throw new Error('Name two folders: npm run crawl -- --compare BEFORE AFTER');
  const differences = compareCrawls(before, after);
  console.log(JSON.stringify(differences, undefined, 2));
  process.exitCode = differences.different === 0 && differences.missing.length === 0 ? 0 : 1;
} else if (values.out === undefined) {
  throw new Error('Say where the answers go: npm run crawl -- --out FOLDER');
} else {
  try {
    const origin = await startSite(await startProvider());
    console.log(JSON.stringify(await crawl(origin, values.out, Number(values.most)), undefined, 2));
  } finally {
    await endAll();
  }
}
