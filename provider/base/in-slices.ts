import { nextTurn } from '#domain/web/next-turn.ts';

/** Maximum time before other work gets a turn, in ms. */
const SLICE_MS = 4;

/** Makes an entry of each row in order, and yields to other work in between. Rejects with the error that `entryOf` throws. */
export async function inSlices<Row, Entry>(rows: readonly Row[], entryOf: (row: Row) => Entry): Promise<Entry[]> {
  const entries: Entry[] = [];
  let since = performance.now();
  for (const row of rows) {
    entries.push(entryOf(row));
    if (performance.now() - since < SLICE_MS) continue;
    await nextTurn();
    since = performance.now();
  }
  return entries;
}
