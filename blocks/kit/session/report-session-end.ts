import * as messages from '#domain/texts/messages.ts';
import { reportAnswer } from '../page-state/report-answer.ts';

/** How a session ended that its user did not end in this window: its time was over, or he logged out in another one. */
export type SessionEnd = 'expired' | 'elsewhere';

/** Tells the user of a window why he is no longer logged in. */
export function reportSessionEnd(how: SessionEnd): void {
  reportAnswer({ isFormAction: false, displayErrorMessage: how === 'expired' ? messages.sessionExpired : messages.loggedOutElsewhere });
}
