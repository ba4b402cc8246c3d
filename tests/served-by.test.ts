import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { fillPath } from '#client/url.ts';
import { operationTable } from '#client/operations.ts';
import { findOperation } from '../site/bff/find-operation.ts';
import { calls } from '../composer/generated/calls.ts';
import { ROUTES } from '../composer/generated/routes.ts';
import { HANDLERS } from '../provider/transport/http/generated/handlers.ts';

/** Values that match the patterns of the composer's parameters. */
const VALUES = { file: 'pages/home.yaml', kind: 'page', template: 'page', id: '9f86', entry: '2026', name: 'gold.webp' };
const composer = Object.entries(calls).map(([id, { method, path }]) => ({ id, method, path: fillPath(path, VALUES) }));

it('has every operation of the composer at its own server, by its address with slashes as they are and escaped', () => {
  expect(composer.length).toBeGreaterThan(30);
  for (const { id, method, path } of composer) {
    const fitting = ROUTES.find((route) => route.path.test(decodeURIComponent(path)) && route.method === method);
    expect(fitting?.id, `${method} ${path}`).toBe(id);
  }
});

it('forwards no operation of the composer under /api', () => {
  for (const { method, path } of composer) {
    expect(findOperation(method, path), `${method} ${path}`).toEqual({ kind: 'unknown' });
    expect(findOperation(method, decodeURIComponent(path)), `${method} ${path}`).toEqual({ kind: 'unknown' });
    expect(findOperation(method, `/redaktion/api${path}`), `${method} ${path}`).toEqual({ kind: 'unknown' });
  }
  expect(findOperation('GET', '/v2/watchlists')).toMatchObject({ kind: 'found' });
});

it('has nothing of the composer at the provider, in the client, and among what pages may ask', () => {
  const { paths } = JSON.parse(readFileSync('provider/generated/openapi.json', 'utf8')) as { readonly paths: object };
  const others = [Object.keys(HANDLERS), Object.keys(operationTable), JSON.stringify(paths).match(/(?<="operationId":")\w+/gu) ?? []];
  for (const names of others) {
    expect(names.length).toBeGreaterThan(100);
    expect(names.filter((name) => Object.hasOwn(calls, name))).toEqual([]);
  }
  const own = new Set<string>(Object.values(calls).map(({ path }) => path));
  expect(Object.keys(paths).filter((path) => own.has(path))).toEqual([]);
});
