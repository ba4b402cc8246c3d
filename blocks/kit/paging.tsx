export interface PagingProps {
  /** Address of the list without query. */
  readonly path: string;
  /** Zero-based index, as in the query parameter `page`. */
  readonly page: number;
  readonly perPage: number;
  readonly total: number;
  /** Other query parameters to preserve, such as the order of the rows. */
  readonly kept?: Readonly<Record<string, string>>;
}

/** Links to the pages of a list; the first page has no `page` parameter. Renders nothing for a single page. */
export function Paging({ path, page, perPage, total, kept = {} }: PagingProps) {
  const count = Math.ceil(total / perPage);
  if (count <= 1) return null;
  const href = (index: number): string => {
    const query = new URLSearchParams({ ...kept, ...(index > 0 && { page: String(index) }) }).toString();
    return query === '' ? path : `${path}?${query}`;
  };
  return (
    <nav className="paging" aria-label="Seiten der Liste">
      {page > 0 && (
        <a href={href(Math.min(page, count) - 1)} rel="prev">
          Zurück
        </a>
      )}
      <ol className="paging__pages">
        {shownPages(page, count).map((index, place, shown) => (
          <li key={index} data-gap={place > 0 && index - (shown[place - 1] ?? 0) > 1 ? '' : undefined}>
            <a href={href(index)} aria-label={`Seite ${index + 1}`} aria-current={index === page ? 'page' : undefined}>
              {index + 1}
            </a>
          </li>
        ))}
      </ol>
      {page < count - 1 && (
        <a href={href(page + 1)} rel="next">
          Weiter
        </a>
      )}
    </nav>
  );
}

/** Indices of the first and last page and those next to the current one. A gap never hides a single page. */
export function shownPages(page: number, count: number): readonly number[] {
  const near = new Set([0, page - 1, page, page + 1, count - 1]);
  for (const index of [1, count - 2]) if (near.has(index - 1) && near.has(index + 1)) near.add(index);
  return [...near].filter((index) => index >= 0 && index < count).toSorted((a, b) => a - b);
}

/** Maximum index of a page; no list has more pages. */
const MOST = 9_999;

/**
 * Zero-based page in a query; the first if it is not a page number. For a list with fewer pages, `renderer/last-page.ts` redirects to its
 * last page.
 */
export function pageOf({ page }: Readonly<Record<string, string>>): number {
  return page !== undefined && /^\d+$/.test(page) ? Math.min(Number(page), MOST) : 0;
}
