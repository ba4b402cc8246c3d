import { filesByBlock } from '#blocks/generated/files.ts';
import type { BlockFile } from '#blocks/kit/block-file.ts';
import type { Config } from '#documents/reader/config.ts';

/** File that a block adds to its page, such as a calendar. */
export interface BlockFileAddress {
  readonly file: BlockFile<object>;
  /** Props of the block in the page's document. */
  readonly props: object;
  /** Path of the page, and its title. */
  readonly path: string;
  readonly title: string;
  readonly part: string | undefined;
}

/** Maximum length of such an address; longer ones are not parsed. */
const LONGEST = 120;
const ADDRESS = /^(?<path>(?:\/[a-z0-9-]+){1,6}?)(?:\/(?<part>[a-z0-9-]+))?\.(?<ending>[a-z0-9]+)$/u;

/**
 * Parses the address of a file of a block: path of a public page with an ending, `/news/finanzkalender.ics`, optionally with a part,
 * `/news/finanzkalender/zahlen.ics`. Undefined if no block on that page has such a file.
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
      // The props are valid: they were checked against the block's schema when the configuration was read.
      const isThere = file?.has?.(props, named) ?? named === undefined;
      if (file !== undefined && isThere) return { file, props, path: route, title: page?.title ?? route, part: named };
    }
    if (part === undefined) return undefined;
  }
  return undefined;
}

const endings: ReadonlySet<string> = new Set(Object.values(filesByBlock).flatMap((files) => Object.keys(files)));
