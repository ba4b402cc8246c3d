import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { MOST_DRAWINGS } from '#domain/chart/drawing.ts';
import type { ChartProps } from './chart-props.ts';
import { DrawPanel } from './draw-panel.tsx';
import type { DrawState } from './use-draw-pointer.ts';
import type { Drawing } from './use-drawings.ts';

const chart = { name: 'SAP', decimals: 2, offer: { name: 'Premium Plus', href: '/premium/plus' } } as unknown as ChartProps;
const line: Drawing = {
  drawingId: 'linie-1',
  kind: 'LINE',
  points: [
    { at: 1, price: 150 },
    { at: 2, price: 1234.5 },
  ],
};

afterEach(cleanup);

function open(drawings: readonly Drawing[], mayDraw: boolean) {
  const told = { save: vi.fn<(drawing: Drawing) => void>(), remove: vi.fn<(id: string) => void>(), onTool: vi.fn<DrawState['onTool']>() };
  const state = { known: { drawings, save: told.save, remove: told.remove }, mayDraw, tool: undefined, selected: undefined };
  render(<DrawPanel chart={chart} {...state} onTool={told.onTool} onSelect={() => undefined} />);
  return told;
}

describe('the tools to draw', () => {
  it('[USER-022] are for those with the extended chart tools of Plus; others are told where to get them and keep what they drew', () => {
    const { remove } = open([line], false);
    expect(screen.queryByRole('group', { name: 'Werkzeuge' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Mit Premium Plus' }).getAttribute('href')).toBe('/premium/plus');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Kurs am 1. Punkt, Trendlinie' }).readOnly).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: 'Trendlinie löschen' }));
    expect(remove).toHaveBeenCalledWith('linie-1');
    cleanup();
    open([], true);
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Trendlinie',
      'Waagerechte Linie',
      'Kanal',
      'Fibonacci-Marken',
      'Text',
    ]);
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('begin with the first point, a text once there is one', () => {
    const { onTool } = open([], true);
    const text = screen.getByRole<HTMLButtonElement>('button', { name: 'Text' });
    expect(text.disabled).toBe(true);
    fireEvent.change(screen.getByRole('textbox', { name: 'Text' }), { target: { value: ' Ausbruch ' } });
    fireEvent.click(text);
    expect(onTool).toHaveBeenCalledWith({ kind: 'TEXT', text: 'Ausbruch', points: [] });
  });

  it('end where no more can be told apart', () => {
    open(
      Array.from({ length: MOST_DRAWINGS }, (_none, index) => ({ ...line, drawingId: `linie-${index}` })),
      true,
    );
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Kanal' }).disabled).toBe(true);
  });
});

it('a price is changed as Germans write it, and what is none is marked and loses nothing', () => {
  const { save } = open([line], true);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Kurs am 2. Punkt, Trendlinie' });
  expect(field.value).toBe('1.234,50');
  const leaveWith = (value: string): void => {
    fireEvent.change(field, { target: { value } });
    fireEvent.blur(field);
  };
  leaveWith('teuer');
  expect([field.getAttribute('aria-invalid'), field.value, save.mock.calls.length]).toEqual(['true', 'teuer', 0]);
  leaveWith('1.240,25');
  expect(field.getAttribute('aria-invalid')).toBe('false');
  expect(save.mock.lastCall?.[0].points).toEqual([line.points[0], { at: 2, price: 1240.25 }]);
});
