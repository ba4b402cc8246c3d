import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { attachClosestEdge, extractClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge';
import { VisuallyHidden } from '@mantine/core';
import { ChevronDown, ChevronRight, EyeOff, Plus, Timer } from 'lucide-react';
import { useEffect, useId, useRef, useState, type MouseEvent } from 'react';
import type { Slot } from './outline.ts';
import type { Row } from './tree-rows.ts';

export interface TreeRowProps {
  readonly row: Row;
  /** Distance from the top of the tree, in px. */
  readonly start: number;
  readonly isSelected: boolean;
  readonly isFocusable: boolean;
  readonly fault: 'error' | 'warning' | undefined;
  readonly hands: TreeHands;
}

/** Callbacks from a row to the tree. */
export interface TreeHands {
  readonly selected: () => readonly string[];
  readonly choose: (row: Row, event: MouseEvent) => void;
  readonly toggle: (key: string) => void;
  readonly enter: () => void;
  /** Key of the row that is being dragged; undefined after the drag. */
  readonly drag: (key: string | undefined) => void;
  readonly drop: (pointers: readonly string[], target: { readonly slot: Slot; readonly index: number }) => void;
  readonly add: (slot: Slot, index: number) => void;
  readonly openMenu: (row: Row, event: MouseEvent) => void;
}

type Edge = 'top' | 'bottom';

/** Row of the outline. The tree handles its keys. */
export function TreeRow(props: TreeRowProps) {
  const { row, start, isSelected, isFocusable, fault, hands } = props;
  const { choose, toggle, enter, add, openMenu } = hands;
  const element = useRef<HTMLDivElement>(null);
  const id = useId();
  const [edge, isDragged] = useDragging(element, props);
  const { node, slot } = row;
  const label = node?.label ?? slot.label;
  const words = hiddenWords(row, fault);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the tree takes the keys
    <div
      ref={element}
      role="treeitem"
      data-row={row.key}
      tabIndex={isFocusable ? 0 : -1}
      className={classes({ 'tree__row--slot': node === undefined, 'tree__row--hidden': node?.isHidden, 'tree__row--dragged': isDragged })}
      data-edge={edge}
      aria-level={row.level}
      aria-posinset={row.index + 1}
      aria-setsize={row.size}
      aria-selected={isSelected}
      aria-expanded={row.isOpen}
      aria-labelledby={id}
      style={{ paddingInlineStart: 6 + (row.level - 1) * 14, transform: `translateY(${start}px)` }}
      onClick={(event) => choose(row, event)}
      onDoubleClick={() => node !== undefined && enter()}
      onContextMenu={(event) => openMenu(row, event)}
    >
      {row.isOpen === undefined ? (
        <span className="tree__twist" />
      ) : (
        <button
          type="button"
          tabIndex={-1}
          className="tree__twist"
          aria-label={row.isOpen ? 'Zuklappen' : 'Aufklappen'}
          onClick={(event) => {
            event.stopPropagation();
            toggle(row.key);
          }}
        >
          {row.isOpen ? <ChevronDown size={14} /> : <ChevronRight size={14} />}
        </button>
      )}
      <span className="tree__label" id={id}>
        {label} {node !== undefined && node.detail !== '' && <span className="tree__detail">{node.detail}</span>}
        {node === undefined && <span className="tree__count">{slot.nodes.length}</span>}
        {words !== '' && <VisuallyHidden component="span">{words}</VisuallyHidden>}
      </span>
      {fault !== undefined && <span className={`tree__fault tree__fault--${fault}`} aria-hidden />}
      {node?.isHidden === true ? <EyeOff size={13} aria-hidden /> : node?.hasRule === true && <Timer size={13} aria-hidden />}
      <button
        type="button"
        tabIndex={-1}
        className="tree__add"
        aria-label={node === undefined ? `In „${slot.label}“ einfügen` : 'Dahinter einfügen'}
        title={node === undefined ? `In „${slot.label}“ einfügen` : 'Dahinter einfügen'}
        onClick={(event) => {
          event.stopPropagation();
          add(slot, node === undefined ? 0 : row.position + 1);
        }}
      >
        <Plus size={14} />
      </button>
    </div>
  );
}

/** Screen-reader text for numbers, dots and symbols. */
function hiddenWords({ node, slot }: Row, fault: TreeRowProps['fault']): string {
  if (node === undefined) return slot.nodes.length === 1 ? ' Eintrag' : ' Einträge';
  const state = [
    node.isHidden ? 'ausgeblendet' : node.hasRule ? 'mit Regel' : '',
    fault === 'error' ? 'mit Fehler' : fault && 'mit Hinweis',
  ];
  return state
    .filter(Boolean)
    .map((each) => `, ${each}`)
    .join('');
}

function classes(which: Readonly<Record<string, boolean | undefined>>): string {
  return ['tree__row', ...Object.entries(which).flatMap(([name, is]) => (is === true ? [name] : []))].join(' ');
}

interface Dragged {
  readonly pointers: readonly string[];
  readonly slot: Slot;
}

/** Dragged value per row element, set when a drag starts. */
const dragged = new WeakMap<Element, Dragged>();

/** Makes an entry draggable, and a drop target before and after it. */
function useDragging(element: React.RefObject<HTMLDivElement | null>, props: TreeRowProps): readonly [Edge | undefined, boolean] {
  const [edge, setEdge] = useState<Edge>();
  const [isDragged, setDragged] = useState(false);
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });
  useEffect(() => {
    const own = element.current;
    if (own === null) return undefined;
    const edgeOf = (data: Record<string | symbol, unknown>): Edge | undefined => {
      const found = extractClosestEdge(data);
      return found === 'top' || found === 'bottom' ? found : undefined;
    };
    return combine(
      draggable({
        element: own,
        canDrag: () => latest.current.row.node !== undefined,
        getInitialData: () => {
          const { row, hands } = latest.current;
          const selected = hands.selected();
          dragged.set(own, { pointers: selected.includes(row.key) ? selected : [row.key], slot: row.slot });
          return {};
        },
        onDragStart() {
          setDragged(true);
          latest.current.hands.drag(latest.current.row.key);
        },
        onDrop() {
          setDragged(false);
          latest.current.hands.drag(undefined);
        },
      }),
      dropTargetForElements({
        element: own,
        canDrop: ({ source }) => takes(latest.current.row.slot, dragged.get(source.element)?.slot),
        getData: ({ input, element: target }) =>
          attachClosestEdge(
            {},
            { input, element: target, allowedEdges: latest.current.row.node === undefined ? ['bottom'] : ['top', 'bottom'] },
          ),
        onDrag: ({ self }) => setEdge(edgeOf(self.data)),
        onDragLeave: () => setEdge(undefined),
        onDrop({ self, source }) {
          setEdge(undefined);
          const { row, hands } = latest.current;
          const index = row.node === undefined ? 0 : row.position + (edgeOf(self.data) === 'bottom' ? 1 : 0);
          hands.drop(dragged.get(source.element)?.pointers ?? [], { slot: row.slot, index });
        },
      }),
    );
  }, [element]);
  return [edge, isDragged];
}

/**
 * Returns true if a slot accepts entries from another: blocks move between slots of the same vocabulary, other entries between lists of the
 * same name.
 */
function takes(slot: Slot, from: Slot | undefined): boolean {
  if (from === undefined) return false;
  if (slot.vocabulary !== undefined || from.vocabulary !== undefined) return slot.vocabulary === from.vocabulary;
  const name = (at: string): string => at.slice(at.lastIndexOf('/'));
  return slot.at === from.at || name(slot.at) === name(from.at);
}
