const FOCUSABLE = 'a[href], input';

/** Lets arrow up and down move the focus to the same link or checkbox in the neighboring row of a table. */
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
