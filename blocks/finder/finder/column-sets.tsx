import type { ColumnSet } from './plan.ts';
import { addressOf } from './state.ts';

interface ColumnSetsProps {
  readonly sets: readonly ColumnSet[];
  /** Columns that the address names; if empty, those of the document are shown. */
  readonly chosen: readonly string[];
  readonly path: string;
  /** Other query parameters to preserve. */
  readonly kept: Readonly<Record<string, string>>;
}

/** Links to named sets of columns; one of them is current unless the visitor has chosen single columns. */
export function ColumnSets({ sets, chosen, path, kept }: ColumnSetsProps) {
  const now = chosen.join(',');
  return (
    <nav className="finder__sets choice-links" aria-label="Spalten nach Thema">
      {[{ label: 'Übersicht', columns: [] }, ...sets].map(({ label, columns }) => {
        const spalten = columns.join(',');
        return (
          <a
            key={label}
            href={addressOf(path, spalten === '' ? kept : { ...kept, spalten })}
            aria-current={spalten === now ? 'true' : undefined}
          >
            {label}
          </a>
        );
      })}
    </nav>
  );
}
