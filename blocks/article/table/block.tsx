import type { BlockView } from '../../kit/block.ts';
import type { TableProps } from '../../generated/props.ts';
import { RichText } from '../rich-text.tsx';

/** A table of an article. On small screens it scrolls inside its own box, which the keyboard can reach. */
export function Table({ props: { rows, title, caption } }: BlockView<TableProps>) {
  const [head, ...body] = rows;
  if (head === undefined) return null;
  const alignments = head.map((_cell, column) => (body.length > 0 && body.every((row) => isFigure(row[column])) ? 'end' : undefined));
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
                    <td key={column} data-align={alignments[column]}>
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

/** Whether a cell is a figure with at most a unit behind it, or the dash that stands for none. */
function isFigure(cell: string | undefined): boolean {
  return cell !== undefined && /^(–|[+−-]?[\d.,]+(\s(%|Euro|EUR|Dollar|USD|Prozent))?)$/.test(cell);
}
