import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoEmail } from '#provider/services/accounts/demo-users.ts';
import { DEMO_PASSWORD } from '#provider/services/accounts/settings.ts';
import type { Provider } from '#provider/provider.ts';
import { readOperations } from './operations.ts';
import { refusal } from './refusal.ts';
import { curlOf, send } from './send.ts';
import { startTestProvider } from './start.ts';

/** Calls that concern no account, the account that a code identifies, or the support session itself. */
const FREE = new Set(
  (
    'registerUser confirmUser requestConfirmation requestPasswordReset resetPassword loginUser logoutUser createAnonymousToken ' +
    'startImpersonation endImpersonation sendScapaData searchDerivativeSponsoring listInstruments listQuotesOfInstruments'
  ).split(' '),
);
const writing = readOperations().filter(({ id, method, isEditorial }) => method !== 'GET' && !isEditorial && !FREE.has(id));
let provider: Provider;
let stop: () => Promise<void>;
let acting = '';

beforeAll(async () => {
  ({ provider, stop } = await startTestProvider({ derivatives: 0 }));
  const login = { email: demoEmail('support'), password: DEMO_PASSWORD };
  acting = (await provider.inject({ method: 'POST', url: '/api/v1/users/login', payload: login })).json<{ token: string }>().token;
  const headers = { 'x-ov-token': acting };
  const payload = { email: demoEmail('pro') };
  const { statusCode } = await provider.inject({ method: 'POST', url: '/api/v1/users/impersonation', headers, payload });
  if (statusCode >= 300) throw new Error(`Impersonation: ${statusCode}`);
});
afterAll(() => stop());

describe('Support in the account of another', () => {
  it('is judged in all areas', () => {
    expect(writing.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['createWatchlist', 'changeChartDrawing', 'createSavedSearch', 'changeUserSettings', 'changePassword']),
    );
  });
  it.each(writing.map((operation) => [operation.id, operation] as const))('changes nothing by %s', async (_id, operation) => {
    const { status, message } = refusal(operation, await send(provider, operation, { token: acting }));
    expect([status, message], curlOf(operation, { token: acting })).toEqual([403, 'Support must not change the account of another']);
  });
  it('reads what the user has', async () => {
    const headers = { 'x-ov-token': acting };
    for (const url of ['/api/v2/watchlists', '/api/v1/users/saved_searches', '/api/v1/users'])
      expect((await provider.inject({ url, headers })).statusCode, url).toBe(200);
  });
});
