/**
 * Returns true if an event target is an element. `instanceof` alone does not work for elements in the preview's frame, which belong to
 * another window.
 */
export function isElement(target: EventTarget | null): target is Element {
  return target !== null && 'closest' in target;
}
