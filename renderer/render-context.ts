import type { FormState } from '#blocks/kit/form/form.ts';
import type { AnyBlock } from '#blocks/kit/registry.ts';
import type { PrivateCall, PublicCall } from '#client/audience.ts';
import type { PageDocument } from '#documents/generated/types.ts';
import type { Config } from '#documents/reader/config.ts';
import type { ErrorDescription } from '#domain/log/describe-error.ts';
import type { Visitor } from '#domain/user/visitor.ts';
import type { DraftRendering, DraftParts } from './draft.ts';
import type { PageMatch } from './route.ts';

/** Dependencies of the renderer, the same for every request. */
export interface RenderContext {
  readonly config: Config;
  /** Makes the calls of public pages; answers may be cached and shared. */
  readonly call: PublicCall;
  readonly registry: Readonly<Record<string, AnyBlock>>;
  /** Whether errors that the public never sees are shown, in preview and development. */
  readonly preview: boolean;
  /** Place of a part of a page in the documents, such as `layouts/instrument.yaml#/body/main/0`; in preview only. */
  readonly addressOf?: ((page: PageDocument, path: readonly (string | number)[]) => string | undefined) | undefined;
  /** Options for rendering an editor's draft; in preview only. */
  readonly draft?: DraftRendering | undefined;
  /** Origin of canonical addresses, such as `https://www.parkett.example`. */
  readonly origin: string;
  /** Timeout in ms for all calls of one page together. */
  readonly deadline: number;
  /** Explains why a block's props do not fit its schema; undefined if they fit. */
  checkProps(props: { readonly type: string }): string | undefined;
}

/** Tokens and state of a private page's forms. */
export interface PageForms {
  /** Issues a token for one form of this visitor. */
  token(name: string): string;
  /** Form that was submitted and is shown with its result. */
  readonly sent?: { readonly name: string; readonly state: FormState } | undefined;
}

/** Request of a visitor. */
export interface PageRequest {
  /** Path without query, in canonical spelling (`readPath`). */
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  /** Instant of rendering in milliseconds since 1970. */
  readonly now: number;
  /** Visitor of the request; public pages are always rendered for ANYONE. */
  readonly visitor: Visitor;
  /** Whether a public page is rendered with the visitor's session, as this visitor may see it. */
  readonly isOwnView?: true;
  /** Makes calls with the visitor's session; required for private pages. */
  readonly call?: PrivateCall | undefined;
  /** Set on private pages only. */
  readonly forms?: PageForms | undefined;
  /** Renders only blocks of this type, for a browser that has the rest of the page; only on private pages. */
  readonly only?: string | undefined;
  /** Purposes that the visitor has consented to; undefined before a decision and on public pages. */
  readonly granted?: readonly number[] | undefined;
}

/** Request with the page that its path matches. */
export interface MatchedRequest extends PageRequest {
  readonly match: PageMatch;
}

/** Failure of one block of a page. */
export interface Failure {
  readonly block: string;
  readonly slot: string;
  readonly index: number;
  readonly reason: 'unknown-block' | 'invalid-props' | 'wrong-subject' | 'needs' | 'data' | 'render';
  /** Message for previews only: may contain data of the visitor. */
  readonly message: string;
  /** Call that failed. */
  readonly operation?: string;
  /** Description for the log. */
  readonly fault?: ErrorDescription;
  /** Place of the block in its document; in preview only. */
  readonly address?: string;
  /** Whether visitors see no message, because the block has `onError: nothing`. */
  readonly isSilent?: boolean;
  /** Whether the provider did not answer. */
  readonly isOutage?: boolean;
}

export interface PageHead {
  readonly title: string;
  readonly description: string;
  /** Absolute URL; null on error pages. */
  readonly canonical: string | null;
  readonly robots: 'index' | 'noindex';
  /** Preview image for sharing. */
  readonly image: { readonly address: string; readonly alt: string } | null;
  /** Structured data of the page's subject for search engines (schema.org), one object each. */
  readonly structured?: readonly object[];
  /** Feeds of the page's list. */
  readonly feeds?: readonly { readonly address: string; readonly type: string; readonly title: string }[];
  /** Id of the app in Apple's store, for Safari's app banner. */
  readonly appleApp?: string | undefined;
}

export type DataClass = 'content' | 'quotes' | 'static';

export interface RenderedPage {
  readonly kind: 'page';
  readonly status: 200 | 404 | 429 | 500 | 503;
  readonly head: PageHead;
  readonly html: string;
  /** Style sheets of the blocks besides the base, without duplicates. */
  readonly styles: readonly string[];
  /** Scripts of the blocks, by folder, without duplicates. */
  readonly scripts: readonly string[];
  readonly dataClass: DataClass;
  readonly failures: readonly Failure[];
  /** Replaces `html` in the preview of a draft whose client already has some blocks. */
  readonly parts?: DraftParts | undefined;
}

export interface Redirect {
  readonly kind: 'redirect';
  /** 301 for other spellings; 303 to the login, to the last page of a list, or to a temporary target. */
  readonly status: 301 | 303;
  /** Root-relative address; the login may be on the host of the personal area. */
  readonly location: string;
}

export type PageResult = RenderedPage | Redirect;
