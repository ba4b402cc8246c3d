import { nextTurn } from '#domain/web/next-turn.ts';

/** Milliseconds after which others may work. */
const SLICE_MS = 4;

/** Makes an entry of each row, one after the other; others may work between. Rejects with what `entryOf` throws. */
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
