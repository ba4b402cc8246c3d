/** Folder of the page's twin that is drawn for each request; only this server sends requests there. */
export const twin = '/per-request';
