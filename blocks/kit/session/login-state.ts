import type { UserAnswer } from '#domain/user/known-user.ts';

/** What the steps of a login and a logout do, each for itself. */
export interface LoginSteps {
  /** Who it is, as `GET /v1/users` says; rejects when nobody says so. */
  ask(): Promise<UserAnswer>;
  /** Whether the browser holds a token. Its value nobody here can see. */
  hasToken(): boolean;
  storeFlags(user: UserAnswer): void | Promise<void>;
  setUser(user: UserAnswer | undefined): void;
  clearCaches(): void;
  removeMarkers(): void;
  callLogout(): Promise<unknown>;
  track(event: 'login rejected' | 'logout'): void | Promise<void>;
  /** Ends what the page keeps up for its user. */
  closeState(): void;
}

/**
 * Finds out whose session it is. A user is accepted only with a token and confirmed; whoever else it is, and whoever cannot be
 * asked for, is logged out. Source: portal.md §4, "Login".
 */
export async function acceptUser(steps: LoginSteps): Promise<UserAnswer | undefined> {
  const user = await steps.ask().catch(() => undefined);
  if (user?.activated !== true || !steps.hasToken()) {
    await reject(steps);
    return undefined;
  }
  await steps.storeFlags(user);
  steps.setUser(user);
  steps.clearCaches();
  return user;
}

/** Logs out whoever could not be accepted. */
async function reject(steps: LoginSteps): Promise<void> {
  steps.removeMarkers();
  await steps.callLogout().catch(() => undefined);
  await steps.track('login rejected');
  steps.clearCaches();
  steps.setUser(undefined);
}

/** Logs out on the user's wish: the event still tells who it was, so it goes first. Rejects when the logout did not arrive. */
export async function logOut(steps: LoginSteps): Promise<void> {
  await steps.track('logout');
  steps.closeState();
  await steps.callLogout();
  steps.removeMarkers();
  steps.clearCaches();
  steps.setUser(undefined);
}
