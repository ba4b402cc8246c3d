/** Open session of a user, or of a visitor with an anonymous token. */
export interface Session {
  readonly token: string;
  /** Public id of the session, from which the token cannot be derived; absent for visitors. */
  readonly sessionId?: string;
  /** Owner of this account; absent for visitors. */
  readonly userId?: string;
  /** Entitled features, for example `no_banner_feature`; empty for visitors. */
  readonly features: ReadonlySet<string>;
  /** Product ids, for example `premium-plus`. */
  readonly products: ReadonlySet<string>;
  /** Epoch milliseconds. */
  readonly expires: number;
  /** The support user who works in this account, if it is not the owner. */
  readonly adminEmail?: string;
  /** Whether the session belongs to support, in the own account or in another. */
  readonly isSupport?: boolean;
}

/** Session of a user, not of a visitor. */
export type UserSession = Session & { readonly userId: string; readonly sessionId: string };

/** Returns true for the session of a user. */
export function isOfUser(session: Session): session is UserSession {
  return session.userId !== undefined && session.sessionId !== undefined;
}

/** Finds the session of a token. */
export interface Sessions {
  /** Resolves with undefined if the token is unknown, expired or ended. */
  find(token: string): Promise<Session | undefined>;
}
