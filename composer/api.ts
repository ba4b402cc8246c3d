// What app and server tell each other; composer/server/README.md says which request is answered with what. It imports types alone, so that both can have it.
import type { Finding } from '#config/reader/finding.ts';
import type { Kind } from '#config/reader/kinds.ts';

export type Role = 'redaktion' | 'chefredaktion';

/** Who works here. */
export interface Session {
  readonly editor: Editor;
  /** `redaktion` may write drafts, `chefredaktion` may also publish. */
  readonly roles: readonly Role[];
}

export interface Editor {
  readonly id: string;
  /** Self-chosen, so it is shown with the address beside it. */
  readonly name: string;
  readonly email: string;
}

/** One document of the configuration or of the pieces. */
export interface DocumentEntry {
  /** Below the configuration folder; pieces below `content/`. */
  readonly file: string;
  readonly kind: Kind;
  readonly title: string;
  /** Address pattern of a page. */
  readonly route?: string;
  /** Where what is no page itself stands in the portal: a piece, such as one about a theme, a microsite, a text. */
  readonly address?: string;
  /** Number by which others name it: that of an issuer. */
  readonly number?: number;
  readonly errors: number;
  readonly warnings: number;
  /** ISO 8601; null for what is not published yet. */
  readonly changedAt: string | null;
  /** The next time at which a draft of this document is to be published, or one at which it could not be. */
  readonly planned?: { readonly at: string; readonly by: string; readonly failed: boolean };
  /** This editor's own. */
  readonly draft?: { readonly version: number; readonly deleted: boolean; readonly stale: boolean };
  /** Other editors with a draft, each with name and address. */
  readonly others: readonly string[];
}

export interface Documents {
  readonly documents: readonly DocumentEntry[];
  /** Changes when any published document does. */
  readonly revision: string;
}

/** A fault in a document, as `npm run config:check` tells it. */
export interface DocumentFinding extends Omit<Finding, 'frame' | 'seeAlso'> {
  /** `path` as a JSON pointer into the document. */
  readonly at: string;
}

/** A document as this editor sees it. */
export interface DraftState {
  readonly file: string;
  readonly kind: Kind;
  /** Counts every change of the draft; 0 while there is none. */
  readonly version: number;
  readonly text: string;
  readonly value: unknown;
  /** `text` is null for a document that is not published yet. */
  readonly published: { readonly text: string | null; readonly revision: string };
  /** Revision that the draft stands on. */
  readonly base: string;
  /** Others have published since: to be rebased. */
  readonly stale: boolean;
  readonly deleted: boolean;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** JSON pointer of what to select. */
  readonly at?: string;
  readonly findings: readonly DocumentFinding[];
  /** False: the findings are those that the document has by itself; those about how it fits the others are asked for (`DraftFindings`). */
  readonly checked: boolean;
  readonly conflicts: readonly DraftConflict[];
  /** The draft cannot be opened any more: what is published is shown, and the draft can only be discarded. German. */
  readonly fault?: string;
  /** ISO 8601; null while there is no draft. */
  readonly savedAt: string | null;
}

/** What a check of everything says of an editor's drafts. */
export interface DraftFindings {
  /** Of the draft that was checked. */
  readonly version: number;
  /** In this document. */
  readonly findings: readonly DocumentFinding[];
  /** In other documents, which are right without this editor's drafts. */
  readonly elsewhere: readonly DocumentFinding[];
}

/** A part that this editor and others have changed; the draft holds theirs until it is decided. */
export interface DraftConflict {
  /** JSON pointer into the draft. */
  readonly at: string;
  /** A side that is missing has removed the part. */
  readonly base?: unknown;
  readonly theirs?: unknown;
  readonly mine?: unknown;
  /** Editor who published theirs, with name and address. */
  readonly by: string;
  /** Text that says nothing of the value, such as a comment, which could not be brought over. */
  readonly wording?: { readonly was: string; readonly is: string };
}

/** A conflict with another window of the same editor, which the app has seen first. */
export type ConflictOfWindows = Pick<DraftConflict, 'at' | 'base' | 'theirs' | 'mine'>;

/** One readable difference. */
export interface DraftDifference {
  readonly kind: 'added' | 'removed' | 'changed' | 'moved';
  readonly at: string;
  readonly text: string;
}

export interface BlockEntry {
  readonly type: string;
  readonly family: string;
  /** `page` or `article`. */
  readonly vocabulary: string;
  readonly name: string;
  readonly description: string;
  readonly schema: object;
  /** The first example of its schema. */
  readonly example: object;
}

export interface Published {
  /** Of all documents. */
  readonly revision: string;
  readonly files: readonly string[];
  /** Hash, where the configuration is a git checkout. */
  readonly commit?: string;
}

/** A publication at a later time: drafts as they were when it was planned. */
export interface PlanEntry {
  readonly id: string;
  /** ISO 8601. */
  readonly at: string;
  readonly message: string;
  readonly editor: Editor;
  /** `isEdited`: the draft has been changed since; that is not planned with it. */
  readonly files: readonly { readonly file: string; readonly version: number; readonly isEdited: boolean }[];
  /** Its time has come, and it could not be published. */
  readonly fault?: PlanFault;
}

export interface PlanFault {
  /** When that was; ISO 8601. */
  readonly at: string;
  readonly message: string;
  readonly findings?: readonly DocumentFinding[];
}

export interface HistoryEntry {
  readonly entry: string;
  /** ISO 8601. */
  readonly at: string;
  /** Self-chosen name. */
  readonly editor: string;
  /** The editor's address; empty in entries of earlier versions. */
  readonly email: string;
  readonly message: string;
}

export interface Presence {
  readonly name: string;
  readonly email: string;
  readonly since: string;
}

/** Where a document is used. */
export interface DocumentUses {
  /** `at` is empty where pages consist of it. */
  readonly uses: readonly { readonly file: string; readonly at: string }[];
  /** What would be wrong without it. */
  readonly breaks: readonly DocumentFinding[];
}

/** A page with another route. */
export interface Renamed {
  /** Documents with a changed draft, the page first. */
  readonly files: readonly string[];
  /** What is wrong since, and has to be mended by hand. */
  readonly left: readonly DocumentFinding[];
}

/** Something new that is made from answers to a few questions. */
export interface TemplateEntry {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly questions: readonly TemplateQuestion[];
}

export interface TemplateQuestion {
  readonly key: string;
  readonly label: string;
  readonly help?: string;
  readonly type: 'text' | 'long-text' | 'choice';
  /** Of a choice; the answer is one of the values. */
  readonly choices?: readonly { readonly value: string; readonly label: string }[];
  readonly example?: string;
}

/** A picture of the project. */
export interface PictureEntry {
  readonly file: string;
  /** As documents name it. */
  readonly id: string;
  readonly address: string;
  /** Pixels; missing where the file cannot be read. */
  readonly width?: number;
  readonly height?: number;
  readonly bytes: number;
  /** ISO 8601. */
  readonly changedAt: string;
  /** Documents that name it, with this editor's drafts. */
  readonly usedBy: readonly string[];
}

export interface Pictures {
  readonly pictures: readonly PictureEntry[];
  /** They lie with an image service: they are named here, and brought there. */
  readonly isElsewhere: boolean;
}

/** A picture that somebody has brought. */
export interface BroughtPicture extends PictureEntry {
  /** What was taken out of a drawing and may be missed: `script`, `image`. */
  readonly removed: readonly string[];
}

/** Lets colleagues look at an editor's drafts. */
export interface PreviewLink {
  readonly id: string;
  /** The page that it was made for, with as whom and when it is shown: `/aktien?vorschau-als=plus`. */
  readonly path: string;
  /** That page, or all pages, with the drafts of its maker in them. */
  readonly pages: 'one' | 'all';
  /** ISO 8601. */
  readonly expires: string;
}

/** A link as the chief editor sees it. */
export interface MadeLink extends PreviewLink {
  readonly maker: Editor;
}

/** An answer that is no success. */
export interface Fault {
  /** German. */
  readonly message: string;
  readonly line?: number;
  readonly column?: number;
  readonly findings?: readonly DocumentFinding[];
  /** The question of a template whose answer is wrong. */
  readonly question?: string;
  /** Documents that others have published since the draft began. */
  readonly stale?: readonly string[];
}
