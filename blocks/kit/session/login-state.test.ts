import { describe, expect, it } from 'vitest';
import type { UserAnswer } from '#domain/user/known-user.ts';
import { logOut, rejectLogin, type EndSteps } from './login-end.ts';
import { acceptUser, type LoginSteps } from './login-state.ts';

const anna: UserAnswer = { activated: true, email: 'anna@example.org', purchasedProducts: [] };

/** Steps that note their order; `refuses` names one that fails. */
function steps(ask: () => Promise<UserAnswer>, hasToken = true, refuses?: string) {
  const done: string[] = [];
  const note = (name: string) => async () => {
    done.push(name);
    if (name === refuses) throw new Error(name);
  };
  const noted: LoginSteps & EndSteps = {
    ask,
    hasToken: () => hasToken,
    storeFlags: note('flags'),
    setUser: (user) => void done.push(`user ${user?.email ?? 'nobody'}`),
    clearCaches: () => void done.push('caches'),
    removeMarkers: () => void done.push('markers'),
    callLogout: note('logout'),
    track: (event) => void done.push(`event ${event}`),
    closeState: () => void done.push('state'),
    reject: () => rejectLogin(noted),
  };
  return { noted, done };
}

const rejected = ['markers', 'logout', 'event login rejected', 'caches', 'user nobody'];

describe('a login', () => {
  it('[USER-003] that is accepted stores the flags, sets the user and clears the caches, in this order', async () => {
    const { noted, done } = steps(async () => anna);
    expect(await acceptUser(noted)).toEqual(anna);
    expect(done).toEqual(['flags', 'user anna@example.org', 'caches']);
  });

  it.each([
    [true, false],
    [false, true],
    [false, false],
  ])('[USER-002] [USER-004] without both, token (%s) and confirmation (%s), is a logout', async (hasToken, activated) => {
    const { noted, done } = steps(async () => ({ ...anna, activated }), hasToken);
    expect(await acceptUser(noted)).toBeUndefined();
    expect(done).toEqual(rejected);
  });

  it.each([undefined, 'logout'])('[USER-004] that nobody answers is a logout, even where that fails (%s)', async (refuses) => {
    const { noted, done } = steps(() => Promise.reject(new Error('away')), true, refuses);
    expect(await acceptUser(noted)).toBeUndefined();
    expect(done).toEqual(rejected);
  });
});

describe('a logout', () => {
  it('[USER-008] reports itself, closes the state and signs the user out, in this order', async () => {
    const { noted, done } = steps(async () => anna);
    await logOut(noted);
    expect(done).toEqual(['event logout', 'state', 'logout', 'markers', 'caches', 'user nobody']);
  });

  it('that does not arrive says so, and leaves the markers to the page that logs out', async () => {
    const { noted, done } = steps(async () => anna, true, 'logout');
    await expect(logOut(noted)).rejects.toThrow('logout');
    expect(done).toEqual(['event logout', 'state', 'logout']);
  });
});
