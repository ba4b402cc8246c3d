import * as messages from '#domain/texts/messages.ts';
import { tellAnswer } from '../page-state/tell-answer.ts';

/** How a session ended that its user did not end in this window: its time was over, or he logged out in another one. */
export type SessionEnd = 'expired' | 'elsewhere';

/** Tells the user of a window why he is no longer logged in. */
export function tellEnd(how: SessionEnd): void {
  tellAnswer({ isFormAction: false, displayErrorMessage: how === 'expired' ? messages.sessionExpired : messages.loggedOutElsewhere });
}
