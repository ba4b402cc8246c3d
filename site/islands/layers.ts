import { pageStore, type PageStore } from '#blocks/kit/page-state/store.ts';
import { ANSWER } from '#blocks/kit/page-state/report-answer.ts';
import { showAnswers } from './layers/answers.ts';
import { closeMenus } from './layers/menus.ts';
import { closeMessages } from './layers/messages.ts';
import { speakPrices } from './layers/prices.ts';
import { tameNavigation } from './layers/navigation.ts';
import { tameTooltips } from './layers/tooltips.ts';

const EVENTS = ['toggle', 'click', 'focusin', 'keydown', ANSWER];

/**
 * Handles the layers over a page: navigation, menus, tooltips, closable messages, toasts and spoken prices. The page state
 * (`blocks/kit/page-state/`) says what is open; each part turns events into actions and renders the state. The loader fetches this module at
 * the first use.
 * @param missed events that occurred before the module was loaded
 */
export function start(missed: readonly Event[], page: Document = document, store: PageStore = pageStore()): void {
  const parts = [tameNavigation, closeMenus, tameTooltips, closeMessages, speakPrices, showAnswers].map((part) => part(page, store));
  const handle = (event: Event): void => parts.forEach((part) => part(event));
  // Toggle events do not bubble.
  for (const type of EVENTS) page.addEventListener(type, handle, true);
  missed.forEach(handle);
}
