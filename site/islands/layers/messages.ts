import type { PageStore } from '#blocks/kit/page-state/store.ts';

/**
 * Removes messages that the visitor closes. On later pages the script of the head hides them before the first paint
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
    // Moves the focus to the content, since the focused button disappears.
    page.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
    dispatch({ type: 'close message', id });
  };
}
