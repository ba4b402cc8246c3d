import { expect, it } from 'vitest';
import { markNavigation } from './progress.ts';

const navigations = new EventTarget();
const root = document.createElement('html');
markNavigation(root, navigations);
const tell = (type: string, more: object = {}) =>
  navigations.dispatchEvent(Object.assign(new Event(type), { hashChange: false, downloadRequest: null, ...more }));
const isMarked = () => 'navigating' in root.dataset;

it.each([
  ['it arrives', () => tell('navigatesuccess')],
  ['it fails', () => tell('navigateerror')],
  ['the page comes back from memory', () => dispatchEvent(new Event('pageshow'))],
])('[SHELL-064] shows progress from the start of a navigation until %s', (_name, end) => {
  expect(isMarked()).toBe(false);
  tell('navigate');
  expect(isMarked()).toBe(true);
  end();
  expect(isMarked()).toBe(false);
});

it('shows none for a jump within the page or a download', () => {
  tell('navigate', { hashChange: true });
  tell('navigate', { downloadRequest: 'kurse.csv' });
  expect(isMarked()).toBe(false);
});
