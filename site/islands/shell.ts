import { readCookie } from '#blocks/kit/read-cookie.ts';
import { FLASH_COOKIE, SESSION_COOKIE } from '#domain/web/cookie-names.ts';

/**
 * Starts the frame's features beyond links. The loader fetches this module only if there is a session, a message of the previous page, or a
 * campaign in the address. Each part is fetched only if it has work to do.
 */
export function start(): void {
  // Cheap check: the module itself decides which parameters are a campaign (`utm_…`, `itm_…`, `customerId`).
  if (/tm_|Id=/.test(location.search)) void import('#blocks/kit/campaign.ts').then((part) => part.keepCampaign());
  if (readCookie(FLASH_COOKIE) !== undefined) void import('#blocks/kit/flash.ts').then((part) => part.showFlash());
  if (readCookie(SESSION_COOKIE) !== undefined) void import('#blocks/kit/session/page-session.ts').then((part) => part.startSession());
}
