import { expect, it } from 'vitest';
import { loadConfig } from '#documents/reader/load.ts';
import { DERIVATIVE_TYPES, pathOfType } from '#domain/derivative/types.ts';

const { config } = loadConfig(`${import.meta.dirname}/../../config`);

/** Returns the types of products listed on the page at a route. */
function typesOnPage(route: string): readonly string[] {
  const page = JSON.stringify(config.pages.find((one) => one.route === route) ?? {});
  return [...page.matchAll(/"entitySubType":"(\w+)"/g)].map(([, type = '']) => type);
}

it('[DERIV-003] each type of derivative has an address of its own, which leads to its products', () => {
  const routes = DERIVATIVE_TYPES.map((type) => `/derivate/${pathOfType(type)}`);
  expect(routes.map((route) => new Set(typesOnPage(route)))).toEqual(DERIVATIVE_TYPES.map((type) => new Set([type])));
  expect(new Set(routes.map((route) => encodeURI(route))).size).toBe(DERIVATIVE_TYPES.length);
});
