import type { BlockView } from '../../kit/block.ts';
import type { HintProps } from '../../generated/props.ts';
import { RichText } from '../../kit/text/rich-text.tsx';

/** Remark that stands out from the text. */
export function Hint({ props: { value, title = 'Hinweis' } }: BlockView<HintProps>) {
  return (
    <div className="hint" role="note" aria-label={title}>
      <p className="hint__title">{title}</p>
      <RichText as="p" html={value} />
    </div>
  );
}
