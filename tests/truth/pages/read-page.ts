import type { Element } from 'happy-dom';
import type { DrawnPage } from '../site.ts';

/** A place that live prices write into: what it shows of which notation. */
export interface Cell {
  readonly notation: string;
  readonly field: string;
  readonly text: string;
  /** The instant behind a shown time. */
  readonly instant: string | undefined;
  readonly direction: string | undefined;
  readonly quality: string | undefined;
  /** Type of the block that it stands in; the bar of tiles stands in none. */
  readonly block: string;
  /** Section of the instrument that its row links to (`/zinsen`). */
  readonly section: string | undefined;
}

export function cellsOf({ document }: DrawnPage): Cell[] {
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

/** Rows of a table by the words of their heads; the first column without what folds into it. */
export function rowsOf(table: Element | null): Readonly<Record<string, string>>[] {
  const heads = [...(table?.querySelectorAll('thead th') ?? [])].map(({ textContent }) => textContent);
  return [...(table?.querySelectorAll('tbody tr') ?? [])].map((row) =>
    Object.fromEntries([...row.children].map((cell, column) => [heads[column] ?? '', textOf(cell)])),
  );
}

/** Labelled values of the page: `Vortag` → `158,76`. A label that stands there twice keeps its first value. */
export function factsOf({ document }: DrawnPage): ReadonlyMap<string, string> {
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
