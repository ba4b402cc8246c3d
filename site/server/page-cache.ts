import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { renderTime } from '../clock.ts';
import type { Encoding } from './encoding.ts';

/** Compression effort: thorough for pages with many visitors, quick for pages with few. */
export type Effort = 'thorough' | 'quick';

/** One version of a page with its compressed forms, each computed on first use. */
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

  /** Size in bytes including compressed forms, which take at most a quarter each. */
  get size(): number {
    return Math.ceil(this.#identity.length * 1.5);
  }

  get html(): string {
    return this.#identity.toString();
  }

  /** Returns true if this version has the given HTML. */
  isOf(html: string): boolean {
    return this.#identity.equals(Buffer.from(html));
  }

  /** Body in an encoding; synchronous for `identity`. */
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

/** Instant of rendering in ms, by the clock that pages show (`renderTime`) and by a monotonic clock. */
export interface RenderedAt {
  readonly clock: number;
  readonly uptime: number;
}

export function renderedNow(): RenderedAt {
  return { clock: renderTime(), uptime: performance.now() };
}

/** Age of a page in seconds. Uses the larger age of both clocks, because the shown one may be fixed or reset. */
export function ageOf({ clock, uptime }: RenderedAt): number {
  return Math.max(performance.now() - uptime, Math.abs(renderTime() - clock)) / 1_000;
}

/** Cache entry of a public page. */
export interface CachedPage {
  readonly version: PageVersion;
  readonly status: number;
  /** Target of a redirect. */
  readonly location?: string | undefined;
  /** `Cache-Control` with the whole lifetime. */
  readonly cacheControl: string;
  /** Seconds for which it is served without re-rendering. */
  readonly fresh: number;
  readonly renderedAt: RenderedAt;
}

/** Bytes counted for an answer without a page, such as a redirect. */
const SMALL = 1_000;
const MEGABYTE = 1024 * 1024;

/** Caches the newest page of each address; evicts the least recently used addresses first. */
export class PageCache {
  /** Versions of answers that are not cached, so that equal ones are compressed once. */
  readonly #versions: LRUCache<string, PageVersion>;
  readonly #pages: LRUCache<string, CachedPage>;
  /** Variants of pages by query, stored separately so that invented queries cannot evict pages. */
  readonly #variants: LRUCache<string, CachedPage>;

  /**
   * Creates the cache.
   * @param limits maximum sizes in bytes, compressed forms included
   */
  constructor({ pages = 128 * MEGABYTE, variants = 28 * MEGABYTE, versions = 4 * MEGABYTE } = {}) {
    const sizeOf = ({ status, version }: CachedPage, { length }: string): number => length + (status === 200 ? version.size : SMALL);
    this.#pages = new LRUCache({ maxSize: pages, sizeCalculation: sizeOf });
    this.#variants = new LRUCache({ maxSize: variants, sizeCalculation: sizeOf });
    this.#versions = new LRUCache({ maxSize: versions, sizeCalculation: ({ size }) => Math.max(1, size) });
  }

  /** Returns the previous version if its HTML is the same (comparing is far cheaper than hashing), otherwise a new one. */
  version(address: string, html: string, effort: Effort = 'thorough'): PageVersion {
    const known = this.#versions.get(address);
    if (known?.isOf(html) === true) return known;
    const version = new PageVersion(html, effort);
    this.#versions.set(address, version);
    return version;
  }

  /** Stores a page that was just rendered. */
  store(
    address: string,
    { html, effort, ...page }: Omit<CachedPage, 'version' | 'renderedAt'> & { html: string; effort: Effort },
    isVariant = false,
  ): CachedPage {
    const pages = isVariant ? this.#variants : this.#pages;
    const known = pages.peek(address)?.version;
    const version = known?.isOf(html) === true ? known : new PageVersion(html, effort);
    const cached = { ...page, version, renderedAt: renderedNow() };
    pages.set(address, cached);
    return cached;
  }

  get(address: string): CachedPage | undefined {
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
