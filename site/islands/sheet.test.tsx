import { beforeEach, expect, it } from 'vitest';
import { tameSheets } from './sheet.ts';

tameSheets(document);
let sheet: HTMLDetailsElement;
const find = (selector: string) => document.querySelector<HTMLElement>(selector)!;
/** The DOM of these tests does not tell of `open` by itself. */
const set = (open: boolean) => {
  sheet.open = open;
  sheet.dispatchEvent(new Event('toggle'));
};

beforeEach(() => {
  document.body.innerHTML =
    '<header><a id="brand" href="/">P</a><details data-sheet><summary>Menü</summary><a id="entry" href="#a">A</a></details></header><main class="page-main"></main>';
  sheet = document.querySelector('details')!;
});

it('[SHELL-024] keeps the focus in the open navigation, and lets it out again', () => {
  set(true);
  expect([find('main'), find('#brand'), sheet].map((element) => element.hasAttribute('inert'))).toEqual([true, true, false]);
  set(false);
  expect(document.querySelectorAll('[inert]')).toHaveLength(0);
});

it('[SHELL-032] closes when an entry is chosen', () => {
  set(true);
  find('#entry').click();
  expect(sheet.open).toBe(false);
});

it('closes on Escape and gives the focus back to what opened it', () => {
  set(true);
  find('#entry').focus();
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  expect([sheet.open, document.activeElement?.tagName]).toEqual([false, 'SUMMARY']);
});
