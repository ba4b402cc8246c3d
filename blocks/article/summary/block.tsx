import type { BlockView } from '../../kit/block.ts';
import type { SummaryProps } from '../../generated/props.ts';
import { RichText } from '../../kit/text/rich-text.tsx';

/** Key points of an article in a box. */
export function Summary({ props: { title = 'Das Wichtigste in Kürze', value = '', values = [] } }: BlockView<SummaryProps>) {
  if (value === '' && values.length === 0) return null;
  return (
    <section className="summary" aria-label={title}>
      <p className="summary__title">{title}</p>
      {value !== '' && <RichText as="p" html={value} />}
      {values.length > 0 && (
        <ul className="summary__list">
          {values.map((point, index) => (
            <RichText key={index} as="li" html={point} />
          ))}
        </ul>
      )}
    </section>
  );
}
