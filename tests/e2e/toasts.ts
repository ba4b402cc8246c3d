import type { BrowserContext, Page } from 'playwright-core';

/**
 * Records the toasts of each page of a context. A toast disappears after three seconds, and a busy machine may look at the page later than
 * that.
 */
export async function recordToasts(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const toasts: string[] = [];
    Object.assign(globalThis, { toasts });
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes) if (node instanceof HTMLElement && node.matches('.toast')) toasts.push(node.textContent);
    }).observe(document, { childList: true, subtree: true });
  });
}

/** Waits until the current page has shown a toast with this text. */
export async function waitForToast(page: Page, text: string): Promise<void> {
  await page.waitForFunction(
    (wanted) => (globalThis as unknown as { toasts: string[] }).toasts.some((toast) => toast.includes(wanted)),
    text,
  );
}
