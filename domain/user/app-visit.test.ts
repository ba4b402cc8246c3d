import { expect, it } from 'vitest';
import { appVisitOf } from './app-visit.ts';

it.each([
  ['/aktien', { client: 'app' }, true],
  ['/news/mobile/stop-order', {}, true],
  ['/aktien', { application: 'ios' }, true],
  ['/aktien', { application: 'android' }, true],
  ['/aktien', {}, false],
  ['/aktien', { client: 'web' }, false],
  ['/aktien', { application: 'windows' }, false],
  ['/mobile', {}, false],
] as const)('[SHELL-074] knows an app by client, path or application: %s %o', (path, query, isApp) => {
  expect(appVisitOf(path, query).isApp).toBe(isApp);
});
