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
