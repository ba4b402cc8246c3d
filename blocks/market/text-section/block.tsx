import type { TextSectionProps } from '../../generated/props.ts';
import { RichText } from '../../kit/text/rich-text.tsx';
import type { BlockView } from '../../kit/block.ts';

/** A section of text: a heading and paragraphs that keep their line breaks, with the marks that articles may have. */
export function TextSection({ props: { headline, paragraphs } }: BlockView<TextSectionProps>) {
  return (
    <section className="text-section">
      <h2 className="text-section__headline">{headline}</h2>
      {paragraphs.map((paragraph, index) => (
        <RichText as="p" className="text-section__paragraph" key={index} html={paragraph} />
      ))}
    </section>
  );
}
