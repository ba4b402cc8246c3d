import type { ReactNode } from 'react';

export interface BlockHeadProps {
  readonly title: string;
  /** Content beside the title, such as a source note or a link. */
  readonly aside?: ReactNode;
}

/** Head of a block: rule, title as second-level heading, and `aside`. */
export function BlockHead({ title, aside }: BlockHeadProps) {
  return (
    <div className="block-head">
      <h2 className="block-head__title">{title}</h2>
      {aside !== undefined && <div className="block-head__aside">{aside}</div>}
    </div>
  );
}
