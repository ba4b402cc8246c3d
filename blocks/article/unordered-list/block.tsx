import type { BlockView } from '../../kit/block.ts';
import type { UnorderedListProps } from '../../generated/props.ts';
import { RichText } from '../../kit/text/rich-text.tsx';

/** List of points without an order. */
export function UnorderedList({ props: { values } }: BlockView<UnorderedListProps>) {
  if (values.length === 0) return null;
  return (
    <ul className="unordered-list">
      {values.map((value, index) => (
        <RichText key={index} as="li" html={value} />
      ))}
    </ul>
  );
}
