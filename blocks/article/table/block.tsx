import type { BlockView } from '../../kit/block.ts';
import type { TableProps } from '../../generated/props.ts';
import { RichText } from '../../kit/text/rich-text.tsx';

/** Table of an article. On small screens it scrolls inside its own box, which the keyboard can reach. */
export function Table({ props: { rows, title, caption } }: BlockView<TableProps>) {
  const [head, ...body] = rows;
  if (head === undefined) return null;
  // Leaves the first column left-aligned, since it names the rows.
  const alignments = head.map((_cell, column) =>
    column > 0 && body.length > 0 && body.every((row) => isFigure(row[column])) ? 'end' : undefined,
  );
  return (
    <figure className="table">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- without focus the keyboard could not scroll the box */}
      <div className="table__scroll" role="region" aria-label={title ?? 'Tabelle'} tabIndex={0}>
        <table>
          {title !== undefined && <caption className="table__title">{title}</caption>}
          <thead>
            <tr>
              {head.map((cell, column) => (
                <th key={column} scope="col" data-align={alignments[column]}>
                  <RichText html={cell} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {body.map((row, index) => (
              <tr key={index}>
                {row.map((cell, column) =>
                  column === 0 ? (
                    <th key={column} scope="row">
                      <RichText html={cell} />
                    </th>
                  ) : (
                    <td key={column} data-align={alignments[column]} data-direction={directionOf(cell)}>
                      <RichText html={cell} />
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {caption !== undefined && <figcaption className="table__caption">{caption}</figcaption>}
    </figure>
  );
}

/** Direction of a change in percent, such as `+2,22 %`. The sign shows it too, so color is not the only difference. */
function directionOf(cell: string): 'up' | 'down' | undefined {
  const [, sign] = /^([+−-])(?=[\d.,]*[1-9])[\d.,]+\s%$/u.exec(cell) ?? [];
  return sign === undefined ? undefined : sign === '+' ? 'up' : 'down';
}

/**
 * Returns true if a cell is a number with at most a unit after it (`9.454,55 €`, `+2,22 %`, `12 Monate`), or the dash for a missing value.
 */
function isFigure(cell: string | undefined): boolean {
  return cell !== undefined && /^(–|[+−±-]?\d[\d.,]*(\s[\p{L}\p{Sc}%‰/]{1,12}\.?)?)$/u.test(cell);
}
