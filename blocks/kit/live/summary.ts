/** Makes the buttons of `LiveSummary` speak: what the page shows of the notation right now, as one sentence. */
export function startSummaries(root: HTMLElement = document.body): void {
  for (const button of root.querySelectorAll<HTMLElement>('[data-live-summary]')) {
    button.hidden = false;
    button.addEventListener('click', () => {
      const status = button.nextElementSibling;
      if (status) status.textContent = summaryOf(root, button.dataset);
    });
  }
}

/** `DAX: 23.456,70 Punkte, +0,28 % gestiegen, Stand 17:38:08, Realtime`. */
function summaryOf(root: HTMLElement, { liveSummary: notation, name, unit }: DOMStringMap): string {
  const cellOf = (field: string) => root.querySelector(`[data-notation="${notation}"][data-field="${field}"]`);
  const text = (field: string) => cellOf(field)?.textContent.trim();
  const time = text('datetimeLast');
  const parts = [[text('last'), unit].filter(Boolean).join(' '), text('performancePct'), time && `Stand ${time}`, text('quality')];
  const isStale = cellOf('last')?.hasAttribute('data-stale') === true;
  return `${name}: ${[...parts, isStale && 'Verbindung unterbrochen'].filter(Boolean).join(', ')}`;
}
