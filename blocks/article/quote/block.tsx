import type { BlockView } from '../../kit/block.ts';
import type { QuoteProps } from '../../generated/props.ts';
import { RichText } from '../rich-text.tsx';
import { safeHref } from '../safe-href.ts';

/** Words of someone else, with their source. */
export function Quote({ props: { value, caption, url } }: BlockView<QuoteProps>) {
  const href = safeHref(url);
  return (
    <figure className="quote">
      <blockquote className="quote__words" cite={href}>
        <RichText as="p" html={value} />
      </blockquote>
      {caption !== undefined && (
        <figcaption className="quote__source">{href === undefined ? caption : <a href={href}>{caption}</a>}</figcaption>
      )}
    </figure>
  );
}
