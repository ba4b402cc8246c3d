import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { RenderedBlock } from './markup.ts';

export interface RenderedSlots {
  readonly top: readonly RenderedBlock[];
  readonly main: readonly RenderedBlock[];
  readonly aside: readonly RenderedBlock[];
}

/**
 * Adds an `h1` with the name of the page at the top of the main column if the block with the heading failed. Users of screen readers
 * need it to know where they are.
 */
export function withHeading(slots: RenderedSlots, name: string | undefined): RenderedSlots {
  const rendered = [...slots.top, ...slots.main, ...slots.aside];
  const hasFailed = rendered.some(({ isFallback, html }) => isFallback === true && html !== '');
  if (name === undefined || !hasFailed || rendered.some(({ html }) => /<h1[\s>]/.test(html))) return slots;
  return { ...slots, main: [{ type: 'page-heading', html: renderToStaticMarkup(createElement('h1', {}, name)) }, ...slots.main] };
}
