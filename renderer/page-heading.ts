import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { DrawnBlock } from './markup.ts';

export interface DrawnSlots {
  readonly top: readonly DrawnBlock[];
  readonly main: readonly DrawnBlock[];
  readonly aside: readonly DrawnBlock[];
}

/**
 * Gives the page its heading where the block that would have drawn it failed: what the page is called, above everything in its middle.
 * Without it, who hears the page or jumps from heading to heading would not know where they are.
 */
export function withHeading(slots: DrawnSlots, name: string | undefined): DrawnSlots {
  const drawn = [...slots.top, ...slots.main, ...slots.aside];
  const hasFailed = drawn.some(({ isFallback, html }) => isFallback === true && html !== '');
  if (name === undefined || !hasFailed || drawn.some(({ html }) => /<h1[\s>]/.test(html))) return slots;
  return { ...slots, main: [{ type: 'page-heading', html: renderToStaticMarkup(createElement('h1', {}, name)) }, ...slots.main] };
}
