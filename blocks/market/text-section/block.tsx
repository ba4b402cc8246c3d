import type { TextSectionProps } from '../../generated/props.ts';
import { RichText } from '../../kit/text/rich-text.tsx';
import type { BlockView } from '../../kit/block.ts';

/** Section of text: a heading and paragraphs with their line breaks and the inline markup of articles. */
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
