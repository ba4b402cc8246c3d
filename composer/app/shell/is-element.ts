/** Whether a target of events is an element; those of the preview's frame are no `Element` of this window. */
export function isElement(target: EventTarget | null): target is Element {
  return target !== null && 'closest' in target;
}
