/** Says in the region that `notices` has for it while there is no connection. */
export function showOffline(page: Document): void {
  for (const type of ['online', 'offline'])
    addEventListener(type, () => {
      const note = page.querySelector<HTMLElement>('[data-offline-text]');
      if (note) note.textContent = (type === 'offline' && note.dataset.offlineText) || '';
    });
}
