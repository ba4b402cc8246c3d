import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import type { PublicCall } from '#client/audience.ts';
import type { Config } from '#documents/reader/config.ts';
import type { SubjectKind } from '#documents/reader/references/instances.ts';
import { readPath } from '#documents/routes/path.ts';
import { instrumentPicture } from '#domain/web/social-picture.ts';
import { portalSource } from '#renderer/portal-source.ts';
import { matchPage } from '#renderer/route.ts';
import { isRefusal } from '#renderer/run-plan.ts';
import { instrument as instruments } from '#subjects/instrument/subject.ts';
import type { SubjectAddress, SubjectSource } from '#subjects/kit/subject-module.ts';
import type { PictureDrawer } from './draw.ts';
import { pictureFacts } from './facts.ts';

export interface Picture {
  readonly png: Buffer;
  readonly etag: string;
}

/** Picture at an address; `moved` if it is at another address. */
export type PictureAnswer = Picture | { readonly moved: string };

/** Preview pictures of pages for shared links. */
export interface Pictures {
  /**
   * Picture of an instrument's page, such as `/aktien/SAP-Aktie-DE0007164600`; undefined if there is none.
   * @throws ApiError, PicturesBusy
   */
  ofInstrument(path: string, config: Config, work: PictureWork): Promise<PictureAnswer | undefined>;
  /**
   * Drawing of the portal by its name; undefined if there is none.
   * @throws PicturesBusy
   */
  ofDrawing(name: string, config: Config, work: PictureWork): Promise<Picture | undefined>;
}

/** Queues the drawing of a picture that is not cached (`OwnWork`). */
export interface PictureWork {
  do<Result>(work: () => Promise<Result>): Promise<Result>;
  share(other: PictureWork): void;
}

export interface PicturesOptions {
  readonly call: PublicCall;
  readonly drawer: PictureDrawer;
  /** Folder of the drawings, as SVG. */
  readonly folder: string;
}

/** Lifetime of a picture in seconds. */
export const FRESH_SECONDS = 300;
/** Timeout in ms for all calls of a picture together. */
const PATIENCE_MS = 5_000;
/** Maximum size of all cached pictures; one takes about 30 kB. */
const MOST_BYTES = 24 * 1024 * 1024;

/** Draws each picture at most once in five minutes; simultaneous requests for the same picture share one drawing. */
export function createPictures({ call, drawer, folder }: PicturesOptions): Pictures {
  const cache = new LRUCache<string, Picture>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ png }) => png.byteLength,
    ttl: FRESH_SECONDS * 1_000,
  });
  const inFlight = new Map<string, { readonly answer: Promise<PictureAnswer | undefined>; readonly work: PictureWork }>();
  const once = async (
    key: string,
    work: PictureWork,
    make: () => Promise<PictureAnswer | undefined>,
  ): Promise<PictureAnswer | undefined> => {
    const known = cache.get(key);
    if (known !== undefined) return known;
    const other = inFlight.get(key);
    if (other !== undefined) {
      other.work.share(work);
      // A failure of the other request must not fail this one.
      const others = await other.answer.catch(() => undefined);
      if (others !== undefined) return others;
    }
    const own = work.do(make).finally(() => inFlight.delete(key));
    inFlight.set(key, { answer: own, work });
    void own.then(
      (answer) => answer !== undefined && 'png' in answer && cache.set(key, answer),
      () => undefined,
    );
    return own;
  };
  return {
    ofInstrument(path, config, work) {
      const match = matchPage(config, readPath(path));
      const address = match?.address;
      if (address === undefined || !isInstrument(address) || match?.subPage !== undefined) return Promise.resolve(undefined);
      return once(path, work, async () => {
        const ask = asking(call);
        const found = await instruments.resolve(address, { config, query: {}, ask, portal: portalSource(config) });
        if (found === undefined || !('subject' in found)) return undefined;
        const { instrument } = found.subject;
        const { canonicalPath } = found;
        const end = canonicalPath.lastIndexOf('/');
        if (canonicalPath !== path) return { moved: instrumentPicture(canonicalPath.slice(0, end), canonicalPath.slice(end + 1)) };
        const key = { path: { entityType: instrument.entityType, entityValue: instrument.entityValue } };
        const [quote, history] = await Promise.all([ask('getQuote', key), ask('getChartHistory', { ...key, query: { range: 'Y1' } })]);
        return picture(await drawer.draw({ kind: 'instrument', facts: pictureFacts({ instrument, quote, history }) }));
      });
    },
    async ofDrawing(name, { site }, work) {
      if (!/^[a-z0-9-]+$/u.test(name)) return undefined;
      const answer = await once(`drawing ${name} ${site.name} ${site.claim}`, work, async () => {
        const svg = await readFile(join(folder, `${name}.svg`), 'utf8').catch(unlessMissing);
        if (svg === undefined) return undefined;
        const isOwn = name === site.socialImage.id;
        // Removes letters from a drawing, because the machine may lack their fonts.
        const drawing = isOwn ? withoutLetters(svg) : svg;
        const address = `data:image/svg+xml;base64,${Buffer.from(drawing).toString('base64')}`;
        return picture(
          await drawer.draw(
            isOwn ? { kind: 'portal', picture: address, name: site.name, claim: site.claim } : { kind: 'drawing', picture: address },
          ),
        );
      });
      return answer !== undefined && 'png' in answer ? answer : undefined;
    },
  };
}

function isInstrument(address: SubjectAddress<SubjectKind>): address is SubjectAddress<'instrument'> {
  return address.config.kind === 'instrument';
}

/** Removes the texts of a drawing; an unclosed text is removed with everything after it. */
function withoutLetters(svg: string): string {
  const [first = '', ...rest] = svg.split(/<text\b/u);
  return [first, ...rest.map((part) => part.split('</text>').slice(1).join('</text>'))].join('');
}

function unlessMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}

function picture(png: Buffer): Picture {
  return { png, etag: `"${createHash('sha256').update(png).digest('base64url').slice(0, 22)}"` };
}

/** Treats a refusal of the provider as missing data. Throws if the provider is unreachable, so that no incomplete picture is drawn. */
function asking(call: PublicCall): SubjectSource['ask'] {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  return async (operation, input) => {
    try {
      return await call(operation, input, { signal });
    } catch (error) {
      if (isRefusal(error)) return undefined;
      throw error;
    }
  };
}
