import type { UserAnswer } from '#domain/user/known-user.ts';

/** What the steps of a login do, each for itself. */
export interface LoginSteps {
  /** Who it is, as `GET /v1/users` says; rejects when nobody says so. */
  ask(): Promise<UserAnswer>;
  /** Whether the browser holds a token. Its value nobody here can see. */
  hasToken(): boolean;
  storeFlags(user: UserAnswer): void | Promise<void>;
  setUser(user: UserAnswer | undefined): void;
  clearCaches(): void;
  /** Logs out whoever could not be accepted (`login-end.ts`). */
  reject(): Promise<void>;
}

/**
 * Finds out whose session it is. A user is accepted only with a token and confirmed; whoever else it is, and whoever cannot be
 * asked for, is logged out. Source: portal.md §4, "Login".
 */
export async function acceptUser(steps: LoginSteps): Promise<UserAnswer | undefined> {
  const user = await steps.ask().catch(() => undefined);
  if (user?.activated !== true || !steps.hasToken()) {
    await steps.reject();
    return undefined;
  }
  await steps.storeFlags(user);
  steps.setUser(user);
  steps.clearCaches();
  return user;
}
