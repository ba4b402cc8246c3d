/** Used part of the browser's Navigation API, which not every browser has. */
export interface Navigations extends EventTarget {}

type NavigateEvent = Event & {
  readonly hashChange?: boolean;
  readonly downloadRequest?: string | null;
  readonly destination?: { readonly url: string };
};

/**
 * Marks the page from the start of a navigation to its end, so that a thin bar shows it. The next page ends it by itself; so do a
 * navigation that fails or is stopped, and a page that comes back from the browser's memory.
 */
export function markNavigation(root: HTMLElement, navigations: Navigations | undefined): void {
  const mark = (event: NavigateEvent): void => {
    // Only the start of a navigation says where it leads. What answers below /api/ is a file; no browser tells that a navigation became
    // a download, and the bar would stay.
    const isFile = event.hashChange || event.downloadRequest || event.destination?.url.match('/api/');
    root.toggleAttribute('data-navigating', isFile === null);
  };
  for (const type of ['navigateerror', 'navigatesuccess', 'navigate']) navigations?.addEventListener(type, mark);
  addEventListener('pageshow', mark);
}
