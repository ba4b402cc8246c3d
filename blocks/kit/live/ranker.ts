/** Milliseconds between two looks at the order of lists: whoever reads a row shall find it where it was. */
const PAUSE = 4_000;
/** Milliseconds in which a row moves to its new place. */
const MOVE = 350;

interface Ranked {
  /** Holds the rows and nothing else. */
  readonly list: HTMLElement;
  readonly isDescending: boolean;
  /** Returns the cell of a row that holds the figure by which rows are ordered. */
  cellOf(row: Element): HTMLElement | null | undefined;
}

/**
 * Keeps lists that are ordered by a live figure in order: tables by the column that says so (`aria-sort`, `data-order`), other lists by their
 * one figure (`data-ranked`). A list rests while the pointer or the focus is in it.
 */
export function startRanker(root: HTMLElement = document.body): () => void {
  const timer = setInterval(() => {
    if (document.hidden) return;
    for (const ranked of rankedIn(root)) if (!isInUse(ranked.list)) rank(ranked);
  }, PAUSE);
  return () => clearInterval(timer);
}

function* rankedIn(root: HTMLElement): Generator<Ranked> {
  for (const head of root.querySelectorAll<HTMLTableCellElement>('th:is([aria-sort], [data-order])')) {
    const list = head.closest('table')?.tBodies[0];
    const direction = head.getAttribute('aria-sort') ?? head.dataset.order;
    // Rows that React has rendered are moved by React alone.
    if (list === undefined || head.closest('parkett-island') !== null) continue;
    const { cellIndex } = head;
    yield {
      list,
      isDescending: direction === 'descending',
      cellOf: (row) => row.children[cellIndex]?.querySelector<HTMLElement>('[data-notation][data-field]:not([data-field="quality"])'),
    };
  }
  for (const list of root.querySelectorAll<HTMLElement>('[data-ranked]'))
    yield { list, isDescending: list.dataset.ranked === 'descending', cellOf: (row) => row.querySelector<HTMLElement>('[data-notation]') };
}

function isInUse(list: HTMLElement): boolean {
  return list.contains(document.activeElement) || list.matches(':hover');
}

function rank({ list, isDescending, cellOf }: Ranked): void {
  const rows = [...list.children].map((row) => ({ row, value: valueOf(cellOf(row)) }));
  // Without two figures there is no order, such as by names.
  if (rows.filter(({ value }) => value !== undefined).length < 2) return;
  const sign = isDescending ? -1 : 1;
  const sorted = rows.toSorted((a, b) =>
    a.value === undefined || b.value === undefined
      ? Number(a.value === undefined) - Number(b.value === undefined)
      : sign * (a.value - b.value),
  );
  if (sorted.every(({ row }, place) => row === rows[place]?.row)) return;
  const tops = new Map(rows.map(({ row }) => [row, row.getBoundingClientRect().top]));
  list.append(...sorted.map(({ row }) => row));
  if (matchMedia('(prefers-reduced-motion: no-preference)').matches) for (const { row } of sorted) slide(row, tops.get(row) ?? 0);
}

/** Lets a row come from where it was. */
function slide(row: Element, from: number): void {
  const way = from - row.getBoundingClientRect().top;
  if (way !== 0) row.animate([{ transform: `translateY(${way}px)` }, { transform: 'none' }], { duration: MOVE, easing: 'ease-out' });
}

/** The figure, or the instant, that a cell shows. */
function valueOf(cell: HTMLElement | null | undefined): number | undefined {
  const time = cell?.querySelector('time') ?? cell?.closest('time');
  const value = time ? Date.parse(time.dateTime) : figureOf(cell?.textContent ?? '');
  return Number.isNaN(value) ? undefined : value;
}

/** `−1.234,56 % gefallen` as a number. */
function figureOf(text: string): number {
  const [figure = ''] = /[+−-]?\d[\d.]*(?:,\d+)?/u.exec(text) ?? [];
  return figure === '' ? Number.NaN : Number(figure.replaceAll('.', '').replace(',', '.').replace('−', '-'));
}
