/** Interval of reordering lists in ms, long enough to read a row before it moves. */
const PAUSE = 4_000;
/** Duration of a row's move, in ms. */
const MOVE = 350;

interface Ranked {
  /** Element whose children are the rows. */
  readonly list: HTMLElement;
  readonly isDescending: boolean;
  /** Returns the cell of a row with the number that determines the order. */
  cellOf(row: Element): HTMLElement | null | undefined;
}

/**
 * Keeps lists in the order of a live number: tables by the column with `aria-sort` or `data-order`, other lists (`data-ranked`) by their
 * only number. A list does not move while it contains the pointer or the focus.
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
    // React must move the rows that it has rendered.
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
  // Fewer than two numbers define no order, as in a list ordered by name.
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

/** Animates a row from its previous place. */
function slide(row: Element, from: number): void {
  const way = from - row.getBoundingClientRect().top;
  if (way !== 0) row.animate([{ transform: `translateY(${way}px)` }, { transform: 'none' }], { duration: MOVE, easing: 'ease-out' });
}

/** Number or instant that a cell shows. */
function valueOf(cell: HTMLElement | null | undefined): number | undefined {
  const time = cell?.querySelector('time') ?? cell?.closest('time');
  const value = time ? Date.parse(time.dateTime) : figureOf(cell?.textContent ?? '');
  return Number.isNaN(value) ? undefined : value;
}

/** Parses a number in a text such as `−1.234,56 % gefallen`. */
function figureOf(text: string): number {
  const [figure = ''] = /[+−-]?\d[\d.]*(?:,\d+)?/u.exec(text) ?? [];
  return figure === '' ? Number.NaN : Number(figure.replaceAll('.', '').replace(',', '.').replace('−', '-'));
}
