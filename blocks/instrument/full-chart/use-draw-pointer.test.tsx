import { cleanup, fireEvent, render } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import type { DrawingState } from './drawing-layer.ts';
import type { MountedChart } from './mount-chart.ts';
import { useDrawPointer, type DrawState } from './use-draw-pointer.ts';

afterEach(cleanup);

const nothing = (): void => undefined;
const first = { at: 1, price: 2 };

it('what is being drawn follows the pointer, also while the cursor draws the page anew', () => {
  const showDrawings = vi.fn<(state: DrawingState) => void>();
  const chart = { showDrawings, pointAt: ({ x, y }: { x: number; y: number }) => ({ at: x, price: y }) } as unknown as MountedChart;
  const known = { drawings: [], save: nothing, remove: nothing };
  const state: DrawState = {
    known,
    mayDraw: true,
    tool: { kind: 'LINE', text: '', points: [first] },
    onTool: nothing,
    selected: undefined,
    onSelect: nothing,
  };
  function Plot({ cursor }: { readonly cursor: number }) {
    const target = useRef<HTMLDivElement>(null);
    const mounted = useRef<MountedChart | undefined>(chart);
    useDrawPointer(target, mounted, { ...state });
    return <div ref={target} data-cursor={cursor} />;
  }
  const { container, rerender } = render(<Plot cursor={0} />);
  const shown = () => showDrawings.mock.lastCall?.[0].drawings.map(({ points }) => points);
  expect(shown()).toEqual([[first]]);
  fireEvent.pointerMove(container.firstElementChild ?? container, { clientX: 30, clientY: 40 });
  rerender(<Plot cursor={1} />);
  expect(shown()).toEqual([[first, { at: 30, price: 40 }]]);
});
