import { useComputedColorScheme } from '@mantine/core';
import { useInViewport } from '@mantine/hooks';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** Block gallery of the site: the first example of each type, with the style sheets that blocks need. */
export interface Gallery {
  readonly sheets: readonly string[];
  readonly examples: ReadonlyMap<string, string>;
}

/** Milliseconds in sight after which a miniature is rendered: not while somebody still types or scrolls past. */
const REST = 250;
/** Width of a page in a miniature, in its own pixels. */
const PAGE = 600;

/** The page with all blocks and their examples (`/bausteine`), fetched when the first miniature comes into sight. */
const gallery = queryOptions({
  queryKey: ['gallery'],
  queryFn: async () => {
    const response = await fetch('/bausteine');
    if (!response.ok) throw new Error(`/bausteine: ${response.status}`);
    return galleryIn(await response.text());
  },
  staleTime: Infinity,
  retry: false,
});

/** A block as its first example shows it, small: drawn by the site, so it looks as the block does now. Nothing in it can be used. */
export function Miniature({ type }: { readonly type: string }) {
  const { ref, inViewport } = useInViewport<HTMLDivElement>();
  // A miniature stays rendered once it was rendered.
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    if (!inViewport) return undefined;
    const timer = setTimeout(() => setWanted(true), REST);
    return () => clearTimeout(timer);
  }, [inViewport]);
  const theme = useComputedColorScheme('light');
  const { data } = useQuery({ ...gallery, enabled: isWanted });
  const page = data && pageOf(data, type, theme);
  return (
    <div ref={ref} className="miniature" aria-hidden>
      {isWanted && page !== undefined && (
        <iframe
          className="miniature__frame"
          title="Beispiel"
          tabIndex={-1}
          inert
          sandbox="allow-same-origin"
          srcDoc={page}
          style={{ width: PAGE }}
        />
      )}
    </div>
  );
}

/** The parts of the gallery's HTML. An example in which nothing is to be seen is passed over. */
export function galleryIn(html: string): Gallery {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const sheets = [...page.querySelectorAll('link[rel=stylesheet]:not([media])')].map((link) => link.getAttribute('href') ?? '');
  const blocks = [...page.querySelectorAll<HTMLElement>('.gallery__example > [data-block]')];
  const examples = new Map<string, string>();
  for (const block of blocks) {
    const type = block.dataset['block'] ?? '';
    if (!examples.has(type) && block.childElementCount > 0) examples.set(type, block.outerHTML);
  }
  return { sheets, examples };
}

/** A page with nothing but the example; undefined for a type without one. */
export function pageOf({ sheets, examples }: Gallery, type: string, theme: string): string | undefined {
  const example = examples.get(type);
  if (example === undefined) return undefined;
  const links = sheets.map((href) => `<link rel="stylesheet" href="${href}">`).join('');
  return `<!doctype html><html lang="de" data-theme="${theme}"><head>${links}</head><body><main class="page-main">${example}</main></body></html>`;
}
