/** Measurements of how evenly a page is filled. */
export interface Balance {
  /** Pixels between the ends of the last blocks of both columns; negative if the left column is shorter. */
  readonly emptier: number;
  /** Whether the longer column is mostly one text or one list, which no block beside it could balance, and the other column is sticky. */
  readonly goesAlong: boolean;
  /** Block and text of each tile that is alone in the last row of a grid of at least three columns. */
  readonly lonely: readonly string[];
  /** Number of statements on the page that its prices are simulated. */
  readonly simulated: number;
}

/** Measures the page in which it runs. */
export function readBalance(): Balance {
  /** Bottom of the last visible block. */
  const endOf = (slot: Element): number =>
    Math.max(
      slot.getBoundingClientRect().top,
      ...[...slot.children].filter((child) => child.getClientRects().length > 0).map((child) => child.getBoundingClientRect().bottom),
    );
  let emptier = 0;
  let goesAlong = false;
  for (const columns of document.querySelectorAll('.page-columns')) {
    const [left, right] = columns.querySelectorAll(':scope > .slot');
    if (left === undefined || right === undefined) continue;
    // Columns are below each other on a narrow screen.
    if (right.getBoundingClientRect().left < left.getBoundingClientRect().right - 1) continue;
    const difference = Math.round(endOf(left) - endOf(right));
    if (Math.abs(difference) <= Math.abs(emptier)) continue;
    emptier = difference;
    const blocks = left.classList.contains('slot--prose') ? [left] : [...left.children];
    const highest = Math.max(...blocks.map((block) => block.getBoundingClientRect().height));
    goesAlong = difference > 0 && highest > left.getBoundingClientRect().height / 2 && getComputedStyle(right).position === 'sticky';
  }

  const lonely: string[] = [];
  for (const grid of document.querySelectorAll('main *')) {
    const style = getComputedStyle(grid);
    if (style.display !== 'grid' || style.gridTemplateColumns.split(' ').length < 3) continue;
    const rows = new Map<number, Element[]>();
    for (const tile of grid.children) {
      const box = tile.getBoundingClientRect();
      if (box.width === 0 || getComputedStyle(tile).position === 'absolute') continue;
      const row = rows.get(Math.round(box.top));
      if (row === undefined) rows.set(Math.round(box.top), [tile]);
      else row.push(tile);
    }
    const [before, last] = [...rows.entries()]
      .toSorted(([one], [other]) => one - other)
      .map(([, tiles]) => tiles)
      .slice(-2);
    if (before === undefined || last === undefined || before.length < 3 || last.length > 1 || last[0] === undefined) continue;
    // A tile as wide as the row fills it.
    if (last[0].getBoundingClientRect().width > grid.getBoundingClientRect().width * 0.6) continue;
    const block = grid.closest('[data-block]')?.getAttribute('data-block') ?? grid.className;
    lonely.push(`${block} .${grid.className}: ${(last[0].textContent ?? '').trim().replaceAll(/\s+/gu, ' ').slice(0, 30)}`);
  }
  const simulated = [...document.querySelectorAll('.source-note[data-kind="SIMULATED"]')].filter((note) => note.checkVisibility()).length;
  return { emptier, goesAlong, lonely, simulated };
}
