import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { defineIslands } from './island-element.ts';

/** Names of the hydrated islands, in order. */
const woken: string[] = [];

beforeAll(() => {
  vi.stubGlobal('wakeIsland', (element: HTMLElement) => woken.push(element.getAttribute('name') ?? ''));
  vi.stubGlobal('requestIdleCallback', (task: () => void) => task());
  defineIslands(`data:text/javascript,${encodeURIComponent('export const hydrate = async (element) => globalThis.wakeIsland(element);')}`);
});
beforeEach(() => {
  woken.length = 0;
  document.body.innerHTML = '';
  delete document.documentElement.dataset.session;
});

const show = (rule: string): HTMLElement => {
  document.body.innerHTML = `<parkett-island name="${rule}" rule="${rule}"><button type="button">Zeichnen</button></parkett-island>`;
  const button = document.querySelector('button');
  if (button === null) throw new Error('The test has no button.');
  return button;
};

it('wakes what shows the user his own by itself, for who is logged in', async () => {
  document.documentElement.dataset.session = 'a';
  show('session');
  await vi.waitFor(() => expect(woken).toEqual(['session']));
});

it('wakes it for visitors at the first touch only, once, and does what was clicked', async () => {
  const button = show('session');
  const clicked = vi.fn();
  button.addEventListener('click', clicked);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(woken).toEqual([]);
  button.dispatchEvent(new Event('pointerover', { bubbles: true }));
  button.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  expect(clicked).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(clicked).toHaveBeenCalledOnce());
  expect(woken).toEqual(['session']);
});

it('wakes what waits for a touch for nobody before it', async () => {
  document.documentElement.dataset.session = 'a';
  show('interaction').dispatchEvent(new Event('focusout', { bubbles: true }));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(woken).toEqual([]);
});
