import { visibilityAttributes, type Visibility } from '#documents/rules/evaluate.ts';
import { escapeXml } from '#domain/text/escape-xml.ts';
import type { ContentArea } from './content-area.ts';

/** Rendered block of a slot. */
export interface RenderedBlock {
  readonly type: string;
  readonly visibility?: Visibility | undefined;
  /** Whether it takes half of its column on wide screens. */
  readonly half?: boolean | undefined;
  /** Place in its document; in preview only. */
  readonly address?: string | undefined;
  /** Key of the input that it is rendered from; in previews only. */
  readonly key?: string | undefined;
  /** Whether it replaces a block that failed. */
  readonly isFallback?: boolean;
  /** Whether it contains prose, which changes the layout of its column. */
  readonly isRunningText?: boolean;
  /** Id of its element, on a page with an outline. */
  readonly anchor?: string | undefined;
  readonly html: string;
}

/** Content type of a page in analytics. Source: contract.md §2 "Content types" and §3 "Analytics dimensions". */
export interface ContentFacts {
  readonly type?: string;
  readonly level3?: string | undefined;
  /** Replacement for a path that contains typed text. */
  readonly path?: string | undefined;
}

export interface PageMarkup {
  readonly header: string;
  /** Breadcrumbs. */
  readonly trail: string;
  readonly area: ContentArea;
  /** Address and time of the page, for print; only on pages with prices. */
  readonly state?: string | undefined;
  readonly content?: ContentFacts | undefined;
  /** Key of the frame around the blocks; in previews only. */
  readonly frame?: string | undefined;
  readonly footer: string;
  /** Names of the ad slots in the content; empty without an ad engine. */
  readonly ads?: readonly string[];
  readonly slots: Readonly<Record<'top' | 'main' | 'aside', readonly RenderedBlock[]>>;
}

/** Target of the skip link. */
export const CONTENT_ID = 'inhalt';

/** Ad slot beside the content. */
const SKY = '<div class="page-sky" data-ad-slot="sky"></div>';

/**
 * Puts rendered blocks into the common layout of all pages. Block types are identifiers, so nothing needs escaping. Browsers show a page
 * while it is still loading, so classes that decide on the layout (grid, aside, prose) precede the elements that they move.
 */
export function pageMarkup({ header, trail, area, state, content, frame, footer, slots, ads = [] }: PageMarkup): string {
  const ad = (name: string): string => (ads.includes(name) ? `<div class="ad-place" data-ad-slot="${name}"></div>` : '');
  const slot = (name: 'top' | 'main' | 'aside', tag: 'div' | 'aside', inner: string): string =>
    slots[name].length === 0 ? '' : `<${tag} class="slot slot--${name}${isProse(slots[name]) ? ' slot--prose' : ''}">${inner}</${tag}>`;
  const beside = blocks(slots.aside) + ad('mpu_hpa');
  const aside = slot('aside', 'aside', beside);
  const main = slot('main', 'div', mainBlocks(slots.main, ad));
  const top = slot('top', 'div', blocks(slots.top));
  const hasAside = aside !== '' && beside !== '';
  const kinds = hasAside ? ` page-columns--aside${isProse(slots.main) ? ' page-columns--text' : ''}` : '';
  const columns = main || aside ? `<div class="page-columns${kinds}">${main}${aside}</div>` : '';
  return (
    `<a class="skip-link no-print"${area.isExtraLarge ? ' data-grid="extra-large"' : ''} href="#${CONTENT_ID}">Zum Inhalt springen</a>${header}` +
    `<main id="${CONTENT_ID}" class="${area.classes}" tabindex="-1"${attribute('data-content-type', content?.type)}${attribute('data-content-level-3', content?.level3)}${attribute('data-content-path', content?.path)}${attribute('data-state', state)}${attribute('data-frame', frame)}>${trail}${top}${ad('top')}${columns}${ad('page_breaker')}</main>` +
    `${area.hasSky ? SKY : ''}${footer}`
  );
}

function isProse(rendered: readonly RenderedBlock[]): boolean {
  return rendered.some(({ isRunningText, html }) => isRunningText === true && html !== '');
}

/** Joins the blocks of the content with its ad slots: after the first block (phones), in the middle, at the end. */
function mainBlocks(rendered: readonly RenderedBlock[], ad: (name: string) => string): string {
  const half = Math.ceil(rendered.length / 2);
  // Inserts no slot between two blocks that share a row.
  const middle = rendered[half]?.half === true && rendered[half - 1]?.half === true ? half + 1 : half;
  const parts = [rendered.slice(0, 1), rendered.slice(1, middle), rendered.slice(Math.max(1, middle))].map(blocks);
  return `${parts[0]}${ad('mobile')}${parts[1]}${ad('middle')}${parts[2]}${ad('bottom')}`;
}

function blocks(rendered: readonly RenderedBlock[]): string {
  return rendered.map(blockMarkup).join('');
}

/** Wraps a block in its own element; empty for a block without output. */
export function blockMarkup({ type, visibility, half, address, key, anchor, html }: RenderedBlock): string {
  if (html === '') return '';
  const place = attribute('data-path', address) + attribute('data-key', key);
  return `<div${attribute('id', anchor)} class="block${half === true ? ' half' : ''}" data-block="${type}"${ruleAttributes(visibility)}${place}>${html}</div>`;
}

function ruleAttributes(visibility: Visibility | undefined): string {
  if (visibility === undefined) return '';
  return Object.entries(visibilityAttributes(visibility))
    .map(([name, value]) => attribute(name, value))
    .join('');
}

/** Formats an attribute; escapes its value, since names of files and rules may contain any character. */
function attribute(name: string, value: string | true | undefined): string {
  if (value === undefined) return '';
  return value === true ? ` ${name}` : ` ${name}="${escapeXml(value)}"`;
}
