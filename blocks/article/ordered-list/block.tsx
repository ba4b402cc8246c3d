import type { BlockView } from '../../kit/block.ts';
import type { OrderedListProps } from '../../generated/props.ts';
import { RichText } from '../../kit/text/rich-text.tsx';

/** Steps or ranks, numbered from 1. */
export function OrderedList({ props: { values } }: BlockView<OrderedListProps>) {
  if (values.length === 0) return null;
  return (
    <ol className="ordered-list">
      {values.map((value, index) => (
        <RichText key={index} as="li" html={value} />
      ))}
    </ol>
  );
}
