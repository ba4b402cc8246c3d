import type { BlockView } from '../../kit/block.ts';
import type { CitationProps } from '../../generated/props.ts';
import { RichText } from '../../kit/text/rich-text.tsx';
import { safeHref } from '#documents/rules/safe-href.ts';

/** Quotation with its source. */
export function Citation({ props: { value, caption, url } }: BlockView<CitationProps>) {
  const href = safeHref(url);
  return (
    <figure className="citation">
      <blockquote className="citation__words" cite={href}>
        <RichText as="p" html={value} />
      </blockquote>
      {caption !== undefined && (
        <figcaption className="citation__source">{href === undefined ? caption : <a href={href}>{caption}</a>}</figcaption>
      )}
    </figure>
  );
}
