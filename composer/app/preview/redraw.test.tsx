import { expect, it } from 'vitest';
import { Redraw } from './redraw.ts';

const page = (blocks: readonly string[]): string =>
  `<html><head><title>T</title></head><body><main><div class="slot slot--main">${blocks
    .map((text, index) => `<div class="block" data-path="a.yaml#/body/main/${index}">${text}</div>`)
    .join('')}</div></main></body></html>`;

function shown(blocks: readonly string[]) {
  const live = new DOMParser().parseFromString(page(blocks), 'text/html');
  return { live, redraw: new Redraw(live, page(blocks)), elements: [...live.querySelectorAll('.block')] };
}
const texts = (live: Document) =>
  [...live.querySelectorAll('.block')].map((block) => `${block.getAttribute('data-path')?.at(-1)}${block.textContent}`);

it('leaves blocks that are the same as they are, with their new places', () => {
  const { live, redraw, elements } = shown(['a', 'b', 'c', 'd']);
  elements[3]!.setAttribute('data-alive', '');
  expect(redraw.to(page(['a', 'neu', 'c', 'd', 'e']))).toBe(true);
  expect(texts(live)).toEqual(['0a', '1neu', '2c', '3d', '4e']);
  expect(redraw.to(page(['neu', 'd']))).toBe(true);
  expect(texts(live)).toEqual(['0neu', '1d']);
  expect(live.querySelectorAll('.block')[1]).toBe(elements[3]);
  expect(elements[3]!.hasAttribute('data-alive')).toBe(true);
});

it('says when more has changed than blocks', () => {
  const { redraw } = shown(['a']);
  expect(redraw.to(page(['a']).replace('<main>', '<main><p>davor</p>'))).toBe(false);
});
