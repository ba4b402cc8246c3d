/**
 * Changes an element into another with as few changes as possible. Equal nodes stay, so that focus and selection inside of them are
 * preserved. The other element loses its content and must not be used afterwards.
 * @param mustReplace returns true for elements that are replaced as a whole, since they have state beyond their attributes and children
 */
export function morphElement(element: Element, other: Element, mustReplace?: (other: Element) => boolean): void {
  for (const name of element.getAttributeNames()) if (!other.hasAttribute(name)) element.removeAttribute(name);
  for (const { name, value } of other.attributes) if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  const old = [...element.childNodes];
  const wanted = [...other.childNodes];
  for (const node of wanted) {
    const now = old.shift();
    if (!now) element.append(node);
    else if (now instanceof Element && node instanceof Element && now.nodeName === node.nodeName && !mustReplace?.(node))
      morphElement(now, node, mustReplace);
    else if (!now.isEqualNode(node)) now.replaceWith(node);
  }
  for (const node of old) node.remove();
}

export type MorphElement = typeof morphElement;
