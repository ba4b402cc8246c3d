import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { USER_CHANGED } from './user-changed.ts';
import { openContent } from './open-content.ts';

const LOADER = '<script data-islands="/i.js"></script>';
const block = (type: string, inner: string): string => `<div class="block" data-block="${type}">${inner}</div>`;
const end = block('article-access', '<aside><span data-opens=""></span>Ende</aside>');
const columns = (...main: string[]): string =>
  `${LOADER}<div class="slot slot--top">${block('article-header', 'Kopf')}</div><div class="slot slot--main">${main.join('')}</div>`;
const shown = (): (string | null)[] => [...document.querySelectorAll('.slot--main > *')].map(({ textContent }) => textContent);
const answered = (html: string, status = 200) =>
  vi.fn<(address: string, init: RequestInit) => Promise<Response>>(async () => new Response(html, { status }));

beforeEach(() => history.replaceState(null, '', '/news/a?page=1'));
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
});

it('[NEWS-010] puts the rest of a piece in the place of its end, and leaves what lives as it is', async () => {
  const island = block('chart', '<parkett-island rule="click">lebt</parkett-island>');
  document.body.innerHTML = columns(block('paragraph', 'eins'), island, end);
  const alive = document.querySelector('parkett-island');
  const fetched = answered(
    columns(block('paragraph', 'eins'), island.replace('lebt', 'neu'), block('paragraph', 'zwei'), block('paragraph', 'drei')),
  );
  vi.stubGlobal('fetch', fetched);
  expect(await openContent()).toBe(true);
  expect(fetched.mock.calls.map(([address]) => address)).toEqual(['/news/a?page=1&ansicht=konto']);
  expect(shown()).toEqual(['eins', 'lebt', 'zwei', 'drei']);
  expect(document.querySelector('parkett-island')).toBe(alive);
  const reload = vi.spyOn(location, 'reload').mockReturnValue();
  document.dispatchEvent(new Event(USER_CHANGED));
  expect(reload).toHaveBeenCalledOnce();
  reload.mockRestore();
});

it('takes away what is not there any more', async () => {
  document.body.innerHTML = columns(block('paragraph', 'eins'), end, block('hint', 'Hinweis'));
  vi.stubGlobal('fetch', answered(columns(block('paragraph', 'ganz'))));
  await openContent();
  expect(shown()).toEqual(['ganz']);
});

it('[NEWS-010] asks for nothing where it does not open for the user', async () => {
  document.body.innerHTML = columns(end.replace('data-opens', 'hidden data-opens'));
  const fetched = answered(columns());
  vi.stubGlobal('fetch', fetched);
  expect(await openContent()).toBe(false);
  expect(fetched).not.toHaveBeenCalled();
});

it.each([
  ['the server refuses', answered('', 503)],
  ['nobody answers', vi.fn<() => Promise<Response>>(() => Promise.reject(new TypeError('offline')))],
])('leaves the page as it is when %s', async (_, fetched) => {
  document.body.innerHTML = columns(block('paragraph', 'eins'), end);
  vi.stubGlobal('fetch', fetched);
  expect(await openContent()).toBe(false);
  expect(shown()).toEqual(['eins', 'Ende']);
});

it('brings the style sheets of what opens', async () => {
  document.body.innerHTML = columns(end);
  vi.stubGlobal('fetch', answered(`<link rel="stylesheet" href="data:text/css,">${columns(block('table', 'Tabelle'))}`));
  await openContent();
  const sheets = [...document.head.querySelectorAll('link[href="data:text/css,"]')];
  expect([sheets.length, shown()]).toEqual([1, ['Tabelle']]);
  sheets[0]?.remove();
});
