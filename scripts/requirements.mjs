import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { main, Problem, root } from './lib/project.mjs';
import { stateOf, summarize, testsByRow } from './lib/requirement-states.mjs';

/**
 * `npm run requirements`: number of rows of tests/requirements.csv that the last test run proved, per area. `-- --area INSTR` lists the
 * rows of one area. Exit code 1 if a row fails or a test names an unknown row.
 */
await main(async () => {
  const rows = parse(readFileSync(join(root, 'tests/requirements.csv')), { columns: true });
  const tests = testsByRow(readReports());
  const area = areaOf(process.argv.slice(2));
  if (area) listArea(rows, tests, area);
  else printSummary(rows, tests);
  const known = new Set(rows.map(({ id }) => id));
  const unknown = [...tests.keys()].filter((id) => !known.has(id));
  for (const id of unknown) console.error(`✗ ${id} steht in einem Test, aber nicht in tests/requirements.csv.`);
  const failing = rows.some(({ id }) => stateOf(tests.get(id)) === 'failing');
  process.exitCode = failing || unknown.length > 0 ? 1 : 0;
});

function readReports() {
  const folder = join(root, '.reports');
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json') && name !== 'changed.json') : [];
  const reports = files
    .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')))
    .filter((report) => Array.isArray(report.testResults));
  if (reports.length === 0) throw new Problem('Es gibt noch keinen Testlauf. Starte zuerst: npm test');
  return reports;
}

function areaOf(args) {
  const at = args.indexOf('--area');
  if (at < 0) return undefined;
  const area = args[at + 1]?.toUpperCase();
  if (!area) throw new Problem('Nenne einen Bereich, zum Beispiel: npm run requirements -- --area INSTR');
  return area;
}

function printSummary(rows, tests) {
  console.log(`${'Bereich'.padEnd(12)}${'belegt'.padStart(8)}${'offen'.padStart(8)}${'rot'.padStart(8)}${'alle'.padStart(8)}`);
  for (const { area, proven, unproven, failing } of summarize(rows, tests)) {
    const cells = [proven, unproven, failing, proven + unproven + failing].map((cell) => String(cell).padStart(8));
    console.log(area.padEnd(12) + cells.join(''));
  }
}

function listArea(rows, tests, area) {
  const own = rows.filter((row) => row.area === area);
  if (own.length === 0)
    throw new Problem(`Den Bereich „${area}“ gibt es nicht. Es gibt: ${[...new Set(rows.map((row) => row.area))].join(', ')}.`);
  const marks = { proven: '✓', unproven: '·', failing: '✗' };
  for (const { id, requirement } of own) console.log(`${marks[stateOf(tests.get(id))]} ${id}  ${requirement.slice(0, 110)}`);
}
