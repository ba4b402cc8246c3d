const largest = 0xffff;

/**
 * Wraps bytes in uncompressed deflate: stored blocks, the last one marked as such (RFC 1951, 3.2.4). The result is valid by itself and
 * after any deflate that ends on a whole byte.
 */
export function closeStored(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const part = bytes.subarray(0, largest);
  const rest = bytes.subarray(largest);
  const head = [part.length, ~part.length].flatMap((length) => [length & 255, (length >> 8) & 255]);
  return Uint8Array.from(rest.length > 0 ? [0, ...head, ...part, ...closeStored(rest)] : [1, ...head, ...part]);
}

/** Content of a single stored block; undefined for anything else, such as compressed data or a block larger than `maximum`. */
export function openStored(bytes: Uint8Array, maximum: number): Uint8Array | undefined {
  const [first, low = 0, high = 0, notLow = 0, notHigh = 0] = bytes;
  const length = low | (high << 8);
  const isWhole = first === 1 && bytes.length === length + 5 && (low ^ notLow) === 255 && (high ^ notHigh) === 255;
  return isWhole && length <= maximum ? bytes.subarray(5) : undefined;
}
