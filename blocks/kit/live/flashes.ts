/** Duration of a flash in ms. Source: portal.md §9, contract.md §9. */
export const FLASH = 500;

/** Marks cells for half a second as fallen or risen. One timer is enough, since flashes end in the order in which they began. */
export function createFlashes(): { flash(element: HTMLElement, direction: 'up' | 'down'): void; end(): void } {
  const until = new Map<HTMLElement, number>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function sweep(): void {
    timer = undefined;
    const now = performance.now();
    for (const [element, end] of until) {
      if (end > now) {
        timer = setTimeout(sweep, end - now);
        return;
      }
      stop(element);
    }
  }

  function stop(element: HTMLElement): void {
    until.delete(element);
    delete element.dataset.flash;
  }

  return {
    flash(element, direction) {
      element.dataset.flash = direction;
      until.delete(element);
      until.set(element, performance.now() + FLASH);
      timer ??= setTimeout(sweep, FLASH);
    },
    end() {
      clearTimeout(timer);
      for (const element of until.keys()) stop(element);
    },
  };
}
