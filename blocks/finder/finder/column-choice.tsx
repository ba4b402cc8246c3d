import type { PlannedColumn } from '../../kit/answers/table-plan.ts';

/** Form to choose the columns of the table. It is a form of its own, so it also works without scripts. */
export function ColumnChoice({
  columns,
  shown,
  path,
  kept,
}: {
  readonly columns: readonly PlannedColumn[];
  readonly shown: readonly PlannedColumn[];
  readonly path: string;
  /** Other query parameters to preserve. */
  readonly kept: Readonly<Record<string, string>>;
}) {
  return (
    <details className="finder__filter finder__filter--columns" name="finder">
      <summary>Spalten</summary>
      <div className="finder__panel">
        <form action={path} data-finder-form="">
          {Object.entries(kept).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <fieldset>
            <legend className="visually-hidden">Spalten der Tabelle</legend>
            <ul className="finder__choices">
              {columns.slice(1).map((column) => (
                <li key={column.path}>
                  <label className="finder__choice">
                    <input
                      type="checkbox"
                      name={`spalten.${column.path}`}
                      id={`finder-spalten.${column.path}`}
                      defaultChecked={shown.includes(column)}
                    />
                    <span>{column.label}</span>
                  </label>
                </li>
              ))}
            </ul>
          </fieldset>
          <button className="finder__apply" type="submit">
            Anwenden
          </button>
        </form>
      </div>
    </details>
  );
}
