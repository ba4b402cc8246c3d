import type { Element } from 'happy-dom';
import type { RenderedPage } from '../site.ts';

/** Element that live prices update: the displayed field of a notation. */
export interface Cell {
  readonly notation: string;
  readonly field: string;
  readonly text: string;
  /** Exact instant of a displayed time. */
  readonly instant: string | undefined;
  readonly direction: string | undefined;
  readonly quality: string | undefined;
  /** Type of its block; empty in the bar of tiles, which is outside of blocks. */
  readonly block: string;
  /** Section of the instrument to which its row links (`/zinsen`). */
  readonly section: string | undefined;
}

export function cellsOf({ document }: RenderedPage): Cell[] {
  return [...document.querySelectorAll('[data-notation][data-field]')].map((element) => ({
    notation: element.getAttribute('data-notation') ?? '',
    field: element.getAttribute('data-field') ?? '',
    text: element.querySelector('.price-change__value')?.textContent ?? element.textContent,
    instant: element.querySelector('time')?.getAttribute('datetime') ?? undefined,
    direction: element.getAttribute('data-direction') ?? undefined,
    quality: element.getAttribute('data-quality') ?? undefined,
    block: element.closest('[data-block]')?.getAttribute('data-block') ?? '',
    section: sectionOf(element.closest('tr')?.querySelector('a.instrument-link')?.getAttribute('href')),
  }));
}

function sectionOf(address: string | null | undefined): string | undefined {
  return /^\/[a-z]+/u.exec(address ?? '')?.[0];
}

/** Returns the rows of a table by the text of their column heads; the first column without folded cells. */
export function rowsOf(table: Element | null): Readonly<Record<string, string>>[] {
  const heads = [...(table?.querySelectorAll('thead th') ?? [])].map(({ textContent }) => textContent);
  return [...(table?.querySelectorAll('tbody tr') ?? [])].map((row) =>
    Object.fromEntries([...row.children].map((cell, column) => [heads[column] ?? '', textOf(cell)])),
  );
}

/** Returns labeled values of the page: `Vortag` → `158,76`. For a duplicate label, the first value is returned. */
export function factsOf({ document }: RenderedPage): ReadonlyMap<string, string> {
  const facts = [...document.querySelectorAll('dl > div')].map(
    (row) => [row.querySelector('dt')?.textContent ?? '', textOf(row.querySelector('dd'))] as const,
  );
  return new Map(facts.toReversed());
}

function textOf(element: Element | null): string {
  const copy = element?.cloneNode(true);
  for (const hidden of copy?.querySelectorAll('.data-table__fold, .visually-hidden') ?? []) hidden.remove();
  return copy?.textContent.trim() ?? '';
}
