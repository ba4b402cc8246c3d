/** The used part of the Navigation API, which not every browser has. */
export interface Navigations extends EventTarget {}

type NavigateEvent = Event & {
  readonly hashChange?: boolean;
  readonly downloadRequest?: string | null;
  readonly destination?: { readonly url: string };
};

/**
 * Marks the page during a navigation, which shows a thin bar. The mark ends with the next page, with a failed or stopped navigation, and when
 * the page is restored from the back/forward cache.
 */
export function markNavigation(root: HTMLElement, navigations: Navigations | undefined): void {
  const mark = (event: NavigateEvent): void => {
    // Ignores downloads and files below /api/: no event reports that a navigation became a download, and the bar would stay.
    const isFile = event.hashChange || event.downloadRequest || event.destination?.url.match('/api/');
    root.toggleAttribute('data-navigating', isFile === null);
  };
  for (const type of ['navigateerror', 'navigatesuccess', 'navigate']) navigations?.addEventListener(type, mark);
  addEventListener('pageshow', mark);
}
