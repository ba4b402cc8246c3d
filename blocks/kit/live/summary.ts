/** Announces what the page currently shows of the notation of a `LiveSummary`, as one sentence. */
export function speakSummary({ dataset, nextElementSibling: status, ownerDocument }: HTMLElement): void {
  if (status) status.textContent = summaryOf(ownerDocument.body, dataset);
}

/** Sentence such as `DAX: 23.456,70 Punkte, +0,28 % gestiegen, Stand 17:38:08, Realtime`. */
function summaryOf(root: HTMLElement, { say: notation, name, unit }: DOMStringMap): string {
  const cellOf = (field: string) => root.querySelector(`[data-notation="${notation}"][data-field="${field}"]`);
  const text = (field: string) => cellOf(field)?.textContent.trim();
  const time = text('datetimeLast');
  const parts = [[text('last'), unit].filter(Boolean).join(' '), text('performancePct'), time && `Stand ${time}`, text('quality')];
  const isStale = cellOf('last')?.hasAttribute('data-stale') === true;
  return `${name}: ${[...parts, isStale && 'Verbindung unterbrochen'].filter(Boolean).join(', ')}`;
}
