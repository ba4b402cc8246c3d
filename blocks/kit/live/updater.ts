import type { PriceStream } from '#gateway/prices/price-stream.ts';
import { createFlashes } from './flashes.ts';
import { addCell, paint, type Group } from './group.ts';

/** Distance from the view within which rows already receive prices. */
const MARGIN = '200px';
/** Time for which rows still receive prices after leaving the view, in ms. */
const LINGER = 5000;
/** Maximum time for writes per frame in ms; remaining ones wait for the next frame. */
const WRITE_BUDGET = 8;
/**
 * Duration of a frame in ms above which updates rest, such as for the layout of a long table. The rest is `REST` times that duration, at
 * most a second.
 */
const EASY_FRAME = 8;
const REST = 15;
const LONGEST_REST = 1000;

/**
 * Updates all price cells of a page: subscribes to visible ones, collects changes, writes them once per frame, and tracks added and removed
 * cells. Cells of an island are ignored until its hydration, since React compares them first.
 * @param onView called for each row that comes into view and receives prices from now on
 */
export function startUpdater(
  stream: Pick<PriceStream, 'watch'>,
  root: HTMLElement = document.body,
  onView?: (row: Element) => void,
): () => void {
  const groups = new Map<number, Group>();
  const rows = new Map<Element, Set<Group>>();
  const waiting = new Set<Group>();
  const flashes = createFlashes();
  let frame = 0;
  let rest: ReturnType<typeof setTimeout> | undefined;

  const view = new IntersectionObserver((entries) => entries.forEach(({ target, isIntersecting }) => see(target, isIntersecting)), {
    rootMargin: MARGIN,
  });
  const changes = new MutationObserver(() => {
    forgetGone();
    scan();
  });

  function scan(): void {
    for (const element of root.querySelectorAll<HTMLElement>('[data-notation][data-field]')) {
      const notation = Number(element.dataset.notation);
      const group: Group = groups.get(notation) ?? { notation, cells: new Map(), rows: new Set() };
      if (group.cells.has(element) || element.closest('parkett-island:not([data-alive])')) continue;
      groups.set(notation, group);
      addCell(group, element);
      paintSoon(group);
      const row = element.closest('tr') ?? element;
      const members = rows.get(row) ?? new Set();
      if (members.has(group)) continue;
      rows.set(row, members.add(group));
      // Observing the row again reports it for the new group, too.
      view.unobserve(row);
      view.observe(row);
    }
  }

  function forgetGone(): void {
    for (const group of groups.values()) {
      for (const element of group.cells.keys()) {
        if (!root.contains(element) || Number(element.dataset.notation) !== group.notation) group.cells.delete(element);
      }
      if (group.cells.size > 0) continue;
      groups.delete(group.notation);
      group.rows.clear();
      endSoon(group);
    }
    for (const row of rows.keys()) {
      if (root.contains(row)) continue;
      see(row, false);
      view.unobserve(row);
      rows.delete(row);
    }
  }

  function see(row: Element, isInView: boolean): void {
    for (const group of rows.get(row) ?? []) {
      if (isInView && group.cells.size > 0) {
        group.rows.add(row);
        onView?.(row);
      } else group.rows.delete(row);
      if (group.rows.size > 0) watch(group);
      else endSoon(group);
    }
  }

  function watch(group: Group): void {
    clearTimeout(group.timer);
    group.timer = undefined;
    group.end ??= stream.watch(group.notation, {
      onPrice(price) {
        group.price = price;
        paintSoon(group);
      },
      onLive(isLive) {
        group.isLive = isLive;
        paintSoon(group);
      },
    });
  }

  function endSoon(group: Group): void {
    if (group.end) group.timer ??= setTimeout(() => end(group), LINGER);
  }

  function end(group: Group): void {
    clearTimeout(group.timer);
    group.timer = undefined;
    group.end?.();
    group.end = undefined;
  }

  function paintSoon(group: Group): void {
    waiting.add(group);
    askForFrame();
  }

  function askForFrame(): void {
    if (waiting.size > 0 && rest === undefined) frame ||= requestAnimationFrame(paintWaiting);
  }

  function paintWaiting(): void {
    frame = 0;
    const now = Date.now();
    const start = performance.now();
    for (const group of waiting) {
      if (performance.now() - start > WRITE_BUDGET) break;
      waiting.delete(group);
      paint(group, now, flashes.flash);
    }
    if (waiting.size > 0) return askForFrame();
    // This task runs after the frame was rendered, so it can measure the duration.
    rest = setTimeout(() => {
      const cost = performance.now() - start;
      rest = setTimeout(wakeUp, cost > EASY_FRAME ? Math.min(cost * REST, LONGEST_REST) : 0);
    });
  }

  function wakeUp(): void {
    rest = undefined;
    askForFrame();
  }

  scan();
  changes.observe(root, { childList: true, subtree: true, attributeFilter: ['data-notation', 'data-alive'] });
  return () => {
    view.disconnect();
    changes.disconnect();
    cancelAnimationFrame(frame);
    clearTimeout(rest);
    groups.forEach(end);
    flashes.end();
  };
}
