import * as messages from '#domain/texts/messages.ts';
import { reportAnswer } from '../page-state/report-answer.ts';

/** Reason for the end of a session without a logout in this window: it has expired, or the user logged out in another window. */
export type SessionEnd = 'expired' | 'elsewhere';

/** Shows the user of a window why they are no longer logged in. */
export function reportSessionEnd(how: SessionEnd): void {
  reportAnswer({ isFormAction: false, displayErrorMessage: how === 'expired' ? messages.sessionExpired : messages.loggedOutElsewhere });
}
