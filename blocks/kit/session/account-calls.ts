import { visitParameters } from '#client/visit.ts';
import type { UserAnswer } from '#domain/user/known-user.ts';
import type { PageSteps } from './end-session.ts';
import { storeFlags } from './flags.ts';
import { acceptUser } from './login-state.ts';
import { sessionCall } from './session-call.ts';

/** Asks whose session it is; resolves with nobody when it is over. */
export function checkUser(page: PageSteps): Promise<UserAnswer | undefined> {
  return acceptUser({
    ...page,
    ask: () => sessionCall('GET', `/api/v1/users?${new URLSearchParams(visitParameters()).toString()}`) as Promise<UserAnswer>,
    storeFlags,
    reject: () => import('./end-session.ts').then((part) => part.rejectSession(page)),
  });
}
