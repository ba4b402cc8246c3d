/**
 * Changes an element into what another one is, as little as possible: what is the same stays the same node, so that whoever is in it,
 * or has marked some of it, is left alone. The other one gives what it has and is not to be used again.
 * @param mustReplace what is put in mustReplace where it differs, for it has more to it than its attributes and children
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
