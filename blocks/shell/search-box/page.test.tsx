import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { start } from './page.ts';

start(document);
let opened = 0;
const press = (init: KeyboardEventInit, at: EventTarget = document.body): boolean =>
  at.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }));

beforeEach(() => {
  opened = 0;
  document.body.innerHTML =
    '<p class="search-box__wide"><input id="search" /></p><a class="search-box__open">Suche</a><input id="other" />';
  // The test DOM has no layout, so the field of wide windows counts as hidden.
  Object.defineProperty(HTMLElement.prototype, 'offsetParent', { configurable: true, get: () => null });
  document.querySelector('a')?.addEventListener('click', () => (opened += 1));
});
afterEach(() => void vi.unstubAllGlobals());

describe('the keys that lead to the search', () => {
  it.each([[{ key: '/' }], [{ key: 'k', ctrlKey: true }], [{ key: 'k', metaKey: true }]])('are %j', (init) => {
    expect([press(init), opened]).toEqual([false, 1]);
  });

  it('are heard where nothing has the focus, and the document itself is asked', () => {
    expect([press({ key: '/' }, document), opened]).toEqual([false, 1]);
  });

  it('do nothing where somebody types, over an open dialog, and once they are switched off', () => {
    press({ key: '/' }, document.querySelector('#other') ?? document);
    localStorage.setItem('search-keys', 'off');
    press({ key: '/' });
    localStorage.clear();
    document.body.insertAdjacentHTML('beforeend', '<dialog open></dialog>');
    press({ key: '/' });
    expect(opened).toBe(0);
  });

  it('work where the site may keep nothing', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
    expect([press({ key: '/' }), opened]).toEqual([false, 1]);
  });
});
