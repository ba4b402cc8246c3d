import type { ContentPart, ContentTable } from '#documents/generated/types.ts';
import { outlineOf } from '#domain/article/outline.ts';
import { formatLongDate } from '#domain/format/date.ts';
import { RichText } from '../../kit/text/rich-text.tsx';
import type { ContentTextProps } from '../../generated/props.ts';
import type { BlockView } from '../../kit/block.ts';
import type { ContentSubject } from '#subjects/content/subject.ts';

/** Minimum number of headings for a table of contents. */
const LONG = 5;

/** Free text: heading, lead, a table of contents if it is long, and its content. */
export function ContentText({ subject }: BlockView<ContentTextProps, Record<never, never>, ContentSubject>) {
  const { title, lead, body, updated } = subject.content;
  const headings = outlineOf(body.map((part) => ({ type: BLOCK_TYPES[part.type], value: 'text' in part ? part.text : undefined })));
  const main = headings.filter(({ level }) => level === 2);
  return (
    <article className="content-text">
      <header className="content-text__head">
        <h1>{title}</h1>
        {lead !== undefined && <p className="content-text__lead">{lead}</p>}
      </header>
      {main.length >= LONG && (
        <nav className="content-text__contents" aria-label="Inhalt">
          <ul>
            {main.map(({ anchor, text }) => (
              <li key={anchor}>
                <a href={`#${anchor}`}>{text}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {body.map((part, index) => (
        <Part key={index} part={part} anchor={headings.find((heading) => heading.index === index)?.anchor} />
      ))}
      {updated !== undefined && <p className="content-text__updated">{`Stand: ${formatLongDate(updated)}`}</p>}
    </article>
  );
}

/** Types of the parts as the outline of articles names them. */
const BLOCK_TYPES = { heading: 'headline', subheading: 'subheadline', paragraph: 'paragraph', list: 'list', table: 'table' } as const;

function Part({ part, anchor }: { readonly part: ContentPart; readonly anchor: string | undefined }) {
  switch (part.type) {
    case 'heading':
      return (
        <h2 className="content-text__heading" id={anchor}>
          {part.text}
        </h2>
      );
    case 'subheading':
      return (
        <h3 className="content-text__subheading" id={anchor}>
          {part.text}
        </h3>
      );
    case 'paragraph':
      return <RichText as="p" className="content-text__paragraph" html={part.text} />;
    case 'list': {
      const List = part.ordered === true ? 'ol' : 'ul';
      return (
        <List className="content-text__list">
          {part.items.map((item, index) => (
            <RichText key={index} as="li" html={item} />
          ))}
        </List>
      );
    }
    case 'table':
      return <Table table={part} />;
  }
}

/** Table; on narrow screens each row becomes a small list under its name, so that nothing scrolls sideways. */
function Table({ table: { caption, head, rows } }: { readonly table: ContentTable }) {
  return (
    <table className="content-text__table">
      <caption>{caption}</caption>
      <thead>
        <tr>
          {head.map((cell) => (
            <th key={cell} scope="col">
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={index}>
            {row.map((cell, column) =>
              column === 0 ? (
                <th key={column} scope="row">
                  <RichText html={cell} />
                </th>
              ) : (
                <td key={column} data-head={head[column]}>
                  <RichText html={cell} />
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
