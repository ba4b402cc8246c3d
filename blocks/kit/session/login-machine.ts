import type { UserAnswer } from '#domain/user/known-user.ts';

/**
 * States of a page's login, from a session of which nobody has said whose it is (`unknown`) to its end. Visitors without a session have none:
 * for them this never loads.
 */
export type LoginName =
  | 'unknown'
  | 'asking'
  | 'loggedIn'
  /** Somebody who is not accepted, or whom nobody could be asked about, is logged out. */
  | 'rejecting'
  /** The user wants to log out, which is reported first. */
  | 'leaving'
  | 'signingOut'
  /** Logged out in this window. */
  | 'left'
  /** The logout did not arrive: the page that it leads to asks once more. */
  | 'unheard'
  /** The session is over although nobody logged out in this window. */
  | 'ended'
  /** Somebody else has logged in in this browser. */
  | 'replaced';

/** Everything that can happen to a login. */
export type LoginEvent =
  /** The user of this session was asked for a moment ago, by another page. */
  | 'known'
  /** Time to ask whose session it is. */
  | 'due'
  | 'accepted'
  | 'refused'
  | 'rejected'
  /** The session's marker has gone. */
  | 'gone'
  /** Another window says that its user logged out. */
  | 'elsewhere'
  | 'replaced'
  /** The user wants to log out. */
  | 'wished'
  | 'reported'
  | 'loggedOut'
  | 'unanswered';

/** Events that end a login from outside, whatever it is about. */
const FROM_OUTSIDE = { gone: 'ended', elsewhere: 'ended', replaced: 'replaced', wished: 'leaving' } as const;

/** The only place that says what follows from what; an event that is not named changes nothing. */
const NEXT: Readonly<Partial<Record<LoginName, Readonly<Partial<Record<LoginEvent, LoginName>>>>>> = {
  unknown: { ...FROM_OUTSIDE, known: 'loggedIn', due: 'asking' },
  asking: { ...FROM_OUTSIDE, accepted: 'loggedIn', refused: 'rejecting' },
  loggedIn: { ...FROM_OUTSIDE, due: 'asking' },
  rejecting: { wished: 'leaving', elsewhere: 'ended', rejected: 'ended' },
  leaving: { reported: 'signingOut' },
  signingOut: { loggedOut: 'left', unanswered: 'unheard' },
  ended: { wished: 'leaving' },
};

/** A state, and how the login came into it. */
export interface LoginState {
  readonly name: LoginName;
  readonly by?: LoginEvent;
  /** User who is logged in. */
  readonly user?: UserAnswer | undefined;
}

/** Takes each state that the login comes into. */
type LoginSubscriber = (state: LoginState) => void;

/** The login of a page. */
export interface Login {
  /** Tells what happened. */
  readonly send: (event: LoginEvent, user?: UserAnswer) => void;
}

/** Starts in `unknown`. Subscribers are told one after the other, in their order. */
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
