const largest = 0xffff;

/**
 * Bytes as deflate that is not compressed: stored blocks, the last one marked as such (RFC 1951, 3.2.4). Valid by itself and
 * after any deflate that ends on a whole byte.
 */
export function closeStored(bytes: Uint8Array): Uint8Array {
  const count = Math.max(1, Math.ceil(bytes.length / largest));
  const result = new Uint8Array(bytes.length + count * 5);
  for (let block = 0; block < count; block++) {
    const part = bytes.subarray(block * largest, (block + 1) * largest);
    const start = block * (largest + 5);
    const isLast = block === count - 1;
    result.set([Number(isLast), part.length & 255, part.length >> 8, ~part.length & 255, (~part.length >> 8) & 255], start);
    result.set(part, start + 5);
  }
  return result;
}

/** What a single stored block holds; undefined for anything else, such as what is compressed or larger than `maximum`. */
export function openStored(bytes: Uint8Array, maximum: number): Uint8Array | undefined {
  const [first, low = 0, high = 0, notLow = 0, notHigh = 0] = bytes;
  const length = low | (high << 8);
  const isWhole = first === 1 && bytes.length === length + 5 && (low ^ notLow) === 255 && (high ^ notHigh) === 255;
  return isWhole && length <= maximum ? bytes.subarray(5) : undefined;
}
