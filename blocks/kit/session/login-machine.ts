import type { UserAnswer } from '#domain/user/known-user.ts';

/**
 * States of a page's login, from a session whose user is not known yet (`unknown`) to its end. Visitors without a session never load this.
 */
export type LoginName =
  | 'unknown'
  | 'asking'
  | 'loggedIn'
  /** Logs out a user who was not accepted or could not be fetched. */
  | 'rejecting'
  /** The user wants to log out, which is reported first. */
  | 'leaving'
  | 'signingOut'
  /** Logged out in this window. */
  | 'left'
  /** The logout call failed; the page it leads to calls again. */
  | 'unheard'
  /** The session is over without a logout in this window. */
  | 'ended'
  /** Another user has logged in in this browser. */
  | 'replaced';

/** Events that may change the state of a login. */
export type LoginEvent =
  /** Another page has fetched the user of this session a moment ago. */
  | 'known'
  /** Time to fetch the user. */
  | 'due'
  | 'accepted'
  | 'refused'
  | 'rejected'
  /** The session's marker has disappeared. */
  | 'gone'
  /** The user logged out in another window. */
  | 'elsewhere'
  | 'replaced'
  /** The user wants to log out. */
  | 'wished'
  | 'reported'
  | 'loggedOut'
  | 'unanswered';

/** Events from outside that end a login in any of these states. */
const FROM_OUTSIDE = { gone: 'ended', elsewhere: 'ended', replaced: 'replaced', wished: 'leaving' } as const;

/** Transitions of the state machine, all in one place; events without an entry are ignored. */
const NEXT: Readonly<Partial<Record<LoginName, Readonly<Partial<Record<LoginEvent, LoginName>>>>>> = {
  unknown: { ...FROM_OUTSIDE, known: 'loggedIn', due: 'asking' },
  asking: { ...FROM_OUTSIDE, accepted: 'loggedIn', refused: 'rejecting' },
  loggedIn: { ...FROM_OUTSIDE, due: 'asking' },
  rejecting: { wished: 'leaving', elsewhere: 'ended', rejected: 'ended' },
  leaving: { reported: 'signingOut' },
  signingOut: { loggedOut: 'left', unanswered: 'unheard' },
  ended: { wished: 'leaving' },
};

/** State of a login, and the event that led to it. */
export interface LoginState {
  readonly name: LoginName;
  readonly by?: LoginEvent;
  /** Logged-in user. */
  readonly user?: UserAnswer | undefined;
}

/** Receives each new state of the login. */
type LoginSubscriber = (state: LoginState) => void;

/** Login of a page. */
export interface Login {
  /** Passes an event to the state machine. */
  readonly send: (event: LoginEvent, user?: UserAnswer) => void;
}

/** Creates a login in state `unknown`. Subscribers are called in their order. */
export function createLogin(subscribers: readonly LoginSubscriber[]): Login {
  let name: LoginName = 'unknown';
  return {
    send(by, user) {
      const next = NEXT[name]?.[by];
      if (!next) return;
      name = next;
      for (const tell of subscribers) tell({ name, by, user });
    },
  };
}
