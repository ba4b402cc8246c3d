/**
 * Changes an element into what another one is, as little as possible: what is the same stays the same node, so that whoever is in it,
 * or has marked some of it, is left alone. Whether a `details` is open, and fields without a name, are the visitor's. The other one
 * gives what it has and is not to be used again. Cells of live prices are put in anew: who writes into one remembers what it said.
 */
export function becomeLike(element: Element, other: Element): void {
  for (const name of element.getAttributeNames()) if (name !== 'open' && !other.hasAttribute(name)) element.removeAttribute(name);
  for (const { name, value } of other.attributes) if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  if (element instanceof HTMLInputElement && element.name) {
    const { value, checked } = other as HTMLInputElement;
    Object.assign(element, { value, checked });
  }
  const old = [...element.childNodes];
  const wanted = [...other.childNodes];
  for (const node of wanted) {
    const now = old.shift();
    if (!now) element.append(node);
    else if (now instanceof Element && now.nodeName === node.nodeName && !isLive(node)) becomeLike(now, node as Element);
    else if (!now.isEqualNode(node)) now.replaceWith(node);
  }
  for (const node of old) node.remove();
}

function isLive(node: Node): boolean {
  return node instanceof Element && node.hasAttribute('data-notation');
}
