import { createHash, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { writeWhole } from '#documents/files/write-whole.ts';
import type { Editor, PreviewLink } from '../api.ts';
import { readStored } from './stored.ts';
import { wantedPage, withoutOptions } from './wanted-page.ts';

/** Pages that a link shows: the one it was made for, or all, with the drafts of its maker in them. */
export type LinkedPages = PreviewLink['pages'];

/** Lets colleagues without a role look at an editor's drafts for a while. */
export interface PreviewLinks {
  /**
   * @param address page with its options, `/aktien?vorschau-als=plus`; without options it is shown to a visitor who is not logged in, now
   * @returns the link with its secret, which nobody can find out later
   * @throws Refusal 400 for options that cannot be read
   */
  create(editor: Editor, address: string, pages: LinkedPages): PreviewLink & { readonly secret: string };
  /** An editor's own links that hold, latest first. */
  of(editor: Editor): readonly PreviewLink[];
  /** Everybody's links that hold, latest first. */
  all(): readonly (PreviewLink & { readonly maker: Editor })[];
  /** Ends a link; without an editor, whosever it is. @returns whether there was such a link */
  revoke(id: string, editor?: Editor): boolean;
  /** Finds what a secret opens; undefined once it opens nothing. */
  open(secret: string): OpenedLink | undefined;
}

/** Content of a preview link, as its maker chose it. */
export interface OpenedLink {
  readonly editor: Editor;
  /** Root-relative, without options. */
  readonly url: string;
  readonly pages: LinkedPages;
  /** A kind of visitor that `exampleVisitor` knows. */
  readonly as: string;
  /** Milliseconds since 1970; undefined for now. */
  readonly now: number | undefined;
}

/** A link on the disk. One that was made before the pages could be chosen has no `pages`: it shows all of them. */
interface StoredLink extends Omit<PreviewLink, 'pages'> {
  readonly pages?: LinkedPages;
  readonly editor: Editor;
  /** The secret itself is stored nowhere. */
  readonly hash: string;
}

const DAYS = 7;
/** Links of one editor; making one more ends the oldest. */
const MOST = 50;
/** Somebody who is not logged in. */
const PLAIN = 'visitor';

/**
 * @param data folder of the composer's own files
 * @param isEditor whether somebody is an editor now: links of others show nothing, from the moment that they are none
 */
export function createPreviewLinks(data: string, now: () => number, isEditor: (editor: Editor) => boolean): PreviewLinks {
  const path = join(data, 'links.json');
  let links = readStored(path, areLinks) ?? [];
  const holds = ({ expires }: StoredLink): boolean => Date.parse(expires) > now();
  const store = (next: readonly StoredLink[]): void => {
    links = next.filter(holds);
    writeWhole(path, JSON.stringify(links));
  };
  const ofEditor = (editor: Editor): readonly StoredLink[] => links.filter((link) => link.editor.id === editor.id && holds(link));
  return {
    create(editor, address, pages) {
      wantedPage(address);
      const secret = randomBytes(24).toString('base64url');
      const expires = new Date(now() + DAYS * 86_400_000).toISOString();
      const link = { id: randomBytes(6).toString('hex'), path: address, expires, pages };
      const own = ofEditor(editor).slice(0, MOST - 1);
      store([{ ...link, editor, hash: hashOf(secret) }, ...own, ...links.filter((each) => each.editor.id !== editor.id)]);
      return { ...link, secret };
    },
    of: (editor) => ofEditor(editor).map(shown),
    all: () => links.filter(holds).map((link) => ({ ...shown(link), maker: link.editor })),
    revoke(id, editor) {
      const found = links.find((link) => link.id === id && holds(link) && (editor === undefined || link.editor.id === editor.id));
      if (found !== undefined) store(links.filter((link) => link !== found));
      return found !== undefined;
    },
    open(secret) {
      const hash = hashOf(secret);
      const link = links.find((each) => each.hash === hash && holds(each));
      if (link === undefined || !isEditor(link.editor)) return undefined;
      return { editor: link.editor, pages: pagesOf(link), ...chosenIn(link.path) };
    },
  };
}

function areLinks(value: unknown): value is readonly StoredLink[] {
  return Array.isArray(value);
}

function shown(link: StoredLink): PreviewLink {
  return { id: link.id, path: link.path, expires: link.expires, pages: pagesOf(link) };
}

function pagesOf({ pages = 'all' }: StoredLink): LinkedPages {
  return pages;
}

/** Options of the maker. Falls back to a plain visitor now, where a product is gone or the options are no longer readable. */
function chosenIn(address: string): Pick<OpenedLink, 'url' | 'as' | 'now'> {
  try {
    const { url, as = PLAIN, now } = wantedPage(address);
    return { url, as, now };
  } catch {
    return { url: withoutOptions(address), as: PLAIN, now: undefined };
  }
}

function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
