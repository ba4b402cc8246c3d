import { Menu } from '@mantine/core';
import { memo, useEffect, useLayoutEffect, useMemo, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { isTyping } from '../shell/shortcuts.ts';
import type { LinkedBlock, LinkedBlocks } from './layouts.ts';
import { LinkedRow } from './linked-row.tsx';
import type { Slot } from './outline.ts';
import { rowsOf, type Row } from './tree-rows.ts';
import { TreeRow, type TreeHands } from './tree-row.tsx';
import { useRowsInSight } from './use-rows-in-sight.ts';

export interface TreeProps {
  readonly slots: readonly Slot[];
  /** Blocks that layouts add to the lists. */
  readonly linked: LinkedBlocks;
  /** Opens a block of a layout. */
  readonly open: (block: LinkedBlock) => void;
  readonly selected: readonly string[];
  /** Severity of findings, by the pointer of the entry that contains them. */
  readonly faults: ReadonlyMap<string, 'error' | 'warning'>;
  readonly select: (pointers: readonly string[]) => void;
  /** Moves the focus to the form of the entry. */
  readonly enter: () => void;
  readonly drop: (pointers: readonly string[], target: { readonly slot: Slot; readonly index: number }) => void;
  readonly add: (slot: Slot, index: number) => void;
  readonly menu: (pointers: readonly string[]) => React.ReactNode;
}

/** Outline of a document as a tree. Works with the mouse, and with the arrow keys as usual for trees. */
export function Tree({ slots, linked, open, selected, faults, select, enter, drop, add, menu }: TreeProps) {
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const rows = useMemo(() => rowsOf(slots, closed, linked), [slots, closed, linked]);
  const list = useRef<HTMLDivElement>(null);
  const last = selected.at(-1);
  // The focus follows the selection until arrow keys move it to a row outside the selection.
  const [focus, setFocus] = useState<{ readonly key: string; readonly from: string | undefined }>();
  const focused = focus?.from === last ? focus?.key : last;
  const setFocused = (key: string, from = last): void => setFocus({ key, from });
  const [menuAt, setMenuAt] = useState<{ readonly x: number; readonly y: number }>();
  const current = rows.find(({ key }) => key === focused) ?? rows.find(({ key }) => selected.includes(key)) ?? rows[0];
  const [dragged, setDragged] = useState<string>();
  const { height, shown } = useRowsInSight(rows, list, [current?.key, dragged]);
  useEffect(() => {
    if (last === undefined) return;
    const element = elementOf(list.current, last);
    element?.scrollIntoView({ block: 'nearest' });
    // Keeps the focus in the tree: a moved or inserted row receives it.
    if (list.current?.contains(document.activeElement) === true) element?.focus({ preventScroll: true });
  }, [last]);
  /** Row that should get the focus but is not rendered yet. */
  const awaited = useRef<string>(undefined);
  useLayoutEffect(() => {
    if (awaited.current === undefined) return;
    elementOf(list.current, awaited.current)?.focus();
    awaited.current = undefined;
  });
  const toggle = (key: string, wanted?: boolean): void =>
    setClosed((before) => {
      const next = new Set(before);
      if (wanted ?? before.has(key)) next.delete(key);
      else next.add(key);
      return next;
    });
  const go = (row: Row | undefined, more = false): void => {
    if (row === undefined) return;
    setFocused(row.key, row.node === undefined && !more ? undefined : row.node === undefined ? last : row.key);
    const element = elementOf(list.current, row.key);
    if (element === undefined) awaited.current = row.key;
    else element.focus();
    if (row.node !== undefined) select(more ? [...selected.filter((each) => each !== row.key), row.key] : [row.key]);
    else if (!more) select([]);
  };
  const choose = (row: Row, event: MouseEvent): void => {
    if (row.node === undefined) return go(row);
    if (event.shiftKey) return select(between(rows, selected.at(-1), row.key));
    if (!event.ctrlKey && !event.metaKey) return go(row);
    setFocused(row.key, row.key);
    select(selected.includes(row.key) ? selected.filter((each) => each !== row.key) : [...selected, row.key]);
  };
  const openMenu = (row: Row, event: MouseEvent): void => {
    event.preventDefault();
    if (row.node !== undefined && !selected.includes(row.key)) select([row.key]);
    setMenuAt({ x: event.clientX, y: event.clientY });
  };
  const hands = useHands({ choose, toggle, enter, drag: setDragged, drop, add, openMenu, selected: () => selected });
  const onKeyDown = (event: KeyboardEvent): void => {
    if (isTyping(event.target) || event.altKey || event.ctrlKey || event.metaKey || current === undefined) return;
    const at = rows.indexOf(current);
    const acts: Readonly<Record<string, () => void>> = {
      ArrowDown: () => go(rows[at + 1], event.shiftKey),
      ArrowUp: () => go(rows[at - 1], event.shiftKey),
      Home: () => go(rows[0]),
      End: () => go(rows.at(-1)),
      ArrowRight: () => (current.isOpen === false ? toggle(current.key, true) : go(rows[at + 1])),
      ArrowLeft: () =>
        current.isOpen === true ? toggle(current.key, false) : go(rows.slice(0, at).findLast(({ level }) => level < current.level)),
      Enter: () => (current.linked !== undefined ? open(current.linked) : current.node === undefined ? toggle(current.key) : enter()),
      ' ': () => (current.node === undefined && current.linked === undefined ? toggle(current.key) : go(current)),
    };
    const act = acts[event.key];
    if (act === undefined) return;
    event.preventDefault();
    act();
  };
  return (
    <>
      <div className="tree" role="tree" tabIndex={-1} aria-label="Aufbau" aria-multiselectable="true" ref={list} onKeyDown={onKeyDown}>
        <div role="presentation" className="tree__rows" style={{ height }}>
          {shown.map(({ row, start }) =>
            isLinked(row) ? (
              <LinkedRow key={row.key} row={row} start={start} isFocusable={row.key === current?.key} focus={go} open={open} />
            ) : (
              <MemoRow
                key={row.key}
                row={row}
                start={start}
                isSelected={selected.includes(row.key)}
                isFocusable={row.key === current?.key}
                fault={faults.get(row.key)}
                hands={hands}
              />
            ),
          )}
        </div>
      </div>
      <Menu opened={menuAt !== undefined} onClose={() => setMenuAt(undefined)} returnFocus>
        <Menu.Target>
          <button
            type="button"
            tabIndex={-1}
            aria-label="Was sich damit tun lässt"
            className="tree__menu"
            style={{ left: menuAt?.x, top: menuAt?.y }}
          />
        </Menu.Target>
        <Menu.Dropdown>{menu(selected)}</Menu.Dropdown>
      </Menu>
    </>
  );
}

/** Callbacks that keep their identity but call the latest versions, so that unchanged rows do not re-render. */
function useHands(now: TreeHands): TreeHands {
  const latest = useRef(now);
  useLayoutEffect(() => {
    latest.current = now;
  });
  const [hands] = useState<TreeHands>(() => ({
    choose: (row, event) => latest.current.choose(row, event),
    toggle: (key) => latest.current.toggle(key),
    enter: () => latest.current.enter(),
    drag: (key) => latest.current.drag(key),
    drop: (pointers, target) => latest.current.drop(pointers, target),
    add: (slot, index) => latest.current.add(slot, index),
    openMenu: (row, event) => latest.current.openMenu(row, event),
    selected: () => latest.current.selected(),
  }));
  return hands;
}

function elementOf(tree: HTMLElement | null, key: string): HTMLElement | undefined {
  return tree?.querySelector<HTMLElement>(`[data-row="${CSS.escape(key)}"]`) ?? undefined;
}

function isLinked(row: Row): row is Row & { readonly linked: LinkedBlock } {
  return row.linked !== undefined;
}

/** Re-renders only rows that changed: a key press changes one row of hundreds. */
const MemoRow = memo(
  TreeRow,
  (before, after) =>
    before.start === after.start &&
    before.isSelected === after.isSelected &&
    before.isFocusable === after.isFocusable &&
    before.fault === after.fault &&
    isSameRow(before.row, after.row),
);

function isSameRow(a: Row, b: Row): boolean {
  const [one, other] = [a.node, b.node];
  return (
    a.isOpen === b.isOpen &&
    a.level === b.level &&
    a.index === b.index &&
    a.position === b.position &&
    a.size === b.size &&
    isSameSlot(a.slot, b.slot) &&
    one?.label === other?.label &&
    one?.detail === other?.detail &&
    one?.isHidden === other?.isHidden &&
    one?.hasRule === other?.hasRule
  );
}

/** Returns true if two slots are equal for a row: same accepted entries, same parents to create. */
function isSameSlot(a: Slot, b: Slot): boolean {
  return (
    a.at === b.at &&
    a.label === b.label &&
    a.vocabulary === b.vocabulary &&
    a.nodes.length === b.nodes.length &&
    a.missing?.at === b.missing?.at
  );
}

function between(rows: readonly Row[], from: string | undefined, to: string): string[] {
  const [one, other] = [rows.findIndex(({ key }) => key === from), rows.findIndex(({ key }) => key === to)];
  if (one < 0) return [to];
  const chosen = rows.slice(Math.min(one, other), Math.max(one, other) + 1).flatMap(({ node }) => (node === undefined ? [] : [node.at]));
  return one <= other ? chosen : chosen.toReversed();
}
