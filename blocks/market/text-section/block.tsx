import type { TextSectionProps } from '../../generated/props.ts';
import type { BlockView } from '../../kit/block.ts';

/** A section of plain text: a heading and paragraphs that keep their line breaks. */
export function TextSection({ props: { headline, paragraphs } }: BlockView<TextSectionProps>) {
  return (
    <section className="text-section">
      <h2 className="text-section__headline">{headline}</h2>
      {paragraphs.map((paragraph, index) => (
        <p className="text-section__paragraph" key={index}>
          {paragraph}
        </p>
      ))}
    </section>
  );
}
