import type { BlockView, NoQueries } from '../../kit/block.ts';
import type { ArticleSubject } from '#subjects/article/subject.ts';
import type { TableOfContentsProps } from '../../generated/props.ts';

/** Links to all listed headlines of the article, in order. */
export function TableOfContents({ props: { title = 'Inhalt' }, subject }: BlockView<TableOfContentsProps, NoQueries, ArticleSubject>) {
  const entries = subject.outline.filter(({ listed }) => listed);
  if (entries.length === 0) return null;
  return (
    <nav className="table-of-contents" aria-label={title}>
      <p className="table-of-contents__title">{title}</p>
      <ol className="table-of-contents__list">
        {entries.map(({ anchor, text }) => (
          <li key={anchor}>
            <a href={`#${anchor}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
