import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Provider } from '#provider/provider.ts';
import { readOperations } from './operations.ts';
import { refusal } from './refusal.ts';
import { curlOf, send } from './send.ts';
import { startTestProvider } from './start.ts';

let provider: Provider;
let stop: () => Promise<void>;

beforeAll(async () => ({ provider, stop } = await startTestProvider({ derivatives: 0 })));
afterAll(() => stop());

const operations = readOperations();
const withToken = operations.filter(({ needsToken }) => needsToken);

describe.each(withToken.map((operation) => [operation.id, operation] as const))('%s', (_id, operation) => {
  it.each([
    ['no token', null],
    ['an empty token', ''],
    ['a short token', 'kurz'],
    ['a token of other signs', 'ein Token mit Lücken und ü'],
    ['a token that is too long', 'x'.repeat(2_000)],
  ])('[HTTP-020] refuses %s before it looks at anything else', async (_what, token) => {
    const request = { token, query: { unbekannt: 'x' }, ...(operation.bodySchema === undefined ? {} : { body: '{"kaputt' }) };
    const { status, bodyFaults, message } = refusal(operation, await send(provider, operation, request));
    expect([status, bodyFaults], curlOf(operation, request)).toEqual([401, []]);
    expect(message).toContain('X-ov-token');
  });
});

it('[HTTP-018] demands the token for the named derivative calls, watchlists, push, users, logout and analytics, and for no other', () => {
  const own = new Set([
    'changePassword',
    'changeUserSettings',
    'listChartDrawings',
    'changeChartDrawing',
    'deleteChartDrawing',
    'listSavedSearches',
    'createSavedSearch',
    'renameSavedSearch',
    'deleteSavedSearch',
    'startImpersonation',
    'endImpersonation',
    'logoutUser',
    'listSessions',
    'endSession',
    'endAllSessions',
    'getUserData',
    'changeUserName',
    'changeUserEmail',
    'confirmUserEmail',
    'changeNewsletter',
    'deleteUser',
  ]);
  const demanded = withToken.filter(({ id, path }) => !own.has(id) && !path.startsWith('/api/v2/watchlists'));
  expect(demanded.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual([
    'GET /api/v1/integration/derivative/category/sponsoring',
    'GET /api/v1/integration/derivative/partner',
    'GET /api/v1/integration/derivative/quicklinks',
    'GET /api/v1/integration/derivative/similar/{entityValue}',
    'GET /api/v1/integration/derivative/suggestions/{entityValue}',
    'GET /api/v1/integration/derivative/underlying/sponsoring',
    'GET /api/v1/push/token',
    'GET /api/v1/users',
    'GET /api/v1/users/logout',
    'POST /api/v1/integration/derivative/instrument/search/sponsoring',
    'POST /api/v1/scapa/data',
  ]);
  const watchlists = operations.filter(({ path }) => path.startsWith('/api/v2/watchlists'));
  expect(watchlists.filter(({ needsToken }) => !needsToken)).toEqual([]);
  expect(watchlists.length).toBeGreaterThan(0);
});
