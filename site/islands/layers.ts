import { pageStore, type PageStore } from '#blocks/kit/page-state/store.ts';
import { ANSWER } from '#blocks/kit/page-state/tell-answer.ts';
import { showAnswers } from './layers/answers.ts';
import { closeMenus } from './layers/menus.ts';
import { closeMessages } from './layers/messages.ts';
import { speakPrices } from './layers/prices.ts';
import { tameNavigation } from './layers/navigation.ts';
import { tameTooltips } from './layers/tooltips.ts';

const EVENTS = ['toggle', 'click', 'focusin', 'keydown', ANSWER];

/**
 * Handles the layers over a page: the open navigation, menus, explanations, messages that can be closed, toasts, and prices that somebody
 * wants to hear. The state of the page says what is open (`blocks/kit/page-state/`); each part turns events into actions, and renders the
 * state. The loader fetches this module at the first use of one of them.
 * @param missed events of the time in which it was fetched
 */
export function start(missed: readonly Event[], page: Document = document, store: PageStore = pageStore()): void {
  const parts = [tameNavigation, closeMenus, tameTooltips, closeMessages, speakPrices, showAnswers].map((part) => part(page, store));
  const handle = (event: Event): void => parts.forEach((part) => part(event));
  // A toggle does not bubble.
  for (const type of EVENTS) page.addEventListener(type, handle, true);
  missed.forEach(handle);
}
