import type { LoginSteps } from './login-state.ts';

/** What the steps of the end of a login do, each for itself. */
export interface EndSteps extends Pick<LoginSteps, 'setUser' | 'clearCaches'> {
  removeMarkers(): void;
  callLogout(): Promise<unknown>;
  track(event: 'login rejected' | 'logout'): void | Promise<void>;
  /** Ends what the page keeps up for its user. */
  closeState(): void;
}

/** Logs out whoever could not be accepted, even where the logout does not arrive. Source: portal.md §4, "Login". */
export async function rejectLogin(steps: EndSteps): Promise<void> {
  steps.removeMarkers();
  await steps.callLogout().catch(() => undefined);
  await steps.track('login rejected');
  steps.clearCaches();
  steps.setUser(undefined);
}

/** Logs out on the user's wish: the event still tells who it was, so it goes first. Rejects when the logout did not arrive. */
export async function logOut(steps: EndSteps): Promise<void> {
  await steps.track('logout');
  steps.closeState();
  await steps.callLogout();
  steps.removeMarkers();
  steps.clearCaches();
  steps.setUser(undefined);
}
