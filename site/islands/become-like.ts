/**
 * Changes an element into what another one is, as little as possible: what is the same stays the same node, so that whoever is in it,
 * or has marked some of it, is left alone. The other one gives what it has and is not to be used again.
 */
export function becomeLike(element: Element, other: Element): void {
  for (const name of element.getAttributeNames()) element.removeAttribute(name);
  for (const { name, value } of other.attributes) element.setAttribute(name, value);
  const old = [...element.childNodes];
  const wanted = [...other.childNodes];
  for (const node of wanted) {
    const now = old.shift();
    if (!now) element.append(node);
    else if (now instanceof Element && now.nodeName === node.nodeName) becomeLike(now, node as Element);
    else if (!now.isEqualNode(node)) now.replaceWith(node);
  }
  for (const node of old) node.remove();
}
