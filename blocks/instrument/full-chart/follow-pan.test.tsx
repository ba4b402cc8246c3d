import { fireEvent } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { followPan } from './follow-pan.ts';

const controllers: AbortController[] = [];
afterEach(() => {
  for (const controller of controllers.splice(0)) controller.abort();
  document.body.replaceChildren();
});

function start(isHeld = false) {
  const controller = new AbortController();
  controllers.push(controller);
  const target = document.createElement('div');
  document.body.append(target);
  const view = {
    pan: vi.fn<(pixels: number) => void>(),
    zoomAt: vi.fn<(factor: number, x: number) => void>(),
    showAll: vi.fn<() => void>(),
  };
  followPan(target, { ...view, size: () => ({ width: 300, height: 200 }), isHeld: () => isHeld }, controller.signal);
  return { target, ...view };
}
const mouse = (clientX: number, clientY = 50) => ({ pointerId: 1, pointerType: 'mouse', button: 0, clientX, clientY });

it('a drag moves the view until the pointer is let go', () => {
  const { target, pan } = start();
  fireEvent.pointerMove(target, mouse(90));
  fireEvent.pointerDown(target, mouse(100));
  fireEvent.pointerMove(target, mouse(120));
  fireEvent.pointerMove(target, mouse(90));
  fireEvent.pointerUp(target, mouse(90));
  fireEvent.pointerMove(target, mouse(10));
  expect(pan.mock.calls.flat()).toEqual([-20, 30]);
});

it('leaves the axis of prices, other buttons and what is held for a drawing alone', () => {
  const { target, pan } = start();
  fireEvent.pointerDown(target, mouse(310));
  fireEvent.pointerMove(target, mouse(280));
  fireEvent.pointerDown(target, { ...mouse(100), button: 2 });
  fireEvent.pointerMove(target, mouse(120));
  const held = start(true);
  fireEvent.pointerDown(held.target, mouse(100));
  fireEvent.pointerMove(held.target, mouse(120));
  expect([pan.mock.calls, held.pan.mock.calls]).toEqual([[], []]);
});

it('two fingers zoom around the place between them', () => {
  const { target, zoomAt } = start();
  const finger = (pointerId: number, clientX: number) => ({ ...mouse(clientX), pointerId, pointerType: 'touch' });
  fireEvent.pointerDown(target, finger(1, 100));
  fireEvent.pointerDown(target, finger(2, 200));
  fireEvent.pointerMove(target, finger(2, 300));
  expect(zoomAt.mock.calls).toEqual([[0.5, 200]]);
});

it('the wheel zooms with Ctrl and scrolls the page without; the time axis is dragged, and shows all when clicked twice', () => {
  const { target, zoomAt, showAll } = start();
  expect(fireEvent.wheel(target, { deltaY: 100 })).toBe(true);
  const turned = Object.assign(new Event('wheel', { bubbles: true, cancelable: true }), { deltaY: 100, ctrlKey: true, clientX: 40 });
  expect(target.dispatchEvent(turned)).toBe(false);
  fireEvent.pointerDown(target, mouse(100, 210));
  fireEvent.pointerMove(target, mouse(300, 210));
  expect(zoomAt.mock.calls).toEqual([
    [1.1, 40],
    [Math.exp(-1), 300],
  ]);
  fireEvent.dblClick(target, mouse(100, 50));
  expect(showAll).not.toHaveBeenCalled();
  fireEvent.dblClick(target, mouse(100, 210));
  expect(showAll).toHaveBeenCalledOnce();
});
