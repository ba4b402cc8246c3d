import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { listenToClicks } from './clicks.ts';

const started = vi.fn<(link: HTMLAnchorElement) => Promise<void>>();
const assign = vi.fn();
Object.assign(globalThis, { managerStarted: started });
listenToClicks(document.documentElement, 'data:text/javascript,export const start=(link)=>globalThis.managerStarted(link)');

const click = (init: MouseEventInit = {}): boolean =>
  document.querySelector('span')?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init })) ?? false;

beforeEach(() => {
  started.mockReset().mockResolvedValue();
  assign.mockReset();
  vi.stubGlobal('location', { assign });
  document.body.innerHTML = '<a href="/privacy-center#privacy-center" data-privacy=""><span>Privacy Center</span></a>';
});
afterEach(() => void vi.unstubAllGlobals());

it('[SHELL-053] a click on the link to the Privacy Center hands it to the module that shows it, and leads nowhere', async () => {
  expect(click()).toBe(false);
  await vi.waitFor(() => expect(started.mock.calls).toEqual([[document.querySelector('a')]]));
  expect(assign).not.toHaveBeenCalled();
});

it('[SHELL-053] follows the link when the module fails', async () => {
  started.mockRejectedValue(new Error('offline'));
  click();
  await vi.waitFor(() => expect(assign.mock.calls).toEqual([[document.querySelector('a')?.href]]));
});

it.each([[{ ctrlKey: true }], [{ metaKey: true }], [{ shiftKey: true }]])('leaves a click with %j to the browser', async (init) => {
  document.querySelector('a')?.addEventListener('click', (event) => setTimeout(() => event.preventDefault()), { once: true });
  expect(click(init)).toBe(true);
  await new Promise((resolve) => setTimeout(resolve, 30));
  expect(started).not.toHaveBeenCalled();
});
