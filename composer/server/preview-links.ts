import { createHash, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { writeWhole } from '#documents/files/write-whole.ts';
import type { Editor, PreviewLink } from '../api.ts';
import { readStored } from './stored.ts';
import { wantedPage, withoutOptions } from './wanted-page.ts';

/** Pages that a link shows, with its creator's drafts: only the page it was made for, or all pages. */
export type LinkedPages = PreviewLink['pages'];

/** Links that show an editor's drafts to colleagues without a role, for a limited time. */
export interface PreviewLinks {
  /**
   * Creates a link.
   * @param address page with its options, `/aktien?vorschau-als=plus`; without options it shows the current page to an anonymous visitor
   * @returns the link with its secret, which cannot be retrieved later
   * @throws Refusal 400 for invalid options
   */
  create(editor: Editor, address: string, pages: LinkedPages): PreviewLink & { readonly secret: string };
  /** Valid links of an editor, the latest first. */
  of(editor: Editor): readonly PreviewLink[];
  /** Valid links of all editors, the latest first. */
  all(): readonly (PreviewLink & { readonly maker: Editor })[];
  /**
   * Revokes a link of an editor; without an editor, of anyone.
   * @returns whether the link existed
   */
  revoke(id: string, editor?: Editor): boolean;
  /** Target of a secret; undefined if the secret is not valid (any more). */
  open(secret: string): OpenedLink | undefined;
}

/** Target of a preview link, as its creator chose it. */
export interface OpenedLink {
  readonly editor: Editor;
  /** Root-relative address without options. */
  readonly url: string;
  readonly pages: LinkedPages;
  /** Identifier of a kind of visitor for `exampleVisitor`. */
  readonly as: string;
  /** Time in ms since 1970; undefined means now. */
  readonly now: number | undefined;
}

/** Link as stored on disk. Links from before the choice of pages have no `pages`; they show all of them. */
interface StoredLink extends Omit<PreviewLink, 'pages'> {
  readonly pages?: LinkedPages;
  readonly editor: Editor;
  /** Hash of the secret, which itself is not stored. */
  readonly hash: string;
}

const DAYS = 7;
/** Maximum number of links per editor; creating another one removes the oldest. */
const MOST = 50;
/** Anonymous visitor. */
const PLAIN = 'visitor';

/**
 * Creates the store of preview links.
 * @param data folder of the composer's own files
 * @param isEditor returns true for a current editor; links of former editors stop working at once
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

/**
 * Options of the link. Falls back to an anonymous visitor and the current time if a product no longer exists or the options are unreadable.
 */
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
