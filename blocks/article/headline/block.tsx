import type { BlockView, NoQueries } from '../../kit/block.ts';
import type { ArticleSubject } from '#subjects/article/subject.ts';
import type { HeadlineProps } from '../../generated/props.ts';

/** Headline inside of an article, with the anchor and number from the article's outline. */
export function Headline({ subject, index }: BlockView<HeadlineProps, NoQueries, ArticleSubject>) {
  const entry = subject.outline.find((candidate) => candidate.index === index);
  if (entry === undefined) return null;
  return (
    <h2 className="headline" id={entry.anchor}>
      {entry.number !== undefined && <span className="headline__number">{entry.number}. </span>}
      {entry.text}
    </h2>
  );
}
