import { expect, it } from 'vitest';
import { styleFaults } from './style-faults.ts';

const faultsOf = (css: string): string[] => styleFaults(`@layer blocks { ${css} }`, 'quote', ['quote', 'hint', 'quote-list']);

it.each([
  '.quote, .quote__text:hover, .quote--large { color: red }',
  '.quote { & b { color: red } &:hover { color: red } }',
  '.quote .price-change::before { color: red }',
  '.quote__chart :is(.u-over, canvas) { color: red }',
  '@media print { :has([data-bar]) + .quote { color: red } }',
  '.quote:not(:first-child) > a { color: red }',
])('a block styles itself, and parts of the kit and of libraries inside it: %s', (css) => {
  expect(faultsOf(css)).toEqual([]);
});

it.each([
  ['another block', '.hint { color: red }', '.hint'],
  ['another block whose name begins alike', '.quote-list__row { color: red }', '.quote-list__row'],
  ['another block beside itself', '.quote + .hint { color: red }', '.hint'],
  ['another block inside itself', '.quote :is(.hint__title, b) { color: red }', '.hint__title'],
  ['one of several selectors', '.quote, .hint { color: red }', '.hint'],
  ['a part of the kit everywhere', '.block em { color: red }', '.block'],
  ['what is around it', '.slot:has(> .quote) { color: red }', '.slot'],
  ['every element', 'a { color: red }', 'every selector must begin'],
  ['deep inside a condition', '@media print { @supports (color: red) { .hint { color: red } } }', '.hint'],
])('a block does not style %s', (_, css, named) => {
  expect(faultsOf(css)).toEqual([expect.stringContaining(named)]);
});
