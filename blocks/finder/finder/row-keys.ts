const FOCUSABLE = 'a[href], input';

/** Arrow keys lead from row to row of a table, staying in the column: to the link or box that stands there as here. */
export function startRowKeys(table: HTMLElement): void {
  table.addEventListener('keydown', (event) => {
    const { key, target, altKey, ctrlKey, metaKey, shiftKey } = event;
    if ((key !== 'ArrowDown' && key !== 'ArrowUp') || altKey || ctrlKey || metaKey || shiftKey || !(target instanceof HTMLElement)) return;
    const row = target.closest('tbody tr');
    const next = key === 'ArrowDown' ? row?.nextElementSibling : row?.previousElementSibling;
    if (!row || !next) return;
    const place = Array.from(row.querySelectorAll(FOCUSABLE)).indexOf(target);
    const others = next.querySelectorAll<HTMLElement>(FOCUSABLE);
    const wanted = others[Math.min(place, others.length - 1)];
    if (place < 0 || wanted === undefined) return;
    event.preventDefault();
    wanted.focus();
  });
}
