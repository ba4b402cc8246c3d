/** An open session: of a user, or of a visitor who got an anonymous token. */
export interface Session {
  readonly token: string;
  /** Absent for visitors. */
  readonly userId?: string;
  /** Entitled features, for example `no_banner_feature`; of visitors none. */
  readonly features: ReadonlySet<string>;
  /** Product ids, for example `premium-plus`. */
  readonly products: ReadonlySet<string>;
  /** Epoch milliseconds. */
  readonly expires: number;
  /** The support user who works in this account, if it is not the user. */
  readonly adminEmail?: string;
}

/** Finds the session behind a token. */
export interface Sessions {
  /** Undefined when the token is unknown, expired or ended. */
  find(token: string): Promise<Session | undefined>;
}
