import { LOGIN_COOKIE_DAYS } from '#domain/constants.ts';
import { TID_COOKIE } from '#domain/web/cookie-names.ts';
import { generatedId } from '../generated-id.ts';
import { mayRecognise, sendEvent } from '../hits.ts';
import { readPageCookie } from '../page-cookies.ts';
import { writePageCookie } from '../write-cookie.ts';

const SCAPA_COOKIE = 'scapaId';

/**
 * Reports an event of a login under an id that stays on the device, if the visitor may be recognized (`mayRecognise`).
 * @param cookies the browser's cookies before those of the login were removed: one of them says whether tracking is excluded
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
