/** Header by which a browser asks for one type of the blocks of a private page, the rest of which it has. */
export const BLOCK_HEADER = 'parkett-block';
