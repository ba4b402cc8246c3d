import { isRecord } from '#documents/reader/path.ts';
import type { Bus } from './bus.ts';
import { isBefore } from './rank.ts';

/** Announcement of the keys that a node speaks for, with the instants of their last prices. */
interface Claim {
  readonly node: string;
  /** Key of the market: claims of nodes with another market are ignored, because their prices differ. */
  readonly market: string;
  /** Index of this part: long lists are sent in several messages. */
  readonly part: number;
  readonly keys: Readonly<Record<string, number>>;
}

interface Neighbour {
  heard: number;
  readonly parts: Map<number, ReadonlyMap<string, number>>;
}

export interface SpeakersOptions {
  readonly bus: Bus;
  readonly node: string;
  readonly market: () => string;
  /** Monotonic clock, in ms. */
  readonly now: () => number;
  /** Interval of the claims in ms; a node that is silent for two intervals counts as gone. */
  readonly interval: number;
}

/**
 * Election of the speaker per key. Every node announces once per interval for which keys it speaks. The first of them in the order of the
 * key continues, the others stop. A watched key therefore has a speaker as soon as it is watched, without any request between nodes. If a
 * node dies, the nodes that no longer hear it take over.
 */
export interface Speakers {
  /** Returns another node that comes before this one and speaks for this key; undefined: this node has to speak. */
  speakerOf(key: string): { readonly node: string; readonly at: number } | undefined;
  /** Returns true if the node was heard recently. */
  knows(node: string): boolean;
  /** Returns the number of other nodes heard recently. */
  count(): number;
  /** Announces the keys that this node speaks for, with the instants of their last prices. */
  claim(keys: ReadonlyMap<string, number>): void;
  close(): void;
}

const SUBJECT = 'parkett.nodes';
/** Maximum number of keys per message, which keeps it below 50 kB. */
const KEYS_PER_PART = 2_000;

export function createSpeakers({ bus, node, market, now, interval }: SpeakersOptions): Speakers {
  const neighbours = new Map<string, Neighbour>();
  let parts = 1;
  const send = (part: number, keys: Readonly<Record<string, number>>): void => {
    bus.publish(SUBJECT, JSON.stringify({ node, market: market(), part, keys } satisfies Claim));
  };
  const stopListening = bus.subscribe(SUBJECT, (text) => {
    const claim = readClaim(text);
    if (claim === undefined || claim.node === node || claim.market !== market()) return;
    const known: Neighbour = neighbours.get(claim.node) ?? { heard: 0, parts: new Map() };
    known.heard = now();
    known.parts.set(claim.part, new Map(Object.entries(claim.keys)));
    neighbours.set(claim.node, known);
  });
  const stopWatching = bus.onChange((isUp) => void (isUp || neighbours.clear()));
  const isThere = ({ heard }: Neighbour): boolean => now() - heard <= 2 * interval;
  return {
    speakerOf(key) {
      let best: { node: string; at: number } | undefined;
      for (const [name, neighbour] of neighbours) {
        if (!isThere(neighbour) || !isBefore(name, best?.node ?? node, key)) continue;
        const at = instantOf(neighbour, key);
        if (at !== undefined) best = { node: name, at };
      }
      return best;
    },
    knows(name) {
      const neighbour = neighbours.get(name);
      return neighbour !== undefined && isThere(neighbour);
    },
    count: () => [...neighbours.values()].filter(isThere).length,
    claim(keys) {
      for (const [name, neighbour] of neighbours) if (!isThere(neighbour)) neighbours.delete(name);
      const entries = [...keys];
      const needed = Math.max(1, Math.ceil(entries.length / KEYS_PER_PART));
      // Sends parts that are no longer needed once more, empty.
      for (let part = 0; part < Math.max(needed, parts); part += 1) {
        send(part, Object.fromEntries(entries.slice(part * KEYS_PER_PART, (part + 1) * KEYS_PER_PART)));
      }
      parts = needed;
    },
    close() {
      for (let part = 0; part < parts; part += 1) send(part, {});
      stopListening();
      stopWatching();
    },
  };
}

function instantOf({ parts }: Neighbour, key: string): number | undefined {
  for (const keys of parts.values()) {
    const at = keys.get(key);
    if (at !== undefined) return at;
  }
  return undefined;
}

function readClaim(text: string): Claim | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isClaim(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isClaim(value: unknown): value is Claim {
  if (!isRecord(value)) return false;
  const { node, market, part, keys } = value;
  return typeof node === 'string' && typeof market === 'string' && Number.isInteger(part) && isRecord(keys);
}
