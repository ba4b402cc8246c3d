import * as messages from '#domain/texts/messages.ts';
import css from './toast.css?inline';

/** Milliseconds until a toast closes. Source: portal.md §9. */
export const TOAST_MS = 3_000;

/** Documents that have the style sheet of toasts. */
const styled = new WeakSet<Document>();

export type ToastKind = 'success' | 'error';

/**
 * Shows a toast in the live region of the block `notices`, so that screen readers announce it. It closes after `TOAST_MS`, but not while it
 * is hovered or focused, or by its button.
 */
export function showToast(text: string, kind: ToastKind, page: Document = document): void {
  const region = page.querySelector('[data-toasts]');
  if (region === null) return;
  if (!styled.has(page)) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    page.adoptedStyleSheets.push(sheet);
    styled.add(page);
  }
  const toast = page.createElement('div');
  toast.className = 'toast';
  toast.dataset['kind'] = kind;
  const words = page.createElement('p');
  words.textContent = text;
  const close = page.createElement('button');
  close.type = 'button';
  close.setAttribute('aria-label', messages.closeMessage);
  close.textContent = '×';
  toast.append(words, close);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stay = (): void => clearTimeout(timer);
  const leave = (): void => {
    stay();
    timer = setTimeout(() => toast.remove(), TOAST_MS);
  };
  close.addEventListener('click', () => toast.remove());
  for (const type of ['pointerenter', 'focusin']) toast.addEventListener(type, stay);
  for (const type of ['pointerleave', 'focusout']) toast.addEventListener(type, leave);
  region.append(toast);
  leave();
}
