/** Header by which a browser requests only one type of blocks of a private page, because it already has the rest. */
export const BLOCK_HEADER = 'parkett-block';
