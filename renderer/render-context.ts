import type { FormState } from '#blocks/kit/form/form.ts';
import type { AnyBlock } from '#blocks/kit/registry.ts';
import type { PrivateCall, PublicCall } from '#client/audience.ts';
import type { PageDocument } from '#documents/generated/types.ts';
import type { Config } from '#documents/reader/config.ts';
import type { ErrorDescription } from '#domain/log/describe-error.ts';
import type { Visitor } from '#domain/user/visitor.ts';
import type { DraftRendering, DraftParts } from './draft.ts';
import type { PageMatch } from './route.ts';

/** Everything that the renderer takes from outside: the same for every request. */
export interface RenderContext {
  readonly config: Config;
  /** Calls of public pages; their answers may be kept and shared. */
  readonly call: PublicCall;
  readonly registry: Readonly<Record<string, AnyBlock>>;
  /** True in preview and development: what the public never sees is drawn as a visible box. */
  readonly preview: boolean;
  /** Where a part of a page is written, such as `layouts/instrument.yaml#/body/main/0`. Given in preview only. */
  readonly addressOf?: ((page: PageDocument, path: readonly (string | number)[]) => string | undefined) | undefined;
  /** How an editor's draft is drawn; only where his preview asks for it. */
  readonly draft?: DraftRendering | undefined;
  /** Origin of canonical addresses, such as `https://www.parkett.example`. */
  readonly origin: string;
  /** Milliseconds that all calls of one page share. */
  readonly deadline: number;
  /** Explains why a block's props do not fit its schema; undefined when they do. */
  checkProps(props: { readonly type: string }): string | undefined;
}

/** Tokens and state that a private page needs to show its forms. */
export interface PageForms {
  /** A token for one form of this visitor. */
  token(name: string): string;
  /** The form that was sent and comes back. */
  readonly sent?: { readonly name: string; readonly state: FormState } | undefined;
}

/** Request of a visitor. */
export interface PageRequest {
  /** Path without query, in the one spelling that `readPath` gives. */
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  /** Instant of rendering in milliseconds since 1970. */
  readonly now: number;
  /** Visitor who asks; a public page is always rendered for ANYONE. */
  readonly visitor: Visitor;
  /** A public page is rendered as this visitor may see it, with their session. */
  readonly isOwnView?: true;
  /** Calls with the visitor's session. Without them only public pages can be drawn. */
  readonly call?: PrivateCall | undefined;
  /** Only on private pages. */
  readonly forms?: PageForms | undefined;
  /** Type of the blocks to draw, when the browser has the rest of the page already; only on private pages. */
  readonly only?: string | undefined;
  /** Purposes that the visitor has agreed to, if he has decided; only on private pages. */
  readonly granted?: readonly number[] | undefined;
}

/** A request whose page is found. */
export interface MatchedRequest extends PageRequest {
  readonly match: PageMatch;
}

/** Why one block of a page could not be drawn. */
export interface Failure {
  readonly block: string;
  readonly slot: string;
  readonly index: number;
  readonly reason: 'unknown-block' | 'invalid-props' | 'wrong-subject' | 'needs' | 'data' | 'render';
  /** For preview: it may tell of the visitor. */
  readonly message: string;
  /** The call that brought no data. */
  readonly operation?: string;
  /** For the log. */
  readonly fault?: ErrorDescription;
  /** Where its document holds the block; in preview only. */
  readonly address?: string;
  /** Nobody is told: the page does without the block. */
  readonly isSilent?: boolean;
  /** Whether nobody answered the call for its data. */
  readonly isOutage?: boolean;
}

export interface PageHead {
  readonly title: string;
  readonly description: string;
  /** Absolute address; null where no address is canonical (404, 503). */
  readonly canonical: string | null;
  readonly robots: 'index' | 'noindex';
  /** Preview image where the page is shared. */
  readonly image: { readonly address: string; readonly alt: string } | null;
  /** Structured data of the page's subject for search engines (schema.org), one object each. */
  readonly structured?: readonly object[];
  /** Feeds of the page's list. */
  readonly feeds?: readonly { readonly address: string; readonly type: string; readonly title: string }[];
  /** Number of the app in Apple's store, for browsers that offer it there. */
  readonly appleApp?: string | undefined;
}

export type DataClass = 'content' | 'quotes' | 'static';

export interface RenderedPage {
  readonly kind: 'page';
  readonly status: 200 | 404 | 429 | 500 | 503;
  readonly head: PageHead;
  readonly html: string;
  /** Style sheets that its blocks need besides the base, each once. */
  readonly styles: readonly string[];
  /** Scripts that its blocks want, by their folder, each once. */
  readonly scripts: readonly string[];
  readonly dataClass: DataClass;
  readonly failures: readonly Failure[];
  /** In the preview of a draft whose reader has some of it: then `html` is empty. */
  readonly parts?: DraftParts | undefined;
}

export interface Redirect {
  readonly kind: 'redirect';
  /** 303 leads on for now: to the login, or from a form to what it asked for. */
  readonly status: 301 | 303;
  /** Root-relative address; that of the login may lie on the host of the personal area. */
  readonly location: string;
}

export type PageResult = RenderedPage | Redirect;
