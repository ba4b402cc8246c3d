/** Element of an event; null for events of the document or the window, which have no `closest`. */
export function elementOf({ target }: Event): Element | null {
  return target instanceof Element ? target : null;
}
