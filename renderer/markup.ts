import { visibilityAttributes, type Visibility } from '#documents/rules/evaluate.ts';
import { escapeXml } from '#domain/text/escape-xml.ts';
import type { ContentArea } from './content-area.ts';

/** HTML of one slot's blocks, each in its own element. */
export interface RenderedBlock {
  readonly type: string;
  readonly visibility?: Visibility | undefined;
  /** Whether it takes only half of its column where that is wide. */
  readonly half?: boolean | undefined;
  /** Where its document holds it; in preview only. */
  readonly address?: string | undefined;
  /** Key of the data that it is rendered from; in the preview of drafts only. */
  readonly key?: string | undefined;
  /** Whether it stands in the place of one that failed. */
  readonly isFallback?: boolean;
  /** Text to read, which makes its column one. */
  readonly isRunningText?: boolean;
  /** Id of its element, on a page that lists its sections. */
  readonly anchor?: string | undefined;
  readonly html: string;
}

/** Content type of a page in analytics. Source: contract.md §2 "Content types" and §3 "Analytics dimensions". */
export interface ContentFacts {
  readonly type?: string;
  readonly level3?: string | undefined;
  /** Replacement for the path of a page whose own path somebody typed. */
  readonly path?: string | undefined;
}

export interface PageMarkup {
  readonly header: string;
  /** The way to the page. */
  readonly trail: string;
  readonly area: ContentArea;
  /** Which page this is and of when, as it stands on paper; pages whose content has no hour have none. */
  readonly state?: string | undefined;
  readonly content?: ContentFacts | undefined;
  /** Key of the frame around the blocks; in the preview of drafts only. */
  readonly frame?: string | undefined;
  readonly footer: string;
  /** Names of the ad slots in the content; empty while nobody fills them. */
  readonly ads?: readonly string[];
  readonly slots: Readonly<Record<'top' | 'main' | 'aside', readonly RenderedBlock[]>>;
}

/** Where the skip link leads. */
export const CONTENT_ID = 'inhalt';

/** Where an advertisement beside the content goes. */
const SKY = '<div class="page-sky" data-ad-slot="sky"></div>';

/**
 * Puts drawn blocks into the one layout that every page has. Block types are identifiers, so nothing needs escaping. A page is shown
 * while it still arrives: what decides on its layout (the grid, a column beside, prose) stands before what it moves.
 */
export function pageMarkup({ header, trail, area, state, content, frame, footer, slots, ads = [] }: PageMarkup): string {
  const ad = (name: string): string => (ads.includes(name) ? `<div class="ad-place" data-ad-slot="${name}"></div>` : '');
  const slot = (name: 'top' | 'main' | 'aside', tag: 'div' | 'aside', inner: string): string =>
    slots[name].length === 0 ? '' : `<${tag} class="slot slot--${name}${isProse(slots[name]) ? ' slot--prose' : ''}">${inner}</${tag}>`;
  const beside = blocks(slots.aside) + ad('mpu_hpa');
  const aside = slot('aside', 'aside', beside);
  const main = slot('main', 'div', mainBlocks(slots.main, ad));
  const top = slot('top', 'div', blocks(slots.top));
  const isTwo = aside !== '' && beside !== '';
  const kinds = isTwo ? ` page-columns--aside${isProse(slots.main) ? ' page-columns--text' : ''}` : '';
  const columns = main || aside ? `<div class="page-columns${kinds}">${main}${aside}</div>` : '';
  return (
    `<a class="skip-link no-print"${area.isExtraLarge ? ' data-grid="extra-large"' : ''} href="#${CONTENT_ID}">Zum Inhalt springen</a>${header}` +
    `<main id="${CONTENT_ID}" class="${area.classes}" tabindex="-1"${attribute('data-content-type', content?.type)}${attribute('data-content-level-3', content?.level3)}${attribute('data-content-path', content?.path)}${attribute('data-state', state)}${attribute('data-frame', frame)}>${trail}${top}${ad('top')}${columns}${ad('page_breaker')}</main>` +
    `${area.hasSky ? SKY : ''}${footer}`
  );
}

function isProse(drawn: readonly RenderedBlock[]): boolean {
  return drawn.some(({ isRunningText, html }) => isRunningText === true && html !== '');
}

/** The blocks of the content with the slots in it: for phones behind the first, in the middle, at the end. */
function mainBlocks(drawn: readonly RenderedBlock[], ad: (name: string) => string): string {
  const half = Math.ceil(drawn.length / 2);
  // Nothing comes between two that stand beside each other.
  const middle = drawn[half]?.half === true && drawn[half - 1]?.half === true ? half + 1 : half;
  const parts = [drawn.slice(0, 1), drawn.slice(1, middle), drawn.slice(Math.max(1, middle))].map(blocks);
  return `${parts[0]}${ad('mobile')}${parts[1]}${ad('middle')}${parts[2]}${ad('bottom')}`;
}

function blocks(drawn: readonly RenderedBlock[]): string {
  return drawn.map(blockMarkup).join('');
}

/** A block in its own element; nothing of one that draws nothing. */
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

/** Names of files and rules may hold anything. */
function attribute(name: string, value: string | true | undefined): string {
  if (value === undefined) return '';
  return value === true ? ` ${name}` : ` ${name}="${escapeXml(value)}"`;
}
