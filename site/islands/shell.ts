import { readCookie } from '#blocks/kit/read-cookie.ts';
import { FLASH_COOKIE, SESSION_COOKIE } from '#domain/web/cookie-names.ts';

/**
 * What the frame of a page does beyond links: the loader fetches this module where there is a session, a message of the page
 * before, or a campaign in the address, and for nobody else. Each part is fetched only where it has something to do.
 */
export function start(): void {
  // What a campaign is the module decides (`utm_…`, `itm_…`, `customerId`); the loader has looked closely for visitors.
  if (/tm_|Id=/.test(location.search)) void import('#blocks/kit/campaign.ts').then((part) => part.keepCampaign());
  if (readCookie(FLASH_COOKIE) !== undefined) void import('#blocks/kit/flash.ts').then((part) => part.showFlash());
  if (readCookie(SESSION_COOKIE) !== undefined) void import('#blocks/kit/session/page-session.ts').then((part) => part.startSession());
}
