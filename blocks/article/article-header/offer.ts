import css from './offer.css?inline';
import { labelOf } from './text-place.ts';

/**
 * Offers a link to the place where the visitor stopped, over the page, so that nothing moves. It leaves once that place is in view, or
 * by its button.
 * @param refuse is called when the visitor does not want it
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
