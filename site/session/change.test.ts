import { describe, expect, it } from 'vitest';
import { sessionToken } from '#client/audience.ts';
import type { OperationId } from '#client/operations.ts';
import { sessionChangeOf } from './change.ts';

const carried = sessionToken('before');
const user = { token: 'after', activated: true, datetimeExpires: '2999-01-01T00:00:00Z' };
const change = (operation: OperationId, status: number, body: unknown, token = carried) =>
  sessionChangeOf({ operation, status, body, carried: token, isSecure: false });
const values = ({ cookies }: { readonly cookies: readonly string[] }) => cookies.map((cookie) => cookie.split(';')[0]);
const ended = ['token=', 'session=', 'tid=', 'features='];

describe('what an answer does to the session', () => {
  it.each(['loginUser', 'confirmUser', 'startImpersonation', 'endImpersonation'] as const)('%s starts one', (operation) => {
    expect(values(change(operation, 200, user))).toEqual(['token=after', expect.stringMatching(/^session=[\w-]{8}$/)]);
  });
  it.each([
    [{ darkMode: true }, ['theme=dark']],
    [{ darkMode: false }, ['theme=light']],
    [{}, []],
    [{ darkMode: true, impersonation: { adminEmail: 'support@example.org' } }, []],
  ])('[USER-001] a login shows the portal as its user, and nobody else, has set it: %j', (settings, theme) => {
    expect(values(change('loginUser', 200, { ...user, ...settings })).slice(2)).toEqual(theme);
  });
  it('a login takes the place of the session before, which ends', () => {
    expect(change('loginUser', 200, user).replaced).toBe('before');
    expect(change('loginUser', 200, { ...user, token: 'before' }).replaced).toBeUndefined();
  });
  it.each([[{ activated: true }], [{ token: 'after', activated: false }], [{ token: 'after' }], [undefined]])(
    '[USER-002] a login counts only with token and confirmed account, else all is ended: %j',
    (body) => {
      expect(values(change('loginUser', 200, body))).toEqual(ended);
      expect(change('loginUser', 200, body).replaced).toBe('before');
    },
  );
  it('a failed login leaves the session before as it is', () => {
    expect(change('loginUser', 401, {}).cookies).toEqual([]);
  });
  it.each([200, 401, 0])('[USER-007] a logout takes the cookies away, whatever comes of it (%i)', (status) => {
    expect(values(change('logoutUser', status, {}))).toEqual(ended);
  });
  it('the end of the account takes the cookies away, that of the device too, and only once it is done', () => {
    expect(values(change('deleteUser', 204, undefined))).toEqual([...ended, 'device=']);
    expect([403, 422, 429, 503].flatMap((status) => change('deleteUser', status, {}).cookies)).toEqual([]);
  });
  it('a refused token ends the session, a refused visitor has none to end', () => {
    expect(values(change('getUser', 401, {}))).toEqual(ended);
    expect(sessionChangeOf({ operation: 'getUser', status: 401, body: {}, carried: undefined, isSecure: false }).cookies).toEqual([]);
    expect(change('getUser', 503, {}).cookies).toEqual([]);
  });
});
