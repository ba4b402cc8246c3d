import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { attachClosestEdge, extractClosestEdge, type Edge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** Makes an entry of a list draggable by its handle, to another place in the same list. */
export function useEntryDrag(list: string, index: number, onMove: (from: number, to: number) => void) {
  const row = useRef<HTMLLIElement>(null);
  const handle = useRef<HTMLButtonElement>(null);
  const [edge, setEdge] = useState<Edge | null>(null);
  const drop = useEffectEvent((from: number, at: Edge | null) => {
    const to = index + (at === 'bottom' ? 1 : 0);
    onMove(from, from < to ? to - 1 : to);
  });
  useEffect(() => {
    const [element, grip] = [row.current, handle.current];
    if (element === null || grip === null) return undefined;
    return combine(
      draggable({ element, dragHandle: grip, getInitialData: () => ({ list, index }) }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => source.data['list'] === list,
        getData: ({ input }) => attachClosestEdge({ list, index }, { element, input, allowedEdges: ['top', 'bottom'] }),
        onDrag: ({ self, source }) => setEdge(source.data['index'] === index ? null : extractClosestEdge(self.data)),
        onDragLeave: () => setEdge(null),
        onDrop({ self, source }) {
          setEdge(null);
          drop(Number(source.data['index']), extractClosestEdge(self.data));
        },
      }),
    );
  }, [list, index]);
  return { row, handle, edge };
}
