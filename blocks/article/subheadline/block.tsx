import type { BlockView, NoQueries } from '../../kit/block.ts';
import type { ArticleSubject } from '#subjects/article/subject.ts';
import type { SubheadlineProps } from '../../generated/props.ts';

/** Heading one level below a headline, with an anchor but never a number. */
export function Subheadline({ subject, index }: BlockView<SubheadlineProps, NoQueries, ArticleSubject>) {
  const entry = subject.outline.find((candidate) => candidate.index === index);
  if (entry === undefined) return null;
  return (
    <h3 className="subheadline" id={entry.anchor}>
      {entry.text}
    </h3>
  );
}
