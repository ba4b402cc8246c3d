import { expect, it } from 'vitest';
import { scriptsText } from './page-scripts.ts';

const assets = {
  script: (file: string) => `/assets/${file.split('/').at(-2)}.js`,
  clock: '/assets/clock.js',
  refresh: '/assets/refresh.js',
};

it('names the scripts of the blocks of a page with their times, and those of links on every page', () => {
  const click = 'click|/assets/privacy-center.js|a[data-privacy]';
  expect(scriptsText([], '', assets)).toBe(click);
  expect(scriptsText(['finder/finder', 'search/search-form'], '<p>', assets).split(';')).toEqual([
    'near|/assets/finder.js|[data-finder] *',
    click,
    'load|/assets/search-form.js',
  ]);
});

it('names what begins with something in the page', () => {
  expect(scriptsText([], '<p data-states="[]"><section data-again="1000">', assets)).toContain(
    'load|/assets/clock.js;load|/assets/refresh.js;',
  );
});
