/** Encodings that browsers request: the cache stores compressed pages. */
export const acceptEncoding = 'gzip, deflate, br';
