import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { RenderedBlock } from './markup.ts';

export interface RenderedSlots {
  readonly top: readonly RenderedBlock[];
  readonly main: readonly RenderedBlock[];
  readonly aside: readonly RenderedBlock[];
}

/**
 * Gives the page its heading where the block that would have drawn it failed: what the page is called, above everything in its middle.
 * Without it, who hears the page or jumps from heading to heading would not know where they are.
 */
export function withHeading(slots: RenderedSlots, name: string | undefined): RenderedSlots {
  const drawn = [...slots.top, ...slots.main, ...slots.aside];
  const hasFailed = drawn.some(({ isFallback, html }) => isFallback === true && html !== '');
  if (name === undefined || !hasFailed || drawn.some(({ html }) => /<h1[\s>]/.test(html))) return slots;
  return { ...slots, main: [{ type: 'page-heading', html: renderToStaticMarkup(createElement('h1', {}, name)) }, ...slots.main] };
}
