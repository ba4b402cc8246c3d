/** Closes menus that lie over the page: by Escape, which gives the focus back, by a click beside them, and when the focus leaves. */
export function startMenus(page: Document = document): void {
  const open = (): HTMLDetailsElement[] => [...page.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]')];
  page.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    for (const menu of open()) {
      const hadFocus = menu.contains(page.activeElement);
      menu.open = false;
      if (hadFocus) menu.querySelector('summary')?.focus();
    }
  });
  for (const type of ['click', 'focusin'] as const)
    page.addEventListener(type, ({ target }) => {
      for (const menu of open()) if (target instanceof Node && !menu.contains(target)) menu.open = false;
    });
}
