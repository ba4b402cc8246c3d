import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { Encoding } from './encoding.ts';

/** How hard to compress: well for a page that many will get, fast for one that is drawn for each request. */
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

/** A page as Next handed it out, with its exact header for caches. */
export interface PageAnswer {
  readonly version: PageVersion;
  readonly cacheControl: string;
}

/** How the newest version of a page was last handed out. */
interface Recent {
  readonly cacheControl: string;
  readonly under: WeakRef<object>;
  /** On the clock of `performance`. */
  readonly until: number;
}

/** Milliseconds for which a page is not asked for again. Next itself takes a page for fresh for five seconds at least. */
const MOMENT = 1_000;

/** Keeps the newest version of each address, the least used addresses going first. */
export class PageCache {
  readonly #versions: LRUCache<string, PageVersion>;
  readonly #moment: number;
  /** They go with their versions, and keep no configuration alive. */
  readonly #answers = new WeakMap<PageVersion, Recent>();

  /**
   * @param limit bytes to hold, compressed forms included
   * @param moment milliseconds for which an answer is kept
   */
  constructor(limit = 96 * 1024 * 1024, moment = MOMENT) {
    this.#moment = moment;
    this.#versions = new LRUCache({ maxSize: limit, sizeCalculation: ({ size }) => size });
  }

  /** The kept version when its HTML is the same (comparing is far cheaper than hashing), otherwise a new one. */
  version(address: string, html: string, effort: Effort = 'thorough'): PageVersion {
    const known = this.#versions.get(address);
    if (known?.isOf(html) === true) return known;
    const version = new PageVersion(html, effort);
    this.#versions.set(address, version);
    return version;
  }

  /**
   * Keeps what Next handed out for a moment, in which it would hand out the same: the way through Next costs several times
   * what the rest of an answer does.
   * @param under what the page was drawn from, the configuration: under another one it is not answered any more
   */
  keep({ version, cacheControl }: PageAnswer, under: object): void {
    this.#answers.set(version, { cacheControl, under: new WeakRef(under), until: performance.now() + this.#moment });
  }

  /** What was kept of an address a moment ago. */
  kept(address: string, under: object): PageAnswer | undefined {
    const version = this.#versions.get(address);
    const recent = version && this.#answers.get(version);
    if (version === undefined || recent === undefined || recent.under.deref() !== under || performance.now() >= recent.until)
      return undefined;
    return { version, cacheControl: recent.cacheControl };
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
