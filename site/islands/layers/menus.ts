const OPEN = 'details[data-menu][open]';

/** Closes menus over the page: by Escape, which returns the focus, by a click outside, and when the focus leaves. */
export function closeMenus(page: Document): (event: Event) => void {
  return (event) => {
    const { type, target } = event;
    const isEscape = event instanceof KeyboardEvent && event.key === 'Escape';
    for (const menu of page.querySelectorAll<HTMLDetailsElement>(OPEN)) {
      const isBeside = (type === 'click' || type === 'focusin') && target instanceof Node && !menu.contains(target);
      if (!isEscape && !isBeside) continue;
      const hadFocus = menu.contains(page.activeElement);
      menu.open = false;
      if (isEscape && hadFocus) menu.querySelector('summary')?.focus();
    }
  };
}
