import css from './offer.css?inline';
import { labelOf } from './text-place.ts';

/**
 * Shows a link to the place where the visitor stopped reading, as an overlay that moves nothing. It disappears once that place is in view
 * or when the visitor closes it.
 * @param refuse called when the visitor closes it
 */
export function offerPlace(header: Element, element: Element, refuse: () => void): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
  element.id ||= 'weiterlesen';
  const offer = document.createElement('div');
  offer.className = 'article-header__offer no-print';
  const link = document.createElement('a');
  link.href = `#${element.id}`;
  link.textContent = `Weiterlesen bei „${labelOf(element.textContent)}“`;
  const button = document.createElement('button');
  button.type = 'button';
  button.setAttribute('aria-label', 'Nicht weiterlesen');
  offer.append(link, button);
  header.append(offer);
  const watch = new IntersectionObserver((seen) => {
    if (seen.some(({ isIntersecting }) => isIntersecting)) leave();
  });
  const leave = (): void => {
    watch.disconnect();
    offer.remove();
  };
  watch.observe(element);
  button.addEventListener('click', () => {
    leave();
    refuse();
  });
}
