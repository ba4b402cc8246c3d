import { expect, it } from 'vitest';
import { keysIn, updatePage, type PreviewUpdate } from './update-page.ts';

const block = (key: string, index: number): string =>
  `<div class="block" data-key="${key}" data-path="a.yaml#/body/main/${index}">${key}</div>`;

function shown(keys: string) {
  const page = new DOMParser().parseFromString(
    `<html><head><title>T</title></head><body><main data-frame="f"><div class="slot slot--main">${keys.split('').map(block).join('')}</div></main></body></html>`,
    'text/html',
  );
  return { page, elements: new Map([...page.querySelectorAll<HTMLElement>('.block')].map((each) => [each.dataset['key'], each])) };
}
const answer = (keys: string, has: string, change: Partial<PreviewUpdate> = {}): PreviewUpdate => ({
  title: 'T',
  frame: 'f',
  styles: [],
  slots: {
    main: keys.split('').map((key, index) => ({
      at: `a.yaml#/body/main/${index}`,
      key,
      ...(!has.includes(key) && { html: block(key, index) }),
    })),
  },
  ...change,
});
const places = (page: Document) =>
  [...page.querySelectorAll('.block')].map((each) => `${each.getAttribute('data-path')?.at(-1)}${each.textContent}`).join(' ');

it.each([
  ['abcd', 'abcd'],
  ['abcd', 'axcdy'],
  ['abcd', 'bcda'],
  ['abcd', 'dabc'],
  ['abcd', 'xd'],
  ['ab', 'xaby'],
  ['', 'ab'],
  ['abcdef', 'fbxdca'],
])('brings %s to %s and leaves what is the same as it is', (before, after) => {
  const { page, elements } = shown(before);
  expect(keysIn(page).join('')).toBe(before);
  expect(updatePage(page, answer(after, before))).toBe(true);
  expect(places(page)).toBe(
    after
      .split('')
      .map((key, index) => `${index}${key}`)
      .join(' '),
  );
  const stayed = [...page.querySelectorAll<HTMLElement>('.block')].filter(({ dataset }) => elements.has(dataset['key']));
  expect(stayed).toEqual(stayed.map(({ dataset }) => elements.get(dataset['key'])));
});

it('moves one block, not those around it', () => {
  const { page, elements } = shown('abcdefgh');
  const moved: Node[] = [];
  const list = page.querySelector('.slot')!;
  const after = list.insertBefore.bind(list);
  list.insertBefore = <T extends Node>(node: T, before: Node | null): T => {
    moved.push(node);
    return after(node, before);
  };
  updatePage(page, answer('bcdefgah', 'abcdefgh'));
  expect(places(page)).toBe('0b 1c 2d 3e 4f 5g 6a 7h');
  expect(moved.every((node) => node === elements.get('a'))).toBe(true);
});

it('says when more has changed than blocks, or one is missing', () => {
  expect(updatePage(shown('a').page, answer('a', 'a', { frame: 'g' }))).toBe(false);
  expect(updatePage(shown('a').page, answer('ab', 'ab'))).toBe(false);
});

it('draws nothing for a block that has nothing to show', () => {
  const { page } = shown('ab');
  const slots = {
    main: [
      { at: 'a.yaml#/body/main/0', key: 'a' },
      { at: 'a.yaml#/body/main/1', key: 'x', html: '' },
    ],
  };
  expect(updatePage(page, answer('', '', { slots, title: 'Neu' }))).toBe(true);
  expect([places(page), page.title]).toEqual(['0a', 'Neu']);
});
