import { describe, expect, it } from 'vitest';
import type { UserAnswer } from '#domain/user/known-user.ts';
import { askUser } from './ask-user.ts';
import { reject, report, signOut, type EndSteps } from './end-session.ts';
import { createLogin, type LoginEvent, type LoginName } from './login-machine.ts';

const anna: UserAnswer = { activated: true, email: 'anna@example.org', purchasedProducts: [] };

/** States that these events lead to, from `unknown`. */
function statesOf(...events: readonly LoginEvent[]): LoginName[] {
  const states: LoginName[] = [];
  const { send } = createLogin([({ name }) => void states.push(name)]);
  for (const event of events) send(event);
  return states;
}

/** Login whose steps record their order; the step named in `refuses` fails. */
function noted(ask: () => Promise<UserAnswer>, hasToken = true, refuses?: string) {
  const done: string[] = [];
  const note = (name: string) => async () => {
    done.push(name);
    if (name === refuses) throw new Error(name);
  };
  const end: EndSteps = {
    removeMarkers: () => void done.push('markers'),
    callLogout: note('logout'),
    track: (event) => void done.push(`event ${event}`),
  };
  const over = Promise.withResolvers<void>();
  const login = createLogin([
    ({ name, user }) => {
      if (name === 'asking') void askUser(login, { ask, hasToken: () => hasToken, storeFlags: note('flags') });
      else if (name === 'rejecting') void reject(login, end);
      else if (name === 'leaving') void report(login, end);
      else {
        done.push(`${name} ${user?.email ?? 'nobody'}`);
        if (name === 'signingOut') void signOut(login, end);
        else over.resolve();
      }
    },
  ]);
  return { login, done, over: over.promise };
}

const rejected = ['markers', 'logout', 'event login rejected', 'ended nobody'];

describe('a login', () => {
  it('[USER-003] that is accepted stores the flags, then is its user’s', async () => {
    const { login, done, over } = noted(async () => anna);
    login.send('due');
    await over;
    expect(done).toEqual(['flags', 'loggedIn anna@example.org']);
  });

  it.each([
    [true, false],
    [false, true],
    [false, false],
  ])('[USER-002] [USER-004] without both, token (%s) and confirmation (%s), is a logout', async (hasToken, activated) => {
    const { login, done, over } = noted(async () => ({ ...anna, activated }), hasToken);
    login.send('due');
    await over;
    expect(done).toEqual(rejected);
  });

  it.each([undefined, 'logout'])('[USER-004] that nobody answers is a logout, even where that fails (%s)', async (refuses) => {
    const { login, done, over } = noted(() => Promise.reject(new Error('away')), true, refuses);
    login.send('due');
    await over;
    expect(done).toEqual(rejected);
  });
});

describe('a logout', () => {
  it('[USER-008] reports itself, closes the state and signs the user out, in this order', async () => {
    const { login, done, over } = noted(async () => anna);
    login.send('known', anna);
    login.send('wished');
    await over;
    await expect
      .poll(() => done)
      .toEqual(['loggedIn anna@example.org', 'event logout', 'signingOut nobody', 'logout', 'markers', 'left nobody']);
  });

  it('that does not arrive says so, and leaves the markers to the page that logs out', async () => {
    const { login, done } = noted(async () => anna, true, 'logout');
    login.send('wished');
    await expect.poll(() => done).toEqual(['event logout', 'signingOut nobody', 'logout', 'unheard nobody']);
  });
});

describe('the states of a login', () => {
  it.each<[what: string, events: LoginEvent[], states: LoginName[]]>([
    ['is known, and asked for again later', ['known', 'due', 'accepted'], ['loggedIn', 'asking', 'loggedIn']],
    ['is refused', ['due', 'refused', 'rejected'], ['asking', 'rejecting', 'ended']],
    ['ends when its marker goes', ['known', 'gone'], ['loggedIn', 'ended']],
    ['ends by another window while somebody is asked, whatever that answers', ['due', 'elsewhere', 'accepted'], ['asking', 'ended']],
    ['is another’s in this browser', ['known', 'replaced', 'due'], ['loggedIn', 'replaced']],
    ['is asked once at a time', ['due', 'due'], ['asking']],
    ['logs out once, however often it is wished', ['known', 'wished', 'wished'], ['loggedIn', 'leaving']],
    ['lets its user log out after all when it has ended', ['gone', 'wished'], ['ended', 'leaving']],
    ['accepts nobody without having asked', ['accepted'], []],
  ])('%s', (_what, events, states) => {
    expect(statesOf(...events)).toEqual(states);
  });

  it('are told to all subscribers in their order, with what led there', () => {
    const told: string[] = [];
    const { send } = createLogin([
      ({ name, by, user }) => void told.push(`first ${name} ${by} ${user?.email}`),
      ({ name }) => void told.push(`second ${name}`),
    ]);
    send('known', anna);
    expect(told).toEqual(['first loggedIn known anna@example.org', 'second loggedIn']);
  });
});
