/** Cached pages are asked for as browsers do: their compressed form is kept. */
export const acceptEncoding = 'gzip, deflate, br';
