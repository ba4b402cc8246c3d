/**
 * Returns the rank of a node for a key by rendezvous hashing: every node computes the same order of nodes for a key, and the order differs
 * between keys.
 */
export function rank(node: string, key: string): number {
  // FNV-1a followed by mixing, because similar names give similar sums.
  let hash = 0x81_1c_9d_c5;
  for (const character of `${key}@${node}`) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01_00_01_93);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85_eb_ca_6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2_b2_ae_35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** Returns true if the first node comes before the second for this key; names decide between equal ranks. */
export function isBefore(node: string, other: string, key: string): boolean {
  const [own, its] = [rank(node, key), rank(other, key)];
  return own === its ? node > other : own > its;
}
