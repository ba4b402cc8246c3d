import { filesByBlock } from '#blocks/generated/files.ts';
import type { BlockFile } from '#blocks/kit/block-file.ts';
import type { Config } from '#documents/reader/config.ts';

/** A file that a block brings to the page it stands on. */
export interface BlockFileAddress {
  readonly file: BlockFile<object>;
  /** Props of the block in the page's document. */
  readonly props: object;
  /** Path of the page, and its title. */
  readonly path: string;
  readonly title: string;
  readonly part: string | undefined;
}

/** More is no address of a page of ours with an ending. */
const LONGEST = 120;
const ADDRESS = /^(?<path>(?:\/[a-z0-9-]+){1,6}?)(?:\/(?<part>[a-z0-9-]+))?\.(?<ending>[a-z0-9]+)$/u;

/**
 * Reads the address of a public page with a fixed path and an ending, `/news/finanzkalender.ics`, and what may stand between them,
 * `/news/finanzkalender/zahlen.ics`; undefined where no block there brings such a file.
 */
export function blockFileAddress(path: string, { pages }: Pick<Config, 'pages'>): BlockFileAddress | undefined {
  if (path.length > LONGEST) return undefined;
  const { path: base, part, ending = '' } = ADDRESS.exec(path)?.groups ?? {};
  if (base === undefined || !endings.has(ending)) return undefined;
  const whole = path.slice(0, -ending.length - 1);
  for (const [route, named] of [[whole, undefined] as const, [base, part] as const]) {
    const page = pages.find((one) => one.route === route && one.audience !== 'private');
    const { top = [], main = [], aside = [] } = page?.body ?? {};
    for (const { isEnabled: _rule, onError: _error, half: _half, ...props } of [...top, ...main, ...aside]) {
      const file = Object.hasOwn(filesByBlock, props.type) ? filesByBlock[props.type]?.[ending] : undefined;
      // The configuration was checked against the block's schema when it was read.
      const isThere = file?.has?.(props, named) ?? named === undefined;
      if (file !== undefined && isThere) return { file, props, path: route, title: page?.title ?? route, part: named };
    }
    if (part === undefined) return undefined;
  }
  return undefined;
}

const endings: ReadonlySet<string> = new Set(Object.values(filesByBlock).flatMap((files) => Object.keys(files)));
