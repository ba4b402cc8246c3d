/** Returns numbers in [0, 1). */
type Chance = () => number;

/** Extreme numbers, which picture decoders may overflow when they add and multiply. */
const EDGES = [0, 1, 0x7f, 0x80, 0xff, 0x7fff, 0xffff, 0x7fffffff, 0xffffffff];
/** Parts of drawings, some of which repeat their content. */
const PIECES = [
  '<g>',
  '</g>',
  '<text>',
  '<use href="#p"/>',
  '&#x41;',
  '"',
  "'",
  '<![CDATA[',
  ']]>',
  '<!--',
  '-->',
  'url(#g)',
  '1e99',
  '-0',
  '<svg ',
  '\u0000',
];

/** Returns a picture with some of its bytes changed, as by a disk fault or an attacker. */
export function mutated(original: Buffer, chance: Chance): Buffer {
  let bytes: Buffer = Buffer.from(original);
  const times = 1 + Math.floor(chance() * 6);
  for (let time = 0; time < times; time += 1) bytes = CHANGES[Math.floor(chance() * CHANGES.length)]?.(bytes, chance) ?? bytes;
  return bytes;
}

const place = (bytes: Buffer, chance: Chance): number => Math.floor(chance() * Math.max(1, bytes.length));

const CHANGES: readonly ((bytes: Buffer, chance: Chance) => Buffer)[] = [
  (bytes, chance) => {
    const at = place(bytes, chance);
    bytes[at] = (bytes[at] ?? 0) ^ (1 << Math.floor(chance() * 8));
    return bytes;
  },
  // Changes the beginning, which contains the sizes.
  (bytes, chance) => {
    const at = Math.min(Math.floor(chance() * 64), bytes.length - 4);
    if (at >= 0) bytes.writeUInt32BE(EDGES[Math.floor(chance() * EDGES.length)] ?? 0, at);
    return bytes;
  },
  (bytes, chance) => bytes.subarray(0, place(bytes, chance)),
  (bytes, chance) => {
    const [from, to] = [place(bytes, chance), place(bytes, chance)].toSorted((a, b) => a - b);
    const part = bytes.subarray(from, Math.min(to ?? 0, (from ?? 0) + 2_000));
    return Buffer.concat([bytes.subarray(0, to), ...Array.from({ length: 1 + Math.floor(chance() * 40) }, () => part), bytes.subarray(to)]);
  },
  (bytes, chance) => {
    const at = place(bytes, chance);
    const piece = Buffer.from((PIECES[Math.floor(chance() * PIECES.length)] ?? '').repeat(1 + Math.floor(chance() ** 4 * 3_000)));
    return Buffer.concat([bytes.subarray(0, at), piece, bytes.subarray(at)]);
  },
];
