const TAG = /\[((?:[A-Z]+-\d{3}(?:,\s*)?)+)\]/g;

/** Statuses of the tests that name each row, by row id, from Vitest's JSON reports. */
export function testsByRow(reports) {
  const rows = new Map();
  for (const { fullName, status } of reports.flatMap(({ testResults }) =>
    testResults.flatMap(({ assertionResults }) => assertionResults),
  )) {
    for (const id of rowIds(fullName)) rows.set(id, [...(rows.get(id) ?? []), status]);
  }
  return rows;
}

/** Ids in the title of a test: `[INSTR-013, INSTR-014] …` → both ids. */
export function rowIds(title) {
  return [...title.matchAll(TAG)].flatMap(([, ids]) => ids.split(/,\s*/));
}

/** Returns the state of a row: it is proven if a test that names it passed and none failed. */
export function stateOf(statuses = []) {
  if (statuses.includes('failed')) return 'failing';
  return statuses.includes('passed') ? 'proven' : 'unproven';
}

/** Counts per area, in the order of the rows, and their sum. */
export function summarize(rows, tests) {
  const areas = new Map();
  for (const { id, area } of rows) {
    const counts = areas.get(area) ?? { area, proven: 0, unproven: 0, failing: 0 };
    counts[stateOf(tests.get(id))] += 1;
    areas.set(area, counts);
  }
  const sum = (key) => [...areas.values()].reduce((total, counts) => total + counts[key], 0);
  return [...areas.values(), { area: 'Summe', proven: sum('proven'), unproven: sum('unproven'), failing: sum('failing') }];
}
