import { afterEach, expect, it, vi } from 'vitest';
import { start } from './live.ts';

const CELL = '<td><span data-notation="1" data-field="last">1,00</span></td>';
const table = (name: string, head: string): string =>
  `<table id="${name}"><thead><tr><th ${head}>Kurs</th></tr></thead><tbody><tr>${CELL}</tr><tr>${CELL}</tr></tbody></table>`;

afterEach(() => void vi.unstubAllGlobals());

it('keeps lists in order from the first row on that comes near the view, and fetches nothing for it before', async () => {
  let see: IntersectionObserverCallback = () => undefined;
  class View {
    constructor(callback: IntersectionObserverCallback) {
      see = callback;
    }
    observe(): void {}
    unobserve(): void {}
  }
  vi.stubGlobal('IntersectionObserver', View);
  // The token request never completes, so no connection is opened.
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  const timer = vi.fn<typeof setInterval>();
  vi.stubGlobal('setInterval', timer);
  document.body.innerHTML = table('plain', '') + table('ranked', 'aria-sort="descending"');
  const show = (name: string): void => {
    const rows = [...document.querySelectorAll(`#${name} tbody tr`)];
    const entries = rows.map((target) => ({ target, isIntersecting: true }) as unknown as IntersectionObserverEntry);
    see(entries, {} as IntersectionObserver);
  };
  start();
  show('plain');
  await import('#blocks/kit/live/ranker.ts');
  await Promise.resolve();
  expect(timer).not.toHaveBeenCalled();
  show('ranked');
  await vi.waitFor(() => expect(timer).toHaveBeenCalledOnce());
});
