/** Shows a message in the region of the block `notices` while the browser is offline. */
export function showOffline(page: Document): void {
  for (const type of ['online', 'offline'])
    addEventListener(type, () => {
      const note = page.querySelector<HTMLElement>('[data-offline-text]');
      if (note) note.textContent = (type === 'offline' && note.dataset.offlineText) || '';
    });
}
