import { sendForHook } from '#client/orval-mutator.ts';
import { LOGIN_COOKIE_DAYS } from '#domain/constants.ts';
import { CONSENT_COOKIE, hasConsent } from '#domain/web/consent.ts';
import { readPageCookie, writePageCookie } from '../page-cookies.ts';
import { FEATURES_COOKIE, TID_COOKIE } from './flags.ts';
import { generatedId } from './generated-id.ts';

const SCAPA_COOKIE = 'scapaId';

/**
 * Reports what happened to a login, if the visitor agreed to being counted and has not paid for not being it. Whether it arrives
 * matters to nobody on the page.
 */
export async function trackSession(event: string): Promise<void> {
  if (!hasConsent(readPageCookie(CONSENT_COOKIE))) return;
  const features = readPageCookie(FEATURES_COOKIE)?.split(' ') ?? [];
  if (features.includes('no_tracking_feature')) return;
  const scapaId = readPageCookie(SCAPA_COOKIE) ?? generatedId();
  writePageCookie(SCAPA_COOKIE, scapaId, { days: LOGIN_COOKIE_DAYS });
  const tid = readPageCookie(TID_COOKIE);
  const hit = {
    scapaId,
    hitType: 'event',
    eventCategory: 'session',
    eventAction: event,
    timestamp: Date.now(),
    loggedIn: tid !== undefined,
    ...(tid === undefined ? {} : { tid }),
    contentPath: location.pathname,
  };
  await sendForHook<void>({ url: '/v1/scapa/data', method: 'POST', data: hit }).catch(() => undefined);
}
