import { FLASH_COOKIE } from '#domain/web/cookie-names.ts';
import { readPageCookie, removePageCookie } from './page-cookies.ts';
import { reportAnswer } from './page-state/report-answer.ts';

/** Shows the stored message once and removes it. */
export function showFlash(): void {
  const text = readPageCookie(FLASH_COOKIE);
  if (text === undefined || text === '') return;
  removePageCookie(FLASH_COOKIE);
  reportAnswer({ isFormAction: false, displaySuccessMessage: text });
}
