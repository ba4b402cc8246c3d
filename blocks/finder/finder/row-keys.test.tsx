import { beforeEach, expect, it } from 'vitest';
import { morphElement } from '../../kit/morph.ts';
import { startFinder } from './instant.ts';
import { startRowKeys } from './row-keys.ts';

const row = (name: string) =>
  `<tr><th><a href="/${name}" id="${name}">${name}</a></th><td><input type="checkbox" id="${name}-box"></td></tr>`;

beforeEach(() => {
  document.body.innerHTML = `<table><thead><tr><th><a href="/sort" id="sort">Name</a></th></tr></thead><tbody>${['a', 'b', 'c'].map(row).join('')}</tbody></table>`;
  startRowKeys(document.querySelector('table') as HTMLElement);
});

const after = (id: string, key: string, more: KeyboardEventInit = {}): readonly [focus: string | undefined, isTaken: boolean] => {
  const from = document.getElementById(id);
  from?.focus();
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
  from?.dispatchEvent(event);
  return [document.activeElement?.id, event.defaultPrevented];
};

it('lead to the same place of the next row and of the one before', () => {
  expect(after('a', 'ArrowDown')).toEqual(['b', true]);
  expect(after('b', 'ArrowUp')).toEqual(['a', true]);
  expect(after('b-box', 'ArrowDown')).toEqual(['c-box', true]);
});

it('leave the page to scroll at the ends of the table, in its head, and with other keys', () => {
  expect(after('c', 'ArrowDown')).toEqual(['c', false]);
  expect(after('a', 'ArrowUp')).toEqual(['a', false]);
  expect(after('sort', 'ArrowDown')).toEqual(['sort', false]);
  expect(after('a', 'ArrowRight')).toEqual(['a', false]);
  expect(after('a', 'ArrowDown', { altKey: true })).toEqual(['a', false]);
});

it('stay in the column in a finder, too', () => {
  const table = document.querySelector('table');
  const finder = document.createElement('section');
  table?.replaceWith(finder);
  finder.innerHTML = table?.outerHTML ?? '';
  startFinder(finder, morphElement);
  expect(after('a-box', 'ArrowDown')).toEqual(['b-box', true]);
});
