/** The element that an event began at; null where it began at the document or the window, which have no `closest`. */
export function elementOf({ target }: Event): Element | null {
  return target instanceof Element ? target : null;
}
