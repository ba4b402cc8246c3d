/** What is used of the browser's Navigation API, which not every browser has. */
export interface Navigations extends EventTarget {}

type NavigateEvent = Event & {
  readonly hashChange: boolean;
  readonly downloadRequest: string | null;
  readonly destination: { readonly url: string };
};
/** What answers there is a file; no browser tells that a navigation became a download, and the bar would stay. */
const FILES = `${location.origin}/api/`;

/**
 * Marks the page from the start of a navigation to its end, so that a thin bar shows it. The next page ends it by itself; so do a
 * navigation that fails or is stopped, and a page that comes back from the browser's memory.
 */
export function markNavigation(root: HTMLElement, navigations: Navigations | undefined): void {
  const finish = (): void => void delete root.dataset.navigating;
  navigations?.addEventListener('navigate', (event) => {
    const { hashChange, downloadRequest, destination } = event as NavigateEvent;
    if (!hashChange && downloadRequest === null && !destination.url.startsWith(FILES)) root.dataset.navigating = '';
  });
  for (const end of ['navigatesuccess', 'navigateerror']) navigations?.addEventListener(end, finish);
  addEventListener('pageshow', finish);
}
