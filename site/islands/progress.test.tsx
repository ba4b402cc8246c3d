import { expect, it } from 'vitest';
import { markNavigation } from './progress.ts';

const navigations = new EventTarget();
const root = document.createElement('html');
markNavigation(root, navigations);
const START = { hashChange: false, downloadRequest: null, destination: { url: `${location.origin}/etf` } };
const tell = (type: string, more: object = {}) =>
  navigations.dispatchEvent(Object.assign(new Event(type), type === 'navigate' ? START : {}, more));
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

it('[SHELL-064] shows none for a jump within the page, a download, or an address that answers with a file', () => {
  tell('navigate', { hashChange: true });
  tell('navigate', { downloadRequest: 'kurse.csv' });
  tell('navigate', { destination: { url: `${location.origin}/api/csv?seite=%2Fetf` } });
  expect(isMarked()).toBe(false);
});
