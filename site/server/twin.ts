/** Folder of the page's twin that is drawn for each request; only this server sends requests there. */
export const twin = '/per-request';

/** Folder of the twin that is drawn with the session; pages for everyone never get there, nor sessions to them. */
export const privateTwin = '/private';

/** Stands for `index` where it is the whole path: Next takes a last `/index` for another name of the folder and drops it. */
export const indexSegment = ':index';
