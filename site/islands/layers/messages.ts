import type { PageStore } from '#blocks/kit/page-state/store.ts';

/**
 * Takes messages away that the visitor closes. On the next page the script of the head leaves no room for them in the first place
 * (`site/document/inline-scripts.ts`).
 */
export function closeMessages(page: Document, { watch, dispatch }: PageStore): (event: Event) => void {
  watch(({ closedMessages }, before) => {
    if (closedMessages === before.closedMessages) return;
    for (const message of page.querySelectorAll<HTMLElement>('[data-message]'))
      if (closedMessages.includes(message.dataset['message'] ?? '')) message.remove();
  });
  return ({ type, target }) => {
    const button = type === 'click' && target instanceof Element ? target.closest('[data-close-message]') : null;
    const id = button?.closest<HTMLElement>('[data-message]')?.dataset['message'];
    if (id === undefined) return;
    // The focused button disappears, so the content takes the focus for the next step of the keyboard.
    page.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
    dispatch({ type: 'close message', id });
  };
}
