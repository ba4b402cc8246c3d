/** An open session: of a user, or of a visitor who got an anonymous token. */
export interface Session {
  readonly token: string;
  /** Names the session to others, who cannot derive the token from it; visitors' sessions have none. */
  readonly sessionId?: string;
  /** Owner of this account; absent for visitors. */
  readonly userId?: string;
  /** Entitled features, for example `no_banner_feature`; of visitors none. */
  readonly features: ReadonlySet<string>;
  /** Product ids, for example `premium-plus`. */
  readonly products: ReadonlySet<string>;
  /** Epoch milliseconds. */
  readonly expires: number;
  /** The support user who works in this account, if it is not the user. */
  readonly adminEmail?: string;
  /** Whether support works with it, in the own account or in another. */
  readonly isSupport?: boolean;
}

/** A session of a user, not of a visitor. */
export type UserSession = Session & { readonly userId: string; readonly sessionId: string };

/** Whether it is the session of a user. */
export function isOfUser(session: Session): session is UserSession {
  return session.userId !== undefined && session.sessionId !== undefined;
}

/** Finds the session behind a token. */
export interface Sessions {
  /** Undefined when the token is unknown, expired or ended. */
  find(token: string): Promise<Session | undefined>;
}
