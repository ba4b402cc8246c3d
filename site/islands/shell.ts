import { keepCampaign } from '#blocks/kit/campaign.ts';
import { showFlash } from '#blocks/kit/flash.ts';
import { startMenus } from '#blocks/kit/session/menu.ts';
import { startSession } from '#blocks/kit/session/page-session.ts';

/**
 * What the frame of a page does beyond links: the loader fetches this module where there is a session, a message of the page
 * before, or a campaign in the address, and for nobody else.
 */
export function start(): void {
  keepCampaign();
  showFlash();
  if (document.documentElement.dataset['session'] === undefined) return;
  startMenus();
  startSession();
}
