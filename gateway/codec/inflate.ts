/**
 * Expands raw deflate (RFC 1951), with `dictionary` as the preceding text. Made for frames of a few hundred bytes in browsers: less than
 * half the size of fflate, and it stops at the first byte beyond the maximum (docs/decisions/0018-inflate-of-our-own.md).
 * @throws when the bytes are not valid deflate, end too early, or expand to more than `maximum` bytes
 */
export function inflate(bytes: Uint8Array, dictionary: Uint8Array, maximum: number): Uint8Array<ArrayBuffer> {
  let output = new Uint8Array(dictionary.length + 1024);
  output.set(dictionary);
  let size = dictionary.length;
  /** Number of bits read so far; each byte is read from its lowest bit. */
  let at = 0;

  /** Reads a bit. Throws at the end of the input, so that every loop over bits ends. */
  function bit(): number {
    const byte = bytes[at >> 3];
    if (byte === undefined) throw new Error('ends too early');
    return (byte >> (at++ & 7)) & 1;
  }

  function read(count: number): number {
    let value = 0;
    for (let place = 0; place < count; place++) value |= bit() << place;
    return value;
  }

  function symbolOf(code: Code): number {
    for (let path = 2 | bit(); path < 0x10000; path = (path << 1) | bit()) {
      const symbol = code.get(path);
      if (symbol !== undefined) return symbol;
    }
    throw new Error('no such symbol');
  }

  /** Decodes a length or distance, relative to the smallest: `2 ** bits` codes share each number of extra bits (RFC 1951, 3.2.5). */
  function amount(code: number, bits: number): number {
    const group = 1 << bits;
    const extra = (code >> bits) - 1;
    return extra < 0 ? code : ((group + (code & (group - 1))) << extra) + read(extra);
  }

  function add(byte: number): void {
    if (size === dictionary.length + maximum) throw new Error(`more than ${maximum} bytes when expanded`);
    if (size === output.length) {
      const larger = new Uint8Array(size * 2);
      larger.set(output);
      output = larger;
    }
    output[size++] = byte;
  }

  function addStored(): void {
    at = (at + 7) & ~7;
    let length = read(16);
    if ((length ^ read(16)) !== 0xffff) throw new Error('no such length');
    while (length-- > 0) add(read(8));
  }

  function addCompressed([literals, distances]: Codes): void {
    for (let symbol = symbolOf(literals); symbol !== 256; symbol = symbolOf(literals)) {
      if (symbol < 256) add(symbol);
      else {
        let length = symbol === 285 ? 258 : 3 + amount(symbol - 257, 2);
        const distance = 1 + amount(symbolOf(distances), 1);
        if (symbol > 285 || distance > size) throw new Error('no such length');
        while (length-- > 0) add(output[size - distance] ?? 0);
      }
    }
  }

  function readCodes(): Codes {
    const [literals, distances, count] = [257 + read(5), 1 + read(5), 4 + read(4)];
    const ofLengths: number[] = [];
    for (const place of [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15].slice(0, count)) ofLengths[place] = read(3);
    const code = codeOf(ofLengths);
    const lengths: number[] = [];
    while (lengths.length < literals + distances) {
      const symbol = symbolOf(code);
      const repeated = symbol < 16 ? symbol : symbol === 16 ? (lengths.at(-1) ?? 0) : 0;
      let times = symbol < 16 ? 1 : symbol === 18 ? 11 + read(7) : 3 + read(symbol - 14);
      while (times-- > 0) lengths.push(repeated);
    }
    return [codeOf(lengths.slice(0, literals)), codeOf(lengths.slice(literals))];
  }

  for (let isLast = 0; isLast === 0;) {
    isLast = bit();
    const kind = read(2);
    if (kind > 2) throw new Error('no such block');
    if (kind === 0) addStored();
    else addCompressed(kind === 1 ? (fixed ??= fixedCodes()) : readCodes());
  }
  return output.subarray(dictionary.length, size);
}

/** Huffman code: maps bits to symbols. A leading 1 preserves leading zeros. */
type Code = ReadonlyMap<number, number>;
type Codes = readonly [literals: Code, distances: Code];

let fixed: Codes | undefined;
function fixedCodes(): Codes {
  const literals = Array.from({ length: 288 }, (_, symbol) => (symbol < 144 ? 8 : symbol < 256 ? 9 : symbol < 280 ? 7 : 8));
  return [codeOf(literals), codeOf(Array<number>(30).fill(5))];
}

/** Builds a code from the length in bits of each symbol; 0 or a hole means that the symbol is unused (RFC 1951, 3.2.2). */
function codeOf(lengths: readonly number[]): Code {
  const code = new Map<number, number>();
  let path = 1;
  for (let length = 1; length < 16; length++) {
    path <<= 1;
    lengths.forEach((own, symbol) => {
      if (own === length) code.set(path++, symbol);
    });
  }
  return code;
}
