import type { BlockView } from '../../kit/block.ts';
import type { ParagraphProps } from '../../generated/props.ts';
import { RichText } from '../../kit/text/rich-text.tsx';

/** Paragraph of an article. */
export function Paragraph({ props }: BlockView<ParagraphProps>) {
  return <RichText as="p" className="paragraph" html={props.value} />;
}
