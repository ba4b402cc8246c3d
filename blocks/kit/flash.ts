import { readPageCookie, removePageCookie } from './page-cookies.ts';
import { showToast } from './toast.ts';

/** Holds what a form has to say on the page that comes after it. */
export const FLASH_COOKIE = 'meldung';

/** Tells it once; then it is gone. */
export function showFlash(): void {
  const text = readPageCookie(FLASH_COOKIE);
  if (text === undefined || text === '') return;
  removePageCookie(FLASH_COOKIE);
  showToast(text, 'success');
}
