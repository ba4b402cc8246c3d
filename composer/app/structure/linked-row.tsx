import { CornerUpRight } from 'lucide-react';
import { useId } from 'react';
import type { LinkedBlock } from './layouts.ts';
import type { Row } from './tree-rows.ts';

export interface LinkedRowProps {
  readonly row: Row & { readonly linked: LinkedBlock };
  /** Distance from the top of the tree, in px. */
  readonly start: number;
  readonly isFocusable: boolean;
  readonly focus: (row: Row) => void;
  /** Opens the block in its layout. */
  readonly open: (block: LinkedBlock) => void;
}

/** Row for a block of a layout among those of a page. It opens the block in its layout. */
export function LinkedRow({ row, start, isFocusable, focus, open }: LinkedRowProps) {
  const { label, detail, layout } = row.linked;
  const id = useId();
  const hint = `Im Layout „${layout}“ öffnen`;
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the tree takes the keys
    <div
      role="treeitem"
      data-row={row.key}
      tabIndex={isFocusable ? 0 : -1}
      className="tree__row tree__row--linked"
      aria-level={row.level}
      aria-posinset={row.index + 1}
      aria-setsize={row.size}
      aria-selected={false}
      aria-labelledby={id}
      style={{ paddingInlineStart: 6 + (row.level - 1) * 14, transform: `translateY(${start}px)` }}
      onClick={() => focus(row)}
      onDoubleClick={() => open(row.linked)}
    >
      <span className="tree__twist" />
      <span className="tree__label" id={id}>
        <span className="tree__words">
          {label} {detail !== '' && <span className="tree__detail">{detail}</span>}
        </span>{' '}
        <span className="tree__layout" title={`Layout ${layout}`}>
          Layout {layout}
        </span>
      </span>
      <button
        type="button"
        tabIndex={-1}
        className="tree__add"
        aria-label={hint}
        title={hint}
        onClick={(event) => {
          event.stopPropagation();
          open(row.linked);
        }}
      >
        <CornerUpRight size={14} />
      </button>
    </div>
  );
}
