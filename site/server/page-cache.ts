import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { renderTime } from '../clock.ts';
import type { Encoding } from './encoding.ts';

/** How hard to compress: well for a page that many will get, fast for one that few will get. */
export type Effort = 'thorough' | 'quick';

/** One version of a page with its compressed forms, each made once on first use. */
export class PageVersion {
  readonly etag: string;
  readonly #effort: Effort;
  readonly #identity: Buffer;
  readonly #compressed = new Map<Encoding, Promise<Buffer>>();

  constructor(html: string, effort: Effort) {
    this.#effort = effort;
    this.#identity = Buffer.from(html);
    this.etag = `W/"${createHash('sha1').update(this.#identity).digest('base64url')}"`;
  }

  /** Bytes that it holds with its compressed forms, which take a quarter each at most. */
  get size(): number {
    return Math.ceil(this.#identity.length * 1.5);
  }

  get html(): string {
    return this.#identity.toString();
  }

  /** Whether it is the version of this HTML. */
  isOf(html: string): boolean {
    return this.#identity.equals(Buffer.from(html));
  }

  /** The page's bytes, at once where there is nothing to compress. */
  body(encoding: Encoding): Buffer | Promise<Buffer> {
    if (encoding === 'identity') return this.#identity;
    let compressed = this.#compressed.get(encoding);
    if (!compressed) {
      compressed = encoding === 'br' ? toBrotli(this.#identity, this.#effort) : toGzip(this.#identity, this.#effort);
      this.#compressed.set(encoding, compressed);
    }
    return compressed;
  }
}

/** When a page was drawn, by the clock that pages are drawn for and by one that nobody sets. */
export interface RenderedAt {
  readonly clock: number;
  readonly uptime: number;
}

export function renderedNow(): RenderedAt {
  return { clock: renderTime(), uptime: performance.now() };
}

/** Seconds since a page was drawn. With a fixed clock time passes all the same, and a clock that was set makes pages old. */
export function ageOf({ clock, uptime }: RenderedAt): number {
  return Math.max(performance.now() - uptime, Math.abs(renderTime() - clock)) / 1_000;
}

/** A page that is the same for everyone, as it was drawn. */
export interface CachedPage {
  readonly version: PageVersion;
  readonly status: number;
  /** Where the address leads on to. */
  readonly location?: string | undefined;
  /** Its header for caches, with the whole lifetime. */
  readonly cacheControl: string;
  /** Seconds for which it is shown without drawing it anew. */
  readonly fresh: number;
  readonly renderedAt: RenderedAt;
}

/** Bytes that count for an answer without a page of its own. */
const SMALL = 1_000;
const MEGABYTE = 1024 * 1024;

/** Keeps the newest page of each address, the least used addresses going first. */
export class PageCache {
  /** Answers that are not kept, to compress equal ones once. */
  readonly #versions: LRUCache<string, PageVersion>;
  readonly #pages: LRUCache<string, CachedPage>;
  /** Pages as queries make them, apart from the others: invented queries push none of those out. */
  readonly #variants: LRUCache<string, CachedPage>;

  /** @param limits bytes to hold, compressed forms included: of pages, of their variants by query, and of answers that are not kept */
  constructor({ pages = 128 * MEGABYTE, variants = 28 * MEGABYTE, versions = 4 * MEGABYTE } = {}) {
    const sizeOf = ({ status, version }: CachedPage, { length }: string): number => length + (status === 200 ? version.size : SMALL);
    this.#pages = new LRUCache({ maxSize: pages, sizeCalculation: sizeOf });
    this.#variants = new LRUCache({ maxSize: variants, sizeCalculation: sizeOf });
    this.#versions = new LRUCache({ maxSize: versions, sizeCalculation: ({ size }) => Math.max(1, size) });
  }

  /** The kept version when its HTML is the same (comparing is far cheaper than hashing), otherwise a new one. */
  version(address: string, html: string, effort: Effort = 'thorough'): PageVersion {
    const known = this.#versions.get(address);
    if (known?.isOf(html) === true) return known;
    const version = new PageVersion(html, effort);
    this.#versions.set(address, version);
    return version;
  }

  /** Keeps a page as it was drawn just now. */
  keep(
    address: string,
    { html, effort, ...page }: Omit<CachedPage, 'version' | 'renderedAt'> & { html: string; effort: Effort },
    isVariant = false,
  ): CachedPage {
    const pages = isVariant ? this.#variants : this.#pages;
    const known = pages.peek(address)?.version;
    const version = known?.isOf(html) === true ? known : new PageVersion(html, effort);
    const kept = { ...page, version, renderedAt: renderedNow() };
    pages.set(address, kept);
    return kept;
  }

  kept(address: string): CachedPage | undefined {
    return this.#pages.get(address) ?? this.#variants.get(address);
  }
}

const brotli = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

function toBrotli(content: Buffer, effort: Effort): Promise<Buffer> {
  const quality = effort === 'thorough' ? 6 : 1;
  return brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: content.length } });
}

function toGzip(content: Buffer, effort: Effort): Promise<Buffer> {
  return gzipAsync(content, { level: effort === 'thorough' ? 7 : 1 });
}
