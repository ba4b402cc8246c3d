/** Folder of the page's twin that is drawn for each request; only this server sends requests there. */
export const twin = '/per-request';

/** Stands for `index` where it is the whole path: Next takes a last `/index` for another name of the folder and drops it. */
export const indexSegment = ':index';
