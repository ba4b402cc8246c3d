import { LOGIN_COOKIE_DAYS } from '#domain/constants.ts';
import { TID_COOKIE } from '#domain/web/cookie-names.ts';
import { generatedId } from '../generated-id.ts';
import { mayRecognise, sendEvent } from '../hits.ts';
import { readPageCookie } from '../page-cookies.ts';
import { writePageCookie } from '../write-cookie.ts';

const SCAPA_COOKIE = 'scapaId';

/**
 * Reports what happened to a login, under an id that stays on the device: for whoever may be recognised (`mayRecognise`).
 * @param cookies those of the browser before the login's were taken away: one of them says that its user is not to be tracked
 */
export async function trackSession(event: string, cookies: string): Promise<void> {
  if (!mayRecognise(cookies)) return;
  const scapaId = readPageCookie(SCAPA_COOKIE) ?? generatedId();
  writePageCookie(SCAPA_COOKIE, scapaId, { days: LOGIN_COOKIE_DAYS });
  const tid = readPageCookie(TID_COOKIE);
  await sendEvent({
    scapaId,
    eventCategory: 'session',
    eventAction: event,
    loggedIn: tid !== undefined,
    ...(tid === undefined ? {} : { tid }),
  });
}
